import { describe, expect, it } from 'vitest';
import { slotsSchema } from '@/lib/contracts/money/orders';
import {
  promoCheckSchema,
  ratersSchema,
  serviceKeyNames,
  servicePageKeys,
  servicePageSchema,
  serviceTypesSchema,
} from '@/lib/contracts/money/services';
import { orders } from '@/server/modules/orders/orders.table';
import { prices, promoCodes, promoRedemptions, serviceWaitlist, visitBookings } from '@/server/modules/services/services.table';
import { insertVisitor } from '@/tests/factories/visitor';
import { useApi } from '@/tests/setup/api';
import { seededAt } from '@/tests/setup/database';

const api = useApi();
const typesOf = async (key: string) => serviceTypesSchema.parse((await api.call(`/api/v1/services/types/${key}`)).body).data;
const slotsOf = async (query: string, key = '3d-service') =>
  slotsSchema.parse((await api.call(`/api/v1/services/${key}/slots?${query}`)).body).data;

describe('GET v1/services/types/{key}', () => {
  it.each(serviceKeyNames)('has types with prices: %s', async (key) => {
    const { types } = await typesOf(key);
    expect(types.length).toBeGreaterThan(0);
    expect(types.every(({ price, display_names: names }) => price >= 0 && names.ka !== '' && names.ru !== '')).toBe(true);
  });

  it('has the tiers of VIP a day with packages less 10, 20 and 30 percent', async () => {
    const { types } = await typesOf('vip-service');
    expect(types.map(({ id, key, price }) => [id, key, price])).toEqual([
      [4, 'super_vip', 9],
      [3, 'vip_plus', 4],
      [1, 'vip', 2.5],
    ]);
    expect(types.at(-1)?.packages).toEqual([
      { count: 5, price: 112.5, full_price: 125, discount_percent: 10 },
      { count: 15, price: 300, full_price: 375, discount_percent: 20 },
      { count: 25, price: 437.5, full_price: 625, discount_percent: 30 },
    ]);
  });

  it('describes an order form: fields, property, visit and cities', async () => {
    const { fields, requires, city_ids: cityIds, types } = await typesOf('3d-service');
    expect(fields.map(({ name, required }) => [name, required])).toEqual([
      ['real_estate_type', 1],
      ['area', 1],
      ['floor', 0],
      ['name', 1],
      ['phone', 1],
      ['comment', 0],
    ]);
    expect(requires).toEqual({ property: 'own_or_address', visit: true, rater: false, promo_code: false, files_max: 0 });
    expect(cityIds).toEqual([1, 15, 73, 96]);
    expect(types).toMatchObject([{ key: 'tour_3d', price: 150, unit: 'sqm', unit_price: 1, included_sqm: 100 }]);
  });

  it('applies a price change at its moment, not before', async () => {
    const startsAt = new Date('2026-11-25T00:00:00Z');
    await api.db.insert(prices).values({ key: 'registry_1_day', amount: 16_000, startsAt });
    const priceOf = async () => (await typesOf('public-registry-service')).types.find(({ key }) => key === '1_day')?.price;
    expect(await priceOf()).toBe(150);
    api.setNow(startsAt);
    expect(await priceOf()).toBe(160);
    api.setNow(seededAt);
  });

  it('marks a type as most chosen only by the orders of 90 days', async () => {
    const { user } = await insertVisitor(api.db);
    const order = (type: string, daysAgo: number) => ({
      userId: user.id,
      payerId: user.id,
      serviceId: 5,
      state: 'paid' as const,
      details: { type },
      lines: [],
      amountMinor: 0,
      createdAt: seededAt,
      updatedAt: seededAt,
      paidAt: new Date(seededAt.getTime() - daysAgo * 86_400_000),
    });
    const chosen = async () => (await typesOf('rate-service')).types.filter((type) => type.is_most_chosen).map(({ key }) => key);
    await api.db.insert(orders).values(Array.from({ length: 20 }, () => order('self', 91)));
    await api.db.insert(orders).values(Array.from({ length: 9 }, () => order('bank', 5)));
    expect(await chosen()).toEqual([]);
    await api.db.insert(orders).values([order('court', 5)]);
    expect(await chosen()).toEqual(['bank']);
  });

  it('says whether a promo code is valid', async () => {
    expect((await typesOf('legal-verification-service')).has_active_promo_code).toBe(false);
    await api.db.insert(promoCodes).values({ code: 'ALL10', serviceId: null, percent: 10, usesMax: 5, startsAt: seededAt });
    expect((await typesOf('legal-verification-service')).has_active_promo_code).toBe(true);
    expect((await typesOf('3d-service')).has_active_promo_code).toBe(false);
  });

  it('is 404 for an unknown key', async () => {
    expect((await api.call('/api/v1/services/types/massage-service')).status).toBe(404);
    expect((await api.call('/api/v1/services/types/constructor')).status).toBe(404);
  });
});

describe('GET v1/measure and v1/raters', () => {
  it('have the types of measurements and the valuers', async () => {
    const measure = serviceTypesSchema.parse((await api.call('/api/v1/measure')).body).data;
    expect(measure.types.map(({ key, price, unit }) => [key, price, unit])).toEqual([
      ['building', 120, 'sqm'],
      ['land', 150, 'parcel'],
    ]);
    const { raters } = ratersSchema.parse((await api.call('/api/v1/raters')).body).data;
    expect(raters.map(({ rate_types: types }) => types)).toEqual([
      ['self', 'bank', 'court'],
      ['self', 'bank'],
      ['self', 'court'],
    ]);
  });
});

describe('GET v1/services/pages/{key}', () => {
  it.each(servicePageKeys)('is described in three languages: %s', async (key) => {
    const page = servicePageSchema.parse((await api.call(`/api/v1/services/pages/${key}`)).body).data;
    expect(page.key).toBe(key);
    expect(page.steps.length).toBeGreaterThan(2);
    expect(page.price_from).toBeGreaterThan(0);
  });

  it('is 404 for an unknown page', async () => {
    expect((await api.call('/api/v1/services/pages/massage')).status).toBe(404);
  });
});

describe('GET v1/services/{key}/slots', () => {
  it('lists fourteen days: open ones with free slots, Sundays and holidays closed', async () => {
    const { is_served: isServed, days } = await slotsOf('city_id=1');
    expect([isServed, days.length, days[0]?.day]).toEqual([true, 14, '2026-11-20']);
    const closed = days.filter((day) => day.is_closed).map(({ day }) => day);
    expect(closed).toEqual(['2026-11-22', '2026-11-23', '2026-11-29']);
    expect(days.find(({ day }) => day === '2026-11-24')?.slots).toEqual(
      ['10:00', '12:00', '14:00', '16:00'].map((slot) => ({ slot, free: 3 })),
    );
  });

  it('has nothing free in the past, and within three hours', async () => {
    const [today] = (await slotsOf('city_id=1')).days;
    // It is 13:00 in Tbilisi.
    expect(today?.slots.map(({ free }) => free)).toEqual([0, 0, 0, 3]);
  });

  it('counts what is booked', async () => {
    await api.db.insert(visitBookings).values({ serviceId: 3, cityId: 15, day: '2026-11-25', slot: '12:00', count: 1 });
    const { days } = await slotsOf('city_id=15&from=2026-11-25');
    expect(days[0]).toMatchObject({ day: '2026-11-25', slots: [{ free: 1 }, { free: 0 }, { free: 1 }, { free: 1 }] });
  });

  it('says that a city is not served', async () => {
    expect(await slotsOf('city_id=46')).toEqual({ is_served: false, days: [] });
  });

  it.each([
    ['/api/v1/services/vip-service/slots?city_id=1', 404],
    ['/api/v1/services/none/slots?city_id=1', 404],
    ['/api/v1/services/3d-service/slots', 422],
    ['/api/v1/services/3d-service/slots?city_id=1&from=tomorrow', 422],
  ])('refuses %s with %i', async (path, status) => {
    expect((await api.call(path)).status).toBe(status);
  });
});

describe('POST v1/services/{key}/notify-me', () => {
  const notifyMe = (key: string, headers: Record<string, string>, body: object = { city_id: 46 }) =>
    api.call(`/api/v1/services/${key}/notify-me`, { method: 'POST', body, headers });

  it('stores a person once', async () => {
    const { user, headers } = await insertVisitor(api.db);
    const statuses = [await notifyMe('3d-service', headers), await notifyMe('3d-service', headers)].map(({ status }) => status);
    expect(statuses).toEqual([200, 200]);
    const rows = (await api.db.select().from(serviceWaitlist)).filter(({ userId }) => userId === user.id);
    expect(rows).toMatchObject([{ serviceId: 3, cityId: 46 }]);
  });

  it('refuses guests, services without visits and unknown fields', async () => {
    const { headers } = await insertVisitor(api.db);
    expect((await notifyMe('3d-service', {})).status).toBe(401);
    expect((await notifyMe('legal-verification-service', headers)).status).toBe(404);
    expect((await notifyMe('3d-service', headers, { city_id: 46, user_id: 1 })).status).toBe(422);
  });
});

describe('POST v1/promo-codes/check', () => {
  const check = async (code: string, visitor?: Awaited<ReturnType<typeof insertVisitor>>, serviceId = 9) => {
    const { headers } = visitor ?? (await insertVisitor(api.db));
    return api.call('/api/v1/promo-codes/check', { method: 'POST', body: { code, service_id: serviceId }, headers });
  };
  const day = 86_400_000;
  const code = (name: string, overrides: Partial<typeof promoCodes.$inferInsert> = {}) => ({
    code: name,
    serviceId: 9,
    percent: 20,
    usesMax: 1,
    startsAt: new Date(seededAt.getTime() - day),
    ...overrides,
  });

  it('returns the discount of a code, however it is typed', async () => {
    await api.db.insert(promoCodes).values([code('AUTUMN'), code('TEN', { percent: null, amountMinor: 1000 })]);
    expect(promoCheckSchema.parse((await check(' autumn ')).body).data).toEqual({ code: 'AUTUMN', percent: 20, amount: null });
    expect(promoCheckSchema.parse((await check('TEN')).body).data).toEqual({ code: 'TEN', percent: null, amount: 10 });
  });

  it('refuses a code that has not started, has ended, is used up, or is for another service', async () => {
    await api.db
      .insert(promoCodes)
      .values([
        code('LATER', { startsAt: new Date(seededAt.getTime() + day) }),
        code('ENDED', { endsAt: seededAt }),
        code('USED', { usesCount: 1 }),
        code('OTHER', { serviceId: 3 }),
      ]);
    for (const name of ['LATER', 'ENDED', 'USED', 'OTHER', 'NONE']) {
      expect(await check(name)).toMatchObject({ status: 422, body: { errors: { code: ['errors.promo_code'] } } });
    }
  });

  it('refuses a second use by the same person', async () => {
    const visitor = await insertVisitor(api.db);
    const [row] = await api.db
      .insert(promoCodes)
      .values(code('TWICE', { usesMax: 9 }))
      .returning();
    await api.db
      .insert(promoRedemptions)
      .values({ promoCodeId: row?.id ?? 0, userId: visitor.user.id, orderId: 1, createdAt: seededAt });
    expect(await check('TWICE', visitor)).toMatchObject({ status: 422, body: { errors: { code: ['errors.promo_code_used'] } } });
    expect((await check('TWICE')).status).toBe(200);
  });

  it('answers twenty guesses an hour', async () => {
    const visitor = await insertVisitor(api.db);
    for (let guess = 0; guess < 20; guess += 1) expect((await check(`GUESS${guess}`, visitor)).status).toBe(422);
    expect(await check('GUESS', visitor)).toMatchObject({ status: 429, headers: expect.any(Headers) });
  });
});
