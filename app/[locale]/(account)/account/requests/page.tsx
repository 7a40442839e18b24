import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CrudToastProvider } from '@/components/crud/crud-toasts';
import { MyRequests } from '@/features/clients/components/requests/my-requests';
import { PageMessages } from '@/lib/i18n/page-messages';
import { requireVisitor } from '@/lib/routes/decide/require-visitor';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('buyer_requests');
  return { title: t('title'), robots: { index: false, follow: false } };
}

/** What the visitor told brokers that they seek. */
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
