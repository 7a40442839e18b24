import type { Executor } from '@/server/db/client';
import { hashToken } from '@/server/modules/users/users.identity';
import { sessions, users } from '@/server/modules/users/users.table';

type NewUser = typeof users.$inferInsert;

/** A user with a live session. @returns the headers that sign a call in */
export async function insertVisitor(db: Executor, overrides: Partial<NewUser> = {}) {
  const [user] = await db
    .insert(users)
    .values({ name: 'ნინო', typeId: 1, ...overrides })
    .returning();
  if (!user) throw new Error('The user was not stored.');
  const token = `token-of-${user.id}`;
  await db.insert(sessions).values({ token: hashToken(token), userId: user.id, expiresAt: new Date('2027-01-01T00:00:00Z') });
  return { user, headers: { 'global-authorization': token } };
}

export type Visitor = Awaited<ReturnType<typeof insertVisitor>>;
