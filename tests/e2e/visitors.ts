import { type APIRequestContext, expect, type Page } from '@playwright/test';

/** Somebody with an account that a journey made for itself. */
export type Visitor = { login: string; password: string; name: string };

type Message = { recipient: string; text: string };

const password = 'correct horse battery';
const kinds = { physical: 1, agent: 2, broker: 3, developer: 4, designer: 5 } as const;

/** Unlike any other of this run and of earlier ones over the same database. */
const unique = (): string => `${Date.now()}${Math.floor(Math.random() * 1000)}`;
export const newEmail = (): string => `visitor-${unique()}@aivani.example`;
export const newPhone = (): string => `5${unique().slice(-8)}`;

async function messagesTo(request: APIRequestContext, recipient: string): Promise<Message[]> {
  const answer = await request.get('/api/v1/outbox');
  const { data } = (await answer.json()) as { data: { messages: Message[] } };
  return data.messages.filter((message) => message.recipient === recipient);
}

/** The text of the latest message to a phone or an e-mail, once it has come. @param count how many must have come by then */
export async function latestMessage(request: APIRequestContext, recipient: string, count = 1): Promise<string> {
  await expect.poll(async () => (await messagesTo(request, recipient)).length).toBeGreaterThanOrEqual(count);
  const [latest] = await messagesTo(request, recipient);
  return latest?.text ?? '';
}

/** The six digits of an SMS. */
export const extractCode = (text: string): string => /\d{6}/.exec(text)?.[0] ?? '';
/** The address of a mail, without its origin. */
export function extractLink(text: string): string {
  const url = new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? '');
  return `${url.pathname}${url.search}`;
}

/** Each process of the run comes from an address of its own, where the server trusts its proxy: limits count by address. */
const address = `10.${Array.from({ length: 3 }, () => Math.floor(Math.random() * 250) + 1).join('.')}`;
const firstPartyHeaders = { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': address };

/** Registers an account through the API: arranging one by hand is the matter of a single journey. */
export async function registerVisitor(request: APIRequestContext, kind: keyof typeof kinds = 'physical'): Promise<Visitor> {
  const [login, name] = [newEmail(), 'ნინო ბერიძე'];
  const isCompany = kind === 'broker' || kind === 'developer';
  const company = isCompany ? { legal_name: 'შპს აივანი', identification_code: '404123456' } : {};
  const data = { type_id: kinds[kind], name, email: login, password, accept_terms: true, ...company };
  const registered = await request.post('/api/auth-service/register', { data, headers: firstPartyHeaders });
  expect(registered.status()).toBe(201);
  const token = new URLSearchParams(extractLink(await latestMessage(request, login)).split('?')[1]).get('token');
  const verified = await request.post('/api/auth-service/email/verify', { data: { token }, headers: firstPartyHeaders });
  expect(verified.status()).toBe(200);
  return { login, password, name };
}

/** Signs a page in through the API; the page's browser keeps the cookies. */
export async function signIn(page: Page, { login, password: secret }: Visitor): Promise<void> {
  const answer = await page.request.post('/api/auth-service/sign-in', {
    data: { login, password: secret },
    headers: firstPartyHeaders,
  });
  expect(answer.status()).toBe(200);
}
