import { ServiceView } from '@/components/checkout/service-view';
import { VipLanding } from '@/features/services/components/vip/vip-landing';
import { currentVisitor } from '@/lib/api/visitor';
import { serviceIds } from '@/lib/domain/order/services';
import { landingMetadata } from '../landing-page';

export const generateMetadata = () => landingMetadata('vip');

/** The page that presents VIP. */
export default async function VipPage() {
  const visitor = await currentVisitor().catch(() => null);
  return (
    <>
      <ServiceView serviceId={serviceIds.vip} />
      <VipLanding isSignedIn={visitor !== null} />
    </>
  );
}
