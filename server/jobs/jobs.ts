import { and, eq, inArray, lte } from 'drizzle-orm';
import { dayMs } from '@/lib/domain/time/duration';
import { tbilisiDay } from '@/lib/domain/time/tbilisi';
import { composeExpiry } from '@/server/composition/compose';
import { createRepositories, unitOfWork } from '@/server/composition/repositories';
import { composeEstimates } from '@/server/composition/services/compose-prices';
import { purgeRateLimits } from '../http/limits/rate-limits.repository';
import { agentRequest } from '../modules/agents/agents.service';
import { callRequests } from '../modules/call-requests/call-requests.table';
import { contactMessages } from '../modules/content/content.table';
import { refitWhenDue } from '../modules/estimate/refit.service';
import { createExchangeRepository } from '../modules/exchange/exchange.repository';
import { refreshRates } from '../modules/exchange/exchange.service';
import { questionnaires } from '../modules/forms/forms.table';
import { type LoanRequestEmailParts, loanRequestEmail } from '../modules/mortgage/mortgage.email';
import type { RequestWithBank } from '../modules/mortgage/mortgage.repository';
import { deleteOrphanedPhotos } from '../modules/publishing/photos.files';
import { leadMarks } from '../modules/staff/lead-marks.table';
import { contactChanges, phoneCodes, sessions, verifications } from '../modules/users/users.table';
import type { MailPort } from '../ports/mail';
import { mailPauseMs } from './mail-pause';
import type { Job, JobDependencies, JobReport } from './queue';

export const expireStatements = (parts: Pick<JobDependencies, 'database' | 'clock'>): Promise<JobReport> =>
  composeExpiry(parts).expireOverdue();

export const expireStatementsJob: Job = { name: 'expire-statements', cron: '*/5 * * * *', run: expireStatements };

export const warnOfExpiry = (parts: Pick<JobDependencies, 'database' | 'clock'>): Promise<JobReport> =>
  composeExpiry(parts).warn();

export const warnOfExpiryJob: Job = { name: 'warn-of-expiry', cron: '*/15 * * * *', run: warnOfExpiry };

/** Stores the published exchange rates and converts all prices in one transaction. Does nothing without a source. */
export async function refreshExchangeRates({
  database,
  exchangeRates,
  clock,
}: Pick<JobDependencies, 'database' | 'exchangeRates' | 'clock'>): Promise<JobReport> {
  if (exchangeRates === null) return { rates: 0, statements: 0 };
  return database.withoutTimeouts((db) =>
    refreshRates({
      port: exchangeRates,
      exchange: createExchangeRepository(db),
      atomically: (work) => db.transaction((tx) => work(createExchangeRepository(tx))),
      clock,
    }),
  );
}

/** Long after the bank publishes and while the country sleeps: half past four in the morning in Tbilisi. */
export const refreshExchangeRatesJob: Job = { name: 'refresh-exchange-rates', cron: '30 0 * * *', run: refreshExchangeRates };

/** Fits the price model to the current listings and estimates all listed apartments with it. */
export async function refitEstimates({ database, clock }: Pick<JobDependencies, 'database' | 'clock'>): Promise<JobReport> {
  // An unreadable model is fitted again right here.
  const estimates = composeEstimates(createRepositories(database.db), { error: () => undefined });
  return refitWhenDue({ ...estimates, clock });
}

/** A quarter past three in the morning in Tbilisi. */
export const refitEstimatesJob: Job = { name: 'refit-estimates', cron: '15 23 * * *', run: refitEstimates };

/** Delivers invitations to agents who have registered since a broker invited them. */
export const deliverInvitations = ({ database, clock }: Pick<JobDependencies, 'database' | 'clock'>): Promise<JobReport> =>
  unitOfWork(database.db)(async ({ agents, notifications }) => {
    const invitations = await agents.deliver();
    await notifications.add(invitations.map((row) => agentRequest(row, clock())));
    return { delivered: invitations.length };
  });

export const deliverInvitationsJob: Job = { name: 'deliver-invitations', cron: '*/5 * * * *', run: deliverInvitations };

/** Small enough that a mail server that does not respond delays a run by a few minutes only. */
const batchSize = 30;

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
 * Mails loan requests to their banks. A refused one is retried after a pause that grows each time. When a run is interrupted between the
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
      await requests.postpone(id, new Date(clock().getTime() + mailPauseMs(mailTries)));
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

/** Sent codes count towards the daily limits. */
const codeRetentionMs = 2 * dayMs;
/** Call requests contain personal data and are deleted once nobody needs them for questions about the call. */
const callRequestRetentionMs = 90 * dayMs;

/** Long enough for the conversation that follows one. */
const contactMessageRetentionMs = 365 * dayMs;

/** Long enough for a valuation to be ordered. */
const questionnaireRetentionMs = 90 * dayMs;

/** Three times what the page of usage shows. */
const apiKeyDaysRetentionMs = 90 * dayMs;

/** Nobody retries a write after that. */
const idempotencyRetentionMs = 7 * dayMs;

/** Deletes expired sessions, links, codes, counts of limits and idempotency keys, old call requests, messages and questionnaires. */
export async function purgeExpired({ database: { db }, clock }: Pick<JobDependencies, 'database' | 'clock'>): Promise<JobReport> {
  const now = clock();
  const ago = (ms: number): Date => new Date(now.getTime() - ms);
  const ended = await db.delete(sessions).where(lte(sessions.expiresAt, now)).returning({ id: sessions.id });
  const links = await db.delete(verifications).where(lte(verifications.expiresAt, now)).returning({ id: verifications.id });
  const codes = await db
    .delete(phoneCodes)
    .where(lte(phoneCodes.createdAt, ago(codeRetentionMs)))
    .returning({ id: phoneCodes.id });
  const calls = await db
    .delete(callRequests)
    .where(lte(callRequests.createdAt, ago(callRequestRetentionMs)))
    .returning({ id: callRequests.id });
  const messages = await db
    .delete(contactMessages)
    .where(lte(contactMessages.createdAt, ago(contactMessageRetentionMs)))
    .returning({ id: contactMessages.id });
  const called = calls.map(({ id }) => id);
  await db.delete(leadMarks).where(and(eq(leadMarks.kind, 'calls'), inArray(leadMarks.leadId, called)));
  await db.delete(contactChanges).where(lte(contactChanges.expiresAt, now));
  await db.delete(questionnaires).where(lte(questionnaires.updatedAt, ago(questionnaireRetentionMs)));
  const counts = await purgeRateLimits(db, now);
  await createRepositories(db).apiKeys.purgeDays(tbilisiDay(ago(apiKeyDaysRetentionMs)));
  const keys = await createRepositories(db).idempotency.purge(ago(idempotencyRetentionMs));
  return {
    sessions: ended.length,
    links: links.length,
    codes: codes.length,
    calls: calls.length,
    messages: messages.length,
    counts,
    keys,
  };
}

export const purgeExpiredJob: Job = { name: 'purge-expired', cron: '17 * * * *', run: purgeExpired };

/** Deletes the files of photos that belong to no statement. */
export async function deleteOrphanedFiles({
  database,
  clock,
  storage,
}: Omit<JobDependencies, 'exchangeRates'>): Promise<JobReport> {
  return { removed: await deleteOrphanedPhotos({ ...createRepositories(database.db), storage, clock }) };
}

/** A quarter to six in the morning in Tbilisi. */
export const deleteOrphanedFilesJob: Job = { name: 'delete-orphaned-files', cron: '45 1 * * *', run: deleteOrphanedFiles };
