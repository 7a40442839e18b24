import { notificationTypes } from '@/lib/contracts/account/notifications';
import type { Localised } from '@/lib/contracts/common';
import { serviceRowOf } from '@/lib/contracts/money/service-table';
import { dueAfter } from '@/lib/domain/order/buyer-actions';
import { serviceIds } from '@/lib/domain/order/services';
import type { OrderAction } from '@/lib/domain/order/status-machine';
import type { Repositories } from '@/server/composition/repositories';
import type { NewNotification } from '../notifications/notifications.repository';
import type { StepBy } from './orders.payment';
import type { OrderRow } from './orders.repository';

export type OrderTemplate = Extract<NewNotification['template'], `order_${string}`>;

/** The template of each step that the buyer did not take. */
const templates: Readonly<Partial<Record<OrderAction, OrderTemplate>>> = {
  pay: 'order_paid',
  assign: 'order_assigned',
  schedule: 'order_scheduled',
  start: 'order_started',
  deliver: 'order_delivered',
  redo: 'order_redo',
  close: 'order_closed',
  cancel: 'order_cancelled',
  fail: 'order_failed',
  refund: 'order_refunded',
};
const quietActions: readonly OrderAction[] = ['start', 'deliver', 'close'];

/** Names of what is sold in addition to the listed services. */
const otherNames: ReadonlyMap<number, Localised> = new Map([
  [serviceIds.package, { ka: 'განთავსებების პაკეტი', en: 'Package of placements', ru: 'Пакет размещений' }],
  [serviceIds.publication, { ka: 'განცხადების გამოქვეყნება', en: 'Publication of a listing', ru: 'Публикация объявления' }],
]);

/** Notifies the buyer of an order. @param text the staff's own words */
export async function notifyBuyer(
  { notifications, site }: Pick<Repositories, 'notifications' | 'site'>,
  order: OrderRow,
  template: OrderTemplate,
  now: Date,
  text: string | null = null,
): Promise<void> {
  const listed = (await site.findServices()).find(({ id }) => id === order.serviceId)?.name;
  const service = listed ?? otherNames.get(order.serviceId);
  const visit = order.visitAt === null ? {} : { visit_at: order.visitAt.toISOString() };
  const parameters = {
    order: { id: order.id, service_id: order.serviceId, ...(service ? { services: service } : {}) },
    ...visit,
  };
  await notifications.add([
    { userId: order.userId, type: notificationTypes.generic, template, parameters, text, subjectId: order.id, createdAt: now },
  ]);
}

/** Puts an accepted 3D tour on its statement. */
async function publishTour({ orders, publishing }: Repositories, order: OrderRow): Promise<void> {
  const [statementId] = order.statementIds;
  if (order.serviceId !== serviceIds.tour3d || statementId === undefined) return;
  const url = (await orders.files(order.id)).findLast((file) => file.url !== null)?.url;
  if (url) await publishing.setTour(statementId, url);
}

/** What follows a step of an order in its transaction: its next deadline, and the notice of its buyer. */
export async function onOrderStep(
  repositories: Repositories,
  order: OrderRow,
  action: OrderAction,
  now: Date,
  by?: StepBy,
): Promise<void> {
  await repositories.orders.setDue(order.id, dueAfter(order, now));
  if (action === 'close') await publishTour(repositories, order);
  const template = templates[action];
  const isQuiet = serviceRowOf(order.serviceId)?.isImmediate && quietActions.includes(action);
  if (template !== undefined && !isQuiet)
    await notifyBuyer(repositories, order, template, now, by?.isStaff ? String(by.details?.reason ?? '') || null : null);
}
