import { lte } from 'drizzle-orm';
import { dayMs } from '@/lib/domain/time/duration';
import { callRequests } from '../modules/call-requests/call-requests.table';
import { phoneCodes, sessions, verifications } from '../modules/users/users.table';
import type { Job, JobDependencies, JobReport } from './job';

/** Sent codes count towards the daily limits. */
const codeRetentionMs = 2 * dayMs;
/** Call requests hold personal data and are deleted once nobody can ask about the call any more. */
const callRequestRetentionMs = 90 * dayMs;

/** Deletes expired sessions, links and codes, and old call requests. */
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
