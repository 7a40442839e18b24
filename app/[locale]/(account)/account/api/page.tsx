import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CrudToastProvider } from '@/components/crud/crud-toasts';
import { ApiKeys } from '@/features/api-keys/components/api-keys';
import { PageMessages } from '@/lib/i18n/page-messages';
import { requireVisitor } from '@/lib/routes/decide/require-visitor';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('api_keys');
  return { title: t('title'), robots: { index: false, follow: false } };
}

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
