import type { SessionUser } from '@/lib/contracts/account/auth';
import type { Profile } from '@/lib/contracts/account/profile';
import { locales } from '@/lib/contracts/common';
import { userTypeNames } from '@/lib/contracts/statements/statements';
import { toMajorUnits } from '@/lib/domain/money/amount';
import type { UserRow } from './users.repository';

/** What a person's own session shows of them. */
export const toSessionUser = (row: UserRow): SessionUser => ({
  id: row.id,
  name: row.name,
  logo: row.logo,
  email: row.email,
  slug: row.slug,
  roles: [userTypeNames[row.typeId - 1] ?? 'physical'],
  type_id: row.typeId,
  legal_name: row.legalName,
  identification_code: row.identificationCode,
  global_user_id: row.id,
  balance_id: row.balanceId,
  balance: toMajorUnits(row.balanceMinor),
  valid_phone_numbers: row.validPhones,
});

export const toProfile = (row: UserRow, hasPassword: boolean): Profile => ({
  ...toSessionUser(row),
  pending_email: row.pendingEmail,
  login_phone: row.loginPhone,
  locale: row.locale,
  muted_mail_types: row.mutedMailTypes,
  languages: locales.filter((locale) => row.languages.includes(locale)),
  about: row.about,
  has_password: hasPassword,
  created_at: row.createdAt.toISOString(),
});
