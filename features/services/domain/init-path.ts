import type { ServicePageKey } from '@/lib/contracts/money/services';
import type { OrderCall } from '@/lib/domain/order/services';

/** Services of statements are paid at one address, all others at the other. */
type InitPath = { url: string; channel: 'v3' | 'microservice' };

const calls: Readonly<Partial<Record<ServicePageKey, OrderCall>>> = {
  '3d-turi': 'matterport-service',
  'photo-tour': 'photographer-service',
  shefaseba: 'rate-service',
  azomva: 'measure-service',
  'check-real-estate': 'legal-verification-service',
  'booking-service': 'public-registry-service',
};

/** Where an order of a service is made. */
export function initPathOf(service: ServicePageKey): InitPath {
  const call = calls[service];
  if (call) return { url: `/v3/payments/init-${call}-order`, channel: 'v3' };
  return { url: '/microservice/payments/init-facebook-boost-order', channel: 'microservice' };
}

/** The body that the address takes: a boost names its statement, and its days as the type. */
export const initBody = (service: ServicePageKey, body: Record<string, unknown>): Record<string, unknown> =>
  service === 'facebook' ? { statement_id: body.statement_id, type: body.days } : body;
