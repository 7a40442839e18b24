import { CrudToastProvider } from '@/components/crud/crud-toasts';
import { ApiKeys } from '@/features/api-keys/components/api-keys';
import { requireVisitor } from '@/lib/decide/require-visitor';
import { PageMessages } from '@/lib/i18n/page-messages';
import { privateMetadata } from '@/lib/seo/metadata/private-metadata';

export const generateMetadata = privateMetadata('api_keys.title');

export default async function ApiKeysPage() {
  await requireVisitor('/account/api');
  return (
    <PageMessages names={['crud', 'auth', 'api_keys']}>
      <CrudToastProvider>
        <ApiKeys />
      </CrudToastProvider>
    </PageMessages>
  );
}
