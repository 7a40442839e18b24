import { randomUUID } from 'node:crypto';
import type { AuditAction } from '@/lib/contracts/admin';
import type { DeskAction } from '@/lib/contracts/money/desk';
import type { UploadedFile } from '@/lib/contracts/money/services';
import { hasVisit, serviceIds } from '@/lib/domain/order/services';
import type { OrderAction } from '@/lib/domain/order/status-machine';
import { visitStart } from '@/lib/domain/order/visits';
import { isPostUrl, isTourUrl } from '@/lib/domain/statement/rules';
import { dayMs } from '@/lib/domain/time/duration';
import type { Repositories, UnitOfWork } from '@/server/composition/repositories';
import { ApiError, invalid, notFound } from '../../http/errors';
import type { Clock } from '../../ports/clock';
import type { OrderFilesService } from '../orders/order-files.service';
import { bookVisit } from '../orders/orders.creation.service';
import { releaseVisit } from '../orders/orders.fulfillers';
import type { Fulfiller } from '../orders/orders.fulfilment';
import { notifyBuyer } from '../orders/orders.notices';
import type { StepBy } from '../orders/orders.payment';
import type { OrderRow } from '../orders/orders.repository';
import { wrongOrderState } from '../orders/orders.service';
import type { UploadBody } from '../uploads/uploads.multipart';
import { deskActions } from './desk.actions';

export type DeskWorkParts = {
  repositories: Pick<Repositories, 'orders'>;
  atomically: UnitOfWork;
  step(inside: Repositories, order: OrderRow, action: OrderAction, now: Date, by?: StepBy): Promise<OrderRow>;
  fulfillerOf(order: OrderRow): Fulfiller | undefined;
  files: Pick<OrderFilesService, 'addResult'>;
  clock: Clock;
};
export type DeskWorkService = ReturnType<typeof createDeskWork>;

type Details = Record<string, string | number>;
type Work = { inside: Repositories; order: OrderRow; now: Date };
type Visit = { day?: string | undefined; slot?: string | undefined; place?: string | undefined };

/** Missed visits after which the order has failed. */
const noShowsMax = 2;
/** The buyer chooses a new time within so long. */
const newTimeMs = 3 * dayMs;

const isLinkFor = (serviceId: number, url: string): boolean =>
  (serviceId === serviceIds.tour3d && isTourUrl(url)) || (serviceId === serviceIds.facebook && isPostUrl(url));

/** What the staff does with orders. An action, its line in the trail, its notice and its line in the audit log are one transaction. */
export function createDeskWork({ repositories, atomically, step, fulfillerOf, files, clock }: DeskWorkParts) {
  const act = (
    staffId: number,
    id: number,
    action: DeskAction,
    work: (parts: Work, by: StepBy) => Promise<Details>,
  ): Promise<void> =>
    atomically(async (inside) => {
      const now = clock();
      const order = await inside.orders.lock(id);
      if (!order) throw notFound();
      if (!deskActions(order, now).includes(action)) throw wrongOrderState();
      const details = await work({ inside, order, now }, { actorId: staffId, isStaff: 1 });
      const auditAction = `orders_${action}` as AuditAction;
      await inside.staff.addAudit({ staffUserId: staffId, action: auditAction, subjectId: id, details, createdAt: now });
    });

  const note = ({ inside, order, now }: Work, by: StepBy, action: string, details: Details): Promise<void> =>
    inside.orders.addEvent({ orderId: order.id, action, state: order.state, ...by, details, createdAt: now });

  const changed = async (inside: Repositories, order: OrderRow, set: Parameters<typeof inside.orders.change>[1]) => {
    const row = await inside.orders.change(order, set);
    if (!row) throw wrongOrderState();
    return row;
  };

  /** Books the visit of a service that has slots; an appointment elsewhere has only a time. */
  const planVisit = async ({ inside, order, now }: Work, { day, slot }: Visit) => {
    if (day === undefined && order.visitDay !== null) return {};
    if (day === undefined || slot === undefined)
      throw invalid({ [day === undefined ? 'day' : 'slot']: ['errors.field_required'] });
    if (visitStart(day, slot) <= now) throw invalid({ slot: ['errors.slot_taken'] });
    if (!hasVisit(order.serviceId)) return { visitDay: day, visitSlot: slot, visitAt: visitStart(day, slot) };
    await releaseVisit(inside, order);
    return bookVisit(inside, order.serviceId, order.cityId, { day, slot }).catch((error: unknown) => {
      throw error instanceof ApiError && error.status === 422 ? invalid({ slot: ['errors.slot_taken'] }) : error;
    });
  };

  const hasResult = async ({ inside, order }: Work): Promise<boolean> =>
    order.visitAt !== null && order.serviceId === serviceIds.publicRegistry
      ? true
      : (await inside.orders.countFiles(order.id, 'result')) > 0;

  const startBoost = async ({ inside, order, now }: Work): Promise<void> => {
    const link = (await inside.orders.files(order.id)).findLast(({ url }) => url !== null)?.url;
    if (!link) throw new ApiError(409, 'errors.order_without_result');
    await inside.boosts.start(order.id, link, now);
  };

  return {
    /** @throws ApiError 404, 409; 422 for a person who is not of the staff */
    assign: (staffId: number, id: number, assigneeId: number): Promise<void> =>
      act(staffId, id, 'assign', async ({ inside, order, now }, by) => {
        if (!(await inside.desk.isAssignee(assigneeId))) throw invalid({ assignee_id: ['errors.assignee_unknown'] });
        const row = await changed(inside, order, { assigneeId, updatedAt: now });
        await step(inside, row, 'assign', now, { ...by, details: { assignee_id: assigneeId } });
        return { assignee_id: assigneeId };
      }),

    /** Confirms the visit, or sets another. @throws ApiError 404, 409; 422 on `slot` for one that is taken */
    schedule: (staffId: number, id: number, visit: Visit): Promise<void> =>
      act(staffId, id, 'schedule', async (work, by) => {
        const { inside, order, now } = work;
        const planned = await planVisit(work, visit);
        const place = visit.place ? { details: { ...order.details, place: visit.place } } : {};
        const row = await changed(inside, order, { ...planned, ...place, updatedAt: now });
        const details = { day: row.visitDay ?? '', slot: row.visitSlot ?? '' };
        await step(inside, row, 'schedule', now, { ...by, details });
        return details;
      }),

    start: (staffId: number, id: number): Promise<void> =>
      act(staffId, id, 'start', async (work, by) => {
        if (work.order.serviceId === serviceIds.facebook) await startBoost(work);
        await step(work.inside, work.order, 'start', work.now, by);
        return {};
      }),

    /** @throws ApiError 404, 409 also without a result */
    deliver: (staffId: number, id: number): Promise<void> =>
      act(staffId, id, 'deliver', async (work, by) => {
        if (!(await hasResult(work))) throw new ApiError(409, 'errors.order_without_result');
        await step(work.inside, work.order, 'deliver', work.now, by);
        return {};
      }),

    fail: (staffId: number, id: number, reason: string): Promise<void> =>
      act(staffId, id, 'fail', async ({ inside, order, now }, by) => {
        await releaseVisit(inside, order);
        await step(inside, order, 'fail', now, { ...by, details: { reason } });
        return { reason };
      }),

    /** Drops an order that nobody paid. */
    cancel: (staffId: number, id: number, reason: string): Promise<void> =>
      act(staffId, id, 'cancel', async ({ inside, order, now }, by) => {
        const cancelled = await step(inside, order, 'cancel', now, { ...by, details: { reason } });
        await fulfillerOf(order)?.onTakenBack(inside, cancelled, now);
        return { reason };
      }),

    /** The buyer was not there: a new time is to be chosen, and the second time the order has failed. */
    noShow: (staffId: number, id: number): Promise<void> =>
      act(staffId, id, 'no_show', async (work, by) => {
        const { inside, order, now } = work;
        const missed = { day: order.visitDay ?? '', slot: order.visitSlot ?? '' };
        await note(work, by, 'no_show', missed);
        const count = await inside.orders.countEvents(id, 'no_show');
        const row = await changed(inside, order, {
          ...{ visitDay: null, visitSlot: null, visitAt: null, isVisitBooked: false },
          ...{ dueAt: new Date(now.getTime() + newTimeMs), updatedAt: now },
        });
        if (count >= noShowsMax) await step(inside, row, 'fail', now, { ...by, details: { no_shows: count } });
        else await notifyBuyer(inside, row, 'order_no_show', now);
        return { ...missed, no_shows: count };
      }),

    note: (staffId: number, id: number, text: string): Promise<void> =>
      act(staffId, id, 'note', async (work, by) => {
        await note(work, by, 'note', { text });
        return {};
      }),

    /** Attaches the address of a tour, or the post of a boost. @throws ApiError 422 on `url` for one that a page may not show */
    link: (staffId: number, id: number, url: string): Promise<void> =>
      act(staffId, id, 'link', async (work, by) => {
        const { inside, order, now } = work;
        if (!isLinkFor(order.serviceId, url)) throw invalid({ url: ['errors.tour_url'] });
        const storageName = `link-${randomUUID()}`;
        const file = { name: url, mediaType: 'text/uri-list', bytes: 0, storageName, url };
        await inside.orders.addFile({ orderId: id, userId: staffId, kind: 'result', ...file, createdAt: now });
        await note(work, by, 'file', { name: url });
        return { url };
      }),

    /** Attaches a result file. @throws ApiError 404, 409, 413, 415, 422, 503 */
    addFile: async (staffId: number, id: number, upload: UploadBody): Promise<UploadedFile> => {
      const order = await repositories.orders.find(id);
      if (!order) throw notFound();
      if (!deskActions(order, clock()).includes('file')) throw wrongOrderState();
      const file = await files.addResult(staffId, order, upload);
      await act(staffId, id, 'file', async (work, by) => {
        await note(work, by, 'file', { name: file.name });
        return { file_id: file.id };
      });
      return file;
    },
  };
}
