import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { type SearchParams, ServiceOrder } from '@/features/services/components/order/service-order';
import type { ServicePageKey } from '@/lib/contracts/money/services';
import { requireVisitor } from '@/lib/decide/require-visitor';
import type { AccountRoute } from '@/lib/routes/account-routes';
import { serviceRouteOf } from '@/lib/routes/service-routes';

export type AccountOrderPageProps = { searchParams: SearchParams };

export async function accountOrderMetadata(service: ServicePageKey): Promise<Metadata> {
  const t = await getTranslations('services');
  return { title: t('order.title', { name: t(`names.${service}`) }), robots: { index: false, follow: false } };
}

/** The order view of a service within the account. */
export async function AccountOrderPage({ service, searchParams }: AccountOrderPageProps & { service: ServicePageKey }) {
  await requireVisitor(serviceRouteOf(service).accountOrder as AccountRoute['path']);
  return <ServiceOrder service={service} searchParams={searchParams} />;
}
