import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import {
  type PlacePrices,
  placePricesResponseSchema,
  pricedPlacesSchema,
  statementPricesResponseSchema,
} from '@/lib/contracts/statements/prices';
import { dayMs } from '@/lib/domain/time/duration';
import { refreshPrices } from '@/server/jobs/refresh-prices';
import { createApartmentsRepository } from '@/server/modules/estimate/apartments.repository';
import { createModelCache } from '@/server/modules/estimate/estimate.models';
import { createEstimateRepository } from '@/server/modules/estimate/estimate.repository';
import { createStatementEstimatesService } from '@/server/modules/estimate/statement-estimates.service';
import { priceHistory, statements } from '@/server/modules/statements/statements.table';
import { fitAndSaveModel, insertFlats } from '../../factories/estimate';
import { insertStatement, type NewStatement } from '../../factories/statement';
import { useApi } from '../../setup/api';

const api = useApi();
const [kutaisi, vake] = [96, 38];
const agoFrom = (now: Date) => (days: number) => new Date(now.getTime() - days * dayMs);
const ago = (days: number): Date => agoFrom(api.now())(days);
/** A price of a m² in both currencies; the dollar is 2.70. */
const squarePrice = (usd: number) => ({ squarePriceUsdMinor: usd * 100, squarePriceGelMinor: Math.round(usd * 270) });
const home = (usd: number, other: Partial<NewStatement> = {}) =>
  insertStatement(api.db, { cityId: kutaisi, districtId: null, urbanId: null, conditionId: 1, ...squarePrice(usd), ...other });
const refresh = () => refreshPrices({ database: api.database, clock: () => api.now() });
const prices = async (query: string): Promise<PlacePrices> =>
  placePricesResponseSchema.parse((await api.call(`/api/microservice/prices${query}`)).body).data;
const ofCity = () => prices(`?cities=${kutaisi}`);
const ofStatement = async (id: number) =>
  statementPricesResponseSchema.parse((await api.call(`/api/microservice/prices/statements/${id}`)).body).data;

const csv = async (query: string) => {
  const headers = { 'sec-fetch-site': 'same-origin' };
  const response = await api.fetch(new Request(`http://localhost/api/microservice/prices/history.csv${query}`, { headers }));
  return { status: response.status, headers: response.headers, lines: (await response.text()).trim().split('\r\n') };
};

beforeAll(async () => {
  await api.db.update(statements).set({ state: 'draft' }).where(eq(statements.realEstateTypeId, 1));
  // 1,000 to 1,010 dollars, one of them in two listings.
  for (let index = 0; index < 11; index += 1) await home(1000 + index, { createdAt: ago(5) });
  const address = { streetId: 1, streetNumber: '5', roomTypeId: 3, floor: 2, totalFloors: 5 };
  const [first, second] = [await home(1010, address), await home(1011, address)];
  await api.db
    .update(statements)
    .set({ date: ago(9) })
    .where(eq(statements.id, first.id));
  await api.db
    .update(statements)
    .set({ date: ago(1), createdAt: ago(1) })
    .where(eq(statements.id, second.id));
  for (const other of [
    { priceTypeId: 1 },
    { priceTypeId: 2 },
    { isAuction: true },
    { state: 'hidden' as const },
    { dealTypeId: 7 },
  ])
    await home(9000, other);
  for (let index = 0; index < 11; index += 1) await home(10, { dealTypeId: 2, conditionId: 2 });
  await refresh();
});

it('a figure counts exact asking prices of homes, each once by its newest listing', async () => {
  const { sale, updated_at } = await ofCity();
  expect(updated_at).toBe(api.now().toISOString());
  expect(sale.now.count).toBe(12);
  // 1,000 to 1,010 and 1,011.
  expect(sale.now.figure?.['2']).toEqual({ low: 1002.75, median: 1005.5, high: 1008.25 });
  expect(sale.now.figure?.['1'].median).toBe(2714.85);
  expect(sale.areas.map(({ count }) => count)).toEqual([0, 12, 0, 0, 0]);
  expect(sale.conditions).toMatchObject([{ condition_id: 1, count: 12 }]);
});

it('nothing is shown for eleven homes: no rent, no yield', async () => {
  const { rent, yield_pct } = await ofCity();
  expect(rent.now).toEqual({ count: 11, figure: null });
  expect(rent.conditions).toMatchObject([{ condition_id: 2, count: 11, figure: null }]);
  expect(yield_pct).toBeNull();
  await home(10, { dealTypeId: 2 });
  await refresh();
  const after = await ofCity();
  expect(after.rent.now.figure?.['2'].median).toBe(10);
  // 10 × 12 of 1,005.50
  expect(after.yield_pct).toBe(11.9);
});

it('a month counts what was listed in it at the last price it had then; days run from publication to sale', async () => {
  // Listed from the middle of July, 2,000 until October, sold on 5 November.
  for (let index = 0; index < 12; index += 1) {
    const times = { createdAt: new Date('2026-07-15T09:00:00Z'), soldAt: new Date('2026-11-05T09:00:00Z') };
    const { id } = await home(1500, { state: 'sold', ...times });
    const at = (day: string, usd: number) => ({ statementId: id, changedAt: new Date(day), currencyId: 2, ...squarePrice(usd) });
    await api.db.insert(priceHistory).values([at('2026-07-15T09:00:00Z', 2000), at('2026-10-10T09:00:00Z', 1500)]);
  }
  await refresh();
  const { sale } = await ofCity();
  expect(sale.months).toHaveLength(24);
  const medians = Object.fromEntries(sale.months.map(({ month, figure }) => [month, figure?.['2'].median ?? null]));
  expect(medians).toMatchObject({ '2026-06': null, '2026-07': 2000, '2026-09': 2000, '2026-10': 1500 });
  // November: those and the twelve that are listed now.
  expect(sale.months.at(-1)).toMatchObject({ month: '2026-11', count: 24 });
  expect(sale.time).toEqual({ count: 12, days: 113, days_before: null });
  expect(sale.now.count).toBe(12);
});

it('the CSV has the same months, and nothing of those based on fewer than twelve homes', async () => {
  const { sale } = await ofCity();
  const { status, headers, lines } = await csv(`?cities=${kutaisi}`);
  expect([status, headers.get('content-disposition')]).toEqual([200, `attachment; filename="prices-cities-${kutaisi}.csv"`]);
  expect(lines).toHaveLength(1 + 2 * 24);
  const july = sale.months.find(({ month }) => month === '2026-07');
  const { low, median, high } = july?.figure?.['2'] ?? {};
  expect(
    lines
      .find((line) => line.startsWith('"2026-07","sale",12,'))
      ?.split(',')
      .slice(6),
  ).toEqual([low, median, high].map(String));
  expect(lines).toContain('"2026-06","sale",,,,,,,');
  expect((await csv('?cities=99999')).status).toBe(404);
});

it('the places of a country, a city and a district come with them; unknown ones are 404, two at once 422', async () => {
  const { places } = await prices('');
  expect(places).toMatchObject([{ level: 'cities', id: kutaisi, figure: { '2': { median: 1005.5 } } }]);
  const known = pricedPlacesSchema.parse((await api.call('/api/microservice/prices/places')).body).data;
  expect(known.map(({ level, id }) => [level, id])).toEqual([
    ['cities', kutaisi],
    ['country', 0],
  ]);
  expect(await api.call('/api/microservice/prices?cities=99999')).toMatchObject({ status: 404 });
  expect(await api.call('/api/microservice/prices?urbans=99999')).toMatchObject({ status: 404 });
  expect(await api.call('/api/microservice/prices?cities=1&urbans=38')).toMatchObject({
    status: 422,
    body: { errors: { cities: ['errors.field_invalid'] } },
  });
});

it('a statement is placed among those of the narrowest place that has enough', async () => {
  const { id } = await home(1005, { createdAt: ago(40) });
  const { days_on_market, position, explanation } = await ofStatement(id);
  expect(days_on_market).toBe(40);
  expect(position).toMatchObject({ place: { level: 'cities', id: kutaisi }, count: 12, own: { '1': 2713.5, '2': 1005 } });
  expect(position?.bars['2'].counts.reduce((sum, count) => sum + count, 0)).toBe(12);
  expect(position?.cheaper_pct).toBeGreaterThanOrEqual(40);
  expect(position?.cheaper_pct).toBeLessThanOrEqual(60);
  expect(explanation).toBeNull();
  const negotiable = await home(1005, { priceTypeId: 1 });
  expect((await ofStatement(negotiable.id)).position).toBeNull();
  const hidden = await home(1005, { state: 'hidden' });
  expect(await api.call(`/api/microservice/prices/statements/${hidden.id}`)).toMatchObject({ status: 404 });
});

it('an estimate is explained by five comparables and effects that sum to it', async () => {
  const ids = await insertFlats(api.db, 300);
  await fitAndSaveModel(api.db);
  const apartments = createApartmentsRepository(api.db);
  const models = createModelCache({ repository: createEstimateRepository(api.db), onUnreadable: () => undefined });
  await createStatementEstimatesService({ apartments, models }).recompute();
  // The product of 883 and 0.1, as an older version stored it.
  await api.db.execute(sql`update statements set area_sqm = 88.30000000000001`);
  await refresh();
  const id = ids[40] as number;
  const { position, explanation } = await ofStatement(id);
  expect(position?.place).toEqual({ level: 'urbans', id: vake });
  expect(explanation?.comparables).toHaveLength(5);
  expect(explanation?.comparables.map((one) => one.statement_id)).not.toContain(id);
  expect(explanation?.comparables.map(({ area }) => area)).toEqual(Array(5).fill(88.3));
  expect(explanation?.effects.map(({ factor }) => factor)).toEqual(['condition', 'floor', 'size', 'rest']);
  const moved = explanation?.effects.reduce((sum, { amount }) => sum + amount, explanation.base);
  expect(moved).toBe(explanation?.estimate);
});
