import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { ownSharedListSchema, sharedListResponseSchema } from '@/lib/contracts/statements/shared-lists';
import { sharedListMarks, sharedListParticipants, sharedLists } from '@/server/modules/shared-lists/shared-lists.table';
import { insertStatement } from '../../factories/statement';
import { insertVisitor, type Visitor } from '../../factories/visitor';
import { useApi } from '../../setup/api';

const api = useApi();
const own = '/api/v1/users/shared-list';
const page = { 'sec-fetch-site': 'same-origin', 'x-website-key': 'aivani' };

type Headers = Record<string, string>;
const send = (path: string, headers: Headers, body?: unknown, method = 'POST') => api.call(path, { method, headers, body });
const favourite = (visitor: Visitor, ids: number[], way = 'add') =>
  send(`/api/microservice/users/statements/favorites/${way}`, visitor.headers, { statements: ids });
const share = async ({ headers }: Visitor) => ownSharedListSchema.parse((await send(own, headers)).body).data?.token ?? '';
const at = (token: string, path = '') => `/api/v1/shared-lists/${token}${path}`;
const show = async (token: string, headers: Headers = page) =>
  sharedListResponseSchema.parse((await api.call(at(token), { headers })).body).data;
const mark = (token: string, headers: Headers, body: object) => send(at(token, '/marks'), headers, body);
/** A guest who gave a name: the headers of their browser. */
const join = async (token: string, name: string): Promise<Headers> => {
  const { headers } = await send(at(token, '/participants'), page, { name });
  return { ...page, cookie: headers.get('set-cookie')?.split(';')[0] ?? '' };
};

let ids: [number, number];
beforeAll(async () => {
  ids = [
    (await insertStatement(api.db, { userId: 5001, phone: '599445566' })).id,
    (await insertStatement(api.db, { userId: 5001 })).id,
  ];
});

/** A shared list with both statements. */
async function shared() {
  const owner = await insertVisitor(api.db, { name: 'ნინო', email: `${randomUUID()}@aivani.example`, phone: '599778899' });
  await favourite(owner, ids);
  return { owner, token: await share(owner) };
}

describe('a shared list', () => {
  it('is visible to everybody with the link: the favourites of its owner as they are now, and no number or mail', async () => {
    const { owner, token } = await shared();
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await share(owner)).toBe(token);
    const list = await show(token);
    expect(list).toMatchObject({
      is_owner: false,
      is_signed_in: false,
      own_id: null,
      participants: [{ name: 'ნინო', is_owner: true }],
    });
    expect(list.statements.map(({ id }) => id).sort()).toEqual([...ids].sort());
    for (const hidden of ['599445566', '599778899', owner.user.email ?? '']) expect(JSON.stringify(list)).not.toContain(hidden);
    await favourite(owner, [ids[0]], 'remove');
    expect((await show(token)).statements.map(({ id }) => id)).toEqual([ids[1]]);
    expect(JSON.stringify(await api.db.select().from(sharedLists))).not.toContain(token);
  });

  it('shows each person the hearts, votes and notes of the others', async () => {
    const { owner, token } = await shared();
    const guest = await join(token, ' <b>გიორგი</b> ');
    await mark(token, guest, { statement_id: ids[0], vote: -1, note: '<script>alert(1)</script>' });
    await mark(token, guest, { statement_id: ids[0], has_heart: true });
    const user = await insertVisitor(api.db, { name: 'მარიამი' });
    await mark(token, user.headers, { statement_id: ids[0], vote: 1 });
    const seen = await show(token, owner.headers);
    expect(seen.is_owner).toBe(true);
    expect(seen.participants.map(({ name }) => name)).toEqual(['ნინო', '<b>გიორგი</b>', 'მარიამი']);
    expect(seen.marks.map(({ vote, has_heart, note }) => [vote, has_heart, note])).toEqual([
      [-1, true, '<script>alert(1)</script>'],
      [1, false, ''],
    ]);
    expect(seen.own_id).toBe(seen.participants[0]?.id);
  });

  it('refuses votes without a name or an account, or with the cookie of a guest from another site', async () => {
    const { token } = await shared();
    const vote = { statement_id: ids[0], vote: 1 };
    expect((await mark(token, page, vote)).status).toBe(403);
    const { cookie = '' } = await join(token, 'გიორგი');
    expect((await mark(token, { cookie, 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, vote)).status).toBe(
      403,
    );
    expect((await mark(token, { cookie }, vote)).status).toBe(403);
    expect((await show(token, { cookie })).own_id).toBeNull();
    expect((await show(token, { ...page, cookie })).own_id).not.toBeNull();
    expect((await show(token)).marks).toEqual([]);
  });

  it('counts the last vote of a person for a statement', async () => {
    const { token } = await shared();
    const user = await insertVisitor(api.db);
    for (const vote of [1, -1, 0]) {
      await mark(token, user.headers, { statement_id: ids[0], vote });
      expect((await show(token)).marks.map((one) => one.vote)).toEqual([vote]);
    }
  });

  it('keeps a guest’s opinions at sign-in, whose browser then has no say without the session', async () => {
    const { token } = await shared();
    const guest = await join(token, 'გიორგი');
    await mark(token, guest, { statement_id: ids[1], vote: 1 });
    const user = await insertVisitor(api.db);
    const before = await show(token, guest);
    expect((await show(token, { ...guest, ...user.headers })).own_id).toBe(before.own_id);
    expect((await show(token, guest)).own_id).toBeNull();
    expect((await show(token, user.headers)).own_id).toBe(before.own_id);
  });

  it('is revoked for all by its owner, and a new one has another link', async () => {
    const { owner, token } = await shared();
    const guest = await join(token, 'გიორგი');
    const otherUser = await insertVisitor(api.db);
    expect((await send(own, otherUser.headers, undefined, 'DELETE')).status).toBe(404);
    expect((await send(own, owner.headers, undefined, 'DELETE')).status).toBe(200);
    for (const headers of [page, guest, owner.headers]) expect((await api.call(at(token), { headers })).status).toBe(404);
    expect((await mark(token, owner.headers, { statement_id: ids[0], vote: 1 })).status).toBe(404);
    expect((await send(at(token, '/participants'), page, { name: 'x' })).status).toBe(404);
    expect((await api.call(own, { headers: owner.headers })).body).toEqual({ result: true, data: null });
    expect(await share(owner)).not.toBe(token);
  });

  it('refuses what is not a vote, name or note, and statements that are not on it', async () => {
    const { token } = await shared();
    const other = (await insertStatement(api.db, { userId: 5001 })).id;
    const { headers } = await insertVisitor(api.db);
    const wrong = [{ vote: 2 }, { vote: 0.5 }, { vote: '1' }, { note: 'ა'.repeat(501) }, { has_heart: 1 }, { text: 'x' }];
    for (const body of wrong) expect((await mark(token, headers, { statement_id: ids[0], ...body })).status).toBe(422);
    expect((await mark(token, headers, { statement_id: other, vote: 1 })).status).toBe(404);
    for (const name of ['', '   ', 'ა'.repeat(41)])
      expect((await send(at(token, '/participants'), page, { name })).status).toBe(422);
    expect((await api.call(at('x'.repeat(43)))).status).toBe(404);
    expect((await api.call(own)).status).toBe(401);
  });

  it('has twenty people at most, and lets one address join twenty times in an hour', async () => {
    const { token } = await shared();
    const [list] = (await api.db.select().from(sharedLists)).slice(-1);
    const people = Array.from({ length: 19 }, (_, index) => ({
      listId: list?.id ?? 0,
      keyHash: `key-${index}`,
      name: `${index}`,
      createdAt: api.now(),
    }));
    await api.db.insert(sharedListParticipants).values(people);
    expect((await send(at(token, '/participants'), page, { name: 'ერთიც' })).status).toBe(409);
    expect((await mark(token, (await insertVisitor(api.db)).headers, { statement_id: ids[0], vote: 1 })).status).toBe(409);
    const further = Array.from({ length: 20 }, () => send(at(token, '/participants'), page, { name: 'კიდევ' }));
    expect((await Promise.all(further)).map(({ status }) => status)).toContain(429);
  });

  it('refuses a vote that no person can give in the database itself', async () => {
    const [participant] = await api.db.select().from(sharedListParticipants);
    const row = { participantId: participant?.id ?? 0, statementId: ids[1], vote: 2, updatedAt: api.now() };
    await expect(api.db.insert(sharedListMarks).values(row)).rejects.toThrow();
  });
});
