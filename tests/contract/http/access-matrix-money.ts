import type { Db } from '@/server/db/client';
import { savedCards } from '@/server/modules/payments/payments.table';
import { insertOrder, payBody } from '../../factories/money';
import type { Visitor } from '../../factories/visitor';
import type { AccessRow } from './access-matrix-rows';

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

/** Payments, the wallet and orders. */
export const moneyRows: Record<string, AccessRow> = {
  'POST /api/v3/payments/init-fill-balance': { statuses: everyone, prepare: () => ({ body: { amount: 20 } }) },
  'GET /api/v3/payments/cards': { statuses: everyone, prepare: cardOf },
  'DELETE /api/v3/payments/cards/:id': cardRow,
  'POST /api/v3/payments/cards/:id/default': cardRow,
  'POST /api/v3/payments/pay': payRow,
  'POST /api/microservice/payments/pay': payRow,
  'GET /api/v3/payments/:id{[0-9]+}': {
    statuses: [401, 200, 404, 404, 404, 404],
    prepare: async (db, { user }) => ({ path: { id: (await insertOrder(db, user.id)).payment.id } }),
  },
};
