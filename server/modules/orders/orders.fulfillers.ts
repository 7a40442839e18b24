import { type ServiceId, serviceIds } from '@/lib/domain/order/services';
import { ApiError } from '../../http/errors';
import type { Repositories } from '../../repositories';
import type { Fulfiller, OrderRow } from './orders.fulfilment';
import { repriceOf } from './orders.pricing';

/** Gives the order's place in its slot back, once. */
export async function releaseVisit({ orders, visits }: Repositories, order: OrderRow): Promise<void> {
  const { serviceId, cityId, visitDay: day, visitSlot: slot } = order;
  if (cityId === null || day === null || slot === null) return;
  if (await orders.unbook(order.id)) await visits.release({ serviceId, cityId, day, slot });
}

/** Uses the promo code up. @throws ApiError 409 when none of it is left: nothing is bought */
async function redeemPromo({ promoCodes }: Repositories, order: OrderRow, now: Date): Promise<void> {
  const { id: orderId, userId, promoCodeId, lines } = order;
  const isDiscounted = lines.some(({ key }) => key === 'promo_discount');
  if (promoCodeId === null || !isDiscounted) return;
  if (!(await promoCodes.redeem(promoCodeId, { userId, orderId, now }))) throw new ApiError(409, 'errors.price_changed');
}

/** A service that people do: paid orders wait for the staff, and what was reserved is freed when the money goes back. */
const staffedFulfiller: Fulfiller = {
  quote: repriceOf,
  onPaid: async (repositories, order, now) => {
    await redeemPromo(repositories, order, now);
    return null;
  },
  onTakenBack: async (repositories, order) => {
    await releaseVisit(repositories, order);
    if (order.promoCodeId !== null) await repositories.promoCodes.giveBack(order.promoCodeId, order.id);
  },
};

/** The data of the price estimate is there at once: the page reads it from the statement. */
const aiDataFulfiller: Fulfiller = { ...staffedFulfiller, onPaid: async () => 'deliver' };

/** Fulfillers of the services that are ordered with a form. */
export const orderFulfillers: ReadonlyMap<ServiceId, Fulfiller> = new Map([
  [serviceIds.tour3d, staffedFulfiller],
  [serviceIds.photoTour, staffedFulfiller],
  [serviceIds.rate, staffedFulfiller],
  [serviceIds.measure, staffedFulfiller],
  [serviceIds.legalCheck, staffedFulfiller],
  [serviceIds.publicRegistry, staffedFulfiller],
  [serviceIds.aiData, aiDataFulfiller],
]);
