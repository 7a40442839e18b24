import { and, count, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Localised } from '@/lib/contracts/common';
import type { LeadListQuery } from '@/lib/contracts/companies/leads';
import { type Executor, queryRows } from '../../db/client';
import { projects } from '../projects/projects.table';
import { companyLeads } from './companies.table';

export type NewLead = Omit<typeof companyLeads.$inferInsert, 'id'>;
export type LeadRow = { lead: typeof companyLeads.$inferSelect; projectName: Localised | null };
export type CompanyLeadsRepository = ReturnType<typeof createCompanyLeadsRepository>;

/** Leads; every query is limited to one company. */
export function createCompanyLeadsRepository(executor: Executor) {
  const conditions = (companyId: number, { kind, state }: Pick<LeadListQuery, 'kind' | 'state'>) =>
    and(
      eq(companyLeads.companyId, companyId),
      kind && eq(companyLeads.kind, kind),
      state && (state === 'new' ? isNull(companyLeads.handledAt) : isNotNull(companyLeads.handledAt)),
    );
  const select = () =>
    executor
      .select({ lead: companyLeads, projectName: projects.name })
      .from(companyLeads)
      .leftJoin(projects, eq(projects.id, companyLeads.projectId));

  return {
    add: async (lead: NewLead): Promise<number> => {
      const [added] = await executor.insert(companyLeads).values(lead).returning({ id: companyLeads.id });
      if (!added) throw new Error('The lead was not stored.');
      return added.id;
    },

    ownsProject: async (companyId: number, projectId: number): Promise<boolean> => {
      const isOwn = and(eq(projects.id, projectId), eq(projects.developerId, companyId));
      return (await executor.select({ id: projects.id }).from(projects).where(isOwn)).length > 0;
    },

    page: (
      companyId: number,
      filters: Pick<LeadListQuery, 'kind' | 'state'>,
      limit: number,
      offset: number,
    ): Promise<LeadRow[]> =>
      select()
        .where(conditions(companyId, filters))
        .orderBy(desc(companyLeads.createdAt), desc(companyLeads.id))
        .limit(limit)
        .offset(offset),

    count: async (companyId: number, filters: Pick<LeadListQuery, 'kind' | 'state'>): Promise<number> =>
      (await executor.select({ total: count() }).from(companyLeads).where(conditions(companyId, filters)))[0]?.total ?? 0,

    find: async (companyId: number, id: number): Promise<LeadRow | undefined> =>
      (await select().where(and(eq(companyLeads.companyId, companyId), eq(companyLeads.id, id))))[0],

    /** The first mark counts: marking again does not delay the answer. @returns whether the lead is there */
    setHandled: async (companyId: number, id: number, handledAt: Date | null): Promise<boolean> => {
      const rows = await executor
        .update(companyLeads)
        .set({
          handledAt:
            handledAt === null ? null : sql`coalesce(${companyLeads.handledAt}, ${handledAt.toISOString()}::timestamptz)`,
        })
        .where(and(eq(companyLeads.companyId, companyId), eq(companyLeads.id, id)))
        .returning({ id: companyLeads.id });
      return rows.length > 0;
    },

    /** How leads since a moment were handled; minutes are the median. */
    handling: async (companyId: number, since: Date): Promise<{ leads: number; handled: number; minutes: number | null }> => {
      const [row] = await queryRows<{ leads: number; handled: number; minutes: number | null }>(
        executor,
        sql`select count(*)::int as leads, count(handled_at)::int as handled,
            round(percentile_cont(0.5) within group (order by extract(epoch from handled_at - created_at) / 60))::int as minutes
          from company_leads where company_id = ${companyId} and created_at >= ${since.toISOString()}::timestamptz`,
      );
      return row ?? { leads: 0, handled: 0, minutes: null };
    },
  };
}
