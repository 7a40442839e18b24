import { desc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { orderDetailSchema, ordersSchema } from '@/lib/contracts/money/orders';
import { initiatedSchema } from '@/lib/contracts/money/payments';
import { uploadedFileSchema } from '@/lib/contracts/money/services';
import { notifications } from '@/server/modules/notifications/notifications.table';
import { orders } from '@/server/modules/orders/orders.table';
import { visitBookings } from '@/server/modules/services/services.table';
import { createWalletRepository } from '@/server/modules/wallet/wallet.repository';
import { fillWallet, payBody } from '@/tests/factories/money/money';
import { initCall, legalBody, rateBody, tourBody } from '@/tests/factories/money/orders';
import { insertVisitor, type Visitor } from '@/tests/factories/visitor';
import { useApi } from '@/tests/setup/api';
import { openComposition } from '@/tests/setup/composition';
import { seededAt } from '@/tests/setup/database';

const api = useApi();
const at = (text: string) => api.setNow(new Date(text));
const backToNow = () => api.setNow(seededAt);

async function order(name: string, body: object, isPaid = true) {
  const visitor = await insertVisitor(api.db);
  const { headers, user } = visitor;
  const made = await api.call(`/api/v3/payments/init-${name}-order`, initCall(body, headers));
  const payment = initiatedSchema.parse(made.body).data;
  await fillWallet(api.db, user.id, 50_000);
  if (isPaid) expect((await api.call('/api/v3/payments/pay', initCall(payBody(payment), headers))).status).toBe(200);
  return { id: payment.order_id ?? 0, visitor, amount: payment.amount };
}
const act = (id: number, action: string, { headers }: Visitor, body?: object) =>
  api.call(`/api/v1/orders/${id}/${action}`, { method: 'POST', headers, ...(body ? { body } : {}) });
const detailOf = async (id: number, { headers }: Visitor) =>
  orderDetailSchema.parse((await api.call(`/api/v1/orders/${id}`, { headers })).body).data;
const moved = (id: number, set: Partial<typeof orders.$inferInsert>) => api.db.update(orders).set(set).where(eq(orders.id, id));
const balanceOf = ({ user }: Visitor) => createWalletRepository(api.db).balanceOf(user.id);
const noticesOf = async ({ user }: Visitor) => {
  const isOwn = eq(notifications.userId, user.id);
  const rows = await api.db.select().from(notifications).where(isOwn).orderBy(desc(notifications.id));
  return rows.map(({ template, type }) => [template, type]);
};
const bookedAt = async (day: string, slot: string) =>
  (await api.db.select().from(visitBookings)).find((row) => row.serviceId === 3 && row.day === day && row.slot === slot)?.count ??
  0;
const reason = { reason: 'გადავიფიქრე' };

describe('cancelling', () => {
  it('refunds the money and frees the slot, once, and notifies the buyer by type 1', async () => {
    const { id, visitor } = await order('matterport-service', tourBody);
    expect([await balanceOf(visitor), await bookedAt('2026-11-24', '14:00')]).toEqual([34_200, 1]);
    expect((await act(id, 'cancel', visitor, reason)).status).toBe(200);
    expect((await act(id, 'cancel', visitor, reason)).status).toBe(409);
    expect([await balanceOf(visitor), await bookedAt('2026-11-24', '14:00')]).toEqual([50_000, 0]);
    expect(await detailOf(id, visitor)).toMatchObject({ state: 'refunded', refunded: 158, actions: [] });
    expect(await noticesOf(visitor)).toEqual([
      ['order_refunded', 1],
      ['order_cancelled', 1],
      ['order_paid', 1],
    ]);
  });

  it('is free until twelve hours before the visit', async () => {
    const { id, visitor } = await order('matterport-service', tourBody);
    at('2026-11-23T22:00:01Z');
    expect(await act(id, 'cancel', visitor, reason)).toMatchObject({ status: 409, body: { message: 'errors.order_too_late' } });
    expect(await act(id, 'reschedule', visitor, { day: '2026-11-26', slot: '10:00' })).toMatchObject({ status: 409 });
    at('2026-11-23T22:00:00Z');
    expect((await act(id, 'cancel', visitor, reason)).status).toBe(200);
    backToNow();
  });

  it('drops an unpaid order without any money', async () => {
    const { id, visitor } = await order('legal-verification-service', legalBody, false);
    expect((await act(id, 'cancel', visitor, { reason: '' })).status).toBe(422);
    expect((await act(id, 'cancel', visitor, reason)).status).toBe(200);
    expect(await detailOf(id, visitor)).toMatchObject({ state: 'cancelled', refunded: 0 });
    expect(await balanceOf(visitor)).toBe(50_000);
  });
});

describe('rescheduling', () => {
  it('moves the visit and its place in the slot', async () => {
    const { id, visitor } = await order('matterport-service', { ...tourBody, visit_slot: '10:00' });
    expect((await act(id, 'reschedule', visitor, { day: '2026-11-27', slot: '16:00' })).status).toBe(200);
    expect([await bookedAt('2026-11-24', '10:00'), await bookedAt('2026-11-27', '16:00')]).toEqual([0, 1]);
    expect(await detailOf(id, visitor)).toMatchObject({
      visit: { day: '2026-11-27', slot: '16:00' },
      events: [{ action: 'create' }, { action: 'pay' }, { action: 'reschedule', details: { from_day: '2026-11-24' } }],
    });
  });

  it('refuses a full slot and keeps the previous visit', async () => {
    const full = { cityId: 15, day: '2026-11-25', slot: '12:00' };
    await api.db.insert(visitBookings).values({ serviceId: 3, ...full, count: 1 });
    const { id, visitor } = await order('matterport-service', { ...tourBody, city_id: 15, visit_day: '2026-11-26' });
    const refused = await act(id, 'reschedule', visitor, { day: full.day, slot: full.slot });
    expect(refused).toMatchObject({ status: 422, body: { errors: { slot: ['errors.slot_taken'] } } });
    expect((await detailOf(id, visitor)).visit).toEqual({ day: '2026-11-26', slot: '14:00' });
    expect(await bookedAt('2026-11-26', '14:00')).toBe(1);
  });
});

describe('what was delivered', () => {
  it('is accepted, or done again for a reason', async () => {
    const { id, visitor } = await order('legal-verification-service', legalBody);
    expect((await act(id, 'accept', visitor)).status).toBe(409);
    await moved(id, { state: 'delivered', deliveredAt: seededAt });
    expect((await act(id, 'redo', visitor, { reason: '' })).status).toBe(422);
    expect((await act(id, 'redo', visitor, { reason: 'გვერდი აკლია' })).status).toBe(200);
    expect((await detailOf(id, visitor)).state).toBe('in_progress');
    await moved(id, { state: 'delivered' });
    expect((await act(id, 'accept', visitor)).status).toBe(200);
    expect((await detailOf(id, visitor)).state).toBe('closed');
    expect((await act(id, 'redo', visitor, { reason: 'გვიან' })).status).toBe(409);
  });
});

describe('the list', () => {
  it('has one’s own orders by service and state, newest first', async () => {
    const { id, visitor } = await order('legal-verification-service', legalBody, false);
    const list = async (query: string) =>
      ordersSchema.parse((await api.call(`/api/v1/orders?${query}`, { headers: visitor.headers })).body).data;
    expect((await list('')).data.map((row) => row.id)).toEqual([id]);
    expect((await list('service_id=9&state=open')).total).toBe(1);
    expect((await list('service_id=3')).total).toBe(0);
    expect((await list('state=cancelled')).total).toBe(0);
    expect((await api.call('/api/v1/orders?state=lost', { headers: visitor.headers })).status).toBe(422);
  });
});

describe('files', () => {
  const pdf = new Blob(['%PDF-1.7\nგეგმა'], { type: 'image/png' });
  const upload = (path: string, { headers }: Visitor, content: Blob = pdf, name = 'C:\\დოკუმენტები\\გეგმა.exe') => {
    const body = new FormData();
    body.append('file', content, name);
    return api.call(path, { method: 'POST', body, headers });
  };
  const download = (path: string, { headers }: Visitor) =>
    api.fetch(new Request(`http://localhost:3000${path}`, { headers: { 'x-website-key': 'livo', ...headers } }));

  it('join an order, are named by their content, and only the buyer can download them', async () => {
    const visitor = await insertVisitor(api.db);
    const sent = await upload('/api/v1/orders/files', visitor);
    expect(sent.status).toBe(201);
    const file = uploadedFileSchema.parse(sent.body).data;
    expect(file).toMatchObject({ name: 'გეგმა.pdf', media_type: 'application/pdf' });
    const body = { ...rateBody, visit_day: '2026-11-28', file_ids: [file.id] };
    const made = await api.call('/api/v3/payments/init-rate-service-order', initCall(body, visitor.headers));
    const id = initiatedSchema.parse(made.body).data.order_id ?? 0;
    const [{ url } = { url: '' }] = (await detailOf(id, visitor)).files;
    expect(url).toBe(`/api/v1/orders/${id}/files/${file.id}`);
    const response = await download(url, visitor);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('%PDF-1.7\nგეგმა');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^attachment; /),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    expect((await download(url, await insertVisitor(api.db))).status).toBe(404);
    const again = await api.call('/api/v3/payments/init-rate-service-order', initCall(body, visitor.headers));
    expect(again).toMatchObject({ status: 422, body: { errors: { file_ids: ['errors.field_unknown_id'] } } });
  });

  it('are refused unless they are pictures or PDF by their content, and where the service needs none', async () => {
    const visitor = await insertVisitor(api.db);
    const page = new Blob(['<html><script>alert(1)</script></html>'], { type: 'application/pdf' });
    expect(await upload('/api/v1/orders/files', visitor, page, 'a.pdf')).toMatchObject({
      status: 422,
      body: { errors: { file: ['errors.file_type'] } },
    });
    const { id, visitor: buyer } = await order('legal-verification-service', legalBody, false);
    expect((await upload(`/api/v1/orders/${id}/files`, buyer)).status).toBe(409);
    expect((await upload(`/api/v1/orders/${id}/files`, visitor)).status).toBe(404);
  });

  it('are never public pictures', async () => {
    const response = await api.fetch(new Request('http://localhost:3000/api/images/order-abc.webp'));
    expect(response.status).toBe(404);
  });
});

describe('what the scheduled job does', () => {
  const maintainOrders = () => openComposition(api).services.orderMaintenance.run();

  it('drops what nobody paid for 24 hours, and frees its slot', async () => {
    const { id, visitor } = await order('matterport-service', { ...tourBody, visit_day: '2026-12-01' }, false);
    at('2026-11-21T08:59:59Z');
    await maintainOrders();
    expect((await detailOf(id, visitor)).state).toBe('created');
    at('2026-11-21T09:00:00Z');
    expect((await maintainOrders()).dropped).toBeGreaterThan(0);
    expect((await detailOf(id, visitor)).state).toBe('cancelled');
    expect(await bookedAt('2026-12-01', '14:00')).toBe(0);
    expect((await noticesOf(visitor))[0]).toEqual(['order_dropped', 1]);
    backToNow();
  });

  it('closes what was delivered two days ago', async () => {
    const { id, visitor } = await order('legal-verification-service', legalBody);
    await moved(id, { state: 'delivered', dueAt: new Date('2026-11-22T09:00:00Z') });
    at('2026-11-22T09:00:00Z');
    expect((await maintainOrders()).closed).toBeGreaterThan(0);
    expect((await detailOf(id, visitor)).state).toBe('closed');
    backToNow();
  });

  it('marks a paid order that was not accepted within 24 hours, once', async () => {
    await order('legal-verification-service', legalBody);
    at('2026-11-21T10:00:00Z');
    expect((await maintainOrders()).overdue).toBeGreaterThan(0);
    expect((await maintainOrders()).overdue).toBe(0);
    backToNow();
  });
});
