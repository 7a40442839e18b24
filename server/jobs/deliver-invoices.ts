import { createRepositories } from '@/server/composition/repositories';
import { type InvoiceEmailParts, invoiceEmail } from '../modules/invoices/invoices.email';
import type { InvoicesRepository, NumberedInvoice } from '../modules/invoices/invoices.repository';
import type { Seller } from '../modules/invoices/sheet/seller';
import type { MailPort } from '../ports/mail';
import { mailPauseMs } from './mail-pause';
import type { Job, JobDependencies, JobReport } from './queue';

/** Small, since every invoice is rendered to a PDF. */
const batchSize = 20;
/** About a day of attempts. The invoice stays available on the payments page. */
const triesMax = 30;

export type InvoiceDelivery = {
  mail: MailPort;
  email: InvoiceEmailParts;
  draw: (invoice: NumberedInvoice) => Promise<Uint8Array>;
  seller: Seller;
};
type DeliveryDependencies = Pick<JobDependencies, 'database' | 'clock'> & InvoiceDelivery;
type PendingInvoice = Awaited<ReturnType<InvoicesRepository['pendingMail']>>[number];

/** @returns false when the mail was refused; the reason is not reported, since an error may quote the whole mail */
async function trySend(invoice: PendingInvoice, { mail, email, draw, clock }: DeliveryDependencies): Promise<boolean> {
  const message = invoiceEmail(invoice, await draw(invoice), email, clock());
  try {
    await mail.send(message);
    return true;
  } catch {
    return false;
  }
}

/**
 * Mails invoices, their paid copies and credit notes to their buyers. A refused one is retried after a pause that grows each time. When a
 * run is interrupted between the mail and its mark, the buyer gets it twice rather than never.
 */
export async function deliverInvoices(parts: DeliveryDependencies): Promise<JobReport> {
  const { database, seller, clock } = parts;
  const { invoices } = createRepositories(database.db);
  await invoices.nameSeller(seller);
  const counts = { sent: 0, refused: 0 };
  for (const invoice of await invoices.pendingMail(clock(), batchSize)) {
    const isSent = await trySend(invoice, parts);
    const isLast = invoice.mailTries + 1 >= triesMax;
    const next = isSent || isLast ? null : new Date(clock().getTime() + mailPauseMs(invoice.mailTries));
    await invoices.postponeMail(invoice, next);
    counts[isSent ? 'sent' : 'refused'] += 1;
  }
  return counts;
}

/** Runs every minute: the buyer waits for the invoice. */
export const deliverInvoicesJob = (delivery: InvoiceDelivery): Job => ({
  name: 'deliver-invoices',
  cron: '* * * * *',
  run: (parts) => deliverInvoices({ ...parts, ...delivery }),
});
