import { getTranslations } from 'next-intl/server';
import { OrdersView } from '@/features/services/components/orders/orders-view';
import { requireVisitor } from '@/lib/decide/require-visitor';
import { PageMessages } from '@/lib/i18n/page-messages';
import { privateMetadata } from '@/lib/seo/metadata/private-metadata';

export const generateMetadata = privateMetadata('account.orders.services.title');

export default async function ServicesPage() {
  await requireVisitor('/account/services');
  const t = await getTranslations('account.orders.services');
  return (
    <PageMessages names={['checkout', 'crud', 'order_lines', 'orders', 'services']}>
      <OrdersView serviceId={null} labels={{ title: t('title'), empty: t('empty'), text: t('text') }} />
    </PageMessages>
  );
}
