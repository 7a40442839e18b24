import { eq } from 'drizzle-orm';
import { orders } from '@/server/modules/orders/orders.table';
import { insertOrder } from '../../factories/money/money';
import { legalBody, rateBody } from '../../factories/money/orders';
import type { AccessRow } from './access-matrix-row';

const everyone: AccessRow['statuses'] = [401, 200, 200, 200, 200, 200];
const ownerAlone: AccessRow['statuses'] = [401, 200, 404, 404, 404, 404];
// Nobody here is of the staff.
const staffRow: AccessRow = { statuses: [401, 404, 404, 404, 404, 404] };
type State = NonNullable<(typeof orders.$inferInsert)['state']>;

const orderRow = (
  { state = 'created', statuses = ownerAlone, body }: { state?: State; statuses?: AccessRow['statuses']; body?: object } = {},
  overrides: Partial<typeof orders.$inferInsert> = {},
): AccessRow => ({
  statuses,
  prepare: async (db, { user }) => {
    const { order } = await insertOrder(db, user.id, { state, details: { address: 'ვაკე' }, ...overrides });
    if (state === 'delivered') await db.update(orders).set({ paidAt: order.createdAt }).where(eq(orders.id, order.id));
    return { path: { id: order.id, fileId: 1 }, body };
  },
});
const init = (body: object, statuses: AccessRow['statuses'] = everyone): AccessRow => ({ statuses, prepare: () => ({ body }) });
/** The body says too little. */
const refused: AccessRow['statuses'] = [401, 422, 422, 422, 422, 422];
const { visit_day: _day, visit_slot: _slot, type: _type, ...rateRequest } = rateBody;

/** Orders and what is ordered. */
export const orderRows: Record<string, AccessRow> = {
  'GET /api/v1/orders': orderRow({ statuses: everyone }),
  'GET /api/v1/orders/:id{[0-9]+}': orderRow(),
  'POST /api/v1/orders/:id{[0-9]+}/cancel': orderRow({ body: { reason: 'გადავიფიქრე' } }),
  'POST /api/v1/orders/:id{[0-9]+}/accept': orderRow({ state: 'delivered' }),
  'POST /api/v1/orders/:id{[0-9]+}/redo': orderRow({ state: 'delivered', body: { reason: 'ბუნდოვანია' } }),
  // The owner's order has no visit to move.
  'POST /api/v1/orders/:id{[0-9]+}/reschedule': orderRow({
    statuses: [401, 409, 404, 404, 404, 404],
    body: { day: '2026-11-24', slot: '10:00' },
  }),
  // Nothing was sent, and no other way of a file is public.
  'POST /api/v1/orders/files': { statuses: [401, 415, 415, 415, 415, 415] },
  'POST /api/v1/orders/:id{[0-9]+}/files': orderRow({ statuses: [401, 409, 404, 404, 404, 404] }),
  // Only a photo tour that was accepted has photos to add.
  'POST /api/v1/orders/:id{[0-9]+}/photos': orderRow({ statuses: [401, 409, 404, 404, 404, 404], body: { files: [1] } }),
  'GET /api/v1/orders/:id{[0-9]+}/files/:fileId': orderRow({ statuses: [401, 404, 404, 404, 404, 404] }),
  'POST /api/v1/rate-requests/create': init(rateRequest),
  'POST /api/express/api/rate-requests/create': init(rateRequest),
  'POST /api/express/api/rate-requests/choose-rate-type/:id': orderRow({ body: { rate_type: 'bank' } }, { serviceId: 5 }),
  'POST /api/v3/payments/init-legal-verification-service-order': init(legalBody),
  'POST /api/v3/payments/init-matterport-service-order': init({}, refused),
  'POST /api/v3/payments/init-photographer-service-order': init({}, refused),
  'POST /api/v3/payments/init-rate-service-order': init({}, refused),
  'POST /api/v3/payments/init-measure-service-order': init({}, refused),
  'POST /api/v3/payments/init-public-registry-service-order': init({}, refused),
  'POST /api/v3/payments/init-ai-service-order': init({}, refused),
  'GET /api/v1/admin/orders': staffRow,
  'GET /api/v1/admin/orders/export.csv': staffRow,
  'GET /api/v1/admin/orders/:id{[0-9]+}': staffRow,
  'POST /api/v1/admin/orders/:id{[0-9]+}/assign': staffRow,
  'POST /api/v1/admin/orders/:id{[0-9]+}/schedule': staffRow,
  'POST /api/v1/admin/orders/:id{[0-9]+}/start': staffRow,
  'POST /api/v1/admin/orders/:id{[0-9]+}/deliver': staffRow,
  'POST /api/v1/admin/orders/:id{[0-9]+}/fail': staffRow,
  'POST /api/v1/admin/orders/:id{[0-9]+}/cancel': staffRow,
  'POST /api/v1/admin/orders/:id{[0-9]+}/no-show': staffRow,
  'POST /api/v1/admin/orders/:id{[0-9]+}/note': staffRow,
  'POST /api/v1/admin/orders/:id{[0-9]+}/link': staffRow,
  'POST /api/v1/admin/orders/:id{[0-9]+}/files': staffRow,
  'GET /api/v1/admin/orders/:id{[0-9]+}/files/:fileId': staffRow,
  'GET /api/v1/admin/assignees': staffRow,
  'GET /api/v1/admin/prices': staffRow,
  'POST /api/v1/admin/prices': staffRow,
  'GET /api/v1/admin/promo-codes': staffRow,
  'POST /api/v1/admin/promo-codes': staffRow,
  'POST /api/v1/admin/promo-codes/:id/end': staffRow,
  'POST /api/v1/promo-codes/check': {
    // There is no such code.
    statuses: refused,
    prepare: () => ({ body: { code: 'NONE', service_id: 9 } }),
  },
  'POST /api/v1/services/:key/notify-me': {
    statuses: everyone,
    prepare: () => ({ path: { key: '3d-service' }, body: { city_id: 46 } }),
  },
};
