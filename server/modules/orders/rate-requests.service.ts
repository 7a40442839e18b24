import type { Initiated } from '@/lib/contracts/money/payments';
import type { OrderBody } from '@/lib/contracts/money/services';
import { serviceIds } from '@/lib/domain/order/services';
import type { Repositories } from '@/server/composition/repositories';
import { invalid, notFound } from '../../http/errors';
import type { RateLimiter } from '../../http/limits/rate-limit';
import type { Clock } from '../../ports/clock';
import type { IdempotentCall, Once } from '../wallet/idempotency';
import { storeOrder } from './orders.creation.service';
import { readDraft } from './orders.draft';
import { toInitiated } from './orders.mapper';
import { priceOf } from './orders.pricing';
import { wrongOrderState } from './orders.service';

type Choice = { rate_type: string; rater_id?: number | undefined };
type RateRequestsParts = { once: Once; limiter: RateLimiter; clock: Clock };
export type RateRequestsService = ReturnType<typeof createRateRequestsService>;

const limit = { countMax: 10, windowSeconds: 60 };

/** The valuer of a choice as an order stores it. @throws ApiError 422 for one who does not do the type */
async function raterDetails({ services }: Repositories, choice: Choice): Promise<{ rater_id?: number }> {
  if (choice.rater_id === undefined) return {};
  const rater = (await services.findRaters()).find(({ id }) => id === choice.rater_id);
  if (!rater?.rateTypes.includes(choice.rate_type)) throw invalid({ rater_id: ['errors.field_invalid'] });
  return { rater_id: rater.id };
}

/** Valuations that are requested first and whose type is chosen next: orders without a price until then. */
export const createRateRequestsService = ({ once, limiter, clock }: RateRequestsParts) => ({
  /** @returns the id of the order @throws ApiError 422 by field, 429 after ten in a minute */
  create: (call: IdempotentCall, body: OrderBody): Promise<{ id: number }> =>
    once(
      call,
      async (inside) => {
        const making = { serviceId: serviceIds.rate, userId: call.userId, now: clock(), isRequest: true };
        const draft = await readDraft(inside, { ...making, body });
        return { id: (await storeOrder(inside, draft, making)).id };
      },
      () => limiter.take(`init ${call.userId}`, limit),
    ),

  /** Gives a request its type, its price and its payment. @throws ApiError 404, 409 when it was chosen before, 422 */
  chooseType: (call: IdempotentCall, id: number, choice: Choice): Promise<Initiated> =>
    once(call, async (inside) => {
      const now = clock();
      const order = await inside.orders.findOwn(call.userId, id);
      if (order?.serviceId !== serviceIds.rate) throw notFound();
      if (order.state !== 'created' || order.details.type !== undefined) throw wrongOrderState();
      const details = { ...order.details, type: choice.rate_type, ...(await raterDetails(inside, choice)) };
      const priced = await priceOf(inside, { ...order, details }, null, now);
      if (!priced) throw invalid({ rate_type: ['errors.field_invalid'] });
      if (!(await inside.orders.change(order, { details, ...priced, updatedAt: now }))) throw wrongOrderState();
      const { amountMinor } = priced;
      return toInitiated(await inside.payments.add({ userId: call.userId, orderId: id, amountMinor, createdAt: now }));
    }),
});
