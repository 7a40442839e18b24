import type { RequestWithBank } from '../modules/mortgage/loan-requests.repository';
import { type LoanRequestEmailParts, loanRequestEmail } from '../modules/mortgage/mortgage.email';
import type { MailPort } from '../ports/mail';
import { createRepositories } from '../repositories';
import type { Job, JobDependencies, JobReport } from './job';

/** Small enough that a mail server that does not respond delays a run by a few minutes only. */
const batchSize = 30;
/** The pause doubles with every refusal, up to about an hour. */
const pauseMs = (tries: number): number => 60_000 * 2 ** Math.min(tries, 6);

type DeliveryDependencies = Pick<JobDependencies, 'database' | 'clock'> & { mail: MailPort; email: LoanRequestEmailParts };

/** @returns false when the mail was refused; the reason is not reported, since an error may quote the whole email */
async function trySend(mail: MailPort, row: RequestWithBank, email: LoanRequestEmailParts): Promise<boolean> {
  try {
    await mail.send(loanRequestEmail(row, email));
    return true;
  } catch {
    return false;
  }
}

/**
 * Mails loan requests to their banks. A refused one is tried again after a pause that grows each time. When a run is cut off between the
 * mail and its mark, the bank gets the request twice rather than never.
 */
export async function deliverLoanRequests({ database, clock, mail, email }: DeliveryDependencies): Promise<JobReport> {
  const { loanRequests: requests } = createRepositories(database.db);
  let sent = 0;
  let refused = 0;
  for (const row of await requests.waiting(clock(), batchSize)) {
    const { id, mailTries } = row.request;
    if (await trySend(mail, row, email)) {
      await requests.markSent(id, clock());
      sent += 1;
    } else {
      await requests.postpone(id, new Date(clock().getTime() + pauseMs(mailTries)));
      refused += 1;
    }
  }
  return { sent, refused };
}

/** Runs every minute: the sender expects a call from the bank. */
export const deliverLoanRequestsJob = (mail: MailPort, email: LoanRequestEmailParts): Job => ({
  name: 'deliver-loan-requests',
  cron: '* * * * *',
  run: (parts) => deliverLoanRequests({ ...parts, mail, email }),
});
