import { ProfileView } from '@/features/account/components/profile-view';
import { getProfile } from '@/lib/api/profile';
import { visitorHeaders } from '@/lib/api/visitor';
import { requireVisitor } from '@/lib/decide/require-visitor';
import { privateMetadata } from '@/lib/seo/metadata/private-metadata';

export const generateMetadata = privateMetadata('account.profile.title');

export default async function ProfilePage() {
  await requireVisitor('/account/profile');
  return <ProfileView profile={await getProfile(await visitorHeaders())} />;
}
