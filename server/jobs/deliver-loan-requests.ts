import { createLoanRequestsRepository, type RequestWithBank } from '../modules/mortgage/loan-requests.repository';
import { type LoanRequestEmailParts, loanRequestEmail } from '../modules/mortgage/mortgage.email';
import type { MailPort } from '../ports/mail';
import type { Job, JobDependencies, JobReport } from './job';

/** Few enough that a mail server which does not answer holds a run up for some minutes only. */
const batchSize = 30;
/** The pause doubles with every refusal, up to about an hour. */
const pauseMs = (tries: number): number => 60_000 * 2 ** Math.min(tries, 6);

type DeliveryDependencies = Pick<JobDependencies, 'database' | 'clock'> & { mail: MailPort; letter: LoanRequestEmailParts };

/** @returns false when the mail was not taken; why is not told, since an error may quote the letter with all that stands in it */
async function trySend(mail: MailPort, row: RequestWithBank, letter: LoanRequestEmailParts): Promise<boolean> {
  try {
    await mail.send(loanRequestEmail(row, letter));
    return true;
  } catch {
    return false;
  }
}

/**
 * Mails requests for loans to their banks. One that is refused waits longer each time and is tried again; one whose run is cut off
 * between the mail and its mark reaches the bank twice rather than never.
 */
export async function deliverLoanRequests({ database, clock, mail, letter }: DeliveryDependencies): Promise<JobReport> {
  const requests = createLoanRequestsRepository(database.db);
  let sent = 0;
  let refused = 0;
  for (const row of await requests.waiting(clock(), batchSize)) {
    const { id, mailTries } = row.request;
    if (await trySend(mail, row, letter)) {
      await requests.markSent(id, clock());
      sent += 1;
    } else {
      await requests.postpone(id, new Date(clock().getTime() + pauseMs(mailTries)));
      refused += 1;
    }
  }
  return { sent, refused };
}

/** Comes round every minute: the sender was told that the bank is going to call. */
export const deliverLoanRequestsJob = (mail: MailPort, letter: LoanRequestEmailParts): Job => ({
  name: 'deliver-loan-requests',
  cron: '* * * * *',
  run: (parts) => deliverLoanRequests({ ...parts, mail, letter }),
});
