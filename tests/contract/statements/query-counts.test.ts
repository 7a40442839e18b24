import { afterAll, beforeAll, expect, it } from 'vitest';
import { getPriceHistory, getSimilarStatements } from '@/features/statement/queries/get-statement';
import { getStatementPrices } from '@/lib/api/market/prices';
import { findStatementStub } from '@/lib/api/statements/statement-stub';
import { connectApi } from '@/server/entry/connect-api';
import { openEntry } from '../../factories/entry';
import { insertStatement } from '../../factories/statement';
import { useApi } from '../../setup/api';
import { openApp } from '../../setup/app';
import { watchQueries } from '../../setup/query-counter';

// What a page or an endpoint may ask of the database: whoever adds a query changes a number here, and says why in the commit.

const api = useApi();
let queriesOf: ReturnType<typeof watchQueries>;
const ids: number[] = [];

beforeAll(async () => {
  for (let count = 0; count < 3; count += 1) ids.push((await insertStatement(api.db)).id);
  globalThis.__api = connectApi(openApp(api), openEntry());
  queriesOf = watchQueries(api.database);
});
afterAll(() => {
  globalThis.__api = undefined;
  globalThis.__entry = undefined;
});

it('a statement of the API takes its row, what it links to, its seller’s count, and two queries for the view', async () => {
  const queries = await queriesOf(() => api.call(`/api/microservice/statements/${ids[0]}`));
  expect(queries).toEqual([
    'insert rate_limits',
    'select projects',
    'select statement_search',
    'select statements',
    'with statements',
  ]);
});

it('what the page of a statement shows around it takes short rows of the statement', async () => {
  const id = ids[1] ?? 0;
  const queries = await queriesOf(async () => {
    await findStatementStub(id);
    await Promise.all([getSimilarStatements(id), getPriceHistory(id), getStatementPrices(id)]);
  });
  expect(queries).toEqual([
    'select currencies',
    'select price_figures',
    'select price_history',
    ...Array(3).fill('select statement_search'),
    ...Array(7).fill('select statements'),
  ]);
});

it('a list of the API takes the page that the engine finds, the versions of its cards, and their rows', async () => {
  const queries = await queriesOf(() => api.call('/api/microservice/statements?deal_types=1&per_page=20'));
  expect(queries).toEqual([...Array(3).fill('select statement_search'), ...Array(2).fill('select statements')]);
});

it('a list whose cards are in memory reads no row again', async () => {
  const queries = await queriesOf(() => api.call('/api/microservice/statements?deal_types=1&per_page=19'));
  expect(queries).toEqual([...Array(3).fill('select statement_search'), 'select statements']);
});
