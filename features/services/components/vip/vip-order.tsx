import { getTranslations } from 'next-intl/server';
import { PageMessages } from '@/lib/i18n/page-messages';
import type { VipStart } from '../../domain/vip-order';
import { getServiceTypes } from '../../queries/service-page';
import { PackageOrderView, VipOrderView } from './vip-order-view';

/** The order of VIP, or of placements ahead where the address names a package. */
export async function VipOrder({ start }: { start: VipStart }) {
  const [t, catalogue] = await Promise.all([getTranslations('vip'), getServiceTypes('vip-service')]);
  const isPackage = start.package !== undefined;
  return (
    <>
      <header className="mb-6">
        <h1 className="mt type-h1">{t(isPackage ? 'package.title' : 'order.title')}</h1>
        <p className="type-body mt-1 text-ink-2">{t(isPackage ? 'package.lead' : 'order.lead')}</p>
      </header>
      <PageMessages names={['auth', 'checkout', 'order_lines', 'services', 'vip']}>
        {isPackage ? (
          <PackageOrderView catalogue={catalogue} start={start} />
        ) : (
          <VipOrderView catalogue={catalogue} start={start} />
        )}
      </PageMessages>
    </>
  );
}
