import { notificationTypes } from '@/lib/contracts/account/notifications';
import { type AuditLog, adminPageSize, type StreetDecisionBody, type StreetQueue } from '@/lib/contracts/admin';
import { toPage } from '@/lib/contracts/paged';
import { ApiError, invalid } from '../../http/errors';
import type { Clock } from '../../ports/clock';
import type { NewNotification, NotificationsRepository } from '../notifications/notifications.repository';
import type { StaffRepository } from '../staff/staff.repository';
import { toAuditEntry, toNewStreet } from './moderation.mapper';
import type { ModerationRepository, PendingStreet } from './moderation.repository';

type Inside = {
  moderation: ModerationRepository;
  staff: StaffRepository;
  notifications: NotificationsRepository;
};
type ModerationParts = Pick<Inside, 'moderation' | 'staff'> & {
  atomically: <T>(work: (inside: Inside) => Promise<T>) => Promise<T>;
  clock: Clock;
};
export type ModerationService = ReturnType<typeof createModerationService>;

type StreetRow = PendingStreet['street'];

const decidedAlready = () => new ApiError(409, 'errors.decided_already');

/** A notice of moderation to an author: its subject, and the staff's reason. */
const notice = (
  userId: number,
  template: 'street_rejected',
  text: string,
  parameters: NewNotification['parameters'],
  createdAt: Date,
): NewNotification => ({ userId, type: notificationTypes.generic, template, parameters, text, createdAt });

/** The street that a new one is merged into. @throws ApiError 422 when it is not a known street of the same city */
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
export function createModerationService({ moderation, staff, atomically, clock }: ModerationParts) {
  const offsetOf = (page: number): number => (page - 1) * adminPageSize;

  return {
    streets: async (page: number): Promise<StreetQueue> => {
      const [total, rows] = await Promise.all([
        moderation.countPendingStreets(),
        moderation.pendingStreets(adminPageSize, offsetOf(page)),
      ]);
      return toPage(rows.map(toNewStreet), page, adminPageSize, total);
    },

    /** @throws ApiError 409 when the street is no longer pending, 422 when it cannot become the street that it is merged into */
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
