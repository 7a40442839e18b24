import { createHash } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { userTypeNames } from '@/lib/contracts/statements';
import type { Db } from '../../db/client';
import type { Clock } from '../../ports/clock';
import type { IdentityPort } from '../../ports/identity';
import { sessions, users } from './users.table';

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Sessions of this database behind the identity port. */
export function createIdentity(db: Db, clock: Clock): IdentityPort {
  return {
    resolve: async (token) => {
      const [row] = await db
        .select({ userId: users.id, typeId: users.typeId })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .where(and(eq(sessions.tokenHash, hashToken(token)), gt(sessions.expiresAt, clock())));
      return row ? { userId: row.userId, userType: userTypeNames[row.typeId - 1] ?? 'physical' } : null;
    },
  };
}
