import { SpriteIcon } from '@/components/ui/display/sprite-icon';
import { lookOf } from '../domain/service-looks';

/** The sign of a service, in the size and colour of its class. */
export function ServiceIcon({ serviceId, className }: { serviceId: number; className?: string }) {
  return <SpriteIcon name={lookOf(serviceId).icon} className={className} />;
}
