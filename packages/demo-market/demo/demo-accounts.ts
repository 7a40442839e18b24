import { hashPassword } from 'better-auth/crypto';
import { createLocalAccountIssuer } from 'better-auth/db';
import { userTypeIds } from '@/lib/contracts/account/auth';
import { userTypeNames } from '@/lib/contracts/statements/statements';
import type { Db } from '@/server/db/client';
import { accounts, users } from '@/server/modules/users/users.table';

/** The password of every demo account; it is not a secret. */
export const demoPassword = 'aivani-2026';

const emailOf = (kind: string): string => `${kind}@aivani.example`;
export const demoLogins: readonly string[] = userTypeNames.map(emailOf);

export const demoNames = {
  physical: 'ნინო ბერიძე',
  agent: 'გიორგი გელაშვილი',
  broker: 'მზიანი აივანი',
  developer: 'აივნის მშენებელი',
  designer: 'თამარ ლომიძე',
} as const;
/** Codes that the registry does not give out: it begins with 2 and 4. */
const codes = { broker: '900000001', developer: '900000002' } as const;

/** Below the ids of everybody else, so that a market may be filled before and after. */
const firstId = 900;
export type DemoAccountType = keyof typeof userTypeIds;
export const demoUserId = (kind: DemoAccountType): number => firstId + userTypeIds[kind];

const userRowOf = (kind: (typeof userTypeNames)[number], now: Date): typeof users.$inferInsert & { id: number } => ({
  id: demoUserId(kind),
  typeId: userTypeIds[kind],
  name: demoNames[kind],
  email: emailOf(kind),
  emailVerified: true,
  agencyId: kind === 'agent' ? demoUserId('broker') : null,
  ...(kind === 'broker' || kind === 'developer'
    ? { slug: `aivani-${kind}`, legalName: `შპს „${demoNames[kind]}“`, identificationCode: codes[kind] }
    : {}),
  createdAt: now,
  updatedAt: now,
});

/**
 * One person of every kind whose e-mail and password are known, for development and tests; those who are there stay as they are. The
 * agent works for the broker. A public server never has them: the password is in the source.
 */
export async function installDemoAccounts(db: Db, now: Date): Promise<void> {
  const password = await hashPassword(demoPassword);
  const providerId = 'credential';
  const issuer = createLocalAccountIssuer(providerId);
  await db.transaction(async (tx) => {
    for (const kind of userTypeNames) {
      const person = userRowOf(kind, now);
      const added = await tx.insert(users).values(person).onConflictDoNothing().returning({ id: users.id });
      const account = { userId: person.id, accountId: String(person.id), providerId, issuer, password };
      if (added.length > 0) await tx.insert(accounts).values(account);
    }
  });
}
