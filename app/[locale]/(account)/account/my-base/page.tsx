import { CrudToastProvider } from '@/components/crud/crud-toasts';
import { Inventory } from '@/features/inventory/components/inventory';
import { requireVisitor } from '@/lib/decide/require-visitor';
import { PageMessages } from '@/lib/i18n/page-messages';
import { privateMetadata } from '@/lib/seo/metadata/private-metadata';

export const generateMetadata = privateMetadata('inventory.title');

/** The private base of a broker or an agent; other kinds of account have no such page. */
export default async function MyBasePage() {
  await requireVisitor('/account/my-base');
  return (
    <PageMessages names={['crud', 'auth', 'inventory', 'place']}>
      <CrudToastProvider>
        <Inventory />
      </CrudToastProvider>
    </PageMessages>
  );
}
