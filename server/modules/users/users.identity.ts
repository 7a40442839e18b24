import { createHash } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import { userTypeNames } from '@/lib/contracts/statements/statements';
import type { Db } from '../../db/client';
import type { Clock } from '../../ports/clock';
import type { IdentityPort } from '../../ports/identity';
import { isInForce } from '../bans/bans.repository';
import { userBans } from '../bans/bans.table';
import { accountDeletions } from '../personal-data/personal-data.table';
import { staffMembers, staffTotps } from '../staff/staff.table';
import { sessions, users } from './users.table';

/** The precision of "last seen"; writing it on every call would double the work. */
const seenEveryMs = 300_000;

/** How long a session stays open to the staff's pages after the code of the authenticator. */
const secondFactorMs = 12 * 3600 * 1000;

/** The code counts for the authenticator that the person has now; without one nothing is proved. */
const isProved = (issuedAt: Date | null, provedAt: Date | null, now: Date): boolean =>
  issuedAt !== null && provedAt !== null && provedAt >= issuedAt && now.getTime() - provedAt.getTime() < secondFactorMs;

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** The identity port over the sessions of this database. */
export function createIdentity(db: Db, clock: Clock): IdentityPort {
  return {
    resolve: async (token) => {
      const now = clock();
      const [row] = await db
        .select({
          sessionId: sessions.id,
          seenAt: sessions.updatedAt,
          userId: users.id,
          typeId: users.typeId,
          staffRole: staffMembers.role,
          totpIssuedAt: staffTotps.createdAt,
          secondFactorAt: sessions.secondFactorAt,
          banId: userBans.id,
          leavingId: accountDeletions.userId,
        })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .leftJoin(staffMembers, eq(staffMembers.userId, users.id))
        .leftJoin(staffTotps, and(eq(staffTotps.userId, staffMembers.userId), eq(staffTotps.isPending, false)))
        .leftJoin(userBans, and(eq(userBans.userId, users.id), isInForce(now)))
        .leftJoin(accountDeletions, eq(accountDeletions.userId, users.id))
        .where(and(eq(sessions.token, hashToken(token)), gt(sessions.expiresAt, now)));
      if (!row) return null;
      const staleAt = new Date(now.getTime() - seenEveryMs);
      if (row.seenAt < staleAt)
        await db
          .update(sessions)
          .set({ updatedAt: now })
          .where(and(eq(sessions.id, row.sessionId), lt(sessions.updatedAt, staleAt)));
      const { userId, sessionId, staffRole } = row;
      const userType = userTypeNames[row.typeId - 1] ?? 'physical';
      return {
        userId,
        userType,
        sessionId,
        staffRole,
        hasAuthenticator: row.totpIssuedAt !== null,
        isSecondFactorDue: staffRole !== null && !isProved(row.totpIssuedAt, row.secondFactorAt, now),
        isBanned: row.banId !== null,
        isLeaving: row.leavingId !== null,
      };
    },
  };
}
