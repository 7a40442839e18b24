import { CrudToastProvider } from '@/components/crud/crud-toasts';
import { Clients } from '@/features/clients/components/clients';
import { requireVisitor } from '@/lib/decide/require-visitor';
import { PageMessages } from '@/lib/i18n/page-messages';
import { privateMetadata } from '@/lib/seo/metadata/private-metadata';

export const generateMetadata = privateMetadata('clients.title');

/** The buyers of a broker or an agent; other kinds of account have no such page. */
export default async function ClientsPage() {
  await requireVisitor('/account/clients');
  return (
    <PageMessages names={['crud', 'auth', 'clients', 'place']}>
      <CrudToastProvider>
        <Clients />
      </CrudToastProvider>
    </PageMessages>
  );
}
