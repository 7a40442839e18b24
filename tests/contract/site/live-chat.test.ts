import { describe, expect, it } from 'vitest';
import { liveChatTokenSchema } from '@/lib/contracts/chat/live-chat';
import { insertVisitor } from '../../factories/visitor';
import { useApi } from '../../setup/api';
import { openApp } from '../../setup/app';
import { startProtocolServer } from '../../setup/servers/protocol-server';
import { respondWithJson, useUpstream } from '../../setup/servers/upstream';

const api = useApi();
const chat = useUpstream();
const firstPartyHeaders = { host: 'aivani.example', 'sec-fetch-site': 'same-origin' };

/** What our pages send once the visitor is known. */
async function generate(headers: Record<string, string>, address = `${chat.url}/chat/`, upstreamTimeoutMs = 20_000) {
  const request = new Request('http://aivani.example/api/live-chat/generate-token', {
    method: 'POST',
    headers: { ...firstPartyHeaders, 'content-type': 'application/json', ...headers },
    body: '{}',
  });
  const response = await openApp(api, { LIVE_CHAT_URL: address }, { upstreamTimeoutMs }).fetch(request, {});
  return { status: response.status, body: (await response.json()) as unknown };
}

describe('POST live-chat/generate-token', () => {
  it('calls the configured host and returns its token', async () => {
    chat.respondWith(respondWithJson({ data: { token: 'chat-7' } }));
    const { headers } = await insertVisitor(api.db);
    const { status, body } = await generate(headers);
    expect([status, liveChatTokenSchema.parse(body).data.token]).toEqual([200, 'chat-7']);
    expect(chat.last).toMatchObject({ method: 'POST', url: '/chat/generate-token', body: '{}' });
    expect(chat.last?.headers).toMatchObject({ 'x-website-key': 'aivani', locale: 'ka' });
  });

  it('never sends the chat the token of a session', async () => {
    chat.respondWith(respondWithJson({ data: { token: 'chat-7' } }));
    const { headers } = await insertVisitor(api.db);
    const token = headers['global-authorization'];
    await generate({ ...headers, cookie: `aivani_session=${token}` });
    expect(JSON.stringify(chat.last)).not.toContain(token);
  });

  it('treats the chat’s own 401 as an error of the chat, which ends no session', async () => {
    chat.respondWith(respondWithJson({ message: 'no' }, 401));
    expect((await generate((await insertVisitor(api.db)).headers)).status).toBe(502);
  });

  it.each([
    ['page', 502],
    ['redirect', 502],
    ['silence', 504],
  ] as const)('of a service that fails with %s is %d, and the next call has its token', async (failure, expected) => {
    let given = 0;
    const service = await startProtocolServer(({ method, path, body }) => {
      if (`${method} ${path}` !== 'POST /generate-token' || Object.keys(body).length > 0) return undefined;
      given += 1;
      return { status: 200, body: { data: { token: `chat-${given}` } } };
    });
    service.failNext(failure, /generate-token/);
    expect(await generate({}, service.url, 300)).toMatchObject({ status: expected, body: { result: false, data: null } });
    expect(await generate({}, service.url)).toMatchObject({ status: 200, body: { data: { token: 'chat-1' } } });
    expect(service.calls).toEqual(['POST /generate-token', 'POST /generate-token']);
    await service.close();
  });

  it('is 502 while the chat is down', async () => {
    expect((await generate({}, 'http://127.0.0.1:1')).status).toBe(502);
  });

  it('does not exist without a configured chat', async () => {
    const { headers } = await insertVisitor(api.db);
    expect((await api.call('/api/live-chat/generate-token', { method: 'POST', body: {}, headers })).status).toBe(404);
  });
});
