import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Overview } from '@/features/account/components/overview';
import { getOverview } from '@/features/account/queries/get-overview';
import { getProfile } from '@/lib/api/profile';
import { visitorHeaders } from '@/lib/api/visitor';
import { requireVisitor } from '@/lib/routes/decide/require-visitor';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account.overview');
  return { title: t('title'), robots: { index: false, follow: false } };
}

export default async function AccountPage() {
  await requireVisitor('/account');
  const [profile, figures] = await Promise.all([getProfile(await visitorHeaders()), getOverview()]);
  return <Overview profile={profile} stats={figures} />;
}
