import type { EstimateDetails } from '@/lib/domain/order/estimate-details';
import { orderCalls, type ServiceId, serviceIds } from '@/lib/domain/order/services';
import type { Repositories } from '@/server/composition/repositories';
import { ApiError } from '../../http/errors';
import type { Fulfiller, OrderRow } from './orders.fulfilment';
import { repriceOf } from './orders.pricing';

/** Frees the order's place in its slot, once. */
export async function releaseVisit({ orders, visits }: Repositories, order: OrderRow): Promise<void> {
  const { serviceId, cityId, visitDay: day, visitSlot: slot } = order;
  if (cityId === null || day === null || slot === null) return;
  if (await orders.unbook(order.id)) await visits.release({ serviceId, cityId, day, slot });
}

/** Redeems the promo code. @throws ApiError 409 when none of it is left: nothing is bought */
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

const wholeUsd = (minor: number): number => Math.round(minor / 100);

/**
 * The data of the price estimate is delivered at once, as of the payment; the order stores it, in whole USD.
 * @throws ApiError 409 `errors.estimate_thin` for a statement that the model cannot estimate
 */
const aiDataFulfiller: Fulfiller = {
  ...staffedFulfiller,
  onPaid: async (repositories, order) => {
    const [statementId = 0] = order.statementIds;
    const found = await repositories.apartments.findEstimate(statementId);
    if (!found || found.areaSqm <= 0) throw new ApiError(409, 'errors.estimate_thin');
    const estimate: EstimateDetails = {
      estimate_total: wholeUsd(found.totalUsdMinor),
      estimate_square: wholeUsd(found.totalUsdMinor / found.areaSqm),
      estimate_low: wholeUsd(found.lowUsdMinor),
      estimate_high: wholeUsd(found.highUsdMinor),
      estimate_comparables: found.comparablesCount,
      estimate_asked: found.priceUsdMinor === null ? null : wholeUsd(found.priceUsdMinor),
    };
    await repositories.orders.change(order, { details: { ...order.details, ...estimate } });
    return 'deliver';
  },
};

/** Fulfillers of the services that are ordered with a form: people do them, or the price model. */
export const orderFulfillers: ReadonlyMap<ServiceId, Fulfiller> = new Map(
  Object.values(orderCalls).map((id) => [id, id === serviceIds.aiData ? aiDataFulfiller : staffedFulfiller]),
);
