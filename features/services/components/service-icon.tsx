import { SpriteIcon, type SpriteIconName } from '@/components/ui/display/sprite-icon';
import { serviceIds } from '@/lib/domain/order/services';

const icons: Readonly<Record<number, SpriteIconName>> = {
  [serviceIds.vip]: 'coronet',
  [serviceIds.package]: 'coronet',
  [serviceIds.facebook]: 'facebook-logo',
  [serviceIds.tour3d]: 'cube',
  [serviceIds.photoTour]: 'camera',
  [serviceIds.rate]: 'seal-check',
  [serviceIds.measure]: 'ruler',
  [serviceIds.legalCheck]: 'scales',
  [serviceIds.publicRegistry]: 'bank',
};

/** The sign of a service, in the size and colour of its class. */
export function ServiceIcon({ serviceId, className }: { serviceId: number; className?: string }) {
  return <SpriteIcon name={icons[serviceId] ?? 'grid'} className={className} />;
}
