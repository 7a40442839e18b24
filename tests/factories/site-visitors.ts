import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type APIRequestContext, type BrowserContext, expect, type Page } from '@playwright/test';
import { authenticatorSchema, type StaffRole } from '@/lib/contracts/admin';
import { totpCodeAt } from '@/server/modules/staff/totp';

/** Somebody with an account that a journey registered. */
export type Visitor = { login: string; password: string; name: string };

type Message = { recipient: string; subject: string; text: string };

const password = 'correct horse battery';
const kinds = { physical: 1, agent: 2, broker: 3, developer: 4, designer: 5 } as const;
type Kind = keyof typeof kinds;

/** Unlike any other of this run and of earlier ones over the same database. */
const unique = (): string => `${Date.now()}${Math.floor(Math.random() * 1000)}`;
export const newEmail = (): string => `visitor-${unique()}@aivani.example`;
export const newPhone = (): string => `5${unique().slice(-8)}`;

/** Messages that were sent to a phone or an e-mail, latest first. */
export async function messagesTo(request: APIRequestContext, recipient: string): Promise<Message[]> {
  const response = await request.get('/api/v1/outbox');
  const { data } = (await response.json()) as { data: { messages: Message[] } };
  return data.messages.filter((message) => message.recipient === recipient);
}

/** The text of the latest message to a phone or an e-mail, once it has come. @param count how many must have come */
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

const part = (): number => Math.floor(Math.random() * 250) + 1;
/** Headers of our own pages, from an address that nobody else has: where the server trusts its proxy, limits count by address. */
export const newFirstPartyHeaders = () => ({
  'sec-fetch-site': 'same-origin',
  'x-website-key': 'aivani',
  'x-forwarded-for': `10.${part()}.${part()}.${part()}`,
});
/** The address that this process of the run shares among its visitors. */
const firstPartyHeaders = newFirstPartyHeaders();

/** Registers an account through the API and leaves it signed in: registering by hand is the matter of a single journey. */
export async function registerVisitor(request: APIRequestContext, kind: Kind = 'physical'): Promise<Visitor> {
  const [login, name, headers] = [newEmail(), 'ნინო ბერიძე', newFirstPartyHeaders()];
  const isCompany = kind === 'broker' || kind === 'developer';
  const company = isCompany ? { legal_name: 'შპს აივანი', identification_code: '404123456' } : {};
  const data = { type_id: kinds[kind], name, email: login, password, accept_terms: true, ...company };
  const registered = await request.post('/api/auth-service/register', { data, headers });
  expect(registered.status()).toBe(201);
  const token = new URLSearchParams(extractLink(await latestMessage(request, login)).split('?')[1]).get('token');
  const verified = await request.post('/api/auth-service/email/verify', { data: { token }, headers });
  expect(verified.status()).toBe(200);
  return { login, password, name };
}

/** Registers a person whose phone is confirmed, who may publish, and leaves the page signed in. */
export const registerOwner = ({ request }: Pick<Page, 'request'>): Promise<void> =>
  registerWithPhone(request, { type_id: 1, name: 'ნინო ბერიძე' });

/** Registers a broker with a name that nobody else has and a phone, and leaves it signed in. @returns its name */
export async function registerBroker(request: APIRequestContext): Promise<string> {
  const name = `Aivani Brokers ${unique()}`;
  const company = { legal_name: 'შპს აივანი', identification_code: '404123456' };
  await registerWithPhone(request, { type_id: kinds.broker, name, ...company });
  return name;
}

/** Registers an account with a confirmed phone and signs it in. */
export async function registerWithPhone(request: APIRequestContext, account: Record<string, unknown>): Promise<void> {
  const [phone, headers] = [newPhone(), newFirstPartyHeaders()];
  const data = { phone_number: phone, purpose: 'register' };
  expect((await request.post('/api/auth-service/codes', { data, headers })).status()).toBe(200);
  const sms_code = extractCode(await latestMessage(request, phone));
  const person = { ...account, phone_number: phone, sms_code, password, accept_terms: true };
  expect((await request.post('/api/auth-service/register', { data: person, headers })).status()).toBe(201);
}

/** Signs a page in through the API; the page's browser keeps the cookies. */
export async function signIn(page: Page, { login, password: secret }: Visitor): Promise<void> {
  const response = await page.request.post('/api/auth-service/sign-in', {
    data: { login, password: secret },
    headers: firstPartyHeaders,
  });
  expect(response.status()).toBe(200);
}

type SignedIn = { visitor: Visitor; cookies: Awaited<ReturnType<BrowserContext['cookies']>> };
const shared = new Map<Kind, SignedIn>();

/**
 * Signs a page in as an account of a kind that this process registers once and its journeys share. None of them may change the account
 * or end its session; one that does registers a visitor.
 */
export async function signInShared(page: Page, kind: Kind = 'physical'): Promise<Visitor> {
  const known = shared.get(kind);
  if (known) {
    await page.context().addCookies(known.cookies);
    return known.visitor;
  }
  const visitor = await registerVisitor(page.request, kind);
  shared.set(kind, { visitor, cookies: await page.context().cookies() });
  return visitor;
}

/** Sets up an authenticator, as the page of the second factor does, which opens the session to the staff's pages. */
async function setUpAuthenticator(request: APIRequestContext): Promise<void> {
  const [path, headers] = ['/api/v1/admin/me/authenticator', newFirstPartyHeaders()];
  const { secret } = authenticatorSchema.parse(await (await request.post(path, { headers })).json()).data;
  const code = { 'x-totp-code': totpCodeAt(secret, new Date()) };
  expect((await request.post(`${path}/confirm`, { headers: { ...headers, ...code } })).status()).toBe(200);
}

/** Registers a person with a role on the staff, which the server of the journeys' folder gives, and leaves the page signed in. */
export async function signInAsStaff({ request }: Pick<Page, 'request'>, role: StaffRole): Promise<void> {
  const { login: email } = await registerVisitor(request);
  const env = { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR ?? '.cache/e2e' };
  const { stdout } = await promisify(execFile)('tsx', ['scripts/staff.ts', 'grant', email, role], { env });
  expect(stdout).toContain(`${email} is ${role} now.`);
  await setUpAuthenticator(request);
}
