import type { Locale } from '@/lib/contracts/common';
import type { OrderDetail, OrderState, Orders } from '@/lib/contracts/money/orders';
import { toPage } from '@/lib/contracts/paged';
import { type BuyerAction, buyerActions, isChangeFree } from '@/lib/domain/order/buyer-actions';
import type { OrderAction } from '@/lib/domain/order/status-machine';
import type { Repositories, UnitOfWork } from '@/server/composition/repositories';
import { ApiError, invalid, notFound } from '../../http/errors';
import type { Clock } from '../../ports/clock';
import { bookVisit } from './orders.creation.service';
import { slotError } from './orders.draft';
import { releaseVisit } from './orders.fulfillers';
import type { Fulfiller } from './orders.fulfilment';
import { toEvents, toFile, toLine, toOrder } from './orders.mapper';
import type { StepBy } from './orders.payment';
import type { OrderRow } from './orders.repository';

/** Why money goes back, and that nobody has to agree. */
type RefundRequest = { reason: string; requestedBy: null; isAwaiting: () => false; now: Date };
export type OrdersParts = {
  repositories: Repositories;
  atomically: UnitOfWork;
  /** Moves an order on, with its trail and its notice. */
  step(inside: Repositories, order: OrderRow, action: OrderAction, now: Date, by?: StepBy): Promise<OrderRow>;
  /** Gives all of an order's money back to where it came from, and takes back what it delivered. */
  refund(inside: Repositories, order: OrderRow, request: RefundRequest): Promise<unknown>;
  fulfillerOf(order: OrderRow): Fulfiller | undefined;
  clock: Clock;
};
export type OrdersService = ReturnType<typeof createOrdersService>;

const ordersPageSize = 20;
const statesOf: Readonly<Record<'open' | 'done' | 'cancelled', OrderState[]>> = {
  open: ['created', 'awaiting_payment', 'paid', 'assigned', 'scheduled', 'in_progress', 'delivered'],
  done: ['closed'],
  cancelled: ['cancelled', 'failed', 'refunded'],
};
export type OwnQuery = { serviceId?: number | undefined; state?: keyof typeof statesOf | undefined; page: number };

export const wrongOrderState = () => new ApiError(409, 'errors.order_state');

/** The orders of one person. Another person's are treated as missing. */
export function createOrdersService(parts: OrdersParts) {
  const { repositories, atomically, step, refund, fulfillerOf, clock } = parts;

  const contextOf = async (orders: OrderRow[], locale: Locale) => {
    const firstIds = orders.flatMap(({ statementIds: [id] }) => (id === undefined ? [] : [id]));
    const unpaidIds = orders.filter(({ paidAt }) => paidAt === null).map(({ id }) => id);
    const [payments, rows] = await Promise.all([
      repositories.orders.pendingPayments(unpaidIds),
      firstIds.length === 0 ? [] : repositories.statements.findCardRows([...new Set(firstIds)]),
    ]);
    return { locale, now: clock(), payments, statements: new Map(rows.map((row) => [row.statement.id, row])) };
  };

  /** An order of the person that allows the action now. @throws ApiError 404, 409 */
  const findFor = async (inside: Repositories, userId: number, id: number, action: BuyerAction): Promise<OrderRow> => {
    const order = await inside.orders.findOwn(userId, id);
    if (!order) throw notFound();
    if (buyerActions(order, clock()).includes(action)) return order;
    const isLate = (action === 'cancel' || action === 'reschedule') && !isChangeFree(order, clock());
    throw isLate ? new ApiError(409, 'errors.order_too_late') : wrongOrderState();
  };

  const addEvent = (inside: Repositories, order: OrderRow, action: string, details: Record<string, string>): Promise<void> =>
    inside.orders.addEvent({
      orderId: order.id,
      action,
      state: order.state,
      actorId: order.userId,
      details,
      createdAt: clock(),
    });

  const detail = async (userId: number, id: number, locale: Locale): Promise<OrderDetail> => {
    const order = await repositories.orders.findOwn(userId, id);
    if (!order) throw notFound();
    const [context, files, events, assignee, receiptPaymentId] = await Promise.all([
      contextOf([order], locale),
      repositories.orders.files(id),
      repositories.orders.events(id),
      order.assigneeId === null ? null : repositories.orders.nameOf(order.assigneeId),
      order.paidAt === null ? null : repositories.orders.receiptPaymentOf(id),
    ]);
    return {
      ...toOrder(order, context),
      details: { ...order.details },
      city_id: order.cityId,
      lines: order.lines.map(toLine),
      files: files.map((file) => toFile(file, `/api/v1/orders/${id}`)),
      events: toEvents(events),
      assignee,
      receipt_payment_id: receiptPaymentId,
    };
  };

  return {
    list: async (userId: number, { serviceId, state, page }: OwnQuery, locale: Locale): Promise<Orders> => {
      const filter = { serviceId, states: state && statesOf[state] };
      const [total, rows] = await Promise.all([
        repositories.orders.count(userId, filter),
        repositories.orders.page(userId, filter, ordersPageSize, (page - 1) * ordersPageSize),
      ]);
      const context = await contextOf(rows, locale);
      return toPage(
        rows.map((order) => toOrder(order, context)),
        page,
        ordersPageSize,
        total,
      );
    },

    /** @throws ApiError 404 */
    detail,

    /** Cancels an order; what was paid goes back. @throws ApiError 404, 409 once the work has started or the visit is near */
    cancel: (userId: number, id: number, reason: string): Promise<void> =>
      atomically(async (inside) => {
        const now = clock();
        const order = await findFor(inside, userId, id, 'cancel');
        await addEvent(inside, order, 'cancel_reason', { reason });
        if (order.paidAt !== null) {
          await refund(inside, order, { reason, requestedBy: null, isAwaiting: () => false, now });
          return;
        }
        await step(inside, order, 'cancel', now, { actorId: userId, isStaff: 0 });
        await fulfillerOf(order)?.onTakenBack(inside, order, now);
      }),

    /** Moves the visit. @throws ApiError 404, 409; 422 on `visit_slot` for one that is taken or cannot be booked */
    reschedule: (userId: number, id: number, { day, slot }: { day: string; slot: string }): Promise<void> =>
      atomically(async (inside) => {
        const now = clock();
        const order = await findFor(inside, userId, id, 'reschedule');
        const broken = slotError(day, slot, now);
        if (broken) throw invalid({ slot: [broken] });
        await releaseVisit(inside, order);
        const visit = await bookVisit(inside, order.serviceId, order.cityId, { day, slot }).catch((error: unknown) => {
          throw error instanceof ApiError && error.status === 422 ? invalid({ slot: ['errors.slot_taken'] }) : error;
        });
        const isPlanned = order.state === 'assigned' || order.state === 'scheduled';
        const due = isPlanned && visit.visitAt ? { dueAt: visit.visitAt } : {};
        if (!(await inside.orders.change(order, { ...visit, ...due, updatedAt: now }))) throw wrongOrderState();
        const from: Record<string, string> =
          order.visitDay === null ? {} : { from_day: order.visitDay, from_slot: order.visitSlot ?? '' };
        await addEvent(inside, order, 'reschedule', { ...from, day, slot });
      }),

    /** Accepts what was delivered. @throws ApiError 404, 409 */
    accept: (userId: number, id: number): Promise<void> =>
      atomically(async (inside) => {
        const order = await findFor(inside, userId, id, 'accept');
        await addEvent(inside, order, 'accept', {});
        await step(inside, order, 'close', clock(), { actorId: userId, isStaff: 0 });
      }),

    /** Asks for a redo. @throws ApiError 404, 409 */
    redo: (userId: number, id: number, reason: string): Promise<void> =>
      atomically(async (inside) => {
        const order = await findFor(inside, userId, id, 'redo');
        await addEvent(inside, order, 'redo_reason', { reason });
        await step(inside, order, 'redo', clock(), { actorId: userId, isStaff: 0 });
      }),
  };
}
