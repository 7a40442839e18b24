import { sql } from 'drizzle-orm';
import { anyOf, type Executor, queryPrepared, queryRows } from '../../db/client';
import { companyDays } from './companies.table';
import type { BrokerActivity } from './top-brokers';

export type CompanyActivityRepository = ReturnType<typeof createCompanyActivityRepository>;
export type CompanyDayRow = { day: string; views: number; phoneReveals: number; leads: number };

/** The people behind a company's figures: itself and its agents. */
const companyOf = sql`coalesce(u.agency_id, u.id)`;

/**
 * Questions to companies and when each was first answered: leads by their mark as handled, messages about statements by the author's
 * reply. A guest's message cannot be answered here, so it does not count.
 */
const cases = (since: Date) => sql`(
  select company_id, created_at as asked_at, handled_at as answered_at from company_leads where created_at >= ${since.toISOString()}::timestamptz
  union all
  select ${companyOf}, n.created_at, (select min(r.created_at) from notifications r
      where r.thread_uuid = n.thread_uuid and r.sender_id = n.user_id and r.created_at >= n.created_at)
    from notifications n join users u on u.id = n.user_id
    where n.type = 7 and n.sender_id is not null and n.sender_id <> n.user_id and n.created_at >= ${since.toISOString()}::timestamptz)`;

/** Activity on the pages of companies, and how fast they answer. */
export function createCompanyActivityRepository(executor: Executor) {
  return {
    addOpening: async (companyId: number, kind: 'views' | 'phoneReveals', day: string, projectId = 0): Promise<void> => {
      await executor
        .insert(companyDays)
        .values({ companyId, projectId, day, [kind]: 1 })
        .onConflictDoUpdate({
          target: [companyDays.companyId, companyDays.projectId, companyDays.day],
          set: { [kind]: sql`${companyDays[kind]} + 1` },
        });
    },

    /** Median minutes to an answer, and how many cases it is of. */
    responseTimes: async (ids: number[], since: Date): Promise<{ companyId: number; minutes: number; cases: number }[]> =>
      ids.length === 0
        ? []
        : queryPrepared(
            executor,
            sql`select company_id as "companyId", count(*)::int as cases,
                round(percentile_cont(0.5) within group (order by extract(epoch from answered_at - asked_at) / 60))::int as minutes
              from ${cases(since)} answered where answered_at is not null and company_id = ${anyOf(ids)} group by 1`,
          ),

    /** Statements of a company that its people marked as sold or let. */
    countDeals: async (id: number): Promise<number> => {
      const [row] = await queryPrepared<{ total: number }>(
        executor,
        sql`select count(*)::int as total from statements s join users u on u.id = s.user_id
          where s.state = 'sold' and (u.id = ${id} or u.agency_id = ${id})`,
      );
      return row?.total ?? 0;
    },

    /** What the brokers with listed statements did since a moment. */
    brokerActivity: (since: Date, sinceDay: string): Promise<BrokerActivity[]> =>
      queryRows<BrokerActivity>(
        executor,
        sql`with asked as (select company_id, (count(answered_at))::int as answers from ${cases(since)} c group by 1),
          revealed as (
            select ${companyOf} as company_id, sum(d.phone_reveals)::int as total from statement_days d
            join statements s on s.id = d.statement_id join users u on u.id = s.user_id where d.day >= ${sinceDay} group by 1),
          opened as (select company_id, sum(phone_reveals)::int as total from company_days where day >= ${sinceDay} group by 1),
          called as (select company_id, count(*)::int as total from company_leads where kind = 'call'
            and created_at >= ${since.toISOString()}::timestamptz group by 1),
          sold as (
            select ${companyOf} as company_id, count(*)::int as total from statements s join users u on u.id = s.user_id
            where s.state = 'sold' and s.sold_at >= ${since.toISOString()}::timestamptz group by 1)
          select b.id, coalesce(asked.answers, 0) as answers,
            coalesce(revealed.total, 0) + coalesce(opened.total, 0) + coalesce(called.total, 0) as calls, coalesce(sold.total, 0) as deals
          from users b left join asked on asked.company_id = b.id left join revealed on revealed.company_id = b.id
          left join opened on opened.company_id = b.id left join called on called.company_id = b.id
          left join sold on sold.company_id = b.id
          where b.type_id = 3 and b.slug is not null and exists (select 1 from statement_search where agency_id = b.id)`,
      ),

    /** A company's page statistics from a day on, oldest first. */
    days: (companyId: number, fromDay: string): Promise<CompanyDayRow[]> =>
      queryRows<CompanyDayRow>(
        executor,
        sql`select day::text as day, sum(views)::int as views, sum(reveals)::int as "phoneReveals", sum(leads)::int as leads from (
            select day, views, phone_reveals as reveals, 0 as leads from company_days where company_id = ${companyId} and day >= ${fromDay}
            union all
            select (created_at at time zone 'Asia/Tbilisi')::date, 0, 0, 1 from company_leads
              where company_id = ${companyId} and (created_at at time zone 'Asia/Tbilisi')::date >= ${fromDay}::date) both_kinds
          group by 1 order by 1`,
      ),
  };
}
