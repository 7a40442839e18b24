import { notificationTypes } from '@/lib/contracts/account/notifications';
import {
  type AuditLog,
  adminPageSize,
  type ReportDecisionBody,
  type ReportQueue,
  type StreetDecisionBody,
  type StreetQueue,
} from '@/lib/contracts/admin';
import { toPage } from '@/lib/contracts/paged';
import { ApiError, invalid, notFound } from '../../http/errors';
import type { Clock } from '../../ports/clock';
import { toStatementParameter } from '../notifications/notifications.mapper';
import type { NewNotification, NotificationsRepository } from '../notifications/notifications.repository';
import type { StaffRepository } from '../staff/staff.repository';
import type { StatementsRepository } from '../statements/statements.repository';
import { toAuditEntry, toNewStreet, toReportedStatement } from './moderation.mapper';
import type { ModerationRepository, PendingStreet } from './moderation.repository';

type Inside = {
  moderation: ModerationRepository;
  staff: StaffRepository;
  notifications: NotificationsRepository;
  statements: StatementsRepository;
};
type ModerationParts = Pick<Inside, 'moderation' | 'staff' | 'statements'> & {
  atomically: <T>(work: (inside: Inside) => Promise<T>) => Promise<T>;
  clock: Clock;
};
export type ModerationService = ReturnType<typeof createModerationService>;

type StreetRow = PendingStreet['street'];

const decidedAlready = () => new ApiError(409, 'errors.decided_already');

/** What moderation tells an author: what it is about, and why in the staff's own words. */
const notice = (
  userId: number,
  template: 'statement_blocked' | 'statement_warned' | 'street_rejected',
  text: string,
  parameters: NewNotification['parameters'],
  createdAt: Date,
): NewNotification => ({ userId, type: notificationTypes.generic, template, parameters, text, createdAt });

/** The street that a new one is merged into. @throws ApiError 422 when it is no known street of the same city */
async function findTarget({ moderation }: Inside, street: StreetRow, into: number | undefined): Promise<number> {
  const target = into === undefined ? undefined : await moderation.lockStreet(into);
  if (target?.status !== 'approved' || target.cityId !== street.cityId) throw invalid({ into: ['errors.field_invalid'] });
  return target.id;
}

async function applyToStreet(inside: Inside, street: StreetRow, body: StreetDecisionBody, now: Date): Promise<void> {
  const { moderation, notifications } = inside;
  if (body.decision === 'approve') return moderation.approveStreet(street.id);
  if (body.decision === 'merge') return moderation.removeStreet(street.id, await findTarget(inside, street, body.into));
  await moderation.removeStreet(street.id, null);
  if (street.createdBy === null) return;
  const parameters = { street_name: street.name.ka };
  await notifications.add([notice(street.createdBy, 'street_rejected', body.reason, parameters, now)]);
}

/** The queues of the staff and its decisions. A decision, its notice and its line in the log are one transaction. */
export function createModerationService({ moderation, staff, statements, atomically, clock }: ModerationParts) {
  const offsetOf = (page: number): number => (page - 1) * adminPageSize;

  return {
    reports: async (page: number): Promise<ReportQueue> => {
      const [total, queue] = await Promise.all([
        moderation.countReported(),
        moderation.reportedPage(adminPageSize, offsetOf(page)),
      ]);
      const ids = queue.map(({ statementId }) => statementId);
      const [rows, reports] = await Promise.all([statements.findRows(ids), moderation.openReports(ids)]);
      const items = queue.flatMap(({ statementId, weight }) => {
        const row = rows.find(({ statement }) => statement.id === statementId);
        const own = reports.filter((report) => report.statementId === statementId);
        return row ? [toReportedStatement(row, own, weight)] : [];
      });
      return toPage(items, page, adminPageSize, total);
    },

    /** Decides all open reports of a statement. @throws ApiError 409 when there are none, or the statement cannot be blocked any more */
    decideReports: (staffUserId: number, statementId: number, { decision, reason }: ReportDecisionBody): Promise<void> =>
      atomically(async (inside) => {
        const now = clock();
        const row = await inside.statements.findById(statementId);
        if (!row) throw notFound();
        const decided = await inside.moderation.decideReports(statementId, decision, now);
        if (decided === 0) throw decidedAlready();
        if (decision === 'block' && !(await inside.moderation.blockStatement(statementId, reason)))
          throw new ApiError(409, 'errors.statement_state');
        const template = decision === 'block' ? 'statement_blocked' : 'statement_warned';
        if (decision !== 'dismiss')
          await inside.notifications.add([notice(row.statement.userId, template, reason, toStatementParameter(row), now)]);
        await inside.staff.addAudit({
          staffUserId,
          action: `reports_${decision}`,
          subjectId: statementId,
          details: { reports: decided, ...(reason === '' ? {} : { reason }) },
          createdAt: now,
        });
      }),

    streets: async (page: number): Promise<StreetQueue> => {
      const [total, rows] = await Promise.all([
        moderation.countPendingStreets(),
        moderation.pendingStreets(adminPageSize, offsetOf(page)),
      ]);
      return toPage(rows.map(toNewStreet), page, adminPageSize, total);
    },

    /** @throws ApiError 409 when the street waits no more, 422 when it cannot become the street that it is merged into */
    decideStreet: (staffUserId: number, id: number, { decision, reason, into }: StreetDecisionBody): Promise<void> =>
      atomically(async (inside) => {
        const now = clock();
        const street = await inside.moderation.lockStreet(id);
        if (street?.status !== 'pending') throw decidedAlready();
        await applyToStreet(inside, street, { decision, reason, into }, now);
        await inside.staff.addAudit({
          staffUserId,
          action: `streets_${decision}`,
          subjectId: id,
          details: {
            name: street.name.ka,
            ...(decision === 'merge' && into !== undefined ? { into } : {}),
            ...(reason === '' ? {} : { reason }),
          },
          createdAt: now,
        });
      }),

    audit: async (page: number): Promise<AuditLog> => {
      const [total, rows] = await Promise.all([staff.countAudit(), staff.auditPage(adminPageSize, offsetOf(page))]);
      return toPage(rows.map(toAuditEntry), page, adminPageSize, total);
    },
  };
}
