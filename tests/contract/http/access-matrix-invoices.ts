import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { createPaymentsRepository } from '@/server/modules/payments/payments.repository';
import { users } from '@/server/modules/users/users.table';
import { insertInvoice } from '../../factories/money/invoice';
import { insertOrder } from '../../factories/money/money';
import { type AccessRow, secret } from './access-matrix-row';

const everyone: AccessRow['statuses'] = [401, 200, 200, 200, 200, 200];
const ownerAlone: AccessRow['statuses'] = [401, 200, 404, 404, 404, 404];
/** Nobody here is of the staff. */
const staffRow: AccessRow = { statuses: [401, 404, 404, 404, 404, 404] };

/** Invoices and receipts. */
export const invoiceRows: Record<string, AccessRow> = {
  // Only the company of A has everything that an invoice needs.
  'POST /api/microservice/users/request-invoice': {
    ownerTypeId: 3,
    statuses: [401, 200, 422, 404, 422, 422],
    prepare: async (db, { user }) => {
      const company = { legalName: secret, identificationCode: '400123456', email: `invoice-${user.id}@example.ge` };
      await db.update(users).set(company).where(eq(users.id, user.id));
      return { body: { amount: 100 } };
    },
  },
  'GET /api/v1/invoices': {
    statuses: everyone,
    prepare: async (db, { user }) => {
      await insertInvoice(db, user.id, { number: `${secret}-${user.id}-${randomUUID()}` });
      return {};
    },
  },
  'GET /api/v1/invoices/:id/pdf': {
    statuses: ownerAlone,
    prepare: async (db, { user }) => ({ path: { id: (await insertInvoice(db, user.id)).id } }),
  },
  'GET /api/v3/payments/:id/receipt.pdf': {
    statuses: ownerAlone,
    prepare: async (db, { user }) => {
      const { payment } = await insertOrder(db, user.id);
      await createPaymentsRepository(db).approveDirectly(payment.id, 'balance', new Date('2026-11-20T09:00:00Z'));
      return { path: { id: payment.id } };
    },
  },
  'GET /api/v1/admin/invoices': staffRow,
  'POST /api/v1/admin/invoices/:id/settle': staffRow,
  'POST /api/v1/admin/invoices/:id/credit': staffRow,
};
