import { beforeAll, describe, expect, it } from 'vitest';
import { comparisonSchema } from '@/lib/contracts/statements/comparison';
import { statementDays } from '@/server/modules/statements/statements.table';
import { insertStatement } from '../../factories/statement';
import { insertVisitor, type Visitor } from '../../factories/visitor';
import { useApi } from '../../setup/api';

const api = useApi();
const read = (ids: string, headers = {}) => api.call(`/api/microservice/statements/comparison?ids=${ids}`, { headers });

let owner: Visitor;
let active: number[];
let hidden: number;
let draft: number;
beforeAll(async () => {
  owner = await insertVisitor(api.db);
  const store = async (state: 'active' | 'hidden' | 'draft') =>
    (await insertStatement(api.db, { userId: owner.user.id, state, phone: '599112233' })).id;
  active = [await store('active'), await store('active')];
  [hidden, draft] = [await store('hidden'), await store('draft')];
});

describe('GET statements/comparison', () => {
  it('answers in the order of the ids, each once, with masked phones, and counts no view', async () => {
    const [first = 0, second = 0] = active;
    const response = await read(`${second},${first},${second}`);
    const { statements, unavailable } = comparisonSchema.parse(response.body).data;
    expect(statements.map(({ statement }) => statement.id)).toEqual([second, first]);
    expect(unavailable).toEqual([]);
    expect(JSON.stringify(response.body)).not.toContain('599112233');
    expect(await api.db.$count(statementDays)).toBe(0);
  });

  it('says why the others are missing, even to their owner; a draft looks unknown', async () => {
    const { statements, unavailable } = comparisonSchema.parse(
      (await read(`${hidden},${active[0]},${draft},77000001`, owner.headers)).body,
    ).data;
    expect(statements).toHaveLength(1);
    expect(unavailable.map(({ id, state }) => [id, state])).toEqual([
      [hidden, 'hidden'],
      [draft, 'unknown'],
      [77_000_001, 'unknown'],
    ]);
  });

  it.each(['', 'x', '1,', '0', '1,2,3,4,5', '1e3', '99999999999'])('refuses %j', async (ids) => {
    expect((await read(ids)).status).toBe(422);
  });
});
