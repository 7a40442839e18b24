import { beforeAll, describe, expect, it } from 'vitest';
import { sitemapPageIds, sitemapStatementsSchema } from '@/lib/contracts/site/sitemap';
import { type OwnStatement, ownStatementResponseSchema } from '@/lib/contracts/statements/own-statements';
import {
  mapDataSchema,
  priceHistorySchema,
  statementCountSchema,
  statementListSchema,
} from '@/lib/contracts/statements/statements';
import { completeFlat } from '../../factories/own-statement';
import { insertVisitor } from '../../factories/visitor';
import { useApi } from '../../setup/api';

const api = useApi();
const base = '/api/microservice';
let owner: Awaited<ReturnType<typeof insertVisitor>>;
beforeAll(async () => {
  owner = await insertVisitor(api.db, { phone: '555001122' });
});

async function own(method: string, path: string, body?: unknown): Promise<OwnStatement> {
  const init = { method, headers: owner.headers, ...(body === undefined ? {} : { body }) };
  return ownStatementResponseSchema.parse((await api.call(`${base}/users/statements${path}`, init)).body).data.statement;
}

/** Every place where others see a statement. Its own price keeps other statements out of the responses. */
async function findVisibility(id: number, price: number) {
  const filters = `deal_types=1&real_estate_types=1&cities=1&currency_id=2&price_from=${price}&price_to=${price}`;
  const list = statementListSchema.parse((await api.call(`${base}/statements?${filters}`)).body).data.data;
  const count = statementCountSchema.parse((await api.call(`${base}/statements/count?${filters}`)).body).data.total;
  const map = mapDataSchema.parse(
    (await api.call(`${base}/statements/map-data?${filters}&bounds=41,40,43,46&zoom=18`)).body,
  ).data;
  const sitemap = await api.call(`${base}/statements/sitemap?page=${Math.floor(id / sitemapPageIds)}`);
  return {
    list: list.map((card) => card.id),
    count,
    map: map.points.map((point) => point.id),
    sitemap: sitemapStatementsSchema.parse(sitemap.body).data.some((entry) => entry.id === id),
    page: (await api.call(`${base}/statements/${id}`)).status,
    phone: (await api.call(`${base}/statements/phone/show?statement_uuid=${list[0]?.uuid ?? ''}`, { method: 'POST' })).status,
  };
}

const shown = (id: number) => ({ list: [id], count: 1, map: [id], sitemap: true, page: 200, phone: 200 });
const unlisted = { list: [], count: 0, map: [], sitemap: false, page: 404, phone: 422 };

describe('a statement', () => {
  it('is nowhere as a draft, everywhere once published, and nowhere again when hidden or sold', async () => {
    const { id, version } = await own('POST', '', { ...completeFlat, price: 123_457 });
    expect(await findVisibility(id, 123_457)).toEqual(unlisted);

    await own('POST', `/${id}/publish`);
    expect(await findVisibility(id, 123_457)).toEqual(shown(id));

    const cheaper = await own('PUT', `/${id}`, { version: version + 1, price: 119_991 });
    expect(cheaper.price).toBe(119_991);
    expect((await findVisibility(id, 123_457)).list).toEqual([]);
    expect(await findVisibility(id, 119_991)).toEqual(shown(id));
    const history = priceHistorySchema.parse((await api.call(`${base}/statements/price-history/${id}`)).body).data;
    expect(history.map((point) => point.price['2']?.price_total)).toEqual([123_457, 119_991]);

    await own('POST', `/${id}/hide`);
    expect(await findVisibility(id, 119_991)).toEqual(unlisted);

    await own('POST', `/${id}/show`);
    expect(await findVisibility(id, 119_991)).toEqual(shown(id));

    await own('POST', `/${id}/sold`);
    expect(await findVisibility(id, 119_991)).toEqual(unlisted);
    expect((await api.call(`${base}/statements/stub/${id}`)).body).toMatchObject({ data: { id, state: 'sold' } });
  });
});
