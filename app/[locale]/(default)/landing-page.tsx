import type { Metadata } from 'next';
import { getLocale } from 'next-intl/server';
import { ServiceView } from '@/components/checkout/service-view';
import { ServiceLanding } from '@/features/services/components/landing/service-landing';
import { getServicePage } from '@/features/services/queries/service-page';
import { currentVisitor } from '@/lib/api/visitor';
import type { ServicePageKey } from '@/lib/contracts/money/services';
import { serviceRouteOf } from '@/lib/routes/service-routes';
import { serviceMetadata } from '@/lib/seo/metadata/service-metadata';

/** Metadata of a service's page. */
export const landingMetadata = async (service: ServicePageKey): Promise<Metadata> =>
  serviceMetadata(await getLocale(), await getServicePage(service));

/** The page that presents a service. */
export async function LandingPage({ service }: { service: ServicePageKey }) {
  const visitor = await currentVisitor().catch(() => null);
  return (
    <>
      <ServiceView serviceId={serviceRouteOf(service).serviceId} />
      <ServiceLanding service={service} isSignedIn={visitor !== null} />
    </>
  );
}
