import { and, between, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '@/server/db/client';
import { insertRows } from '@/server/db/insert-rows';
import { companies, companyDays, companyLeads } from '@/server/modules/companies/companies.table';
import { appliedSteps } from '@/server/modules/site/site.table';
import { users } from '@/server/modules/users/users.table';
import { drawCompanyDays, drawCompanyLeads, drawCompanyPage, drawLanguages } from './companies';
import { seedCompanyIds } from './people';

const companyTypes = [3, 4];
const stepName = 'companies';

/**
 * Gives the invented companies of a seeded market their pages, once: what their staff changes or deletes afterwards stays so. A company
 * that has a page keeps it.
 */
export async function installCompanies(tx: Executor, now: Date): Promise<void> {
  const [seeded] = await tx.select().from(appliedSteps).where(eq(appliedSteps.name, 'market-seed'));
  if (!seeded) return;
  const marks = await tx.insert(appliedSteps).values({ name: stepName, value: '1' }).onConflictDoNothing().returning();
  if (marks.length === 0) return;
  const isSeeded = and(between(users.id, seedCompanyIds.first, seedCompanyIds.last), inArray(users.typeId, companyTypes));
  const found = await tx.select({ id: users.id, typeId: users.typeId }).from(users).where(isSeeded).orderBy(users.id);
  if (found.length === 0) return;
  await tx
    .insert(companies)
    .values(found.map((company) => drawCompanyPage(company, now)))
    .onConflictDoNothing();
  for (const company of found) {
    const languages = drawLanguages(company);
    const isSilent = and(eq(users.id, company.id), sql`cardinality(${users.languages}) = 0`);
    await tx.update(users).set({ languages }).where(isSilent);
  }
  const isAgent = and(
    inArray(
      users.agencyId,
      found.map(({ id }) => id),
    ),
    sql`cardinality(${users.languages}) = 0`,
  );
  await tx
    .update(users)
    .set({
      languages: sql`case when id % 3 = 0 then '{ka,en,ru}'::text[] when id % 3 = 1 then '{ka,ru}'::text[] else '{ka,en}'::text[] end`,
    })
    .where(isAgent);
  await insertRows(
    tx,
    companyDays,
    found.flatMap((company) => drawCompanyDays(company, now)),
    { keys: ['company_id', 'project_id', 'day'], update: ['views'] },
  );
  await insertRows(
    tx,
    companyLeads,
    found.flatMap((company) => drawCompanyLeads(company, now)),
  );
}
