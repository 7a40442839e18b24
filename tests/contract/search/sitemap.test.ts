import { describe, expect, it } from 'vitest';
import { sitemapListsSchema, sitemapPageIds, sitemapPagesSchema, sitemapStatementsSchema } from '@/lib/contracts/site/sitemap';
import { statementCountSchema } from '@/lib/contracts/statements/statements';
import { useApi } from '../../setup/api';

const api = useApi();
const base = '/api/microservice/statements';
const count = async (query = ''): Promise<number> =>
  statementCountSchema.parse((await api.call(`${base}/count?${query}`)).body).data.total;

describe('GET statements/sitemap', () => {
  it('names every listed statement once, and no other', async () => {
    const { data: pages } = sitemapPagesSchema.parse((await api.call(`${base}/sitemap/pages`)).body);
    const ids: number[] = [];
    for (const { page, count: expected } of pages) {
      const { data } = sitemapStatementsSchema.parse((await api.call(`${base}/sitemap?page=${page}`)).body);
      expect(data).toHaveLength(expected);
      for (const { id } of data) expect(Math.floor(id / sitemapPageIds)).toBe(page);
      ids.push(...data.map(({ id }) => id));
    }
    expect(new Set(ids).size).toBe(await count());
  });

  it('is empty on a page without statements and 422 for a page that is not a number', async () => {
    const empty = await api.call(`${base}/sitemap?page=1`);
    expect(sitemapStatementsSchema.parse(empty.body).data).toEqual([]);
    expect((await api.call(`${base}/sitemap?page=x`)).status).toBe(422);
  });
});

describe('GET statements/sitemap/lists', () => {
  it('counts a list as the list itself does', async () => {
    const { data: lists } = sitemapListsSchema.parse((await api.call(`${base}/sitemap/lists`)).body);
    expect(lists.length).toBeGreaterThan(20);
    for (const { deal_type_id, real_estate_type_id, place, count: said } of lists.slice(0, 25)) {
      const where = place ? `&${place.level}=${place.id}` : '';
      expect(said).toBe(await count(`deal_types=${deal_type_id}&real_estate_types=${real_estate_type_id}${where}`));
    }
  });

  it('names each station of the metro with its statements', async () => {
    const { data: lists } = sitemapListsSchema.parse((await api.call(`${base}/sitemap/lists`)).body);
    const stations = lists.filter(({ place }) => place?.level === 'metro_station_ids');
    expect(new Set(stations.map(({ place }) => place?.id)).size).toBeGreaterThan(15);
    for (const { deal_type_id, real_estate_type_id, place, count: said } of stations.slice(0, 10)) {
      const query = `deal_types=${deal_type_id}&real_estate_types=${real_estate_type_id}&metro_station_ids=${place?.id}`;
      expect(said).toBe(await count(query));
    }
  });
});
