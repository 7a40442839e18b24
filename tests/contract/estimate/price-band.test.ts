import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { priceBandSchema } from '@/lib/contracts/estimate';
import { statementCardSchema, statementDetailResponseSchema, statementListSchema } from '@/lib/contracts/statements/statements';
import { createRepositories } from '@/server/composition/repositories';
import { composeEstimates } from '@/server/composition/services/compose-prices';
import { statementEstimates } from '@/server/modules/estimate/estimate.table';
import { currencies } from '@/server/modules/site/site.table';
import { statements } from '@/server/modules/statements/statements.table';
import { fitAndSaveModel, flatsCentre, flatsSquarePriceUsd, insertFlats } from '../../factories/estimate';
import { completeFlat } from '../../factories/own-statement';
import { insertStatement, type NewStatement } from '../../factories/statement';
import { insertVisitor } from '../../factories/visitor';
import { useApi } from '../../setup/api';

const api = useApi();
const usdRateGel = 2.7;
/** 100,000 USD, the price of the factory’s plain statement. */
const atMarket = { totalUsdMinor: 10_000_000, lowUsdMinor: 8_700_000, highUsdMinor: 11_500_000, comparablesCount: 42 };

const silent = { error: () => undefined };
const estimatesOfStatements = () => composeEstimates(createRepositories(api.db), silent).statements;
const estimateOf = async (id: number) =>
  (await api.db.select().from(statementEstimates).where(eq(statementEstimates.statementId, id)))[0];
const detailOf = async (id: number) =>
  statementDetailResponseSchema.parse((await api.call(`/api/microservice/statements/${id}`)).body).data.statement;
const bandOf = async (id: number) => (await detailOf(id)).price_band;

/** A listed statement of which the model says so much. */
async function insertEstimated(overrides: Partial<NewStatement> = {}, estimate: Partial<typeof atMarket> = {}): Promise<number> {
  const { id } = await insertStatement(api.db, { latitude: 41.7, longitude: 44.76, ...overrides });
  await api.db.insert(statementEstimates).values({ statementId: id, modelId: 1, ...atMarket, ...estimate });
  return id;
}

beforeAll(async () => {
  await api.db.update(currencies).set({ rateGel: usdRateGel }).where(eq(currencies.id, 2));
});

describe('price band', () => {
  it.each([
    [9_399_999, 'below'],
    [9_400_000, 'at'],
    [10_000_000, 'at'],
    [10_600_000, 'at'],
    [10_600_001, 'above'],
  ])('of %i cents where the market is 10,000,000 is %s', async (priceUsdMinor, band) => {
    expect(await bandOf(await insertEstimated({ priceUsdMinor }))).toMatchObject({ band });
  });

  it('gives no verdict on fewer than five comparables', async () => {
    expect(await bandOf(await insertEstimated({}, { comparablesCount: 4 }))).toBeNull();
    expect(await bandOf(await insertEstimated({}, { comparablesCount: 5 }))).toMatchObject({ comparables_count: 5 });
  });

  it('gives the estimate and its range in GEL, and the number of comparables', async () => {
    expect(await bandOf(await insertEstimated())).toEqual({
      band: 'at',
      estimate: 270_000,
      interval: { low: 234_900, high: 310_500 },
      comparables_count: 42,
    });
  });

  it('follows the stored exchange rate, and the price of the moment without a new estimate', async () => {
    const id = await insertEstimated();
    await api.db.update(currencies).set({ rateGel: 3 }).where(eq(currencies.id, 2));
    expect(await bandOf(id)).toMatchObject({ band: 'at', estimate: 300_000 });
    await api.db.update(currencies).set({ rateGel: usdRateGel }).where(eq(currencies.id, 2));
    await api.db.update(statements).set({ priceUsdMinor: 8_000_000 }).where(eq(statements.id, id));
    expect(await bandOf(id)).toMatchObject({ band: 'below', estimate: 270_000 });
  });

  it.each<[string, Partial<NewStatement>]>([
    ['a rent', { dealTypeId: 2 }],
    ['a house', { realEstateTypeId: 2 }],
    ['another city', { cityId: 15, districtId: null, urbanId: null }],
    [
      'a price to be negotiated',
      { priceTypeId: 1, priceUsdMinor: null, priceGelMinor: null, squarePriceUsdMinor: null, squarePriceGelMinor: null },
    ],
    ['a price that is a lower bound', { priceTypeId: 2 }],
  ])('is null for %s, whatever is stored', async (_, overrides) => {
    expect(await bandOf(await insertEstimated(overrides))).toBeNull();
  });

  it('is hidden from the owner of a statement that is no longer listed', async () => {
    const { user, headers } = await insertVisitor(api.db);
    const id = await insertEstimated({ userId: user.id, state: 'hidden' });
    const { status, body } = await api.call(`/api/microservice/statements/${id}`, { headers });
    expect(status).toBe(200);
    expect(statementDetailResponseSchema.parse(body).data.statement.price_band).toBeNull();
  });

  it('is null where data are too thin, and everywhere while there is no model', async () => {
    const { id } = await insertStatement(api.db, { latitude: 41.7, longitude: 44.76 });
    expect(await bandOf(id)).toBeNull();
  });

  it('is on cards as on details', async () => {
    const id = await insertEstimated({ priceUsdMinor: 12_000_000, areaSqm: 777 });
    const { body } = await api.call('/api/microservice/statements?area_from=777&area_to=777&deal_types=1');
    const [card] = statementListSchema.parse(body).data.data;
    expect(card).toMatchObject({ id, price_band: { band: 'above', estimate: 270_000 } });
    expect(card?.price_band).toEqual(await bandOf(id));
  });

  it('is null in cards of a service that omits it', async () => {
    const { body } = await api.call('/api/microservice/statements?per_page=1');
    const [card] = statementListSchema.parse(body).data.data;
    const { price_band: _left, ...foreign } = card ?? { price_band: undefined };
    expect(statementCardSchema.parse(foreign).price_band).toBeNull();
    expect(priceBandSchema.parse(null)).toBeNull();
  });

  it('is deleted with its statement', async () => {
    const id = await insertEstimated();
    await api.db.delete(statements).where(eq(statements.id, id));
    expect(await estimateOf(id)).toBeUndefined();
  });
});

describe('estimates of statements', () => {
  let flats: number[];
  let modelId: number;
  beforeAll(async () => {
    await api.db.delete(statementEstimates);
    flats = await insertFlats(api.db, 300);
  });

  it('are empty, without an error, while there is no model', async () => {
    expect(await estimatesOfStatements().recompute()).toEqual({ estimated: 0, thin: 0 });
    await estimatesOfStatements().refresh(flats.slice(0, 3));
    expect(await api.db.select().from(statementEstimates)).toEqual([]);
  });

  it('are made of every listed sale apartment of Tbilisi with data enough, and of nothing else', async () => {
    modelId = await fitAndSaveModel(api.db);
    const far = await insertStatement(api.db, { latitude: 41.6, longitude: 45.05 });
    const rent = await insertStatement(api.db, { ...flatsCentre, dealTypeId: 2 });
    const hidden = await insertStatement(api.db, { ...flatsCentre, state: 'hidden' });
    const nowhere = await insertStatement(api.db);
    const report = await estimatesOfStatements().recompute();
    expect(report.estimated).toBeGreaterThanOrEqual(flats.length);
    expect(report.thin).toBeGreaterThanOrEqual(1);
    expect(await api.db.$count(statementEstimates)).toBe(report.estimated);
    for (const { id } of [far, rent, hidden, nowhere]) expect(await estimateOf(id)).toBeUndefined();
    expect(await estimateOf(flats[0] ?? 0)).toMatchObject({ modelId });
  });

  it('do not follow the price of their own statement', async () => {
    const kind = { statusId: 1, conditionId: 1, roomTypeId: 3, projectTypeId: 8, balconies: 1, parameters: [6] };
    const flat = { ...flatsCentre, ...kind, areaSqm: 70, totalFloors: 9, floor: 4 };
    const dear = 70 * flatsSquarePriceUsd * 100 * 1.8;
    const { id } = await insertStatement(api.db, { ...flat, priceUsdMinor: dear, priceGelMinor: dear * usdRateGel });
    await fitAndSaveModel(api.db);
    await estimatesOfStatements().refresh([id]);
    const ratio = ((await estimateOf(id))?.totalUsdMinor ?? 0) / (70 * flatsSquarePriceUsd * 100);
    expect(ratio).toBeGreaterThan(0.95);
    expect(ratio).toBeLessThan(1.05);
    expect(await bandOf(id)).toMatchObject({ band: 'above' });
    await api.db.delete(statements).where(eq(statements.id, id));
  });

  it('of an earlier model give way to those of the next', async () => {
    const { id } = await insertStatement(api.db, { latitude: 41.6, longitude: 45.05 });
    await api.db.insert(statementEstimates).values({ statementId: id, modelId: 1, ...atMarket });
    const next = await fitAndSaveModel(api.db);
    await estimatesOfStatements().recompute();
    expect(await estimateOf(id)).toBeUndefined();
    expect(await api.db.selectDistinct({ modelId: statementEstimates.modelId }).from(statementEstimates)).toEqual([
      { modelId: next },
    ]);
  });
});

describe('a statement that its owner publishes or changes', () => {
  const own = '/api/microservice/users/statements';
  const usdOf = (price: number) => ({ currency_id: 2, price });
  const call = async (visitor: Awaited<ReturnType<typeof insertVisitor>>, path: string, method: string, body: object = {}) => {
    const response = await api.call(`${own}${path}`, { method, body, headers: visitor.headers });
    if (response.status !== 200 && response.status !== 201) throw new Error(`${path} answered ${JSON.stringify(response.body)}`);
    return (response.body as { data: { statement: { id: number; version: number } } }).data.statement;
  };
  let published = 0;
  const publish = async (fields: object = {}) => {
    published += 1;
    const visitor = await insertVisitor(api.db, { phone: `+99555501000${published}` });
    const draft = await call(visitor, '', 'POST', {
      ...completeFlat,
      lat: flatsCentre.latitude,
      lng: flatsCentre.longitude,
      ...fields,
    });
    await call(visitor, `/${draft.id}/publish`, 'POST');
    return { visitor, id: draft.id };
  };

  it('has its band at once', async () => {
    const { id } = await publish(usdOf(80 * flatsSquarePriceUsd * 2));
    expect(await bandOf(id)).toMatchObject({ band: 'above' });
  });

  it('has another estimate once its area changed', async () => {
    const { visitor, id } = await publish(usdOf(80 * flatsSquarePriceUsd));
    const before = await estimateOf(id);
    const { body } = await api.call(`${own}/${id}`, { headers: visitor.headers });
    const { version } = (body as { data: { statement: { version: number } } }).data.statement;
    await call(visitor, `/${id}`, 'PUT', { version, area: 60 });
    const after = await estimateOf(id);
    expect(after?.totalUsdMinor).toBeLessThan((before?.totalUsdMinor ?? 0) * 0.9);
  });

  it('loses its estimate with its place in the lists', async () => {
    const { visitor, id } = await publish(usdOf(80 * flatsSquarePriceUsd));
    expect(await estimateOf(id)).toBeDefined();
    await call(visitor, `/${id}/hide`, 'POST');
    expect(await estimateOf(id)).toBeUndefined();
    await call(visitor, `/${id}/show`, 'POST');
    expect(await estimateOf(id)).toBeDefined();
  });

  it('is published even when the estimate fails', async () => {
    await api.db.execute(sql`alter table statement_estimates add constraint broken check (comparables_count < 0) not valid`);
    const { id } = await publish(usdOf(80 * flatsSquarePriceUsd));
    await api.db.execute(sql`alter table statement_estimates drop constraint broken`);
    expect(await detailOf(id)).toMatchObject({ is_active: true, price_band: null });
  });
});
