import { lte } from 'drizzle-orm';
import { dayMs } from '@/lib/domain/time/duration';
import { callRequests } from '../modules/call-requests/call-requests.table';
import { phoneCodes, sessions, verifications } from '../modules/users/users.table';
import type { Job, JobDependencies, JobReport } from './job';

/** Codes that were sent still count for the limits of a day. */
const codeRetentionMs = 2 * dayMs;
/** Long enough to answer for a call, and no longer: names and numbers of people stand in them. */
const callRequestRetentionMs = 90 * dayMs;

/** Takes away sessions, mailed links and codes that have ended, none of which opens anything any more, and old requests to be called. */
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
  return { sessions: ended.length, links: links.length, codes: codes.length, calls: calls.length };
}

export const purgeExpiredJob: Job = { name: 'purge-expired', cron: '17 * * * *', run: purgeExpired };
