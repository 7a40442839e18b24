import { and, eq, inArray, lte } from 'drizzle-orm';
import { dayMs } from '@/lib/domain/time/duration';
import { companyLeads } from '../../modules/companies/companies.table';
import { formResponses } from '../../modules/forms/forms.table';
import { loanRequests } from '../../modules/mortgage/mortgage.table';
import { leadMarks } from '../../modules/staff/lead-marks.table';
import type { Job, JobDependencies, JobReport } from '../queue';

/** What people sent is of use for the conversation that follows it, and for questions about that within the year. */
const requestRetentionMs = 365 * dayMs;

/** Deletes requests for loans, requests to companies and answers of forms after a year, and what the staff noted about them. */
export async function purgeRequests({ database, clock }: Pick<JobDependencies, 'database' | 'clock'>): Promise<JobReport> {
  const before = new Date(clock().getTime() - requestRetentionMs);
  return database.db.transaction(async (tx) => {
    const loans = await tx.delete(loanRequests).where(lte(loanRequests.createdAt, before)).returning({ id: loanRequests.id });
    const leads = await tx.delete(companyLeads).where(lte(companyLeads.createdAt, before)).returning({ id: companyLeads.id });
    const forms = await tx.delete(formResponses).where(lte(formResponses.createdAt, before)).returning({ id: formResponses.id });
    for (const [kind, rows] of [
      ['loans', loans],
      ['companies', leads],
    ] as const) {
      const isOfThose = inArray(
        leadMarks.leadId,
        rows.map(({ id }) => id),
      );
      await tx.delete(leadMarks).where(and(eq(leadMarks.kind, kind), isOfThose));
    }
    return { loans: loans.length, leads: leads.length, forms: forms.length };
  });
}

/** Ten to six in the morning in Tbilisi. */
export const purgeRequestsJob: Job = { name: 'purge-requests', cron: '50 1 * * *', run: purgeRequests };
