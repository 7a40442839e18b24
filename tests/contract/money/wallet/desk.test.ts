import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditLogSchema } from '@/lib/contracts/admin';
import {
  assigneesSchema,
  deskOrderDetailSchema,
  deskOrdersSchema,
  pricesSchema,
  promoCodeResponseSchema,
} from '@/lib/contracts/money/desk';
import { notifications } from '@/server/modules/notifications/notifications.table';
import { orders } from '@/server/modules/orders/orders.table';
import { boosts } from '@/server/modules/promotion/promotion.table';
import { createStaffRepository } from '@/server/modules/staff/staff.repository';
import { newTotpSecret, totpCodeAt } from '@/server/modules/staff/totp';
import { statements } from '@/server/modules/statements/statements.table';
import { sessions } from '@/server/modules/users/users.table';
import { insertOrder } from '@/tests/factories/money/money';
import { freshCode, insertStaff } from '@/tests/factories/staff';
import { insertStatement } from '@/tests/factories/statement';
import { insertVisitor, type Visitor } from '@/tests/factories/visitor';
import { useApi } from '@/tests/setup/api';
import { seededAt } from '@/tests/setup/database';

const api = useApi();
let staff: Visitor;
let admin: Visitor;
beforeAll(async () => {
  staff = await insertStaff(api.db, 'support');
  admin = await insertStaff(api.db, 'admin');
});

const base = '/api/v1/admin/orders';
const hours = (count: number): Date => new Date(seededAt.getTime() + count * 3_600_000);
const paid = { state: 'paid', paidAt: seededAt, paidMinor: 3_500, dueAt: hours(24) } as const;
async function order(overrides: Partial<typeof orders.$inferInsert> = {}) {
  const buyer = await insertVisitor(api.db);
  const { order: row, payment } = await insertOrder(api.db, buyer.user.id, { ...paid, ...overrides });
  return { id: row.id, paymentId: payment.id, buyer };
}
const list = async (query = '', { headers }: Visitor = staff) =>
  deskOrdersSchema.parse((await api.call(`${base}?${query}`, { headers })).body).data;
const detailOf = async (id: number) =>
  deskOrderDetailSchema.parse((await api.call(`${base}/${id}`, { headers: staff.headers })).body).data;
const act = (id: number, action: string, body?: object, headers: Record<string, string> = staff.headers) =>
  api.call(`${base}/${id}/${action}`, { method: 'POST', headers, ...(body ? { body } : {}) });
const upload = (id: number) => {
  const body = new FormData();
  body.append('file', new Blob(['%PDF-1.7 result']), 'ამონაწერი.pdf');
  return api.call(`${base}/${id}/files`, { method: 'POST', body, headers: staff.headers });
};
const noticeOf = async ({ user }: Visitor) =>
  (await api.db.select().from(notifications).where(eq(notifications.userId, user.id))).map(({ template, text }) => [
    template,
    text,
  ]);

describe('the list of the desk', () => {
  it('is sorted by deadlines in three groups, and counts pending orders', async () => {
    const [later, day, overdue] = [
      await order({ dueAt: hours(30) }),
      await order({ dueAt: hours(5), state: 'scheduled', visitDay: '2026-11-20' }),
      await order({ dueAt: hours(-27) }),
    ];
    const { counters, orders: page } = await list();
    const known = page.data.filter(({ id }) => [later.id, day.id, overdue.id].includes(id));
    expect(known.map(({ id, group }) => [id, group])).toEqual([
      [overdue.id, 'overdue'],
      [day.id, 'day'],
      [later.id, 'later'],
    ]);
    expect(counters).toMatchObject({ overdue: 1, oldest_overdue_hours: 27, paid: 2, scheduled: 1, visits_today: 1 });
    expect((await list('overdue=1')).orders.data.map(({ id }) => id)).toEqual([overdue.id]);
    expect((await list('state=scheduled')).orders.data.map(({ id }) => id)).toEqual([day.id]);
  });

  it('finds an order by its id, payment, phone and request, in any state', async () => {
    const { id, paymentId } = await order({ state: 'closed', details: { phone: '599771122' } });
    const requestId = 'req-of-the-note-1';
    await act(id, 'note', { text: 'დარეკეთ საღამოს' }, { ...staff.headers, 'x-request-id': requestId });
    for (const q of [String(id), `S-${id}`, String(paymentId), '599 77 11 22', '+995599771122', requestId])
      expect([q, (await list(`q=${encodeURIComponent(q)}`)).orders.data.map((row) => row.id)]).toEqual([q, [id]]);
    expect((await list('q=599000000')).orders.data).toEqual([]);
  });

  it('comes as CSV in the language of the page, formulas disarmed', async () => {
    const buyer = await insertVisitor(api.db, { name: '=HYPERLINK("x")' });
    const { order: row } = await insertOrder(api.db, buyer.user.id, { ...paid, state: 'in_progress', amountMinor: 9_450 });
    const csv = async (query: string, { headers }: Visitor) => api.call(`${base}/export.csv?${query}`, { headers });
    const { status, headers, body } = await csv('state=in_progress&locale=en', staff);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    const [head, line, end] = String(body).split('\r\n');
    expect(head).toMatch(/^\uFEFF?"Order","Service","State","Property"/);
    expect(line).toContain(`"S-${row.id}","Valuation","In progress"`);
    expect(line).toContain(`"'=HYPERLINK(""x"")"`);
    expect(line).toContain(',94.50,35.00,0.00,');
    expect(end).toBe('');
    expect((await csv('', await insertVisitor(api.db))).status).toBe(404);
    expect((await csv('locale=de', staff)).status).toBe(422);
  });

  it('is only for support and admins', async () => {
    const [moderator, visitor] = [await insertStaff(api.db, 'moderator'), await insertVisitor(api.db, { typeId: 3 })];
    const statuses = [moderator, visitor, admin, staff].map(async ({ headers }) => (await api.call(base, { headers })).status);
    expect(await Promise.all(statuses)).toEqual([404, 404, 200, 200]);
    expect((await api.call(base)).status).toBe(401);
    expect((await act(1, 'assign', { assignee_id: 1 }, visitor.headers)).status).toBe(404);
  });
});

describe('an order on the desk', () => {
  it('is assigned, started and delivered with its result, and every step is notified, stored and logged', async () => {
    const { id, buyer } = await order();
    const assignees = assigneesSchema.parse((await api.call('/api/v1/admin/assignees', { headers: staff.headers })).body).data;
    expect(assignees.map((person) => person.id)).toEqual(expect.arrayContaining([staff.user.id, admin.user.id]));
    expect((await act(id, 'assign', { assignee_id: buyer.user.id })).status).toBe(422);
    expect((await act(id, 'assign', { assignee_id: staff.user.id })).status).toBe(200);
    expect((await act(id, 'start')).status).toBe(200);
    expect(await act(id, 'deliver')).toMatchObject({ status: 409, body: { message: 'errors.order_without_result' } });
    expect((await upload(id)).status).toBe(201);
    expect((await act(id, 'deliver')).status).toBe(200);
    const detail = await detailOf(id);
    expect(detail).toMatchObject({ state: 'delivered', assignee: { id: staff.user.id }, files: [{ kind: 'result' }] });
    expect(detail.events.map(({ action, is_staff, actor }) => [action, is_staff, actor?.id])).toEqual(
      ['deliver', 'file', 'start', 'assign'].map((action) => [action, true, staff.user.id]),
    );
    expect(detail.events.every(({ request_id: requestId }) => requestId !== null)).toBe(true);
    expect((await noticeOf(buyer)).map(([template]) => template)).toEqual(['order_assigned', 'order_started', 'order_delivered']);
    const moderator = await insertStaff(api.db, 'moderator');
    const log = auditLogSchema.parse((await api.call('/api/v1/admin/audit', { headers: moderator.headers })).body).data;
    const actions = log.data.filter(({ subject_id: subjectId }) => subjectId === id);
    expect(actions.map(({ action, request_id: requestId }) => [action, typeof requestId])).toEqual(
      ['orders_deliver', 'orders_file', 'orders_start', 'orders_assign'].map((action) => [action, 'string']),
    );
  });

  it('refuses steps that its state does not allow', async () => {
    const { id } = await order({ state: 'closed' });
    for (const action of ['start', 'deliver', 'no-show']) expect((await act(id, action)).status).toBe(409);
    expect((await act(id, 'fail', { reason: 'არ გამოვიდა' })).status).toBe(409);
    expect((await act(999_999, 'start')).status).toBe(404);
  });

  it('fails for a reason that its buyer reads', async () => {
    const { id, buyer } = await order();
    expect((await act(id, 'fail', { reason: '' })).status).toBe(422);
    expect((await act(id, 'fail', { reason: 'კოდი არ არსებობს' })).status).toBe(200);
    expect(await noticeOf(buyer)).toEqual([['order_failed', 'კოდი არ არსებობს']]);
  });

  it('puts a 3D tour on the statement when the order closes', async () => {
    const buyer = await insertVisitor(api.db);
    const { id: statementId } = await insertStatement(api.db, { userId: buyer.user.id });
    const tour = { ...paid, serviceId: 3, amountMinor: 15_000, paidMinor: 15_000, statementIds: [statementId] };
    const { order: row } = await insertOrder(api.db, buyer.user.id, tour);
    expect(await act(row.id, 'link', { url: 'https://evil.example/tour' })).toMatchObject({
      status: 422,
      body: { errors: { url: ['errors.tour_url'] } },
    });
    const url = 'https://my.matterport.com/show/?m=abc';
    expect((await act(row.id, 'link', { url })).status).toBe(200);
    expect((await act(row.id, 'deliver')).status).toBe(200);
    const tourUrl = async () =>
      (await api.db.select({ tourUrl: statements.tourUrl }).from(statements).where(eq(statements.id, statementId)))[0]?.tourUrl;
    expect(await tourUrl()).toBeNull();
    await api.call(`/api/v1/orders/${row.id}/accept`, { method: 'POST', headers: buyer.headers });
    expect(await tourUrl()).toBe(url);
    const listed = await api.call(`/api/microservice/statements/count?ids=${statementId}&with_3d=1`);
    expect(listed.body).toMatchObject({ data: { total: 1 } });
  });

  it('asks a buyer who missed the visit for a new time, and fails the second time', async () => {
    const visit = { visitDay: '2026-11-20', visitSlot: '10:00', visitAt: hours(-3), cityId: 1 };
    const tour = { serviceId: 3, state: 'scheduled', amountMinor: 15_000, ...visit } as const;
    const { id, buyer } = await order({ ...tour });
    expect((await act(id, 'no-show')).status).toBe(200);
    expect(await detailOf(id)).toMatchObject({ state: 'scheduled', visit: null });
    expect((await noticeOf(buyer))[0]?.[0]).toBe('order_no_show');
    const next = { day: '2026-11-24', slot: '10:00' };
    const path = `/api/v1/orders/${id}/reschedule`;
    expect((await api.call(path, { method: 'POST', body: next, headers: buyer.headers })).status).toBe(200);
    expect((await act(id, 'no-show')).status).toBe(409);
    await api.db
      .update(orders)
      .set({ visitAt: hours(-1) })
      .where(eq(orders.id, id));
    expect((await act(id, 'no-show')).status).toBe(200);
    expect((await detailOf(id)).state).toBe('failed');
  });

  it('schedules a visit within the places of its slot', async () => {
    const { id } = await order({ serviceId: 3, amountMinor: 15_000, cityId: 1 });
    expect((await act(id, 'schedule', {})).status).toBe(422);
    expect((await act(id, 'schedule', { day: '2026-11-22', slot: '10:00' })).status).toBe(422);
    expect((await act(id, 'schedule', { day: '2026-11-25', slot: '10:00' })).status).toBe(200);
    expect(await detailOf(id)).toMatchObject({
      state: 'scheduled',
      visit: { day: '2026-11-25' },
      due_at: '2026-11-25T06:00:00.000Z',
    });
  });

  it('offers a time only for visits and appointments', async () => {
    const offers = async (serviceId: number) => (await detailOf((await order({ serviceId })).id)).actions.includes('schedule');
    // A tour, a photo tour, a valuation, a measurement, the registry; a boost, a legal check.
    expect(await Promise.all([3, 4, 5, 8, 16, 2, 9].map(offers))).toEqual([true, true, true, true, true, false, false]);
    const { id } = await order({ serviceId: 9 });
    expect((await act(id, 'schedule', { day: '2026-11-25', slot: '10:00' })).status).toBe(409);
  });

  it('starts a boost with its post', async () => {
    const buyer = await insertVisitor(api.db);
    const { id: statementId } = await insertStatement(api.db, { userId: buyer.user.id });
    const boost = { ...paid, serviceId: 2, amountMinor: 4_900, details: { days: 3 }, statementIds: [statementId] };
    const { order: row } = await insertOrder(api.db, buyer.user.id, boost);
    await api.db.insert(boosts).values({ orderId: row.id, statementId, days: 3 });
    expect((await act(row.id, 'start')).status).toBe(409);
    expect((await act(row.id, 'link', { url: 'https://www.facebook.com/aivani/posts/1' })).status).toBe(200);
    expect((await act(row.id, 'start')).status).toBe(200);
    const [promoted] = await api.db.select().from(statements).where(eq(statements.id, statementId));
    expect(promoted?.isPromoted).toBe(true);
  });
});

describe('prices', () => {
  const add = (body: object, headers: Record<string, string>) =>
    api.call('/api/v1/admin/prices', { method: 'POST', body, headers });
  const pricesOf = async () => pricesSchema.parse((await api.call('/api/v1/admin/prices', { headers: admin.headers })).body).data;

  const proveSecondFactor = () =>
    api.db.update(sessions).set({ secondFactorAt: api.now() }).where(eq(sessions.userId, admin.user.id));

  it('change from a moment on with a fresh code, and the log names the person', async () => {
    const secret = newTotpSecret();
    const body = { key: 'legal_check', amount: '42.50', starts_at: '2026-12-01T00:00:00Z' };
    await createStaffRepository(api.db).setTotp(admin.user.id, secret, seededAt);
    await proveSecondFactor();
    expect(await add(body, admin.headers)).toMatchObject({ status: 403, body: { message: 'errors.totp_required' } });
    const withCode = { ...admin.headers, 'x-totp-code': totpCodeAt(secret, seededAt) };
    expect((await add({ ...body, starts_at: '2026-11-01T00:00:00Z' }, withCode)).status).toBe(422);
    const next = { ...admin.headers, 'x-totp-code': totpCodeAt(secret, hours(30 / 3600)) };
    expect((await add(body, next)).status).toBe(200);
    expect(await add(body, next)).toMatchObject({ status: 403, body: { message: 'errors.totp_wrong' } });
    expect((await pricesOf()).find(({ key }) => key === 'legal_check')).toMatchObject({
      amount: 35,
      unit: 'gel',
      planned: [{ amount: 42.5, starts_at: '2026-12-01T00:00:00.000Z', created_by: { id: admin.user.id } }],
      past: [],
    });
    api.setNow(new Date('2026-12-01T00:00:01Z'));
    await proveSecondFactor();
    expect((await pricesOf()).find(({ key }) => key === 'legal_check')).toMatchObject({
      amount: 42.5,
      created_by: { id: admin.user.id },
      planned: [],
      past: [{ amount: 35, created_by: null }],
    });
    api.setNow(seededAt);
  });

  it('are only for admins', async () => {
    expect((await api.call('/api/v1/admin/prices', { headers: staff.headers })).status).toBe(404);
    expect((await add({ key: 'legal_check', amount: 1 }, staff.headers)).status).toBe(404);
  });
});

describe('promo codes', () => {
  const add = async (body: object, headers?: Record<string, string>) => {
    const code = headers ?? (await freshCode(api.db, staff, seededAt));
    return api.call('/api/v1/admin/promo-codes', { method: 'POST', body, headers: { ...staff.headers, ...code } });
  };

  it('are added once with a fresh code of the authenticator, listed and ended', async () => {
    const body = { code: 'winter-20', percent: 20, uses_max: 5, service_id: 9 };
    const used = await freshCode(api.db, staff, seededAt);
    expect(await add(body, {})).toMatchObject({ status: 403, body: { message: 'errors.totp_required' } });
    expect((await add({ ...body, code: 'OTHER' }, used)).status).toBe(200);
    expect(await add(body, used)).toMatchObject({ status: 403, body: { message: 'errors.totp_wrong' } });
    const { id, code } = promoCodeResponseSchema.parse((await add(body)).body).data;
    expect(code).toBe('WINTER-20');
    expect((await add(body)).status).toBe(409);
    const ended = await api.call(`/api/v1/admin/promo-codes/${id}/end`, { method: 'POST', headers: staff.headers });
    expect(promoCodeResponseSchema.parse(ended.body).data.is_active).toBe(false);
  });

  it.each([
    [{ code: 'X', percent: 5, uses_max: 1 }, 'code'],
    [{ code: 'BOTH', percent: 5, amount: 5, uses_max: 1 }, 'percent'],
    [{ code: 'MUCH', percent: 101, uses_max: 1 }, 'percent'],
    [{ code: 'NEVER', percent: 5, uses_max: 0 }, 'uses_max'],
    [{ code: 'PAST', percent: 5, uses_max: 1, ends_at: '2026-01-01T00:00:00Z' }, 'ends_at'],
  ])('refuse %o', async (body, field) => {
    const { status, body: answer } = await add(body);
    expect([status, Object.keys((answer as { errors: object }).errors)]).toEqual([422, [field]]);
  });
});
