import { readFileSync } from 'node:fs';
import { openDatabase } from '@/server/db/open';
import { parseStatementFilters } from '@/lib/contracts/statement-filters';
import { createSearchRepository } from '@/server/modules/search/search.repository';
import { gridFor } from '@/server/modules/search/search.grid';
const url = readFileSync('/tmp/zz-pg-url', 'utf8');
const database = await openDatabase({ dataDir: '', databaseUrl: url });
const search = createSearchRepository(database.db);
const now = new Date('2026-11-20T09:00:00Z');
const qs = [
  '', 'deal_types=1&real_estate_types=1&cities=1', 'deal_types=2&real_estate_types=1&cities=1', 'deal_types=1&real_estate_types=1&cities=1&page=200',
  'deal_types=2&real_estate_types=1&districts=4', 'deal_types=2&real_estate_types=1&cities=1&districts=4', 'deal_types=1&real_estate_types=1&urbans=38,47',
  'deal_types=2&real_estate_types=1&cities=1&price_to=1500', 'deal_types=1&real_estate_types=1&cities=1&price_from=150000&price_to=300000', 'deal_types=1&real_estate_types=1&cities=1&price_from=80000&price_to=120000&currency_id=2',
  'deal_types=1&real_estate_types=1&cities=1&order_by=price&sequence=asc', 'deal_types=1&real_estate_types=1&cities=1&order_by=price&sequence=desc&currency_id=2', 'order_by=price&sequence=desc', 'deal_types=2&cities=1&order_by=price&sequence=asc&page=50',
  'deal_types=1&real_estate_types=1&cities=1&room_types=2,3&area_from=50&area_to=90', 'deal_types=2&real_estate_types=1&cities=1&room_types=2&price_to=2000&conditions=1', 'deal_types=1,2&real_estate_types=1&cities=1',
  'cities=15', 'cities=15&deal_types=1', 'real_estate_types=4', 'real_estate_types=4&deal_types=1&area_from=1000', 'real_estate_types=5,6', 'districts=4,6', 'districts=4&urbans=60', 'streets=1,2,3',
  'deal_types=1&real_estate_types=1&cities=1&parameters=6,1', 'parameters=35,57', 'with_3d=1', 'with_3d=1&deal_types=1', 'newest=1', 'newest=1&deal_types=2&cities=1', 'owner=1&deal_types=2&real_estate_types=1&cities=1', 'with_picture=1&deal_types=1',
  'is_vip=1&per_page=9', 'is_vip=1&per_page=9&deal_types=1&real_estate_types=1&cities=1', 'is_auction=1', 'is_auction=1&deal_types=1&cities=1', 'is_vip_or_with_3d=1', 'not_first=1&not_last=1&deal_types=1&real_estate_types=1&cities=1', 'floor_from=3&floor_to=8&deal_types=1&cities=1', 'area_from=200', 'price_to=50000&currency_id=2', 'square_price_to=1000&currency_id=2&deal_types=1',
  'q=ვაკე', 'q=თბილისი', 'q=ბინა ვაკეში', 'q=Saburtalo&deal_types=2', 'q=чавчавадзе', 'q=10050000', 'q=გარემონტებული&deal_types=1&cities=1', 'q=new building', 'sorting=3', 'order_by=created_at&deal_types=1', 'users=1010', 'agencies=1001', 'bounds=41.69,44.75,41.72,44.80', 'statuses=2&conditions=1&deal_types=1', 'cities=1&heating_types=1&hot_water_types=1', 'metro_station_ids=1',
];
const times: number[] = []; const slow: [number, string][] = [];
const time = async (name: string, run: () => Promise<unknown>) => { const t = performance.now(); await run(); const ms = performance.now() - t; times.push(ms); slow.push([ms, name]); };
for (let round = 0; round < 3; round++) {
  if (round === 1) { times.length = 0; slow.length = 0; }
  for (const q of qs) {
    const p = parseStatementFilters(new URLSearchParams(q)); if (!p.success) throw new Error(q);
    await time(`list ${q}`, () => search.pageIds(p.data, now));
    await time(`count ${q}`, () => search.count(p.data, now));
  }
  for (const [b, z] of [[[41.6, 44.6, 41.85, 45], 11], [[41.69, 44.75, 41.72, 44.8], 14], [[41, 39.9, 43.7, 46.8], 7]] as const) for (const q of ['', 'deal_types=1&real_estate_types=1', 'deal_types=2&price_to=1500']) {
    const p = parseStatementFilters(new URLSearchParams(q)); if (!p.success) throw new Error(q);
    await time(`map ${z} ${q}`, () => search.mapPoints({ ...p.data, bounds: [...b] }, gridFor([...b], z), now));
  }
  for (const districtId of [4, null]) await time('similar', () => search.similarIds({ id: 1, dealTypeId: 1, realEstateTypeId: 1, cityId: 1, districtId, urbanId: 38, roomTypeId: 2, priceGelMinor: 27000000, areaSqm: 50 }, 8, 0, now));
}
times.sort((a, b) => a - b);
const at = (p: number) => times[Math.floor(times.length * p)]?.toFixed(1);
console.log('n', times.length, 'p50', at(0.5), 'p90', at(0.9), 'p95', at(0.95), 'p99', at(0.99), 'sum', times.reduce((a, b) => a + b, 0).toFixed(0));
const best = new Map<string, number>(); for (const [ms, n] of slow) best.set(n, Math.min(best.get(n) ?? 1e9, ms));
for (const [n, ms] of [...best].sort((a, b) => b[1] - a[1]).slice(0, Number(process.argv[2] ?? 30))) console.log(ms.toFixed(1), n);
await database.close();
