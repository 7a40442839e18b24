import { type Invoice, type Invoices, invoicePageSize, type RequestInvoiceBody } from '@/lib/contracts/money/invoices';
import { toPage } from '@/lib/contracts/paged';
import { vatWithin } from '@/lib/domain/money/vat';
import { dayMs } from '@/lib/domain/time/duration';
import { toTbilisiClock } from '@/lib/domain/time/tbilisi';
import { invalid, notFound } from '../../http/errors';
import type { RateLimiter } from '../../http/limits/rate-limit';
import type { Clock } from '../../ports/clock';
import type { OwnCompanyRepository } from '../companies/own-company.repository';
import type { UserRow, UsersRepository } from '../users/users.repository';
import type { IdempotentCall, Once } from '../wallet/idempotency';
import { toInvoice } from './invoices.mapper';
import { invoiceNumber } from './invoices.number';
import type { InvoicesRepository, NumberedInvoice } from './invoices.repository';
import type { Seller } from './sheet/seller';

type InvoicesParts = {
  invoices: InvoicesRepository;
  once: Once;
  requests: RateLimiter;
  drawings: RateLimiter;
  draw: (invoice: NumberedInvoice) => Promise<Uint8Array<ArrayBuffer>>;
  seller: Seller;
  clock: Clock;
};
export type InvoicesService = ReturnType<typeof createInvoicesService>;

/** How long a company has to pay. */
const dueMs = 14 * dayMs;
/** Each one is mailed, to addresses that nobody confirmed too. */
const requestLimit = { countMax: 10, windowSeconds: 3600 };
export const sheetLimit = { countMax: 60, windowSeconds: 600 };

type Buyer = { buyerName: string; buyerCode: string; buyerEmail: string };

/** The company of an account. @throws ApiError 422 with `errors.invoice_profile` on each missing field */
function buyerOf(user: UserRow | null): Buyer {
  const buyer = { legal_name: user?.legalName, identification_code: user?.identificationCode, email: user?.email };
  const missing = Object.entries(buyer).filter(([, value]) => !value);
  if (missing.length > 0) throw invalid(Object.fromEntries(missing.map(([name]) => [name, ['errors.invoice_profile']])));
  return { buyerName: buyer.legal_name ?? '', buyerCode: buyer.identification_code ?? '', buyerEmail: buyer.email ?? '' };
}

async function issue(
  inside: { invoices: InvoicesRepository; users: UsersRepository; ownCompany: Pick<OwnCompanyRepository, 'findAddress'> },
  userId: number,
  { amount: amountMinor, comment, cc_emails: ccEmails }: RequestInvoiceBody,
  { seller, now }: { seller: Seller; now: Date },
): Promise<Invoice> {
  const buyer = buyerOf(await inside.users.findById(userId));
  const year = toTbilisiClock(now).getUTCFullYear();
  const row = await inside.invoices.add({
    ...buyer,
    buyerAddress: (await inside.ownCompany.findAddress(userId))?.ka ?? '',
    seller,
    number: invoiceNumber('invoice', year, await inside.invoices.nextNumber('invoice', year)),
    kind: 'invoice',
    userId,
    amountMinor,
    vatMinor: vatWithin(amountMinor),
    comment,
    ccEmails: ccEmails.filter((email) => email !== buyer.buyerEmail),
    state: 'issued',
    issuedAt: now,
    dueAt: new Date(now.getTime() + dueMs),
    mailAfter: now,
  });
  return toInvoice({ ...row, creditedNumber: null });
}

/** Invoices of companies that pay by bank transfer: requested, listed and drawn. */
export function createInvoicesService({ invoices, once, requests, drawings, draw, seller, clock }: InvoicesParts) {
  return {
    /**
     * Issues an invoice; a job mails it.
     * @throws ApiError 422 when the account has no legal name, identification code or e-mail; 429 after ten in an hour
     */
    request: (call: IdempotentCall, body: RequestInvoiceBody): Promise<Invoice> =>
      once(
        call,
        (inside) => issue(inside, call.userId, body, { seller, now: clock() }),
        () => requests.take(`user ${call.userId}`, requestLimit),
      ),

    list: async (userId: number, page: number): Promise<Invoices> => {
      const [rows, total] = await Promise.all([
        invoices.ownPage(userId, invoicePageSize, (page - 1) * invoicePageSize),
        invoices.countOwn(userId),
      ]);
      return toPage(rows.map(toInvoice), page, invoicePageSize, total);
    },

    /** The sheet as a PDF and the name of its file. @throws ApiError 404 when it is not the visitor's own, 429 after 60 in ten minutes */
    sheet: async (userId: number, id: number): Promise<{ name: string; bytes: Uint8Array<ArrayBuffer> }> => {
      const invoice = await invoices.findOwn(userId, id);
      if (!invoice) throw notFound();
      await drawings.take(`user ${userId}`, sheetLimit);
      return { name: `${invoice.number}.pdf`, bytes: await draw(invoice) };
    },
  };
}
