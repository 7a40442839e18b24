import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ProfileView } from '@/features/account/components/profile-view';
import { getProfile } from '@/lib/api/profile';
import { visitorHeaders } from '@/lib/api/visitor';
import { requireVisitor } from '@/lib/routes/decide/require-visitor';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account.profile');
  return { title: t('title'), robots: { index: false, follow: false } };
}

export default async function ProfilePage() {
  await requireVisitor('/account/profile');
  return <ProfileView profile={await getProfile(await visitorHeaders())} />;
}
