import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { orderDetailSchema, quoteSchema } from '@/lib/contracts/money/orders';
import { initiatedSchema } from '@/lib/contracts/money/payments';
import { rateRequestSchema } from '@/lib/contracts/money/services';
import { statementEstimates } from '@/server/modules/estimate/estimate.table';
import { orders } from '@/server/modules/orders/orders.table';
import { promoCodes, visitBookings } from '@/server/modules/services/services.table';
import { fillWallet, newKey, payBody } from '@/tests/factories/money/money';
import { initCall, legalBody, measureBody, rateBody, registryBody, tourBody } from '@/tests/factories/money/orders';
import { insertStatement } from '@/tests/factories/statement';
import { insertVisitor, type Visitor } from '@/tests/factories/visitor';
import { useApi } from '@/tests/setup/api';
import { seededAt } from '@/tests/setup/database';

const api = useApi();
const init = (name: string, body: object, headers: Record<string, string>) =>
  api.call(`/api/v3/payments/init-${name}-order`, initCall(body, headers));
const initiated = async (name: string, body: object, { headers }: Visitor) =>
  initiatedSchema.parse((await init(name, body, headers)).body).data;
const detailOf = async (id: number | null, { headers }: Visitor) =>
  orderDetailSchema.parse((await api.call(`/api/v1/orders/${id}`, { headers })).body).data;
const errorsOf = async (name: string, body: object) => {
  const { headers } = await insertVisitor(api.db);
  const { status, body: answer } = await init(name, body, headers);
  return { status, errors: (answer as { errors: object }).errors };
};
const freeOf = async (day: string, slot: string) => {
  const rows = await api.db.select().from(visitBookings);
  return rows.find((row) => row.serviceId === 3 && row.cityId === 1 && row.day === day && row.slot === slot)?.count ?? 0;
};

describe('POST v3/payments/init-…-service-order', () => {
  it.each([
    ['matterport-service', tourBody, 158],
    ['photographer-service', { ...tourBody, visit_slot: '16:00' }, 94],
    ['rate-service', rateBody, 250],
    ['rate-service', { ...rateBody, visit_slot: '10:00', type: 'self', real_estate_type: 4 }, 150],
    ['measure-service', measureBody, 300],
    ['measure-service', { ...measureBody, visit_slot: '10:00', type: 'land', area: undefined, parcels: 2 }, 300],
    ['legal-verification-service', legalBody, 35],
    ['public-registry-service', registryBody, 150],
  ])('creates an order and its payment by the price book: %s', async (name, body, amount) => {
    const visitor = await insertVisitor(api.db);
    const data = await initiated(name, body, visitor);
    expect(data).toMatchObject({ amount });
    expect(await detailOf(data.order_id, visitor)).toMatchObject({
      state: 'created',
      amount,
      payment_id: data.id,
      events: [{ action: 'create', by: 'buyer' }],
    });
  });

  it('stores what was filled in, with the lines of the sum and the visit', async () => {
    const visitor = await insertVisitor(api.db);
    const backup = { backup_day: '2026-11-27', backup_slot: '12:00' };
    const { order_id: id } = await initiated('matterport-service', { ...tourBody, ...backup, comment: 'კოდი 37' }, visitor);
    expect(await detailOf(id, visitor)).toMatchObject({
      service_id: 3,
      subject: 'ვაკე, ჭავჭავაძის გამზ. 37',
      details: { area: 108, real_estate_type: '1', phone: '599001234', comment: 'კოდი 37', backup_day: '2026-11-27' },
      lines: [
        { key: 'tour_3d_base', quantity: 1, unit_amount: 150, amount: 150 },
        { key: 'tour_3d_sqm', quantity: 8, unit_amount: 1, amount: 8 },
      ],
      visit: { day: '2026-11-24', slot: '14:00' },
      free_change_until: '2026-11-23T22:00:00.000Z',
      actions: ['pay', 'cancel', 'reschedule'],
    });
  });

  it('copies address, city, area and type of one’s own statement', async () => {
    const visitor = await insertVisitor(api.db);
    const own = { userId: visitor.user.id, addressText: 'აბაშიძის 12', areaSqm: 64 };
    const { id: statementId } = await insertStatement(api.db, own);
    const { city_id, address, area, real_estate_type, ...body } = tourBody;
    const slot = { visit_day: '2026-11-25' };
    const data = await initiated('photographer-service', { ...body, ...slot, statement_id: statementId }, visitor);
    expect(data.amount).toBe(90);
    expect(await detailOf(data.order_id, visitor)).toMatchObject({
      statement_ids: [statementId],
      subject: 'აბაშიძის 12',
      details: { area: 64, real_estate_type: '1' },
    });
  });

  it('returns the first response for the same key and body, and refuses another body under it', async () => {
    const { headers } = await insertVisitor(api.db);
    const key = { ...headers, ...newKey() };
    const call = (body: object) =>
      api.call('/api/v3/payments/init-legal-verification-service-order', { method: 'POST', body, headers: key });
    const [first, again] = [await call(legalBody), await call(legalBody)];
    expect(again.body).toEqual(first.body);
    expect((await call({ ...legalBody, name: 'გია' })).status).toBe(409);
    const missing = { method: 'POST', body: legalBody, headers };
    expect((await api.call('/api/v3/payments/init-legal-verification-service-order', missing)).status).toBe(400);
    expect((await init('legal-verification-service', legalBody, {})).status).toBe(401);
  });

  it('names every missing field at once', async () => {
    expect(await errorsOf('matterport-service', {})).toEqual({
      status: 422,
      errors: {
        real_estate_type: ['errors.field_required'],
        area: ['errors.field_required'],
        name: ['errors.field_required'],
        phone: ['errors.field_required'],
        address: ['errors.field_required'],
        visit_day: ['errors.field_required'],
      },
    });
  });

  it.each([
    ['an unknown field', 'matterport-service', { ...tourBody, discount: 100 }, { discount: ['errors.field_unknown'] }],
    ['a city that is not served', 'matterport-service', { ...tourBody, city_id: 46 }, { city_id: ['errors.city_not_served'] }],
    ['a Sunday', 'matterport-service', { ...tourBody, visit_day: '2026-11-22' }, { visit_slot: ['errors.slot_taken'] }],
    ['a visit too soon', 'matterport-service', { ...tourBody, visit_day: '2026-11-20' }, { visit_slot: ['errors.slot_taken'] }],
    ['a visit too far', 'matterport-service', { ...tourBody, visit_day: '2027-11-23' }, { visit_slot: ['errors.slot_taken'] }],
    ['a day that is none', 'matterport-service', { ...tourBody, visit_day: 'soon' }, { visit_day: ['errors.field_invalid'] }],
    [
      'land for a tour',
      'matterport-service',
      { ...tourBody, real_estate_type: 4 },
      { real_estate_type: ['errors.field_invalid'] },
    ],
    ['a small area', 'matterport-service', { ...tourBody, area: 3 }, { area: ['errors.field_too_small'] }],
    ['a wrong phone', 'matterport-service', { ...tourBody, phone: '12' }, { phone: ['errors.phone_format'] }],
    [
      'a wrong code',
      'legal-verification-service',
      { ...legalBody, cadastral_code: '1' },
      { cadastral_code: ['errors.cadastral_code'] },
    ],
    ['a promo code', 'legal-verification-service', { ...legalBody, promo_code: 'NO' }, { promo_code: ['errors.promo_code'] }],
    ['a file of nobody', 'rate-service', { ...rateBody, file_ids: [999_999] }, { file_ids: ['errors.field_unknown_id'] }],
    ['files where none are accepted', 'matterport-service', { ...tourBody, file_ids: [1] }, { file_ids: ['errors.files_full'] }],
    ['an unknown type', 'rate-service', { ...rateBody, type: 'friend' }, { type: ['errors.field_invalid'] }],
    ['no type', 'rate-service', { ...rateBody, type: undefined }, { type: ['errors.field_required'] }],
    ['a rater of other types', 'rate-service', { ...rateBody, rater_id: 3 }, { rater_id: ['errors.field_invalid'] }],
    ['a building without its area', 'measure-service', { ...measureBody, area: undefined }, { area: ['errors.field_required'] }],
    ['half a parcel', 'measure-service', { ...measureBody, type: 'land', parcels: 0.5 }, { parcels: ['errors.field_whole'] }],
    ['no statement for AI data', 'ai-service', {}, { statement_id: ['errors.field_required'] }],
  ])('refuses %s', async (_, name, body, errors) => {
    expect(await errorsOf(name, body)).toEqual({ status: 422, errors });
  });

  it('refuses a statement of somebody else like one that does not exist', async () => {
    const other = await insertVisitor(api.db);
    const { id } = await insertStatement(api.db, { userId: other.user.id });
    const { city_id, address, ...body } = tourBody;
    const expected = { status: 422, errors: { statement_id: ['errors.own_statement_required'] } };
    expect(await errorsOf('matterport-service', { ...body, statement_id: id })).toEqual(expected);
    expect(await errorsOf('matterport-service', { ...body, statement_id: 999 })).toEqual(expected);
  });

  it('sells a slot as often as it has places, and a refused order takes none', async () => {
    const visit = { visit_day: '2026-11-26', visit_slot: '10:00' };
    for (const promised of [200, 200, 200, 422]) {
      const { headers } = await insertVisitor(api.db);
      expect((await init('matterport-service', { ...tourBody, ...visit }, headers)).status).toBe(promised);
    }
    expect(await errorsOf('matterport-service', { ...tourBody, ...visit })).toMatchObject({
      errors: { visit_slot: ['errors.slot_taken'] },
    });
    await errorsOf('matterport-service', { ...tourBody, ...visit, visit_slot: '12:00', name: '' });
    expect([await freeOf('2026-11-26', '10:00'), await freeOf('2026-11-26', '12:00')]).toEqual([3, 0]);
  });

  it('applies a promo code, and redeems it only with the payment', async () => {
    await api.db.insert(promoCodes).values({ code: 'LEGAL20', serviceId: 9, percent: 20, usesMax: 1, startsAt: seededAt });
    const [one, other] = [await insertVisitor(api.db), await insertVisitor(api.db)];
    const body = { ...legalBody, promo_code: 'legal20' };
    const [first, second] = [
      await initiated('legal-verification-service', body, one),
      await initiated('legal-verification-service', body, other),
    ];
    expect([first.amount, second.amount]).toEqual([28, 28]);
    const pay = async (payment: { id: number }, { user, headers }: Visitor) => {
      await fillWallet(api.db, user.id, 10_000);
      return api.call('/api/v3/payments/pay', initCall(payBody(payment, { amount: 28 }), headers));
    };
    expect((await pay(first, one)).status).toBe(200);
    expect(await detailOf(first.order_id, one)).toMatchObject({ state: 'paid', paid: 28 });
    expect(await pay(second, other)).toMatchObject({ status: 409, body: { message: 'errors.price_changed' } });
    expect(await detailOf(second.order_id, other)).toMatchObject({
      state: 'created',
      amount: 35,
      lines: [{ key: 'legal_check' }],
    });
  });

  it('delivers free AI data at once', async () => {
    const visitor = await insertVisitor(api.db);
    const { id: statementId } = await insertStatement(api.db, {
      userId: visitor.user.id,
      areaSqm: 80,
      priceUsdMinor: 12_000_000,
    });
    const payment = await initiated('ai-service', { statement_id: statementId }, visitor);
    expect(payment.amount).toBe(0);
    const pay = () => api.call('/api/v3/payments/pay', initCall(payBody(payment), visitor.headers));
    expect(await pay()).toMatchObject({ status: 409, body: { message: 'errors.estimate_thin' } });
    const range = { totalUsdMinor: 11_200_000, lowUsdMinor: 10_400_000, highUsdMinor: 12_100_000, comparablesCount: 34 };
    await api.db.insert(statementEstimates).values({ statementId, modelId: 1, ...range });
    expect((await pay()).status).toBe(200);
    expect(await detailOf(payment.order_id, visitor)).toMatchObject({
      state: 'delivered',
      paid_with: 'free',
      paid: 0,
      details: {
        estimate_total: 112_000,
        estimate_square: 1_400,
        estimate_low: 104_000,
        estimate_high: 121_000,
        estimate_comparables: 34,
        estimate_asked: 120_000,
      },
    });
  });
});

describe('POST v1/orders/quote', () => {
  const quote = (body: object, headers: Record<string, string> = {}) =>
    api.call('/api/v1/orders/quote', { method: 'POST', body, headers });

  it('returns lines, sum and VAT to anyone, and stores nothing', async () => {
    const before = await api.db.$count(orders);
    const { body } = await quote({ service_id: 3, area: '108' });
    expect(quoteSchema.parse(body).data).toMatchObject({ amount: 158, vat: 24.1, lines: [{ amount: 150 }, { amount: 8 }] });
    expect(await api.db.$count(orders)).toBe(before);
  });

  it('requires what the price needs', async () => {
    expect(await quote({ service_id: 3 })).toMatchObject({ status: 422, body: { errors: { area: ['errors.field_required'] } } });
    expect(await quote({ service_id: 5 })).toMatchObject({ status: 422, body: { errors: { type: ['errors.field_required'] } } });
    expect((await quote({ service_id: 77 })).status).toBe(422);
    expect(await quote({ service_id: 9, promo_code: 'NO' })).toMatchObject({
      status: 422,
      body: { errors: { promo_code: ['errors.promo_code'] } },
    });
  });
});

describe('requests for valuations', () => {
  const create = (path: string, body: object, headers: Record<string, string>) => api.call(path, initCall(body, headers));
  const { visit_day, visit_slot, type, ...request } = rateBody;

  it.each(['/api/express/api/rate-requests/create', '/api/v1/rate-requests/create'])(
    'are created first and get their type and price next: %s',
    async (path) => {
      const visitor = await insertVisitor(api.db);
      const { id } = rateRequestSchema.parse((await create(path, request, visitor.headers)).body).data;
      const choose = (body: object, headers: Record<string, string>, requestId = id) =>
        api.call(`/api/express/api/rate-requests/choose-rate-type/${requestId}`, initCall(body, headers));
      const otherUser = await insertVisitor(api.db);
      expect((await choose({ rate_type: 'bank' }, otherUser.headers)).status).toBe(404);
      expect((await choose({ rate_type: 'friend' }, visitor.headers)).status).toBe(422);
      expect((await choose({ rate_type: 'bank', rater_id: 3 }, visitor.headers)).status).toBe(422);
      const chosen = initiatedSchema.parse((await choose({ rate_type: 'bank', rater_id: 1 }, visitor.headers)).body).data;
      expect(chosen).toMatchObject({ order_id: id, amount: 250 });
      expect(await detailOf(id, visitor)).toMatchObject({ details: { type: 'bank', rater_id: 1 }, payment_id: chosen.id });
      expect((await choose({ rate_type: 'self' }, visitor.headers)).status).toBe(409);
    },
  );

  it('refuse guests and missing fields', async () => {
    expect((await create('/api/v1/rate-requests/create', request, {})).status).toBe(401);
    const { headers } = await insertVisitor(api.db);
    expect((await create('/api/v1/rate-requests/create', { ...request, name: '' }, headers)).status).toBe(422);
    expect((await api.db.select().from(orders).where(eq(orders.serviceId, 16))).length).toBeGreaterThan(0);
  });
});
