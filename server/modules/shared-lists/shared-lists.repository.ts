import { and, asc, count, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../db/client';
import { sharedListMarks, sharedListParticipants, sharedLists } from './shared-lists.table';

export type SharedListRow = typeof sharedLists.$inferSelect;
export type ParticipantRow = typeof sharedListParticipants.$inferSelect;
export type MarkRow = typeof sharedListMarks.$inferSelect;
type NewParticipant = Omit<typeof sharedListParticipants.$inferInsert, 'id'>;
export type SharedListsRepository = ReturnType<typeof createSharedListsRepository>;

/** Shared lists of favourites, their members and the members' opinions. */
export function createSharedListsRepository(executor: Executor) {
  const { listId, userId, keyHash } = sharedListParticipants;

  return {
    findByToken: async (tokenHash: string): Promise<SharedListRow | undefined> =>
      (await executor.select().from(sharedLists).where(eq(sharedLists.tokenHash, tokenHash)))[0],

    findOwn: async (ownerId: number): Promise<SharedListRow | undefined> =>
      (await executor.select().from(sharedLists).where(eq(sharedLists.userId, ownerId)))[0],

    /** Adds a list unless its owner has one. */
    add: async (row: Omit<typeof sharedLists.$inferInsert, 'id'>): Promise<void> => {
      await executor.insert(sharedLists).values(row).onConflictDoNothing();
    },

    /** Removes the owner's list with all opinions on it. */
    remove: async (ownerId: number): Promise<boolean> =>
      (await executor.delete(sharedLists).where(eq(sharedLists.userId, ownerId)).returning({ id: sharedLists.id })).length > 0,

    /** Locks a list, so that its people are added one after the other. */
    lock: async (id: number): Promise<boolean> =>
      (await executor.select({ id: sharedLists.id }).from(sharedLists).where(eq(sharedLists.id, id)).for('update')).length > 0,

    participants: (list: number): Promise<ParticipantRow[]> =>
      executor.select().from(sharedListParticipants).where(eq(listId, list)).orderBy(asc(sharedListParticipants.id)),

    countParticipants: async (list: number): Promise<number> => {
      const [found] = await executor.select({ total: count() }).from(sharedListParticipants).where(eq(listId, list));
      return found?.total ?? 0;
    },

    findByUser: async (list: number, user: number): Promise<ParticipantRow | undefined> =>
      (
        await executor
          .select()
          .from(sharedListParticipants)
          .where(and(eq(listId, list), eq(userId, user)))
      )[0],

    /** A guest of the list; the key of a guest who has signed in since is invalid. */
    findGuest: async (list: number, hash: string): Promise<ParticipantRow | undefined> =>
      (
        await executor
          .select()
          .from(sharedListParticipants)
          .where(and(eq(listId, list), eq(keyHash, hash)))
      )[0],

    addParticipant: async (row: NewParticipant): Promise<ParticipantRow | undefined> =>
      (await executor.insert(sharedListParticipants).values(row).onConflictDoNothing().returning())[0],

    updateParticipant: async (id: number, changes: Partial<NewParticipant>): Promise<ParticipantRow | undefined> =>
      (await executor.update(sharedListParticipants).set(changes).where(eq(sharedListParticipants.id, id)).returning())[0],

    marks: (participantIds: number[], statementIds: number[]): Promise<MarkRow[]> =>
      executor
        .select()
        .from(sharedListMarks)
        .where(and(inArray(sharedListMarks.participantId, participantIds), inArray(sharedListMarks.statementId, statementIds)))
        .orderBy(asc(sharedListMarks.participantId)),

    /** Stores a member's opinion on a statement; what is left out stays as it was. */
    mark: async (
      key: { participantId: number; statementId: number; updatedAt: Date },
      changes: Partial<Pick<MarkRow, 'vote' | 'hasHeart' | 'note'>>,
    ): Promise<void> => {
      await executor
        .insert(sharedListMarks)
        .values({ ...key, ...changes })
        .onConflictDoUpdate({
          target: [sharedListMarks.participantId, sharedListMarks.statementId],
          set: { ...changes, updatedAt: key.updatedAt },
        });
    },
  };
}
