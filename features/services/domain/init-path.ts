import { type ServicePageKey, serviceRows } from '@/lib/contracts/money/service-table';

/** Services of statements are paid at one address, all others at the other. */
type InitPath = { url: string; channel: 'v3' | 'microservice' };

/** Where an order of a service is made. */
export function initPathOf(service: ServicePageKey): InitPath {
  const call = serviceRows.find(({ page }) => page?.key === service)?.call;
  if (call) return { url: `/v3/payments/init-${call.name}-order`, channel: 'v3' };
  return { url: '/microservice/payments/init-facebook-boost-order', channel: 'microservice' };
}

/** The body that the address takes: a boost names its statement, and its days as the type. */
export const initBody = (service: ServicePageKey, body: Record<string, unknown>): Record<string, unknown> =>
  service === 'facebook' ? { statement_id: body.statement_id, type: body.days } : body;
