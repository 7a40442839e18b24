import type { Db } from '@/server/db/client';
import { savedCards } from '@/server/modules/payments/payments.table';
import { insertAuction } from '../../factories/auction';
import { insertOrder, payBody } from '../../factories/money/money';
import { insertStatement } from '../../factories/statement';
import { insertVisitor, type Visitor } from '../../factories/visitor';
import type { AccessRow } from './access-matrix-row';

const createdAt = new Date('2026-11-20T09:00:00Z');
const mask = '4242 **** **** 4242';
const cardOf = async (db: Db, { user }: Visitor) => {
  const row = { userId: user.id, gateway: 'sandbox' as const, token: `visa:1230:${user.id}`, mask, createdAt };
  const [card] = await db.insert(savedCards).values(row).returning();
  return { path: { id: card?.id ?? 0 } };
};
const everyone: AccessRow['statuses'] = [401, 200, 200, 200, 200, 200];
/** The owner has no money; for everybody else the payment does not exist. */
const payRow: AccessRow = {
  statuses: [401, 409, 404, 404, 404, 404],
  prepare: async (db, { user }) => ({ body: payBody((await insertOrder(db, user.id)).payment) }),
};

/** For everybody but its owner a card does not exist. */
const cardRow: AccessRow = { statuses: [401, 200, 404, 404, 404, 404], prepare: cardOf };
/** An order for a statement of the owner: for everybody else it is none that may be promoted. */
const promotionRow = (bodyOf: (id: number) => object, state: 'active' | 'unpaid' = 'active'): AccessRow => ({
  statuses: [401, 200, 422, 422, 422, 422],
  prepare: async (db, { user }) => ({ body: bodyOf((await insertStatement(db, { userId: user.id, state })).id) }),
});
const vipBody = (id: number) => ({ statements: [id], vip_type_id: 1, days: 1 });

/** Nobody bids in their own auction; the bidders are strangers to each other. */
const bidRow: AccessRow = {
  statuses: [401, 409, 200, 200, 200, 200],
  prepare: async (db, { user }) => ({
    path: { id: (await insertAuction(db, {}, { userId: user.id })).id },
    body: { amount: 100_000, terms_accepted: true },
  }),
};

const promotionRows: Record<string, AccessRow> = {
  'POST /api/microservice/payments/init-vip-order': promotionRow(vipBody),
  'POST /api/microservice/payments/init-package-order': {
    statuses: everyone,
    prepare: () => ({ body: { vip_type_id: 1, size: 5 } }),
  },
  'POST /api/microservice/payments/init-facebook-boost-order': promotionRow((id) => ({ statement_id: id, type: 3 })),
  'POST /api/microservice/payments/init-publication-order': promotionRow((id) => ({ statement_id: id, days: 3 }), 'unpaid'),
  'POST /api/microservice/promotion/preview': {
    statuses: everyone,
    prepare: async (db, { user }) => ({ body: vipBody((await insertStatement(db, { userId: user.id })).id) }),
  },
  'GET /api/microservice/promotion/publication': {
    statuses: [401, 200, 404, 404, 404, 404],
    prepare: async (db, { user }) => {
      const { id } = await insertStatement(db, { userId: user.id, state: 'unpaid' });
      return { query: `?statement_id=${id}&days=7` };
    },
  },
  'GET /api/microservice/promotion/statements': {
    statuses: everyone,
    prepare: async (db, { user }) => ({ query: `?ids=${(await insertStatement(db, { userId: user.id })).id}` }),
  },
  'GET /api/microservice/statements/:id{[0-9]+}/promotion-results': {
    statuses: [401, 200, 404, 404, 404, 404],
    prepare: async (db, { user }) => ({ path: { id: (await insertStatement(db, { userId: user.id })).id } }),
  },
};
// Nobody here is of the staff.
const staffRow: AccessRow = { statuses: [401, 404, 404, 404, 404, 404] };

/** Another company's agent is nobody's business. */
const limitRow = (body?: object): AccessRow => ({
  ownerTypeId: 3,
  statuses: [401, 200, 404, 404, 404, 404],
  prepare: async (db, { user }) => {
    const agent = await insertVisitor(db, { typeId: 2, agencyId: user.id });
    return { path: { id: agent.user.id }, body };
  },
});

/** Payments, the wallet and orders. */
export const moneyRows: Record<string, AccessRow> = {
  ...promotionRows,
  'POST /api/microservice/statements/:id/bids': bidRow,
  'GET /api/microservice/statements/:id/bids/own': {
    statuses: everyone,
    prepare: async (db, { user }) => ({ path: { id: (await insertAuction(db, {}, { userId: user.id })).id } }),
  },
  'POST /api/v3/payments/init-fill-balance': { statuses: everyone, prepare: () => ({ body: { amount: 20 } }) },
  'GET /api/v3/payments/cards': { statuses: everyone, prepare: cardOf },
  'GET /api/v3/payments/methods': { statuses: everyone },
  'DELETE /api/v3/payments/cards/:id': cardRow,
  'POST /api/v3/payments/cards/:id/default': cardRow,
  'POST /api/v3/payments/pay': payRow,
  'POST /api/microservice/payments/pay': payRow,
  'GET /api/v3/payments': { statuses: everyone },
  'GET /api/microservice/users/agents/:id/wallet-limit': limitRow(),
  'POST /api/microservice/users/agents/:id/wallet-limit': limitRow({ monthly: 100 }),
  'GET /api/microservice/users/company/agency/wallet-limit': { ownerTypeId: 2, statuses: [401, 200, 200, 200, 404, 404] },
  'GET /api/v3/payments/export.csv': { statuses: everyone },
  'GET /api/v1/admin/money/reports': staffRow,
  'GET /api/v1/admin/refunds': staffRow,
  'POST /api/v1/admin/refunds': staffRow,
  'POST /api/v1/admin/refunds/:id/approve': staffRow,
  'POST /api/v1/admin/refunds/:id/reject': staffRow,
  'GET /api/v3/payments/:id{[0-9]+}': {
    statuses: [401, 200, 404, 404, 404, 404],
    prepare: async (db, { user }) => ({ path: { id: (await insertOrder(db, user.id)).payment.id } }),
  },
};
