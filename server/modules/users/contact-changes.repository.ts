import { randomBytes } from 'node:crypto';
import { and, eq, gt, gte, isNull } from 'drizzle-orm';
import { hourMs } from '@/lib/domain/time/duration';
import type { Executor } from '../../db/client';
import { hashToken } from './users.identity';
import { contactChanges } from './users.table';

export type ContactChange = Pick<typeof contactChanges.$inferSelect, 'userId' | 'kind' | 'previous'>;

/** How long a changed e-mail or login phone can be undone. */
const undoHours = 72;
const secretBytes = 24;

export type ContactChangesRepository = ReturnType<typeof createContactChangesRepository>;

/** Changes of what an account signs in with, each undone by the token that went to the former contact. */
export const createContactChangesRepository = (executor: Executor) => ({
  /** @returns the token that undoes the change; the database stores its hash */
  add: async (change: ContactChange, now: Date): Promise<string> => {
    const token = randomBytes(secretBytes).toString('base64url');
    const expiresAt = new Date(now.getTime() + undoHours * hourMs);
    await executor.insert(contactChanges).values({ ...change, tokenHash: hashToken(token), createdAt: now, expiresAt });
    return token;
  },

  /**
   * Consumes a token, and deletes every later change of the same kind: the author of those must not undo this.
   * @returns null for a token that is unknown, used or too old
   */
  take: async (token: string, now: Date): Promise<ContactChange | null> => {
    const isOpen = and(isNull(contactChanges.undoneAt), gt(contactChanges.expiresAt, now));
    const [change] = await executor
      .update(contactChanges)
      .set({ undoneAt: now })
      .where(and(eq(contactChanges.tokenHash, hashToken(token)), isOpen))
      .returning();
    if (!change) return null;
    const { id, userId, kind } = change;
    await executor
      .update(contactChanges)
      .set({ undoneAt: now })
      .where(and(eq(contactChanges.userId, userId), eq(contactChanges.kind, kind), gte(contactChanges.id, id), isOpen));
    return change;
  },
});
