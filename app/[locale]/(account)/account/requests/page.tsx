import { CrudToastProvider } from '@/components/crud/crud-toasts';
import { MyRequests } from '@/features/clients/components/requests/my-requests';
import { requireVisitor } from '@/lib/decide/require-visitor';
import { PageMessages } from '@/lib/i18n/page-messages';
import { privateMetadata } from '@/lib/seo/metadata/private-metadata';

export const generateMetadata = privateMetadata('buyer_requests.title');

/** The visitor's requests to brokers. */
export default async function RequestsPage() {
  await requireVisitor('/account/requests');
  return (
    <PageMessages names={['crud', 'auth', 'clients', 'buyer_requests', 'place']}>
      <CrudToastProvider>
        <MyRequests />
      </CrudToastProvider>
    </PageMessages>
  );
}
