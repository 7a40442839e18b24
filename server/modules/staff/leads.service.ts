import { adminPageSize } from '@/lib/contracts/admin';
import { toPage } from '@/lib/contracts/paged';
import { type Lead, type LeadBody, type LeadKind, leadKinds } from '@/lib/contracts/staff/leads';
import type { Repositories, UnitOfWork } from '@/server/composition/repositories';
import { notFound } from '../../http/errors';
import type { Clock } from '../../ports/clock';
import type { LeadRow } from './leads.repository';

type LeadsParts = { repositories: Pick<Repositories, 'leads'>; atomically: UnitOfWork; clock: Clock };
export type LeadsService = ReturnType<typeof createLeadsService>;

const toLead = ({ handledAt, createdAt, ...row }: LeadRow): Lead => ({
  ...row,
  handled_at: handledAt === null ? null : new Date(handledAt).toISOString(),
  created_at: new Date(createdAt).toISOString(),
});

/** What people ask for, as the staff works on it. A mark and its line in the audit log are one transaction. */
export const createLeadsService = ({ repositories: { leads }, atomically, clock }: LeadsParts) => ({
  list: async (kind: LeadKind, page: number) => {
    const [total, rows] = await Promise.all([
      leads.count(kind, false),
      leads.page(kind, adminPageSize, (page - 1) * adminPageSize),
    ]);
    return toPage<Lead, number>(rows.map(toLead), page, adminPageSize, total);
  },

  /** What waits for the staff: requests of buyers are answered by brokers. */
  countNew: async (): Promise<number> =>
    (await Promise.all(leadKinds.filter((kind) => kind !== 'buyers').map((kind) => leads.count(kind, true)))).reduce(
      (sum, total) => sum + total,
      0,
    ),

  /** @throws ApiError 404 */
  mark: (staffUserId: number, kind: LeadKind, id: number, { is_handled: isHandled, note }: LeadBody): Promise<void> =>
    atomically(async (inside) => {
      const now = clock();
      if (!(await inside.leads.exists(kind, id))) throw notFound();
      const handledAt = isHandled ? now : null;
      await inside.leads.mark({ kind, leadId: id, note, handledAt, updatedBy: staffUserId, updatedAt: now });
      const details = { kind, handled: Number(isHandled), ...(note === '' ? {} : { note }) };
      await inside.staff.addAudit({ staffUserId, action: 'leads_mark', subjectId: id, details, createdAt: now });
    }),
});
