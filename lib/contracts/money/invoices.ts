import { z } from 'zod';
import { emailSchema } from '../account/auth';
import { envelope } from '../common';
import { pagedSchema } from '../paged';
import { idQuery } from '../query';
import { amountSchema, typedAmountSchema } from './fields';

const invoiceEmailsMax = 3;
export const invoicePageSize = 20;

/** cancelled: never paid and taken back · credited: taken back as a whole by credit notes after it was paid. */
export const invoiceStates = ['issued', 'paid', 'cancelled', 'credited'] as const;
export type InvoiceState = (typeof invoiceStates)[number];
export const invoiceKinds = ['invoice', 'credit_note'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

/** One address or several, as JSON or a form may give them. */
const ccEmailsSchema = z
  .union([z.array(emailSchema), emailSchema.transform((one) => [one])])
  .refine((all) => all.length <= invoiceEmailsMax, 'errors.invoice_emails_max')
  .refine((all) => new Set(all).size === all.length, 'errors.email_duplicate');

/**
 * POST microservice/users/request-invoice, brokers and developers only (404 for others), with an `Idempotency-Key`.
 * `comment` is the purpose that the page shows. Legal name, identification code and e-mail are those of the account: each one that is
 * missing is 422 `errors.invoice_profile` on its name (`legal_name`, `identification_code`, `email`).
 */
export const requestInvoiceBodySchema = z.strictObject({
  amount: typedAmountSchema,
  comment: z.string().trim().max(255).default(''),
  cc_emails: ccEmailsSchema.default([]),
});
export type RequestInvoiceBody = z.output<typeof requestInvoiceBodySchema>;

export const invoiceSchema = z.object({
  id: z.number().int(),
  /** `INV-2026-000123`; credit notes `CN-2026-000004`. */
  number: z.string(),
  kind: z.enum(invoiceKinds),
  state: z.enum(invoiceStates),
  /** VAT included; negative for a credit note. */
  amount: amountSchema,
  vat: amountSchema,
  issued_at: z.iso.datetime(),
  due_at: z.iso.datetime(),
  paid_at: z.iso.datetime().nullable(),
  /** Number of the invoice that a credit note takes back; null for invoices. */
  credited_number: z.string().nullable(),
});
export type Invoice = z.infer<typeof invoiceSchema>;
export const requestedInvoiceSchema = envelope(invoiceSchema);

/** GET v1/invoices?page=: the visitor's own, newest first. GET v1/invoices/{id}/pdf is the sheet. */
export const invoiceQuerySchema = z.object({ page: idQuery.optional() });
export const invoicesSchema = envelope(pagedSchema(invoiceSchema));
export type Invoices = z.infer<typeof invoicesSchema>['data'];

/** GET v1/admin/invoices?state=&q=&page=: `q` is a part of the number, the buyer's name or code. */
export const adminInvoiceQuerySchema = z.object({
  state: z.enum(invoiceStates).optional(),
  q: z.string().trim().max(100).optional(),
  page: idQuery.optional(),
});
export const adminInvoiceSchema = invoiceSchema.extend({
  buyer: z.object({ id: z.number().int(), name: z.string(), code: z.string(), email: z.string() }),
  comment: z.string(),
  /** How much of it credit notes took back. */
  credited: amountSchema,
});
export type AdminInvoice = z.infer<typeof adminInvoiceSchema>;
export const adminInvoicesSchema = envelope(pagedSchema(adminInvoiceSchema));
export type AdminInvoices = z.infer<typeof adminInvoicesSchema>['data'];

/**
 * POST v1/admin/invoices/{id}/settle: the transfer has arrived; the money goes to the wallet once. Responds with the invoice; 409
 * `errors.invoice_state` when it is not open.
 *
 * POST v1/admin/invoices/{id}/credit: takes an invoice back, all that is left of it without `amount`; an open one only as a whole.
 * Responds with the credit note; 409 `not_enough_balance` when the money of a paid one was spent. Both need an `Idempotency-Key`.
 */
export const settledInvoiceSchema = envelope(adminInvoiceSchema);
export const creditInvoiceBodySchema = z.strictObject({
  amount: typedAmountSchema.optional(),
  reason: z.string().trim().min(3, 'errors.field_required').max(500),
});
export type CreditInvoiceBody = z.output<typeof creditInvoiceBodySchema>;
