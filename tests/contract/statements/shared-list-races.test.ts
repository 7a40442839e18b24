import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { insertStatement } from '@/tests/factories/statement';
import { insertVisitor } from '@/tests/factories/visitor';
import { useApi } from '@/tests/setup/api';
import { createSharedListsRepository } from './shared-lists.repository';
import { sharedListMarks, sharedLists } from './shared-lists.table';

const api = useApi();
const side = Array.from({ length: 20 }, (_, index) => index);

async function insertList() {
  const { user } = await insertVisitor(api.db);
  const now = new Date();
  const [list] = await api.db
    .insert(sharedLists)
    .values({ userId: user.id, salt: randomBytes(8).toString('hex'), tokenHash: randomBytes(8).toString('hex'), createdAt: now })
    .returning();
  if (!list) throw new Error('The list was not stored.');
  return { list, now };
}

it('twenty votes of one person at once are one vote, and a heart and a note given beside it stay', async () => {
  const [lists, { list, now }, statement] = [
    createSharedListsRepository(api.db),
    await insertList(),
    await insertStatement(api.db),
  ];
  const participant = await lists.addParticipant({ listId: list.id, keyHash: 'guest', name: 'Nino', createdAt: now });
  const key = { participantId: participant?.id ?? 0, statementId: statement.id, updatedAt: now };
  await Promise.all(
    side.map((index) =>
      lists.mark(key, index === 7 ? { hasHeart: true } : index === 8 ? { note: 'Light' } : { vote: index % 2 === 0 ? 1 : -1 }),
    ),
  );
  const marks = await api.db.select().from(sharedListMarks);
  expect(marks).toHaveLength(1);
  expect(marks[0]).toMatchObject({ hasHeart: true, note: 'Light' });
  expect(Math.abs(marks[0]?.vote ?? 0)).toBe(1);
});

it('a guest who joins in twenty tabs at once is one participant', async () => {
  const [lists, { list, now }] = [createSharedListsRepository(api.db), await insertList()];
  const row = { listId: list.id, keyHash: 'the same browser', name: 'Nino', createdAt: now };
  await Promise.all(side.map(() => lists.addParticipant(row)));
  expect((await lists.participants(list.id)).filter(({ keyHash }) => keyHash === row.keyHash)).toHaveLength(1);
});
