import { lte } from 'drizzle-orm';
import { phoneCodes, sessions, verifications } from '../modules/users/users.table';
import type { Job, JobParts, JobReport } from './job';

/** Codes that were sent still count for the limits of a day. */
const codesKeptMs = 2 * 86_400_000;

/** Takes away sessions, mailed links and codes that have ended; none of them opens anything any more. */
export async function forgetEnded({ database: { db }, clock }: Pick<JobParts, 'database' | 'clock'>): Promise<JobReport> {
  const now = clock();
  const ended = await db.delete(sessions).where(lte(sessions.expiresAt, now)).returning({ id: sessions.id });
  const links = await db.delete(verifications).where(lte(verifications.expiresAt, now)).returning({ id: verifications.id });
  const before = new Date(now.getTime() - codesKeptMs);
  const codes = await db.delete(phoneCodes).where(lte(phoneCodes.createdAt, before)).returning({ id: phoneCodes.id });
  return { sessions: ended.length, links: links.length, codes: codes.length };
}

export const forgetEndedJob: Job = { name: 'forget-ended', cron: '17 * * * *', run: forgetEnded };
