import { type SQL, sql } from 'drizzle-orm';
import type { LeadKind } from '@/lib/contracts/staff/leads';
import { type Executor, queryRows } from '../../db/client';
import { leadMarks } from './lead-marks.table';

export type LeadRow = {
  id: number;
  name: string;
  phone: string;
  comment: string;
  recipient: string | null;
  note: string;
  handledAt: string | null;
  createdAt: string;
};

/** The requests of each kind in the same columns. */
const sources: Readonly<Record<LeadKind, SQL>> = {
  calls: sql`select id, name, phone_number as phone, comment, null::text as recipient, created_at from call_requests`,
  loans: sql`select r.id, r.first_name || ' ' || r.last_name as name, r.phone, '' as comment, b.name ->> 'ka' as recipient, r.created_at
    from loan_requests r join banks b on b.id = r.bank_id`,
  companies: sql`select l.id, l.name, l.phone, l.comment, coalesce(u.legal_name, u.name) as recipient, l.created_at
    from company_leads l join users u on u.id = l.company_id`,
  buyers: sql`select id, name, phone, comment, null::text as recipient, created_at from buyer_requests where closed_at is null`,
};

/** What people ask for, with the marks of the staff. */
export const createLeadsRepository = (executor: Executor) => ({
  /** New ones first, the newest of them first. */
  page: (kind: LeadKind, limit: number, offset: number): Promise<LeadRow[]> =>
    queryRows<LeadRow>(
      executor,
      sql`select s.id, s.name, s.phone, s.comment, s.recipient, coalesce(m.note, '') as note, m.handled_at as "handledAt",
          s.created_at as "createdAt"
        from (${sources[kind]}) s left join lead_marks m on m.kind = ${kind} and m.lead_id = s.id
        order by (m.handled_at is not null), s.id desc limit ${limit} offset ${offset}`,
    ),

  count: async (kind: LeadKind, isNewOnly: boolean): Promise<number> => {
    const isCounted = isNewOnly ? sql`m.handled_at is null` : sql`true`;
    const [row] = await queryRows<{ total: number }>(
      executor,
      sql`select count(*)::int as total from (${sources[kind]}) s
        left join lead_marks m on m.kind = ${kind} and m.lead_id = s.id where ${isCounted}`,
    );
    return row?.total ?? 0;
  },

  exists: async (kind: LeadKind, id: number): Promise<boolean> =>
    (await queryRows(executor, sql`select 1 from (${sources[kind]}) s where s.id = ${id}`)).length > 0,

  mark: async (row: typeof leadMarks.$inferInsert): Promise<void> => {
    const { note, handledAt, updatedBy, updatedAt } = row;
    await executor
      .insert(leadMarks)
      .values(row)
      .onConflictDoUpdate({ target: [leadMarks.kind, leadMarks.leadId], set: { note, handledAt, updatedBy, updatedAt } });
  },
});
