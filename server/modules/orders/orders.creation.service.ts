import type { Quote } from '@/lib/contracts/money/orders';
import type { Initiated } from '@/lib/contracts/money/payments';
import type { OrderBody, QuoteBody } from '@/lib/contracts/money/services';
import { toMajorUnits } from '@/lib/domain/money/amount';
import { vatWithin } from '@/lib/domain/money/vat';
import { dueAfter } from '@/lib/domain/order/buyer-actions';
import { isServiceId } from '@/lib/domain/order/order-lines';
import type { OrderedServiceId, ServiceId } from '@/lib/domain/order/services';
import { visitStart } from '@/lib/domain/order/visits';
import type { Repositories } from '@/server/composition/repositories';
import { invalid } from '../../http/errors';
import type { RateLimiter } from '../../http/limits/rate-limit';
import type { Clock } from '../../ports/clock';
import { findUsableCode } from '../services/promo-codes.service';
import { serviceTypesOf } from '../services/services.types';
import type { IdempotentCall, Once } from '../wallet/idempotency';
import { type OrderDraft, readDraft } from './orders.draft';
import { readLoosely } from './orders.form';
import { toInitiated, toLine } from './orders.mapper';
import { priceOf } from './orders.pricing';
import type { OrderRow } from './orders.repository';

export type OrderCreationParts = {
  repositories: Repositories;
  once: Once;
  limiter: RateLimiter;
  /** Counts tries of promo codes. */
  codeTries: RateLimiter;
  clock: Clock;
};
type QuoteCaller = { userId: number | null; address: string };
export type OrderCreationService = ReturnType<typeof createOrderCreationService>;

const limit = { countMax: 10, windowSeconds: 60 };
const codeLimit = { countMax: 60, windowSeconds: 3600 };

/** @throws ApiError 422 when somebody else has taken the slot */
export async function bookVisit(inside: Repositories, serviceId: number, cityId: number | null, visit: OrderDraft['visit']) {
  if (visit === null || cityId === null) return {};
  const isBooked = await inside.visits.book({ serviceId, cityId, ...visit });
  if (!isBooked) throw invalid({ visit_slot: ['errors.slot_taken'] });
  return { visitDay: visit.day, visitSlot: visit.slot, visitAt: visitStart(visit.day, visit.slot), isVisitBooked: true };
}

type NewOrderContext = { serviceId: OrderedServiceId; userId: number; now: Date; isRequest?: boolean };

/** Stores an order with its visit, its files and the first line of its trail. */
export async function storeOrder(inside: Repositories, draft: OrderDraft, context: NewOrderContext): Promise<OrderRow> {
  const { serviceId, userId, now, isRequest = false } = context;
  const { details, statementIds, cityId, visit, promo, fileIds } = draft;
  const unpriced = isRequest ? { lines: [], amountMinor: 0 } : null;
  const priced = (await priceOf(inside, { serviceId, details, statementIds }, promo, now)) ?? unpriced;
  if (!priced) throw invalid({ type: ['errors.field_invalid'] });
  const booked = await bookVisit(inside, serviceId, cityId, visit);
  const order = await inside.orders.add({
    userId,
    payerId: userId,
    serviceId,
    details,
    statementIds,
    ...priced,
    promoCodeId: promo?.id ?? null,
    cityId,
    ...booked,
    dueAt: dueAfter({ state: 'created', visitAt: null }, now),
    createdAt: now,
    updatedAt: now,
  });
  if ((await inside.orders.attachFiles(order.id, userId, fileIds)) !== fileIds.length)
    throw invalid({ file_ids: ['errors.field_unknown_id'] });
  const event = { orderId: order.id, action: 'create', state: order.state, actorId: userId, createdAt: now };
  await inside.orders.addEvent(event);
  return order;
}

/** Creates orders and quotes their prices. */
export function createOrderCreationService({ repositories, once, limiter, codeTries, clock }: OrderCreationParts) {
  /** The kind may be omitted for a service with one kind. */
  const typeOf = async (serviceId: ServiceId, type: string | undefined): Promise<{ type?: string }> => {
    if (type !== undefined) return { type };
    const types = serviceTypesOf(serviceId, await repositories.priceBook.findPrices(clock()));
    return types.length === 1 && types[0] ? { type: types[0].key } : {};
  };

  return {
    /**
     * Creates an order and its payment.
     * @throws ApiError 422 by field, 409 for a key that came with another body, 429 after ten in a minute
     */
    init: (call: IdempotentCall, serviceId: OrderedServiceId, body: OrderBody): Promise<Initiated> =>
      once(
        call,
        async (inside) => {
          const [now, { userId }] = [clock(), call];
          const draft = await readDraft(inside, { serviceId, body, userId, now });
          const { id: orderId, amountMinor } = await storeOrder(inside, draft, { serviceId, userId, now });
          return toInitiated(await inside.payments.add({ userId, orderId, amountMinor, createdAt: now }));
        },
        () => limiter.take(`init ${call.userId}`, limit),
      ),

    /** @throws ApiError 422 while the body is incomplete, and on `promo_code` for an invalid one; 429 after 60 codes in an hour */
    quote: async ({ userId, address }: QuoteCaller, { service_id: serviceId, ...body }: QuoteBody): Promise<Quote> => {
      if (!isServiceId(serviceId)) throw invalid({ service_id: ['errors.field_unknown_id'] });
      const now = clock();
      if (body.promo_code) await codeTries.take(userId === null ? address : `user ${userId}`, codeLimit);
      const promo = body.promo_code
        ? await findUsableCode(repositories.promoCodes, body.promo_code, { serviceId, userId, now, field: 'promo_code' })
        : null;
      const details = { ...readLoosely(body), ...(await typeOf(serviceId, body.type)) };
      const priced = await priceOf(repositories, { serviceId, details, statementIds: [] }, promo, now);
      if (!priced) throw invalid({ [details.type === undefined ? 'type' : 'area']: ['errors.field_required'] });
      return {
        lines: priced.lines.map(toLine),
        amount: toMajorUnits(priced.amountMinor),
        vat: toMajorUnits(vatWithin(priced.amountMinor)),
      };
    },
  };
}
