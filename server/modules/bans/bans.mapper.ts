import type { Ban, StaffUser, StaffUserDetail } from '@/lib/contracts/staff/bans';
import { toMajorUnits } from '@/lib/domain/money/amount';
import type { BanRow, BanWithAppeal } from './bans.repository';
import type { PeopleRepository, PersonRow } from './people.repository';

export const toBareBan = ({ id, reason, comment, createdAt, endsAt }: BanRow): Omit<Ban, 'appeal'> => ({
  ...{ id, reason, comment },
  created_at: createdAt.toISOString(),
  ends_at: endsAt?.toISOString() ?? null,
});

export const toAppeal = ({ id, text, state, answer, createdAt }: NonNullable<BanWithAppeal['appeal']>) => ({
  ...{ id, text, state, answer },
  created_at: createdAt.toISOString(),
});

export const toBan = ({ ban, appeal }: BanWithAppeal): Ban => ({ ...toBareBan(ban), appeal: appeal && toAppeal(appeal) });

export const toStaffUser = (user: PersonRow): StaffUser => ({
  ...{ id: user.id, name: user.name, legal_name: user.legalName, type_id: user.typeId, email: user.email },
  phone: user.phone ?? user.loginPhone,
  is_banned: user.isBanned,
  created_at: user.createdAt.toISOString(),
});

type Activity = Awaited<ReturnType<PeopleRepository['activityOf']>>;

export const toActivity = ({
  counts,
  newest,
  bought,
  signedIn,
  staffRole,
}: Activity): Omit<StaffUserDetail, keyof StaffUser | 'bans'> => ({
  staff_role: staffRole,
  statement_counts: Object.fromEntries(counts.map(({ state, total }) => [state, total])),
  statements: newest.map(({ id, state, createdAt }) => ({ id, state, created_at: createdAt.toISOString() })),
  orders: bought.map(({ id, serviceId, state, amountMinor, createdAt }) => ({
    ...{ id, state, service_id: serviceId, amount: toMajorUnits(amountMinor) },
    created_at: createdAt.toISOString(),
  })),
  sessions: signedIn.map(({ id, userAgent, ipAddress, createdAt, updatedAt }) => ({
    ...{ id, device: userAgent ?? '', address: ipAddress ?? '' },
    created_at: createdAt.toISOString(),
    seen_at: updatedAt.toISOString(),
  })),
});
