import { insertOrder, payBody } from '../../factories/money';
import type { AccessRow } from './access-matrix-rows';

const everyone: AccessRow['statuses'] = [401, 200, 200, 200, 200, 200];
/** The owner has no money; for everybody else the payment does not exist. */
const payRow: AccessRow = {
  statuses: [401, 409, 404, 404, 404, 404],
  prepare: async (db, { user }) => ({ body: payBody((await insertOrder(db, user.id)).payment) }),
};

/** Payments, the wallet and orders. */
export const moneyRows: Record<string, AccessRow> = {
  'POST /api/v3/payments/init-fill-balance': { statuses: everyone, prepare: () => ({ body: { amount: 20 } }) },
  'POST /api/v3/payments/pay': payRow,
  'POST /api/microservice/payments/pay': payRow,
  'GET /api/v3/payments/:id{[0-9]+}': {
    statuses: [401, 200, 404, 404, 404, 404],
    prepare: async (db, { user }) => ({ path: { id: (await insertOrder(db, user.id)).payment.id } }),
  },
};
