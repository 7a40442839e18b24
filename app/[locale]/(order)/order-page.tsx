import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { ServiceView } from '@/components/checkout/service-view';
import { CompactAccountSlot } from '@/features/account/components/navigation/account-slots';
import { CompactShell } from '@/features/app-shell/components/compact-shell';
import { LoginModalSlot } from '@/features/auth/components/login-modal/login-modal-slot';
import { TopUpSlot } from '@/features/payments/components/top-up/top-up-slot';
import { ServiceStory } from '@/features/services/components/landing/service-landing';
import { type SearchParams, ServiceOrder } from '@/features/services/components/order/service-order';
import { getServicePage } from '@/features/services/queries/service-page';
import type { ServicePageKey } from '@/lib/contracts/money/services';
import { topUpSettings } from '@/lib/env';
import { localePath } from '@/lib/routes/locale-path';
import { serviceRouteOf } from '@/lib/routes/service-routes';
import { serviceOrderMetadata } from '@/lib/seo/metadata/service-metadata';

export type OrderPageProps = { searchParams: SearchParams };

export async function orderMetadata(service: ServicePageKey): Promise<Metadata> {
  const { order, landing } = serviceRouteOf(service);
  return serviceOrderMetadata(await getLocale(), service, order ?? landing);
}

/** The order view of a service with a link back to its landing page; one that is its own landing page says everything below the form. */
export async function OrderPage({ service, searchParams }: OrderPageProps & { service: ServicePageKey }) {
  const [t, locale] = [await getTranslations('services.order'), await getLocale()];
  const { landing, order, serviceId } = serviceRouteOf(service);
  const isLanding = landing === order;
  return (
    <CompactShell
      {...(isLanding ? {} : { back: { href: localePath(locale, landing), label: t('back') } })}
      account={<CompactAccountSlot hasLogin />}
      modals={{ login: <LoginModalSlot /> }}
      isOrder
    >
      <div className="container-page py-6 lg:py-9">
        <ServiceOrder service={service} searchParams={searchParams} />
      </div>
      {isLanding ? <ServiceView serviceId={serviceId} /> : null}
      {isLanding ? <ServiceStory page={await getServicePage(service)} /> : null}
      <TopUpSlot {...topUpSettings(locale)} />
    </CompactShell>
  );
}
