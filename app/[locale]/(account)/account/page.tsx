import { Overview } from '@/features/account/components/overview';
import { getOverview } from '@/features/account/queries/get-overview';
import { getProfile } from '@/lib/api/profile';
import { visitorHeaders } from '@/lib/api/visitor';
import { requireVisitor } from '@/lib/decide/require-visitor';
import { privateMetadata } from '@/lib/seo/metadata/private-metadata';

export const generateMetadata = privateMetadata('account.overview.title');

export default async function AccountPage() {
  await requireVisitor('/account');
  const [profile, figures] = await Promise.all([getProfile(await visitorHeaders()), getOverview()]);
  return <Overview profile={profile} stats={figures} />;
}
