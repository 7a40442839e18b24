import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PersonalInformation } from '@/features/account/components/personal-information/personal-information';
import { profileQuery } from '@/lib/api/profile';
import { createQueryClient } from '@/lib/api/query-client';
import { visitorHeaders } from '@/lib/api/visitor';
import { PageMessages } from '@/lib/i18n/page-messages';
import { requireVisitor } from '@/lib/routes/decide/require-visitor';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account.personal');
  return { title: t('title'), robots: { index: false, follow: false } };
}

export default async function PersonalInformationPage() {
  await requireVisitor('/account/personalInformation');
  const client = createQueryClient();
  await client.fetchQuery(profileQuery(await visitorHeaders()));
  return (
    <PageMessages names={['account', 'auth', 'notifications']}>
      <HydrationBoundary state={dehydrate(client)}>
        <PersonalInformation />
      </HydrationBoundary>
    </PageMessages>
  );
}
