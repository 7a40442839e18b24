import type { Executor } from '@/server/db/client';
import { invoices } from '@/server/modules/invoices/invoices.table';
import { insertVisitor, type Visitor } from '../visitor';

type InvoiceRow = typeof invoices.$inferSelect;

let invoiceCount = 0;
let companyCount = 0;

/** A broker whose account has everything that an invoice needs. */
export function insertCompany(db: Executor, overrides: Parameters<typeof insertVisitor>[1] = {}): Promise<Visitor> {
  companyCount += 1;
  return insertVisitor(db, {
    typeId: 3,
    legalName: 'შპს „თბილისი ჰაუსი“',
    identificationCode: '400123456',
    email: `company-${companyCount}@example.ge`,
    ...overrides,
  });
}

/** An open invoice of 500 GEL. */
export async function insertInvoice(
  db: Executor,
  userId: number,
  overrides: Partial<typeof invoices.$inferInsert> = {},
): Promise<InvoiceRow> {
  invoiceCount += 1;
  const [row] = await db
    .insert(invoices)
    .values({
      number: `INV-2025-${String(invoiceCount).padStart(6, '0')}`,
      kind: 'invoice',
      userId,
      amountMinor: 500_00,
      vatMinor: 76_27,
      buyerName: 'შპს „თბილისი ჰაუსი“',
      buyerCode: '400123456',
      buyerEmail: 'company@example.ge',
      state: 'issued',
      issuedAt: new Date('2026-11-20T09:00:00Z'),
      dueAt: new Date('2026-12-04T09:00:00Z'),
      ...overrides,
    })
    .returning();
  if (!row) throw new Error('The invoice was not stored.');
  return row;
}
