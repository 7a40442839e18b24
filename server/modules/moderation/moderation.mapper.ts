import type { AuditEntry, NewStreet, ReportedStatement } from '@/lib/contracts/admin';
import type { AuditRow } from '../staff/staff.repository';
import { titlesAndSlugsOf } from '../statements/statements.describe';
import type { StatementRow } from '../statements/statements.row.query';
import type { PendingStreet, ReportRow } from './moderation.repository';

export function toReportedStatement(row: StatementRow, reports: ReportRow[], weight: number): ReportedStatement {
  const { statement, seller } = row;
  const latest = reports.at(-1)?.createdAt ?? statement.createdAt;
  return {
    id: statement.id,
    statement: {
      id: statement.id,
      state: statement.state,
      ...titlesAndSlugsOf(row),
      thumb: statement.images[0]?.thumb ?? null,
      author: { id: statement.userId, name: seller?.legalName ?? seller?.name ?? '' },
    },
    weight,
    reports: reports.map(({ id, reason, comment, createdAt }) => ({ id, reason, comment, created_at: createdAt.toISOString() })),
    updated_at: latest.toISOString(),
  };
}

export const toNewStreet = ({
  street,
  authorName,
  cityName,
  districtName,
  urbanName,
  statementsCount,
}: PendingStreet): NewStreet => ({
  id: street.id,
  names: street.name,
  city_id: street.cityId,
  places: [urbanName, districtName, cityName].filter((name) => name !== null),
  author: street.createdBy === null ? null : { id: street.createdBy, name: authorName ?? '' },
  statements_count: statementsCount,
});

export const toAuditEntry = ({ entry, name }: { entry: AuditRow; name: string | null }): AuditEntry => ({
  id: entry.id,
  action: entry.action,
  staff: entry.staffUserId === null ? null : { id: entry.staffUserId, name: name ?? '' },
  subject_id: entry.subjectId,
  details: entry.details,
  request_id: entry.requestId,
  created_at: entry.createdAt.toISOString(),
});
