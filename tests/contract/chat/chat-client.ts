import { randomUUID } from 'node:crypto';
import { chatHistorySchema, chatMessageResponseSchema } from '@/lib/contracts/chat/chat';
import type { TestApi } from '../../setup/api';

export type Headers = Record<string, string>;
type Fetch = (request: Request) => Promise<Response> | Response;

let addresses = 0;
const freshAddress = (): string => {
  addresses += 1;
  return `203.0.113.${addresses}`;
};

/** What pages of ours send, from their own address. */
export const ownPage = (): Headers => ({
  host: 'localhost:3000',
  'sec-fetch-site': 'same-origin',
  'x-client-address': freshAddress(),
});

/** The chat of one visitor of the API. */
export function chatClient(api: TestApi, headers: Headers) {
  const call = (path: string, body?: unknown, extra: Headers = {}) =>
    api.call(`/api/v1/chat${path}`, {
      ...(body === undefined ? {} : { method: 'POST', body }),
      headers: { ...headers, ...extra },
    });
  return {
    headers,
    call,
    send: (text: string, clientKey: string = randomUUID(), more: object = {}) =>
      call('/messages', { client_key: clientKey, text, ...more }),
    sent: async (text: string) =>
      chatMessageResponseSchema.parse((await call('/messages', { client_key: randomUUID(), text })).body).data,
    history: async () => chatHistorySchema.parse((await call('')).body).data,
  };
}
export type ChatClient = ReturnType<typeof chatClient>;

/** A guest with a conversation. */
export async function beginAsGuest(api: TestApi, body: object = {}): Promise<ChatClient> {
  const headers = ownPage();
  const started = await chatClient(api, headers).call('', body);
  const cookie = started.headers.get('set-cookie')?.split(';')[0] ?? '';
  return chatClient(api, { ...headers, cookie });
}

type ReceivedEvent = { event: string; id: string | null; data: unknown };

/** Follows server-sent events. `next` waits for one of a kind; `close` is what a leaving client does. */
export async function follow(fetch: Fetch, path: string, headers: Headers) {
  const response = await fetch(new Request(`http://localhost:3000${path}`, { headers: { 'x-website-key': 'livo', ...headers } }));
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const take = (): ReceivedEvent | 'ended' | null => {
    const end = text.indexOf('\n\n');
    if (end === -1) return null;
    const fields = Object.fromEntries(
      text
        .slice(0, end)
        .split('\n')
        .map((line) => line.split(/: (.*)/s)),
    );
    text = text.slice(end + 2);
    return fields.data === undefined
      ? take()
      : { event: fields.event ?? '', id: fields.id ?? null, data: JSON.parse(fields.data) as unknown };
  };
  const read = async (): Promise<ReceivedEvent | 'ended'> => {
    for (;;) {
      const event = take();
      if (event) return event;
      const piece = await reader?.read();
      if (!piece || piece.done) return 'ended';
      text += piece.value;
    }
  };
  return {
    status: response.status,
    headers: response.headers,
    read,
    next: async (kind: string): Promise<ReceivedEvent> => {
      for (;;) {
        const event = await read();
        if (event === 'ended') throw new Error(`The stream ended before an event "${kind}".`);
        if (event.event === kind) return event;
      }
    },
    close: async () => reader?.cancel(),
  };
}
