import { getTranslations } from 'next-intl/server';
import { OrdersView } from '@/features/services/components/orders/orders-view';
import { requireVisitor } from '@/lib/decide/require-visitor';
import { serviceIds } from '@/lib/domain/order/services';
import { PageMessages } from '@/lib/i18n/page-messages';
import { privateMetadata } from '@/lib/seo/metadata/private-metadata';

export const generateMetadata = privateMetadata('account.orders.measure.title');

export default async function MeasurementsPage() {
  await requireVisitor('/account/measure');
  const t = await getTranslations('account.orders.measure');
  return (
    <PageMessages names={['checkout', 'crud', 'order_lines', 'orders', 'services']}>
      <OrdersView serviceId={serviceIds.measure} labels={{ title: t('title'), empty: t('empty'), text: t('text') }} />
    </PageMessages>
  );
}
