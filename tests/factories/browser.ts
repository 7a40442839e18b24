import { desc, eq } from 'drizzle-orm';
import { vi } from 'vitest';
import { outbox } from '@/server/modules/users/users.table';
import type { TestApi } from '../setup/api';

type BrowserResponse = { status: number; headers: Headers; body: unknown; cookies: string[] };

/** A browser on our own pages: it keeps cookies and sends them back. */
export function openBrowser(api: Pick<TestApi, 'fetch'>, { origin = 'http://localhost:3000', address = '203.0.113.1' } = {}) {
  const jar = new Map<string, string>();
  const keep = (line: string): void => {
    const [pair = '', ...attributes] = line.split('; ');
    const [name = '', value = ''] = pair.split('=');
    if (attributes.includes('Max-Age=0')) jar.delete(name);
    else jar.set(name, value);
  };
  return {
    jar,
    call: async (path: string, body?: unknown, headers: Record<string, string> = {}): Promise<BrowserResponse> => {
      const isForm = body instanceof FormData;
      const request = new Request(`${origin}${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          'sec-fetch-site': 'same-origin',
          'x-client-address': address,
          'user-agent': 'Test browser',
          ...(jar.size > 0 ? { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') } : {}),
          ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
      });
      const response = await api.fetch(request);
      const cookies = response.headers.getSetCookie();
      for (const line of cookies) keep(line);
      const text = await response.text();
      return { status: response.status, headers: response.headers, body: text === '' ? null : JSON.parse(text), cookies };
    },
  };
}

export type TestBrowser = ReturnType<typeof openBrowser>;

/** The texts sent to a recipient, latest first. */
export async function messagesTo(api: Pick<TestApi, 'db'>, recipient: string): Promise<string[]> {
  const rows = await api.db.select().from(outbox).where(eq(outbox.recipient, recipient)).orderBy(desc(outbox.id));
  return rows.map(({ text }) => text);
}

/** Beside other work a message takes longer than the default of a second. */
const messageMaxMs = 10_000;

/** Waits for the message number `count` to a recipient: messages are sent after the response. */
async function messageTo(api: Pick<TestApi, 'db'>, recipient: string, count: number): Promise<string> {
  return vi.waitFor(async () => {
    const messages = await messagesTo(api, recipient);
    const [latest] = messages;
    if (latest === undefined || messages.length < count) throw new Error('No such message yet.');
    return latest;
  }, messageMaxMs);
}

/** The code in the SMS number `count` to a phone. */
export const codeTo = async (api: Pick<TestApi, 'db'>, phone: string, count = 1): Promise<string> =>
  /\b\d{6}\b/.exec(await messageTo(api, phone, count))?.[0] ?? '';

/** The token in the link of the mail number `count` to an address. */
export const tokenTo = async (api: Pick<TestApi, 'db'>, email: string, count = 1): Promise<string> =>
  /token=([\w-]+)/.exec(await messageTo(api, email, count))?.[1] ?? '';

export const testPassword = 'ლურჯი-აივანი-7';

/** A person who registered by phone, in the browser that did. */
export async function registerByPhone(api: TestApi, phone: string, browser = openBrowser(api, { address: `phone ${phone}` })) {
  await browser.call('/api/auth-service/codes', { phone_number: phone, purpose: 'register' });
  const sms_code = await codeTo(api, phone);
  const body = { type_id: 1, name: 'ნინო ბერიძე', phone_number: phone, sms_code, password: testPassword, accept_terms: true };
  const response = await browser.call('/api/auth-service/register', body);
  if (response.status !== 201) throw new Error(`Registering answered ${response.status}: ${JSON.stringify(response.body)}`);
  return { browser, response };
}
