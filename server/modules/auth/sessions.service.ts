import type { Session } from '@/lib/contracts/account/auth';
import { notFound } from '../../http/errors';
import type { Clock } from '../../ports/clock';
import type { Identity } from '../../ports/identity';
import { findAccount } from '../users/users.find';
import type { UserRow, UsersRepository } from '../users/users.repository';
import type { CredentialsRepository } from './credentials.repository';

type SessionsParts = { users: UsersRepository; credentials: CredentialsRepository; clock: Clock };

export type SessionsService = ReturnType<typeof createSessionsService>;

/** The visitor's sessions: who it is, where else they are signed in, and how each ends. */
export function createSessionsService({ users, credentials, clock }: SessionsParts) {
  return {
    /** @throws ApiError 401 when the account is gone */
    current: (identity: Identity): Promise<UserRow> => findAccount(users, identity),

    /** The current one first, then by when they were last seen. */
    list: async ({ userId, sessionId }: Identity): Promise<Session[]> => {
      const rows = await credentials.listSessions(userId, clock());
      const sessions = rows.map((row) => ({
        id: row.id,
        device: row.device ?? '',
        created_at: row.createdAt.toISOString(),
        last_seen_at: row.seenAt.toISOString(),
        is_current: row.id === sessionId,
      }));
      return sessions.sort((one, other) => Number(other.is_current) - Number(one.is_current));
    },

    /** Ends a session by its token; an ended one is not an error. */
    end: (token: string): Promise<void> => credentials.endSession(token),

    /** @throws ApiError 404 for a session that is not the visitor's */
    revoke: async ({ userId }: Identity, id: number): Promise<void> => {
      if (!(await credentials.endSessionOf(userId, id))) throw notFound();
    },

    revokeAll: ({ userId }: Identity): Promise<void> => credentials.endAllSessions(userId),
  };
}
