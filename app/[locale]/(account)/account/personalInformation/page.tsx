import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { PersonalInformation } from '@/features/account/components/personal-information/personal-information';
import { profileQuery } from '@/lib/api/profile';
import { createQueryClient } from '@/lib/api/query-client';
import { visitorHeaders } from '@/lib/api/visitor';
import { requireVisitor } from '@/lib/decide/require-visitor';
import { PageMessages } from '@/lib/i18n/page-messages';
import { privateMetadata } from '@/lib/seo/metadata/private-metadata';

export const generateMetadata = privateMetadata('account.personal.title');

export default async function PersonalInformationPage() {
  await requireVisitor('/account/personalInformation');
  const client = createQueryClient();
  await client.fetchQuery(profileQuery(await visitorHeaders()));
  return (
    <PageMessages names={['account', 'auth', 'notifications', 'push']}>
      <HydrationBoundary state={dehydrate(client)}>
        <PersonalInformation />
      </HydrationBoundary>
    </PageMessages>
  );
}
