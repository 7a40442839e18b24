import { idMax } from '@/lib/contracts/bounds';
import type { Locale } from '@/lib/contracts/common';
import { type Assignees, type DeskOrder, type DeskOrderDetail, type DeskOrders, deskPageSize } from '@/lib/contracts/money/desk';
import type { OrderState } from '@/lib/contracts/money/orders';
import { toPage } from '@/lib/contracts/paged';
import { toMajorUnits } from '@/lib/domain/money/amount';
import { tbilisiDay } from '@/lib/domain/time/tbilisi';
import type { Repositories } from '@/server/composition/repositories';
import { notFound } from '../../http/errors';
import type { Clock } from '../../ports/clock';
import { toFile, toLine, toOrder } from '../orders/orders.mapper';
import { deskActions, deskGroupOf, workStates } from './desk.actions';
import { deskCsv } from './desk.csv';
import type { DeskEventRow, DeskFilter, DeskRow } from './desk.repository';

export type DeskQuery = {
  state?: OrderState | undefined;
  isOverdue: boolean;
  serviceId?: number | undefined;
  cityId?: number | undefined;
  assigneeId?: number | undefined;
  q?: string | undefined;
  page: number;
};
type DeskParts = {
  repositories: Pick<Repositories, 'desk' | 'orders' | 'services' | 'statements'>;
  clock: Clock;
};
/** Maximum number of rows in a CSV. */
const csvRowsMax = 10_000;

export type DeskService = ReturnType<typeof createDeskService>;

/** What a typed text may name: `S-20402`, a payment, a phone, a request. */
function readSearch(q: string): NonNullable<DeskFilter['search']> {
  const digits = q.replace(/[\s().+-]/g, '');
  const [, idText] = /^(?:S-?)?(\d{1,10})$/i.exec(q) ?? [];
  const id = Number(idText);
  const phone = /^\d{9,15}$/.test(digits) ? digits.replace(/^995(?=\d{9}$)/, '') : null;
  return { id: idText !== undefined && id <= idMax ? id : null, phone, requestId: q };
}

const typeOf = ({ details }: DeskRow['order']): string | null => {
  const type = details.type ?? details.tier_id ?? details.days;
  return type === undefined || type === null ? null : String(type);
};

const toEvent = ({ event, actorName }: DeskEventRow): DeskOrderDetail['events'][number] => ({
  id: event.id,
  action: event.action,
  state: event.state,
  actor: event.actorId === null ? null : { id: event.actorId, name: actorName ?? '' },
  is_staff: event.isStaff === 1,
  details: event.details,
  request_id: event.requestId,
  created_at: event.createdAt.toISOString(),
});

/** The orders as the staff sees them. */
export function createDeskService({ repositories, clock }: DeskParts) {
  const { desk, orders, services, statements } = repositories;

  const contextOf = async (rows: DeskRow[], locale: Locale) => {
    const firstIds = rows.flatMap(({ order: { statementIds } }) => statementIds.slice(0, 1));
    const cards = firstIds.length === 0 ? [] : await statements.findCardRows([...new Set(firstIds)]);
    const byId = new Map(cards.map((row) => [row.statement.id, row]));
    return { locale, now: clock(), payments: new Map<number, number>(), statements: byId };
  };

  const toDeskOrder = (row: DeskRow, context: Awaited<ReturnType<typeof contextOf>>): DeskOrder => {
    const { order, buyerName, assigneeName } = row;
    const { id, service_id, state, amount, paid, refunded, subject, visit, created_at } = toOrder(order, context);
    return {
      ...{ id, service_id, state, amount, paid, refunded, subject, visit, created_at },
      type: typeOf(order),
      city_id: order.cityId,
      buyer: { id: order.userId, name: buyerName },
      assignee: order.assigneeId === null ? null : { id: order.assigneeId, name: assigneeName ?? '' },
      due_at: order.dueAt?.toISOString() ?? null,
      group: deskGroupOf(order, context.now),
    };
  };

  const toFilter = ({ state, isOverdue, q, ...filters }: Omit<DeskQuery, 'page'>, now: Date): DeskFilter => {
    const overdueStates = workStates.filter((work) => work !== 'delivered');
    const openStates = isOverdue ? overdueStates : workStates;
    return {
      ...filters,
      states: state === undefined ? openStates : [state],
      overdueAt: isOverdue ? now : undefined,
      search: q ? readSearch(q) : undefined,
    };
  };

  return {
    list: async ({ page, ...query }: DeskQuery, locale: Locale): Promise<DeskOrders> => {
      const now = clock();
      const filter = toFilter(query, now);
      const [counters, total, rows] = await Promise.all([
        desk.counters(now, tbilisiDay(now)),
        desk.count(filter),
        desk.page(filter, deskPageSize, (page - 1) * deskPageSize),
      ]);
      const context = await contextOf(rows, locale);
      const data = rows.map((row) => toDeskOrder(row, context));
      return { counters, orders: toPage(data, page, deskPageSize, total) };
    },

    /** What the list finds, all pages of it, as CSV. */
    csv: async (query: Omit<DeskQuery, 'page'>, locale: Locale): Promise<string> => {
      const rows = await desk.page(toFilter(query, clock()), csvRowsMax, 0);
      const context = await contextOf(rows, locale);
      return deskCsv(
        rows.map((row) => toDeskOrder(row, context)),
        locale,
      );
    },

    /** @throws ApiError 404 */
    detail: async (id: number, locale: Locale): Promise<DeskOrderDetail> => {
      const row = await desk.find(id);
      if (!row) throw notFound();
      const { order } = row;
      const [context, buyer, form, files, events, payments] = await Promise.all([
        contextOf([row], locale),
        desk.buyerOf(order.userId),
        services.findForm(order.serviceId),
        orders.files(id),
        desk.events(id),
        desk.payments(id),
      ]);
      const formPhone = typeof order.details.phone === 'string' ? order.details.phone : null;
      return {
        ...toDeskOrder(row, context),
        details: { ...order.details },
        lines: order.lines.map(toLine),
        files: files.map((file) => toFile(file, `/api/v1/admin/orders/${id}`)),
        statement_ids: order.statementIds,
        fields: form?.fields ?? [],
        buyer: { id: buyer.id, name: buyer.name, phone: formPhone ?? buyer.phone ?? buyer.loginPhone, email: buyer.email },
        paid_with: order.paidWith,
        payments: payments.map((payment) => ({
          id: payment.id,
          state: payment.state,
          method: payment.method,
          amount: toMajorUnits(payment.amountMinor),
          refunded: toMajorUnits(payment.refundedMinor),
          card_mask: payment.cardMask,
          created_at: payment.createdAt.toISOString(),
        })),
        events: events.map(toEvent),
        actions: deskActions(order, clock()),
      };
    },

    assignees: async (): Promise<Assignees> =>
      (await desk.assignees()).map(({ id, name, openOrders }) => ({ id, name, open_orders: openOrders })),
  };
}
