import { desc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type {
  Notification,
  NotificationDetail,
  NotificationList,
  NotificationsPopup,
} from '@/lib/contracts/account/notifications';
import {
  notificationDetailSchema,
  notificationListSchema,
  notificationsPopupSchema,
} from '@/lib/contracts/account/notifications';
import type { NewNotification, NotificationRow } from '@/server/modules/notifications/notifications.repository';
import { notifications } from '@/server/modules/notifications/notifications.table';
import { insertStatement } from '../../factories/statement';
import { insertVisitor, type Visitor } from '../../factories/visitor';
import { useApi } from '../../setup/api';
import { seededAt } from '../../setup/database';

const api = useApi();

let mine: Visitor;
let other: Visitor;
beforeEach(async () => {
  mine = await insertVisitor(api.db, { name: 'ნინო' });
  other = await insertVisitor(api.db, { name: 'გიორგი' });
});

const notice = async (userId: number, overrides: Partial<NewNotification> = {}): Promise<NotificationRow> => {
  const plain = { userId, type: 1, template: 'agent_accepted', parameters: { agent_name: 'ანა' }, createdAt: seededAt } as const;
  const [row] = await api.db
    .insert(notifications)
    .values({ ...plain, ...overrides })
    .returning();
  if (!row) throw new Error('The notification was not stored.');
  return row;
};
const get = (path: string, visitor: Visitor = mine) => api.call(path, { headers: visitor.headers });
const post = (path: string, body: unknown, visitor: Visitor = mine) =>
  api.call(path, { method: 'POST', body, headers: visitor.headers });
const dataOf = <T>({ body }: { body: unknown }): T => (body as { data: T }).data;
const stored = async (uuid: string) => (await api.db.select().from(notifications).where(eq(notifications.uuid, uuid)))[0];
const unknown = '11111111-1111-4111-8111-111111111111';
/** Two responses of the same status differ only in the request id. */
const withoutRequest = ({ status, body }: { status: number; body: unknown }) => ({
  status,
  body: { ...(body as object), request_id: '' },
});

describe('GET v1/users/notifications-popup, 200', () => {
  it('counts all unread ones and shows the latest five, read or not', async () => {
    for (let number = 0; number < 7; number++)
      await notice(mine.user.id, {
        createdAt: new Date(seededAt.getTime() + number * 1000),
        seen: number > 4,
        text: String(number),
      });
    await notice(other.user.id);
    const response = await get('/api/v1/users/notifications-popup');
    expect(response.status).toBe(200);
    expect(notificationsPopupSchema.parse(response.body)).toEqual(response.body);
    const { count, notifications: items } = dataOf<NotificationsPopup>(response);
    expect(count).toBe(5);
    expect(items.map(({ text }) => text)).toEqual(['6', '5', '4', '3', '2']);
  });
});

describe('GET v1/users/notifications, 200', () => {
  it('lists fifteen a page, latest first, and nothing past the end', async () => {
    for (let number = 0; number < 17; number++)
      await notice(mine.user.id, { createdAt: new Date(seededAt.getTime() + number * 1000), text: String(number) });
    const first = await get('/api/v1/users/notifications');
    expect(notificationListSchema.parse(first.body)).toEqual(first.body);
    const { data, ...paging } = dataOf<NotificationList>(first);
    expect(paging).toEqual({ current_page: 1, per_page: 15, last_page: 2, total: 17, unread_count: 17 });
    expect(data.map(({ text }) => text)).toEqual(Array.from({ length: 15 }, (_, index) => String(16 - index)));
    const second = dataOf<NotificationList>(await get('/api/v1/users/notifications?page=2'));
    expect(second.data.map(({ text }) => text)).toEqual(['1', '0']);
    expect(dataOf<NotificationList>(await get('/api/v1/users/notifications?page=3')).data).toEqual([]);
  });

  it('has no other user’s', async () => {
    await notice(other.user.id, { text: 'secret' });
    expect(JSON.stringify((await get('/api/v1/users/notifications')).body)).not.toContain('secret');
  });
});

describe('GET v1/users/notifications/{uuid}', () => {
  it('returns one’s own with 200 and leaves it unseen', async () => {
    const { uuid } = await notice(mine.user.id);
    const response = await get(`/api/v1/users/notifications/${uuid}`);
    expect(response.status).toBe(200);
    expect(notificationDetailSchema.parse(response.body)).toEqual(response.body);
    expect(dataOf<NotificationDetail>(response)).toMatchObject({ notification: { uuid, seen: false }, thread: [] });
  });

  it('treats another user’s as unknown: 404', async () => {
    const { uuid } = await notice(other.user.id);
    const [theirs, none] = [
      await get(`/api/v1/users/notifications/${uuid}`),
      await get(`/api/v1/users/notifications/${unknown}`),
    ];
    expect(theirs.status).toBe(404);
    expect(withoutRequest(theirs)).toEqual(withoutRequest(none));
  });

  it('refuses what is not a uuid with 422', async () => {
    expect((await get('/api/v1/users/notifications/17')).status).toBe(422);
  });
});

describe('POST v1/notifications/toggle-seen', () => {
  it('marks one’s own as seen and unseen, and returns the new count: 200', async () => {
    const [one, two] = [await notice(mine.user.id), await notice(mine.user.id)];
    const theirs = await notice(other.user.id);
    const seen = await post('/api/v1/notifications/toggle-seen', {
      notification_uuids: [one.uuid, one.uuid, theirs.uuid],
      seen: true,
    });
    expect(seen).toMatchObject({ status: 200, body: { data: { notification_uuids: [one.uuid], seen: true, count: 1 } } });
    expect((await stored(theirs.uuid))?.seen).toBe(false);
    const again = await post('/api/v1/notifications/toggle-seen', { notification_uuids: [one.uuid, two.uuid], seen: false });
    expect(again.body).toMatchObject({ data: { seen: false, count: 2 } });
  });

  it('reads a form as well', async () => {
    const { uuid } = await notice(mine.user.id);
    const body = new URLSearchParams([
      ['notification_uuids[]', uuid],
      ['seen', '1'],
    ]);
    expect(await post('/api/v1/notifications/toggle-seen', body)).toMatchObject({
      status: 200,
      body: { data: { seen: true, count: 0 } },
    });
  });

  it('returns 404 when none is one’s own', async () => {
    const { uuid } = await notice(other.user.id);
    expect((await post('/api/v1/notifications/toggle-seen', { notification_uuids: [uuid], seen: true })).status).toBe(404);
  });

  it.each([
    [{ notification_uuids: [], seen: true }, 'notification_uuids'],
    [{ notification_uuids: ['17'], seen: true }, 'notification_uuids'],
    [{ notification_uuids: Array.from({ length: 101 }, () => unknown), seen: true }, 'notification_uuids'],
    [{ notification_uuids: [unknown] }, 'seen'],
    [{ notification_uuids: [unknown], seen: 'perhaps' }, 'seen'],
    [{ notification_uuids: [unknown], seen: true, user_id: 1 }, 'user_id'],
  ])('refuses %j with 422', async (body, field) => {
    const response = await post('/api/v1/notifications/toggle-seen', body);
    expect(response).toMatchObject({ status: 422, body: { errors: { [field]: [expect.any(String)] } } });
  });
});

describe('POST v1/notifications/{uuid}/respond', () => {
  it('returns 409 where there is nothing to respond to, or it was deleted', async () => {
    for (const row of [await notice(mine.user.id), await notice(mine.user.id, { type: 2, closedAt: seededAt })]) {
      const response = await post(`/api/v1/notifications/${row.uuid}/respond`, { response: 'accept' });
      expect(response).toMatchObject({ status: 409, body: { message: 'errors.nothing_to_respond' } });
    }
  });

  it('treats another user’s as unknown: 404', async () => {
    const { uuid } = await notice(other.user.id, { type: 2 });
    const response = await post(`/api/v1/notifications/${uuid}/respond`, { response: 'accept' });
    expect(withoutRequest(response)).toEqual(
      withoutRequest(await post(`/api/v1/notifications/${unknown}/respond`, { response: 'accept' })),
    );
    expect((await stored(uuid))?.response).toBeNull();
  });

  it.each([{}, { response: 'perhaps' }, { response: 'accept', note: '1' }])('refuses %j with 422', async (body) => {
    const { uuid } = await notice(mine.user.id, { type: 2 });
    expect((await post(`/api/v1/notifications/${uuid}/respond`, body)).status).toBe(422);
  });
});

describe('POST microservice/statements/{id}/message', () => {
  const path = (id: number) => `/api/microservice/statements/${id}/message`;
  const latestOf = async ({ user }: Visitor) =>
    (
      await api.db.select().from(notifications).where(eq(notifications.userId, user.id)).orderBy(desc(notifications.id)).limit(1)
    )[0];

  it('notifies the author with the unchanged text, name and phone: 200', async () => {
    const { id } = await insertStatement(api.db, { userId: other.user.id });
    const response = await post(path(id), { text: '  ისევ <b>იყიდება</b>?  ', name: 'ნინი', phone: '599 00-11-22' });
    expect(response).toMatchObject({ status: 200, body: { data: { message: { is_own: true, text: 'ისევ <b>იყიდება</b>?' } } } });
    const popup = dataOf<NotificationsPopup>(await get('/api/v1/users/notifications-popup', other));
    expect(popup.count).toBe(1);
    expect(popup.notifications[0]).toMatchObject({
      type: 7,
      template: 'statement_message',
      text: 'ისევ <b>იყიდება</b>?',
      sender: { name: 'ნინი', phone: '599001122' },
      actions: ['answer'],
      parameters: { statement: { id, titles: { en: 'Apartment for sale in Vake' } } },
    });
    expect(JSON.stringify(popup)).not.toContain(`"${mine.user.id}"`);
  });

  it('signs with the visitor’s own name where none is given', async () => {
    const { id } = await insertStatement(api.db, { userId: other.user.id });
    await post(path(id), { text: 'გამარჯობა', name: ' ' });
    expect(await latestOf(other)).toMatchObject({ senderName: 'ნინო', senderPhone: null });
  });

  it('gets replies in a thread that both can read', async () => {
    const { id } = await insertStatement(api.db, { userId: other.user.id });
    await post(path(id), { text: 'ერთი' });
    const first = await latestOf(other);
    expect((await post(`/api/v1/notifications/${first?.uuid}/answer`, { text: 'ორი' }, other)).status).toBe(200);
    const second = await latestOf(mine);
    expect(second).toMatchObject({ type: 7, text: 'ორი', senderName: 'გიორგი', threadUuid: first?.threadUuid });
    expect((await post(`/api/v1/notifications/${second?.uuid}/answer`, { text: 'სამი' })).status).toBe(200);
    const read = async (uuid: string | undefined, visitor: Visitor) =>
      dataOf<NotificationDetail>(await get(`/api/v1/users/notifications/${uuid}`, visitor)).thread;
    const texts = (thread: NotificationDetail['thread']) => thread.map(({ text, is_own }) => [text, is_own]);
    expect(texts(await read(second?.uuid, mine))).toEqual([
      ['ერთი', true],
      ['ორი', false],
      ['სამი', true],
    ]);
    expect(texts(await read(first?.uuid, other))).toEqual([
      ['ერთი', false],
      ['ორი', true],
      ['სამი', false],
    ]);
    expect((await stored(first?.uuid ?? ''))?.seen).toBe(true);
  });

  it('returns 404 for statements that are not listed or not there', async () => {
    const hidden = await insertStatement(api.db, { userId: other.user.id, state: 'hidden' });
    const [one, none] = [await post(path(hidden.id), { text: 'ა' }), await post(path(77_000_000), { text: 'ა' })];
    expect([one.status, withoutRequest(one)]).toEqual([404, withoutRequest(none)]);
  });

  it('returns 409 for one’s own statement', async () => {
    const { id } = await insertStatement(api.db, { userId: mine.user.id });
    expect(await post(path(id), { text: 'ა' })).toMatchObject({ status: 409, body: { message: 'errors.own_statement' } });
  });

  it.each([
    [{}, 'text'],
    [{ text: '   ' }, 'text'],
    [{ text: 'ა'.repeat(1001) }, 'text'],
    [{ text: 'ა', name: 'ა'.repeat(101) }, 'name'],
    [{ text: 'ა', phone: 'call me' }, 'phone'],
    [{ text: 'ა', user_id: 1 }, 'user_id'],
  ])('refuses %j with 422', async (body, field) => {
    const { id } = await insertStatement(api.db, { userId: other.user.id });
    expect(await post(path(id), body)).toMatchObject({ status: 422, body: { errors: { [field]: [expect.any(String)] } } });
  });

  it('accepts a thousand characters, and ten messages in an hour: 429', async () => {
    const { id } = await insertStatement(api.db, { userId: other.user.id });
    const visitor = { ...mine, headers: { ...mine.headers, 'x-client-address': '203.0.113.7' } };
    for (let number = 0; number < 10; number++)
      expect((await post(path(id), { text: 'ა'.repeat(1000) }, visitor)).status).toBe(200);
    const eleventh = await post(path(id), { text: 'ა' }, visitor);
    expect([eleventh.status, Number(eleventh.headers.get('retry-after'))]).toEqual([429, 3600]);
    api.setNow(new Date(seededAt.getTime() + 3_600_001));
    expect((await post(path(id), { text: 'ა' }, visitor)).status).toBe(200);
    api.setNow(seededAt);
  });

  it('counts the messages of a person from all addresses, and of an address from all people', async () => {
    const { id } = await insertStatement(api.db, { userId: other.user.id });
    const third = await insertVisitor(api.db, { name: 'ლევანი' });
    const at = ({ user, headers }: Visitor, address: string): Visitor =>
      ({ user, headers: { ...headers, 'x-client-address': address } }) as Visitor;
    const send = async (visitor: Visitor) => (await post(path(id), { text: 'ა' }, visitor)).status;
    for (let number = 0; number < 10; number++) expect(await send(at(mine, '203.0.113.8'))).toBe(200);
    expect(await send(at(mine, '203.0.113.9'))).toBe(429);
    expect(await send(at(third, '203.0.113.8'))).toBe(429);
    expect(await send(at(third, '203.0.113.9'))).toBe(200);
  });
});

describe('POST v1/notifications/{uuid}/answer', () => {
  it('returns 409 for a notification without a writer, and for a deleted writer’s', async () => {
    const left = await notice(mine.user.id, { type: 7, template: 'statement_message', text: 'ა', senderName: 'ა' });
    for (const { uuid } of [await notice(mine.user.id), left])
      expect(await post(`/api/v1/notifications/${uuid}/answer`, { text: 'ბ' })).toMatchObject({
        status: 409,
        body: { message: 'errors.no_answer' },
      });
    const { notification } = dataOf<{ notification: Notification }>(await get(`/api/v1/users/notifications/${left.uuid}`));
    expect(notification.actions).toEqual([]);
  });

  it('returns 404 to everybody but the recipient, the writer included', async () => {
    const { uuid } = await notice(other.user.id, {
      type: 7,
      template: 'statement_message',
      senderId: mine.user.id,
      senderName: 'ა',
      text: 'ა',
    });
    expect((await post(`/api/v1/notifications/${uuid}/answer`, { text: 'ბ' })).status).toBe(404);
  });

  it('refuses an empty or long reply with 422', async () => {
    const { uuid } = await notice(mine.user.id, {
      type: 7,
      template: 'statement_message',
      senderId: other.user.id,
      senderName: 'ა',
    });
    for (const text of ['', ' ', 'ა'.repeat(1001)])
      expect((await post(`/api/v1/notifications/${uuid}/answer`, { text })).status).toBe(422);
  });
});
