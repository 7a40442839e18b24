import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { perLocale } from '@/lib/contracts/locales';
import { openOrderStates } from '@/lib/contracts/money/orders';
import { type Executor, queryRows } from '../../db/client';
import { projects } from '../projects/projects.table';
import { indexStatements } from '../search/rows/search.rows.repository';
import { statements } from '../statements/statements.table';
import { users } from '../users/users.table';
import { walletLimits } from '../wallet/wallet.table';
import { companies, companyApplications, companyDays, companyLeads } from './companies.table';
import { createCompanyDocumentsRepository } from './company-documents.repository';

type ApplicationRecord = typeof companyApplications.$inferSelect;
export type ApplicationState = ApplicationRecord['state'];
export type ApplicationRow = {
  application: ApplicationRecord;
  company: { id: number; name: string; slug: string | null; typeId: number };
  applicant: { id: number; name: string; typeId: number; legalName: string | null; identificationCode: string | null };
};
export type CompanyApplicationsRepository = ReturnType<typeof createCompanyApplicationsRepository>;

const applicants = alias(users, 'applicants');

/** Applications of companies with their documents, and what their approval changes. */
export function createCompanyApplicationsRepository(executor: Executor) {
  const select = () =>
    executor
      .select({
        application: companyApplications,
        company: { id: users.id, name: users.name, slug: users.slug, typeId: users.typeId },
        applicant: {
          id: applicants.id,
          name: applicants.name,
          typeId: applicants.typeId,
          legalName: applicants.legalName,
          identificationCode: applicants.identificationCode,
        },
      })
      .from(companyApplications)
      .innerJoin(users, eq(users.id, companyApplications.companyId))
      .innerJoin(applicants, eq(applicants.id, companyApplications.userId));

  return {
    ...createCompanyDocumentsRepository(executor),

    /**
     * Whether an account has money on the site: a balance, a debt, placements that are paid for, or an order that is under way. Such
     * an account is not one to take a page from.
     */
    hasMoney: async (id: number, now: Date): Promise<boolean> => {
      const [row] = await queryRows<{ found: boolean }>(
        executor,
        sql`select exists (select 1 from ledger_accounts where owner_id = ${id} and balance_minor <> 0)
          or exists (select 1 from placement_packages where user_id = ${id} and "left" > 0 and ends_at > ${now.toISOString()}::timestamptz)
          or exists (select 1 from orders where (user_id = ${id} or payer_id = ${id}) and state in ${openOrderStates}) as found`,
      );
      return row?.found ?? false;
    },

    add: async (row: Omit<typeof companyApplications.$inferInsert, 'id'>): Promise<number> => {
      const [added] = await executor.insert(companyApplications).values(row).returning({ id: companyApplications.id });
      if (!added) throw new Error('The application was not stored.');
      return added.id;
    },

    hasPending: async (userId: number): Promise<boolean> => {
      const isOpen = and(eq(companyApplications.userId, userId), eq(companyApplications.state, 'pending'));
      return (await executor.select({ id: companyApplications.id }).from(companyApplications).where(isOpen)).length > 0;
    },

    /** A user's own, newest first. */
    own: (userId: number): Promise<ApplicationRow[]> =>
      select().where(eq(companyApplications.userId, userId)).orderBy(desc(companyApplications.id)).limit(20),

    find: async (id: number): Promise<ApplicationRow | undefined> => (await select().where(eq(companyApplications.id, id)))[0],

    /** Waiting ones oldest first, decided ones newest first. */
    page: (state: ApplicationState, limit: number, offset: number): Promise<ApplicationRow[]> =>
      select()
        .where(eq(companyApplications.state, state))
        .orderBy(state === 'pending' ? asc(companyApplications.id) : desc(companyApplications.decidedAt))
        .limit(limit)
        .offset(offset),

    count: async (state: ApplicationState): Promise<number> =>
      (await executor.select({ total: count() }).from(companyApplications).where(eq(companyApplications.state, state)))[0]
        ?.total ?? 0,

    /** Decides an open application. @returns whether it was open */
    decide: async (
      id: number,
      decision: { state: 'approved' | 'rejected'; reason: string; decidedBy: number; decidedAt: Date },
    ): Promise<boolean> => {
      const isOpen = and(eq(companyApplications.id, id), eq(companyApplications.state, 'pending'));
      const rows = await executor.update(companyApplications).set(decision).where(isOpen).returning();
      return rows.length > 0;
    },

    /** Marks a company as verified under the name and code of its documents. */
    verify: async (id: number, legal: { legalName: string; identificationCode: string }, now: Date): Promise<void> => {
      await executor.update(users).set(legal).where(eq(users.id, id));
      const empty = perLocale(() => '');
      await executor
        .insert(companies)
        .values({ userId: id, about: empty, address: empty, verifiedAt: now, updatedAt: now })
        .onConflictDoUpdate({ target: companies.userId, set: { verifiedAt: now } });
    },

    /**
     * Moves a page with everything that belongs to it to the account that claimed it: address, agents, statements, projects, leads and
     * figures. The account that held it is left as a private person without a page; its payments and invoices stay with it.
     */
    moveTo: async (fromId: number, toId: number): Promise<void> => {
      const [from] = await executor.select().from(users).where(eq(users.id, fromId));
      if (!from) throw new Error('The claimed account is gone.');
      await executor.update(users).set({ slug: null, typeId: 1 }).where(eq(users.id, fromId));
      await executor
        .update(users)
        .set({
          slug: from.slug,
          name: from.name,
          logo: sql`coalesce(${users.logo}, ${from.logo})`,
          phone: sql`coalesce(${users.phone}, ${from.phone})`,
          languages: from.languages,
        })
        .where(eq(users.id, toId));
      await executor.delete(companies).where(eq(companies.userId, toId));
      await executor.update(companies).set({ userId: toId }).where(eq(companies.userId, fromId));
      await executor.update(users).set({ agencyId: toId }).where(eq(users.agencyId, fromId));
      await executor.update(projects).set({ developerId: toId }).where(eq(projects.developerId, fromId));
      await executor.update(companyLeads).set({ companyId: toId }).where(eq(companyLeads.companyId, fromId));
      await executor.delete(companyDays).where(eq(companyDays.companyId, toId));
      await executor.update(companyDays).set({ companyId: toId }).where(eq(companyDays.companyId, fromId));
      await executor.update(statements).set({ userId: toId }).where(eq(statements.userId, fromId));
      await executor.delete(walletLimits).where(eq(walletLimits.companyId, fromId));
      const people = executor.select({ id: users.id }).from(users).where(eq(users.agencyId, toId));
      const listed = and(
        eq(statements.state, 'active'),
        sql`(${statements.userId} = ${toId} or ${statements.userId} in ${people})`,
      );
      const rows = await executor.select({ id: statements.id }).from(statements).where(listed);
      await indexStatements(
        executor,
        rows.map(({ id }) => id),
      );
    },
  };
}
