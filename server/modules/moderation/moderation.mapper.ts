import type { AuditEntry, NewStreet } from '@/lib/contracts/admin';
import type { AuditRow } from '../staff/staff.repository';
import type { PendingStreet } from './moderation.repository';

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
