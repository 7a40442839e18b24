import { notificationTypes } from '@/lib/contracts/account/notifications';
import { type AdminInvoice, type AdminInvoices, type CreditInvoiceBody, invoicePageSize } from '@/lib/contracts/money/invoices';
import { toPage } from '@/lib/contracts/paged';
import { toMajorUnits } from '@/lib/domain/money/amount';
import { vatWithin } from '@/lib/domain/money/vat';
import { toTbilisiClock } from '@/lib/domain/time/tbilisi';
import { ApiError, invalid, notFound } from '../../http/errors';
import type { Clock } from '../../ports/clock';
import type { NotificationsRepository } from '../notifications/notifications.repository';
import type { StaffRepository } from '../staff/staff.repository';
import type { IdempotentCall, Once } from '../wallet/idempotency';
import { postTopUp } from '../wallet/wallet.postings';
import type { Posting, WalletRepository } from '../wallet/wallet.repository';
import { toAdminInvoice } from './invoices.mapper';
import { invoiceNumber } from './invoices.number';
import type { InvoiceFilter, InvoiceRow, InvoicesRepository } from './invoices.repository';
import type { Seller } from './sheet/seller';

type Inside = {
  invoices: InvoicesRepository;
  notifications: NotificationsRepository;
  staff: StaffRepository;
  wallet: WalletRepository;
};
/** A call of the staff; the log names its request. */
type StaffCall = IdempotentCall & { requestId: string };
type SettlementParts = { invoices: InvoicesRepository; once: Once; seller: Seller; clock: Clock };
export type SettlementService = ReturnType<typeof createSettlementService>;

const wrongState = () => new ApiError(409, 'errors.invoice_state');

/** The row, when it is an invoice and not a credit note. @throws ApiError 404 */
async function findInvoice({ invoices }: Pick<Inside, 'invoices'>, id: number): Promise<InvoiceRow> {
  const row = await invoices.findById(id);
  if (row?.kind !== 'invoice') throw notFound();
  return row;
}

const notify = (
  { notifications }: Inside,
  { userId, number }: InvoiceRow,
  template: 'invoice_paid' | 'invoice_credited',
  createdAt: Date,
) =>
  notifications.add([{ userId, type: notificationTypes.generic, template, parameters: { invoice_number: number }, createdAt }]);

/** @throws ApiError 409 for the invoice of the member of the staff */
function assertOthers({ userId }: InvoiceRow, staffUserId: number): void {
  if (userId === staffUserId) throw new ApiError(409, 'errors.own_money');
}

async function settle(
  inside: Inside,
  id: number,
  { userId: staffUserId, requestId }: StaffCall,
  now: Date,
): Promise<AdminInvoice> {
  assertOthers(await findInvoice(inside, id), staffUserId);
  const row = await inside.invoices.settle(id, staffUserId, now);
  if (!row) throw wrongState();
  const { userId, amountMinor } = row;
  const postings: Posting[] = [
    { kind: 'bank', amountMinor: -amountMinor },
    { kind: 'wallet', ownerId: userId, amountMinor },
  ];
  const event = { kind: 'invoice', onceKey: `invoice ${id}`, userId, invoiceId: id, postings, at: now } as const;
  await postTopUp(inside.wallet, event, amountMinor);
  await notify(inside, row, 'invoice_paid', now);
  const details = { number: row.number, amount: toMajorUnits(amountMinor) };
  await inside.staff.addAudit({ staffUserId, action: 'invoices_settle', subjectId: id, details, requestId, createdAt: now });
  return toAdminInvoice({ ...row, creditedNumber: null });
}

/** Reduces the open amount of an invoice; of a paid one a part may be left. @throws ApiError 409, or 422 on an amount that is not left */
async function takeBack({ invoices }: Inside, row: InvoiceRow, amountMinor: number): Promise<void> {
  const left = row.amountMinor - row.creditedMinor;
  if (row.state !== 'issued' && row.state !== 'paid') throw wrongState();
  if (amountMinor > left) throw invalid({ amount: ['errors.invoice_credit_max'] });
  if (row.state === 'issued' && amountMinor !== left) throw invalid({ amount: ['errors.invoice_credit_whole'] });
  const isDone = row.state === 'issued' ? await invoices.cancel(row.id) : await invoices.credit(row.id, amountMinor);
  // Somebody else was faster.
  if (!isDone) throw wrongState();
}

type Note = { amountMinor: number; reason: string; seller: Seller; now: Date };

/** Stores the credit note, a mirror of its invoice; its issuer's details are those of its own day. */
async function addCreditNote({ invoices }: Inside, row: InvoiceRow, { amountMinor, reason, seller, now }: Note) {
  const year = toTbilisiClock(now).getUTCFullYear();
  return invoices.add({
    number: invoiceNumber('credit_note', year, await invoices.nextNumber('credit_note', year)),
    kind: 'credit_note',
    userId: row.userId,
    creditedInvoiceId: row.id,
    amountMinor: -amountMinor,
    vatMinor: -vatWithin(amountMinor),
    comment: reason,
    seller,
    buyerName: row.buyerName,
    buyerCode: row.buyerCode,
    buyerAddress: row.buyerAddress,
    buyerEmail: row.buyerEmail,
    ccEmails: row.ccEmails,
    state: 'issued',
    issuedAt: now,
    dueAt: now,
    mailAfter: now,
  });
}

async function credit(
  inside: Inside,
  id: number,
  { userId: staffUserId, requestId }: StaffCall,
  { amount, reason }: CreditInvoiceBody,
  { seller, now }: Pick<Note, 'seller' | 'now'>,
): Promise<AdminInvoice> {
  const row = await findInvoice(inside, id);
  assertOthers(row, staffUserId);
  const amountMinor = amount ?? row.amountMinor - row.creditedMinor;
  await takeBack(inside, row, amountMinor);
  const note = await addCreditNote(inside, row, { amountMinor, reason, seller, now });
  if (row.state === 'paid')
    await inside.wallet.post({
      kind: 'withdrawal',
      onceKey: `credit note ${note.id}`,
      userId: row.userId,
      invoiceId: note.id,
      postings: [
        { kind: 'wallet', ownerId: row.userId, amountMinor: -amountMinor },
        { kind: 'bank', amountMinor },
      ],
      at: now,
    });
  await notify(inside, row, 'invoice_credited', now);
  const details = { number: row.number, note: note.number, amount: toMajorUnits(amountMinor), reason };
  await inside.staff.addAudit({ staffUserId, action: 'invoices_credit', subjectId: id, details, requestId, createdAt: now });
  return toAdminInvoice({ ...note, creditedNumber: row.number });
}

/** What the staff does with invoices. The money, the notice and the line in the log are one transaction. */
export function createSettlementService({ invoices, once, seller, clock }: SettlementParts) {
  return {
    list: async (filter: InvoiceFilter, page: number): Promise<AdminInvoices> => {
      const [rows, total] = await Promise.all([
        invoices.page(filter, invoicePageSize, (page - 1) * invoicePageSize),
        invoices.count(filter),
      ]);
      return toPage(rows.map(toAdminInvoice), page, invoicePageSize, total);
    },

    /** Credits the buyer's transfer to the wallet. @throws ApiError 409 `errors.invoice_state` when the invoice is not open */
    settle: (call: StaffCall, id: number): Promise<AdminInvoice> => once(call, (inside) => settle(inside, id, call, clock())),

    /**
     * Issues a credit note, and debits the wallet for a paid invoice.
     * @throws ApiError 409 `not_enough_balance` when it was spent, `errors.invoice_state` when nothing is left to take back
     */
    credit: (call: StaffCall, id: number, body: CreditInvoiceBody): Promise<AdminInvoice> =>
      once(call, (inside) => credit(inside, id, call, body, { seller, now: clock() })),
  };
}
