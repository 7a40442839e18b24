import { eq, inArray } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Estimate, estimateResponseSchema, pastEstimatesSchema } from '@/lib/contracts/estimate';
import { createEstimateRepository } from '@/server/modules/estimate/estimate.repository';
import { estimateModels, estimates } from '@/server/modules/estimate/estimate.table';
import { currencies } from '@/server/modules/site/site.table';
import { statements } from '@/server/modules/statements/statements.table';
import { fitAndSaveModel, flatBody, flatsSquarePriceUsd, insertFlats } from '../../factories/estimate';
import { insertVisitor, type Visitor } from '../../factories/visitor';
import { useApi } from '../../setup/api';
import { openApp } from '../../setup/app';
import { seededAt } from '../../setup/database';

const api = useApi();
const path = '/api/v1/evaluation-predict-price';
const usdRateGel = 2.7;

const requestEstimate = (visitor: Visitor, change: object = {}, call: Pick<typeof api, 'call'> = api) =>
  call.call(path, { method: 'POST', body: { ...flatBody, ...change }, headers: visitor.headers });
const firstOf = (body: unknown): Estimate => {
  const [first] = estimateResponseSchema.parse(body).data;
  if (!first) throw new Error('There is no estimate.');
  return first;
};
/** An estimate by a new visitor, so that no limit is in the way. */
const estimate = async (change: object = {}): Promise<Estimate> =>
  firstOf((await requestEstimate(await insertVisitor(api.db), change)).body);
const past = async (visitor: Visitor, query = '') =>
  api
    .call(`/api/v1/users/estimates${query}`, { headers: visitor.headers })
    .then(({ body }) => pastEstimatesSchema.parse(body).data);
const setRate = (rateGel: number) => api.db.update(currencies).set({ rateGel }).where(eq(currencies.id, 2));

let flats: number[];
beforeAll(async () => {
  flats = await insertFlats(api.db, 300);
});
beforeEach(async () => {
  api.setNow(seededAt);
  await setRate(usdRateGel);
});

describe('503', () => {
  it('while no model was fitted, with the time to retry', async () => {
    const response = await requestEstimate(await insertVisitor(api.db));
    expect(response).toMatchObject({ status: 503, body: { message: 'errors.unavailable' } });
    expect(response.headers.get('retry-after')).toBe('60');
  });

  it('for a stored model that cannot be read', async () => {
    const metrics = { medianAbsPctError: 0, meanAbsPctError: 0, within6Pct: 0, within20Pct: 0, coverage80: 0, rows: 0 };
    const damaged = { artefact: new Uint8Array([1, 2, 3]), fittedAt: seededAt, rows: 1, metrics };
    await createEstimateRepository(api.db).saveModel(damaged);
    expect(await requestEstimate(await insertVisitor(api.db))).toMatchObject({ status: 503 });
  });
});

describe('with a model', () => {
  beforeAll(async () => {
    await fitAndSaveModel(api.db);
  });

  describe('200', () => {
    it('is a whole price near that of the flats around, in GEL', async () => {
      const stated = await estimate();
      const expected = flatsSquarePriceUsd * usdRateGel;
      expect(stated.currency_id).toBe(1);
      expect(Math.abs(stated.square_price / expected - 1)).toBeLessThan(0.05);
      expect(Math.abs(stated.total_price / (stated.square_price * flatBody.flat_area) - 1)).toBeLessThan(0.001);
      expect(Number.isInteger(stated.total_price)).toBe(true);
    });

    it('gives the model’s own range around it', async () => {
      const { total_price, interval } = await estimate();
      expect(interval.coverage).toBe(0.8);
      expect(interval.low).toBeLessThan(total_price);
      expect(interval.high).toBeGreaterThan(total_price);
      expect(interval.low).toBeGreaterThan(total_price / 2);
      expect(interval.high).toBeLessThan(total_price * 2);
    });

    it('names the listed flats behind it, the highest weight first, with their share', async () => {
      const { comparables, comparables_count } = await estimate();
      expect(comparables).toHaveLength(6);
      expect(comparables_count).toBeGreaterThanOrEqual(6);
      const weights = comparables.map(({ weight }) => weight);
      expect(weights).toEqual([...weights].sort((a, b) => b - a));
      expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 1);
      for (const { statement_id, distance_m, square_price } of comparables) {
        expect(flats).toContain(statement_id);
        expect(distance_m).toBeLessThan(1000);
        expect(Math.abs(square_price / (flatsSquarePriceUsd * usdRateGel) - 1)).toBeLessThan(0.05);
      }
    });

    it('names no comparable that is no longer listed', async () => {
      const before = (await estimate()).comparables.map(({ statement_id }) => statement_id);
      await api.db.update(statements).set({ state: 'hidden' }).where(inArray(statements.id, before));
      const after = (await estimate()).comparables.map(({ statement_id }) => statement_id);
      await api.db.update(statements).set({ state: 'active' }).where(inArray(statements.id, before));
      expect(after).toHaveLength(6);
      expect(before.filter((id) => after.includes(id))).toEqual([]);
    });

    it('excludes the statement itself from its comparables', async () => {
      const [heaviest] = (await estimate()).comparables;
      const again = await estimate({ statement_id: heaviest?.statement_id });
      expect(again.comparables.map(({ statement_id }) => statement_id)).not.toContain(heaviest?.statement_id);
    });

    it('follows the stored exchange rate', async () => {
      const before = await estimate();
      await setRate(usdRateGel * 2);
      const after = await estimate();
      expect(Math.abs(after.total_price - before.total_price * 2)).toBeLessThanOrEqual(1);
      expect(Math.abs(after.interval.low - before.interval.low * 2)).toBeLessThanOrEqual(1);
    });

    it('gives the metrics of the model and when it was fitted', async () => {
      const { model } = await estimate();
      expect(model.fitted_at).toBe('2026-11-20T00:00:00.000Z');
      expect(model.rows).toBeGreaterThanOrEqual(300);
      expect(model.median_abs_pct_error).toBeGreaterThanOrEqual(0);
    });

    it('uses a newer model as soon as one is stored', async () => {
      await estimate();
      await fitAndSaveModel(api.db, new Date('2026-11-20T01:00:00Z'));
      expect((await estimate()).model.fitted_at).toBe('2026-11-20T01:00:00.000Z');
      expect(await api.db.select({ id: estimateModels.id }).from(estimateModels)).toHaveLength(2);
    });

    it('reads the room type 6 of old clients as 1, as a number and as text', async () => {
      for (const rooms of [6, '6']) {
        const visitor = await insertVisitor(api.db);
        await requestEstimate(visitor, { rooms });
        expect((await past(visitor)).data).toMatchObject([{ rooms: 1 }]);
      }
    });

    it('accepts values on the bounds', async () => {
      const statuses = await Promise.all(
        [{ floors: 30, floor: 30 }, { flat_area: 35 }, { balcony: 0, balcony_area: null }, { balcony_area: 1 }, { floor: 1 }].map(
          async (change) => (await requestEstimate(await insertVisitor(api.db), change)).status,
        ),
      );
      expect(statuses).toEqual([200, 200, 200, 200, 200]);
    });

    it('returns and stores nothing for the one account that estimates are hidden from', async () => {
      const visitor = await insertVisitor(api.db);
      await requestEstimate(visitor);
      const app = openApp(api, { NO_BANKS_USER_ID: String(visitor.user.id) });
      const headers = { ...visitor.headers, 'x-website-key': 'livo', 'content-type': 'application/json' };
      const send = async (url: string, body?: object) => {
        const init = body ? { method: 'POST', body: JSON.stringify(body) } : {};
        const response = await app.fetch(new Request(`http://localhost:3000${url}`, { ...init, headers }), {});
        return { status: response.status, body: await response.json() };
      };
      expect(await send(path, flatBody)).toEqual({ status: 200, body: { result: true, data: [] } });
      expect(await send('/api/v1/users/estimates')).toMatchObject({ status: 200, body: { data: { data: [] } } });
      expect((await past(visitor)).data).toHaveLength(1);
      const other = await insertVisitor(api.db);
      const response = await app.fetch(
        new Request(`http://localhost:3000${path}`, {
          method: 'POST',
          body: JSON.stringify(flatBody),
          headers: { ...headers, ...other.headers },
        }),
        {},
      );
      expect(firstOf(await response.json()).total_price).toBeGreaterThan(0);
    });
  });

  describe('401', () => {
    it('for guests, whatever they send', async () => {
      expect(await api.call(path, { method: 'POST', body: flatBody })).toMatchObject({ status: 401 });
      expect(await api.call(path, { method: 'POST', body: {} })).toMatchObject({ status: 401 });
      expect(await api.call('/api/v1/users/estimates')).toMatchObject({ status: 401 });
    });
  });

  describe('422', () => {
    const refusal = async (change: object) => {
      const { status, body } = await requestEstimate(await insertVisitor(api.db), change);
      return { status, errors: (body as { errors: unknown }).errors };
    };

    it.each<[string, object, Record<string, string[]>]>([
      ['more than 30 floors', { floors: 31 }, { floors: ['errors.floors_max'] }],
      ['a floor above 30', { floor: 31, floors: 30 }, { floor: ['errors.floors_max', 'errors.floor_above_top'] }],
      ['a floor above the top', { floor: 10 }, { floor: ['errors.floor_above_top'] }],
      ['a floor below the first', { floor: 0 }, { floor: ['errors.field_too_small'] }],
      ['an area under 35 m²', { flat_area: 34.9 }, { flat_area: ['errors.area_min'] }],
      ['balconies without an area', { balcony_area: null }, { balcony_area: ['errors.field_required'] }],
      ['an area without balconies', { balcony: 0 }, { balcony_area: ['errors.balcony_area_without_balcony'] }],
      ['balconies under 1 m²', { balcony_area: 0.5 }, { balcony_area: ['errors.field_too_small'] }],
      ['a sector that is none', { real_estate_sector: 'old_tbilisi' }, { real_estate_sector: ['errors.field_invalid'] }],
      ['another type', { type_of_apartment: 'villa' }, { type_of_apartment: ['errors.field_invalid'] }],
      ['another status', { status: 'ruin' }, { status: ['errors.field_invalid'] }],
      ['another condition', { condition: 1 }, { condition: ['errors.field_invalid'] }],
      ['another range of years', { year_range: '1980' }, { year_range: ['errors.field_invalid'] }],
      ['an elevator that is neither', { elevator: 2 }, { elevator: ['errors.field_invalid'] }],
      ['no room', { rooms: 0 }, { rooms: ['errors.field_too_small'] }],
      ['more rooms than the dictionary knows', { rooms: 12 }, { rooms: ['errors.field_too_big'] }],
      ['a place outside the country', { latitude: 50 }, { latitude: ['errors.field_too_big'] }],
      ['a field that nobody knows', { price: 1 }, { price: ['errors.field_unknown'] }],
      ['nothing of the floor', { floor: undefined }, { floor: ['errors.field_required'] }],
    ])('for %s', async (_, change, errors) => {
      expect(await refusal(change)).toEqual({ status: 422, errors });
    });

    it('where too few sales are near, instead of inventing', async () => {
      const errors = { latitude: ['errors.estimate_thin'] };
      expect(await refusal({ latitude: 41.6, longitude: 45.05 })).toEqual({ status: 422, errors });
      expect(await refusal({ latitude: 42.27, longitude: 42.7 })).toEqual({ status: 422, errors });
    });

    it('stores nothing that it refuses', async () => {
      const visitor = await insertVisitor(api.db);
      await requestEstimate(visitor, { latitude: 41.6, longitude: 45.05 });
      await requestEstimate(visitor, { floors: 31 });
      expect(await api.db.select().from(estimates).where(eq(estimates.userId, visitor.user.id))).toEqual([]);
    });
  });

  describe('429', () => {
    it('after 30 in an hour by one account, with the time to retry, and not for another one', async () => {
      const visitor = await insertVisitor(api.db);
      await requestEstimate(visitor, { floors: 31 });
      for (let count = 0; count < 30; count += 1) expect((await requestEstimate(visitor)).status).toBe(200);
      const response = await requestEstimate(visitor);
      expect(response.status).toBe(429);
      expect(response.headers.get('retry-after')).toBe('3600');
      expect((await requestEstimate(await insertVisitor(api.db))).status).toBe(200);
      api.setNow(new Date(seededAt.getTime() + 3_601_000));
      expect((await requestEstimate(visitor)).status).toBe(200);
    });
  });

  describe('GET /api/v1/users/estimates', () => {
    it('lists the account’s estimates, newest first, 20 a page', async () => {
      const visitor = await insertVisitor(api.db);
      await requestEstimate(await insertVisitor(api.db), { address: 'სხვისი' });
      for (let count = 1; count <= 21; count += 1)
        await requestEstimate(visitor, { address: `სახლი ${count}`, flat_area: 60 + count });
      const first = await past(visitor);
      expect(first.pagination).toEqual({ current_page: 1, last_page: 2, per_page: 20, total: 21 });
      expect(first.data.map(({ address }) => address)).toEqual(Array.from({ length: 20 }, (_, index) => `სახლი ${21 - index}`));
      expect(await past(visitor, '?page=2')).toMatchObject({ data: [{ address: 'სახლი 1', flat_area: 61 }] });
      expect(await past(visitor, '?page=3')).toMatchObject({ data: [], pagination: { current_page: 3 } });
    });

    it('repeats the estimate', async () => {
      const visitor = await insertVisitor(api.db);
      const [id] = flats;
      const stated = firstOf((await requestEstimate(visitor, { statement_id: id, address: ' აბაშიძის 12 ' })).body);
      expect((await past(visitor)).data).toEqual([
        {
          id: stated.id,
          created_at: seededAt.toISOString(),
          address: 'აბაშიძის 12',
          statement_id: id,
          total_price: stated.total_price,
          square_price: stated.square_price,
          currency_id: 1,
          interval: { low: stated.interval.low, high: stated.interval.high },
          flat_area: 70,
          rooms: 3,
          floor: 4,
          floors: 9,
          comparables_count: stated.comparables_count,
          comparables: stated.comparables,
        },
      ]);
      expect(stated.comparables.length).toBeGreaterThan(0);
    });

    it('refuses an invalid page with 422', async () => {
      const { headers } = await insertVisitor(api.db);
      expect(await api.call('/api/v1/users/estimates?page=0', { headers })).toMatchObject({ status: 422 });
    });
  });
});
