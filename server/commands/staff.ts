import type { AuditAction, StaffRole } from '@/lib/contracts/admin';
import type { Db } from '../db/client';
import { sealSecret } from '../modules/staff/sealed-secret';
import { createStaffRepository, type StaffRepository } from '../modules/staff/staff.repository';
import { newTotpSecret, totpUri } from '../modules/staff/totp';
import type { DataCipher } from '../ports/data-cipher';

type Change = {
  action: AuditAction;
  details: Record<string, string>;
  apply: (staff: StaffRepository, userId: number) => Promise<void>;
};

/** Changes what a member may do and writes the log, both or neither. @throws Error when nobody has the e-mail */
async function changeRole(db: Db, email: string, { action, details, apply }: Change, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const staff = createStaffRepository(tx);
    const user = await staff.findUserByEmail(email);
    if (!user) throw new Error(`No account has the confirmed e-mail ${email}. Its person signs up first.`);
    await apply(staff, user.id);
    await staff.addAudit({ staffUserId: null, action, subjectId: user.id, details, createdAt: now });
  });
}

/** Gives an account a role on the staff, in place of the one it has. */
export async function grantRole(db: Db, email: string, role: StaffRole, now: Date): Promise<string> {
  const apply: Change['apply'] = (staff, userId) => staff.setRole(userId, role, now);
  await changeRole(db, email, { action: 'staff_grant', details: { role }, apply }, now);
  return `${email} is ${role} now.`;
}

/** Takes the role of an account away. @throws Error when it has none */
export async function revokeRole(db: Db, email: string, now: Date): Promise<string> {
  const apply: Change['apply'] = async (staff, userId) => {
    if (!(await staff.removeRole(userId))) throw new Error(`${email} is not a member of the staff.`);
  };
  await changeRole(db, email, { action: 'staff_revoke', details: {}, apply }, now);
  return `${email} is no longer a member of the staff.`;
}

/**
 * Gives a member of the staff an authenticator in place of the one before.
 * @returns the address for the app, shown this once
 * @throws Error when the account is not of the staff
 */
export async function issueTotp(db: Db, email: string, siteName: string, cipher: DataCipher, now: Date): Promise<string> {
  const secret = newTotpSecret();
  const apply: Change['apply'] = async (staff, userId) => {
    if (!(await staff.setTotp(userId, sealSecret(cipher, userId, secret), now)))
      throw new Error(`${email} is not a member of the staff.`);
  };
  await changeRole(db, email, { action: 'staff_totp', details: {}, apply }, now);
  return totpUri(secret, siteName, email);
}

/** The staff, one a line. */
export async function listStaff(db: Db): Promise<string> {
  const members = await createStaffRepository(db).list();
  return members.map(({ email, role }) => `${role} ${email ?? ''}`).join('\n') || 'There are no members of the staff.';
}
