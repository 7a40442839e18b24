import { and, asc, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '../../db/client';
import { projects } from '../projects/projects.table';
import { indexStatements } from '../search/search.index.repository';
import { statements } from '../statements/statements.table';
import { users } from '../users/users.table';
import { companies, companyApplications, companyDays, companyDocuments, companyLeads } from './companies.table';

type ApplicationRecord = typeof companyApplications.$inferSelect;
export type DocumentRow = typeof companyDocuments.$inferSelect;
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
    addDocument: async (row: Omit<DocumentRow, 'id' | 'applicationId'>): Promise<DocumentRow> => {
      const [added] = await executor.insert(companyDocuments).values(row).returning();
      if (!added) throw new Error('The document was not stored.');
      return added;
    },

    countUnattached: async (userId: number): Promise<number> => {
      const isWaiting = and(eq(companyDocuments.userId, userId), isNull(companyDocuments.applicationId));
      return (await executor.select({ total: count() }).from(companyDocuments).where(isWaiting))[0]?.total ?? 0;
    },

    /** Gives documents that wait to an application. @returns how many were the applicant's own and free */
    attach: async (userId: number, ids: number[], applicationId: number): Promise<number> => {
      const isOwn = and(eq(companyDocuments.userId, userId), isNull(companyDocuments.applicationId));
      const rows = await executor
        .update(companyDocuments)
        .set({ applicationId })
        .where(and(isOwn, inArray(companyDocuments.id, ids)))
        .returning({ id: companyDocuments.id });
      return rows.length;
    },

    documents: async (applicationIds: number[]): Promise<DocumentRow[]> =>
      applicationIds.length === 0
        ? []
        : executor
            .select()
            .from(companyDocuments)
            .where(inArray(companyDocuments.applicationId, applicationIds))
            .orderBy(asc(companyDocuments.id)),

    findDocument: async (applicationId: number, id: number): Promise<DocumentRow | undefined> =>
      (
        await executor
          .select()
          .from(companyDocuments)
          .where(and(eq(companyDocuments.applicationId, applicationId), eq(companyDocuments.id, id)))
      )[0],

    add: async (row: Omit<typeof companyApplications.$inferInsert, 'id'>): Promise<number> => {
      const [added] = await executor.insert(companyApplications).values(row).returning({ id: companyApplications.id });
      if (!added) throw new Error('The application was not stored.');
      return added.id;
    },

    hasPending: async (userId: number): Promise<boolean> => {
      const isOpen = and(eq(companyApplications.userId, userId), eq(companyApplications.state, 'pending'));
      return (await executor.select({ id: companyApplications.id }).from(companyApplications).where(isOpen)).length > 0;
    },

    /** A user's own, the newest first. */
    own: (userId: number): Promise<ApplicationRow[]> =>
      select().where(eq(companyApplications.userId, userId)).orderBy(desc(companyApplications.id)).limit(20),

    find: async (id: number): Promise<ApplicationRow | undefined> => (await select().where(eq(companyApplications.id, id)))[0],

    /** Those that wait from the oldest, those that were decided from the newest. */
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
      const empty = { ka: '', en: '', ru: '' };
      await executor
        .insert(companies)
        .values({ userId: id, about: empty, address: empty, verifiedAt: now, updatedAt: now })
        .onConflictDoUpdate({ target: companies.userId, set: { verifiedAt: now } });
    },

    /**
     * Moves a page with everything that belongs to it to the account that claimed it: address, agents, statements, projects, leads and
     * figures. The account that held it is left as a private person without a page.
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
