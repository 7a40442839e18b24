import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import pino from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { createApp } from '@/server/app';
import { compose } from '@/server/composition/compose';
import { createEntryServer } from '@/server/entry/entry-server';
import { createEntryState, stopServer } from '@/server/entry/entry-state';
import { readServerEnv } from '@/server/env';
import { insertStaff } from '../../factories/staff';
import { insertVisitor } from '../../factories/visitor';
import { useApi } from '../../setup/api';
import { beginAsGuest, type ChatClient, follow, type Headers } from './chat-client';

const api = useApi();
type Stream = Awaited<ReturnType<typeof follow>>;
const open: Stream[] = [];
afterEach(async () => {
  for (const stream of open.splice(0)) await stream.close();
});

/** Another process over the same database. */
function openProcess() {
  const env = readServerEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent' });
  const composition = compose({ env, database: api.database, clock: api.now, logger: pino({ level: 'silent' }) });
  const app = createApp(composition);
  return { endStreams: composition.services.chatStreams.endAll, fetch: async (request: Request) => app.fetch(request, {}) };
}
type Process = ReturnType<typeof openProcess>;
async function followAs({ headers }: { headers: Headers }, process: Pick<Process, 'fetch'> = api, path = '/api/v1/chat/events') {
  const stream = await follow(process.fetch, path, headers);
  open.push(stream);
  return stream;
}
async function answer(guest: ChatClient, text: string) {
  const staff = await insertStaff(api.db, 'support', 'ქეთევან');
  const inbox = await api.call('/api/v1/admin/chat', { headers: staff.headers });
  const { data: threads } = (inbox.body as { data: { data: { id: number; last_text: string }[] } }).data;
  const last = (await guest.history()).messages.at(-1);
  const id = threads.find(({ last_text }) => last_text === last?.text)?.id;
  const body = { client_key: randomUUID(), text };
  expect((await api.call(`/api/v1/admin/chat/${id}/messages`, { method: 'POST', headers: staff.headers, body })).status).toBe(
    200,
  );
}

describe('GET chat/events', () => {
  it('delivers a message that another process received, which no proxy may buffer', async () => {
    const guest = await beginAsGuest(api);
    await guest.sent(`პირველი ${randomUUID()}`);
    const stream = await followAs(guest, openProcess());
    expect([stream.status, stream.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8']);
    expect(stream.headers.get('cache-control')).toBe('no-store, no-transform');
    await stream.next('status');
    await answer(guest, 'მეორე პროცესიდან');
    expect((await stream.next('message')).data).toMatchObject({ author: 'staff', name: 'ქეთევან', text: 'მეორე პროცესიდან' });
    expect((await stream.next('status')).data).toMatchObject({ unread: 1, state: 'open' });
  });

  it('replays what was missed since Last-Event-ID, or since the last message that the page has', async () => {
    const guest = await beginAsGuest(api);
    const [first, second, third] = [await guest.sent('1'), await guest.sent('2'), await guest.sent('3')];
    const again = await followAs({ headers: { ...guest.headers, 'last-event-id': String(first.id) } });
    expect([await again.next('message'), await again.next('message')]).toMatchObject([
      { id: String(second.id), data: { text: '2' } },
      { id: String(third.id), data: { text: '3' } },
    ]);
    const later = await followAs(guest, api, `/api/v1/chat/events?after=${second.id}`);
    expect((await later.next('message')).data).toMatchObject({ text: '3' });
  });

  it('starts with what is unread, however many processes have ended since', async () => {
    const guest = await beginAsGuest(api);
    await guest.sent(`გადატვირთვამდე ${randomUUID()}`);
    const before = openProcess();
    const stream = await followAs(guest, before);
    await answer(guest, 'წაუკითხავი');
    await stream.next('message');
    before.endStreams();
    const again = await followAs(guest, openProcess());
    expect((await again.next('status')).data).toMatchObject({ unread: 1, state: 'open' });
    expect((await guest.history()).messages.map(({ text }) => text)).toContain('წაუკითხავი');
  });

  it('delivers nothing of anybody else', async () => {
    const [guest, otherUser] = [await beginAsGuest(api), await beginAsGuest(api)];
    const stream = await followAs(guest);
    await stream.next('status');
    await otherUser.sent('სხვისი');
    await guest.sent('ჩემი');
    expect((await stream.next('message')).data).toMatchObject({ text: 'ჩემი' });
    // A notice that was lost would be made up for by the heartbeat, after 25 s.
  });

  it('ends when the process stops, and can be opened again', async () => {
    const guest = await beginAsGuest(api);
    const process = openProcess();
    const stream = await followAs(guest, process);
    await stream.next('status');
    process.endStreams();
    await expect(stream.next('nothing')).rejects.toThrow('ended');
    expect((await followAs(guest, process)).status).toBe(200);
  });

  it('passes through the site’s own server unbuffered and uncompressed, and lets that server stop', async () => {
    const guest = await beginAsGuest(api);
    const [process, state] = [openProcess(), createEntryState()];
    state.lastCall.signal.addEventListener('abort', process.endStreams);
    const server = createEntryServer({
      state,
      isDevelopment: false,
      isProxyTrusted: false,
      handle: async ({ url, headers }, response) => {
        const { cookie = '' } = headers;
        const answer = await process.fetch(new Request(`http://localhost:3000${url}`, { headers: { ...guest.headers, cookie } }));
        response.writeHead(answer.status, Object.fromEntries(answer.headers));
        if (answer.body) Readable.fromWeb(answer.body as Parameters<typeof Readable.fromWeb>[0]).pipe(response);
      },
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const address = server.address();
    const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
    const stream = await follow(
      ({ url }) =>
        fetch(origin + new URL(url).pathname, { headers: { cookie: guest.headers.cookie ?? '', 'accept-encoding': 'br, gzip' } }),
      '/api/v1/chat/events',
      {},
    );
    expect(stream.headers.get('content-encoding')).toBeNull();
    await stream.next('status');
    await guest.sent('ცოცხლად');
    expect((await stream.next('message')).data).toMatchObject({ text: 'ცოცხლად' });
    const stopped = stopServer(server, state, { delayMs: 0, drainMs: 60_000 });
    await expect(stream.next('nothing')).rejects.toThrow('ended');
    await stopped;
    expect(server.listening).toBe(false);
  });

  it('says whether any of the staff has the inbox open', async () => {
    const guest = await beginAsGuest(api);
    expect((await guest.history()).is_online).toBe(false);
    await followAs(await insertStaff(api.db, 'support'), api, '/api/v1/admin/chat/events');
    expect((await guest.history()).is_online).toBe(true);
    api.setNow(new Date(api.now().getTime() + 120_000));
    expect((await guest.history()).is_online).toBe(false);
  });
});

describe('places of GET chat/events', () => {
  it('are six for a visitor, and the seventh is 429 until one is given back', async () => {
    const [guest, process] = [await beginAsGuest(api), openProcess()];
    const streams: Stream[] = [];
    for (let count = 0; count < 6; count += 1) streams.push(await followAs(guest, process));
    expect(streams.map(({ status }) => status)).toEqual(Array(6).fill(200));
    const refused = await followAs(guest, process);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30']);
    await streams[0]?.close();
    expect((await followAs(guest, process)).status).toBe(200);
  });

  it('are 24 for an address; others, and the staff there, go on', async () => {
    const process = openProcess();
    const guests = [await beginAsGuest(api), await beginAsGuest(api), await beginAsGuest(api), await beginAsGuest(api)];
    const staff = await insertStaff(api.db, 'support');
    const at = { 'x-client-address': '192.0.2.7' };
    for (const guest of guests)
      for (let count = 0; count < 6; count += 1)
        expect((await followAs({ headers: { ...guest.headers, ...at } }, process)).status).toBe(200);
    const last = await beginAsGuest(api);
    expect((await followAs({ headers: { ...last.headers, ...at } }, process)).status).toBe(429);
    expect((await followAs(last, process)).status).toBe(200);
    const inbox = { headers: { ...staff.headers, ...at } };
    expect((await followAs(inbox, process, '/api/v1/admin/chat/events')).status).toBe(200);
  });

  it('are not taken by a stream that was refused', async () => {
    const process = openProcess();
    const headers = { 'sec-fetch-site': 'same-origin', 'x-client-address': '192.0.2.8' };
    for (let count = 0; count < 30; count += 1) expect((await followAs({ headers }, process)).status).toBe(404);
  });
});

describe('GET admin/chat/events', () => {
  it('names every conversation that changes, in any process', async () => {
    const process = openProcess();
    const stream = await followAs(await insertStaff(api.db, 'support'), process, '/api/v1/admin/chat/events');
    const guest = await beginAsGuest(api);
    await guest.sent('გამარჯობა');
    expect((await stream.next('thread')).data).toEqual({ id: expect.any(Number) });
  });

  it('is only for the staff', async () => {
    const path = '/api/v1/admin/chat/events';
    const statuses = [
      (await followAs({ headers: {} }, api, path)).status,
      (await followAs(await insertVisitor(api.db), api, path)).status,
      (await followAs(await insertStaff(api.db, 'moderator'), api, path)).status,
    ];
    expect(statuses).toEqual([401, 404, 404]);
  });
});
