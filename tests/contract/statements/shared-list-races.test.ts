import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { ownSharedListSchema, sharedListResponseSchema } from '@/lib/contracts/statements/shared-lists';
import { createSharedListsRepository } from '@/server/modules/shared-lists/shared-lists.repository';
import { sharedListMarks, sharedLists } from '@/server/modules/shared-lists/shared-lists.table';
import { insertStatement } from '../../factories/statement';
import { insertVisitor } from '../../factories/visitor';
import { useApi } from '../../setup/api';

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

it('twenty votes of one person at once are one vote, and a heart and a note given at the same time stay', async () => {
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

it('twenty concurrent votes of a new account make one participant with one vote', async () => {
  const [owner, voter, { id }] = [await insertVisitor(api.db), await insertVisitor(api.db), await insertStatement(api.db)];
  const post = (path: string, headers: Record<string, string>, body?: object) =>
    api.call(path, { method: 'POST', headers, ...(body && { body }) });
  await post('/api/microservice/users/statements/favorites/add', owner.headers, { statements: [id] });
  const shared = ownSharedListSchema.parse((await post('/api/v1/users/shared-list', owner.headers)).body).data;
  const path = `/api/v1/shared-lists/${shared?.token}`;
  const votes = side.map((index) => post(`${path}/marks`, voter.headers, { statement_id: id, vote: index % 2 === 0 ? 1 : -1 }));
  expect(new Set((await Promise.all(votes)).map(({ status }) => status))).toEqual(new Set([200]));
  const { data: list } = sharedListResponseSchema.parse((await api.call(path, { headers: voter.headers })).body);
  expect([list.participants.length, list.marks.length]).toEqual([2, 1]);
});
