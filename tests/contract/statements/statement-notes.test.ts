import { beforeAll, describe, expect, it } from 'vitest';
import { statementNotesSchema } from '@/lib/contracts/statements/statement-notes';
import { insertStatement } from '../../factories/statement';
import { insertVisitor, type Visitor } from '../../factories/visitor';
import { useApi } from '../../setup/api';

const api = useApi();
const path = '/api/microservice/users/statements/notes';
const [monday, tuesday, wednesday] = ['2026-11-16T10:00:00.000Z', '2026-11-17T10:00:00.000Z', '2026-11-18T10:00:00.000Z'];

let visitor: Visitor;
let ids: [number, number];
beforeAll(async () => {
  visitor = await insertVisitor(api.db);
  ids = [(await insertStatement(api.db, { userId: 5001 })).id, (await insertStatement(api.db, { userId: 5001 })).id];
});

const send = (notes: unknown, headers: Record<string, string> = visitor.headers) =>
  api.call(path, { method: 'POST', body: { notes }, headers });
const written = async (headers: Record<string, string> = visitor.headers) => {
  const { data } = statementNotesSchema.parse((await api.call(path, { headers })).body);
  return data.map(({ statement_id, text, tags }) => [statement_id, text, ...tags]);
};
const note = (index: 0 | 1, text: string, tags: string[] = [], updated_at?: string) => ({
  statement_id: ids[index],
  text,
  tags,
  ...(updated_at ? { updated_at } : {}),
});

describe('notes on statements', () => {
  it('are stored as written, markup included, and only their author reads them', async () => {
    expect((await send([note(0, ' <img src=x onerror=alert(1)> ', ['ხმაური', 'Quiet', 'quiet'])])).status).toBe(200);
    expect(await written()).toEqual([[ids[0], '<img src=x onerror=alert(1)>', 'ხმაური', 'Quiet']]);
    expect(await written((await insertVisitor(api.db)).headers)).toEqual([]);
    expect((await api.call(path)).status).toBe(401);
  });

  it('of a guest are merged into those of the account: the newer one of two stays, an emptied one too', async () => {
    const { headers } = await insertVisitor(api.db);
    await send([note(0, 'ანგარიში', [], tuesday)], headers);
    await send([note(0, 'ძველი', [], monday), note(1, 'მეორე', ['აივანი'], monday)], headers);
    expect(await written(headers)).toEqual([
      [ids[1], 'მეორე', 'აივანი'],
      [ids[0], 'ანგარიში'],
    ]);
    await send([note(0, 'ახალი', [], wednesday), note(1, '', [], tuesday)], headers);
    await send([note(1, 'მეორე', [], monday)], headers);
    expect(await written(headers)).toEqual([[ids[0], 'ახალი']]);
  });

  it('from a clock that is ahead do not outlive what is written after them', async () => {
    const { headers } = await insertVisitor(api.db);
    await send([note(0, 'მომავალი', [], '2030-01-01T00:00:00.000Z')], headers);
    await send([note(0, 'ახლა')], headers);
    expect(await written(headers)).toEqual([[ids[0], 'ახლა']]);
  });

  it('leave out statements that do not exist, and are 404 with none', async () => {
    const { headers } = await insertVisitor(api.db);
    const missing = { ...note(0, 'x'), statement_id: 77_000_001 };
    expect((await send([missing, note(1, 'კარგი')], headers)).status).toBe(200);
    expect(await written(headers)).toEqual([[ids[1], 'კარგი']]);
    expect((await send([missing], headers)).status).toBe(404);
  });

  it('accept 500 letters, and ten tags of thirty', async () => {
    const tags = (count: number, length = 30) => Array.from({ length: count }, (_, index) => `${index}`.padEnd(length, 'ა'));
    expect((await send([note(0, 'ა'.repeat(500), tags(10))])).status).toBe(200);
    const refused = [note(0, 'ა'.repeat(501)), note(0, '', tags(11)), note(0, '', tags(1, 31)), note(0, '', [' '])];
    for (const wrong of refused) expect((await send([wrong])).status).toBe(422);
    expect((await send([])).status).toBe(422);
  });
});
