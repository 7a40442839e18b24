import { request as send } from 'node:http';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from './fixtures';

const password = 'ლურჯი-აივანი-7';
const key = { 'x-website-key': 'aivani' };
type Outbox = { data: { messages: { recipient: string; text: string }[] } };
type HttpResponse = { status: number; cookies: string[] };

const below = (limit: number): number => Math.floor(Math.random() * limit);
/** A number that nobody else of this run has. */
const newPhone = (): string => `5${String(below(100_000_000)).padStart(8, '0')}`;
/** Every person comes from an address of their own, for limits count by it. */
const newAddress = (): string => `127.${1 + below(250)}.${below(250)}.${1 + below(250)}`;

/** A call as a page of ours sends it, from an address of the loopback network. */
function post(url: URL, localAddress: string, body: object, cookies: string[] = []): Promise<HttpResponse> {
  const headers = {
    origin: url.origin,
    'sec-fetch-site': 'same-origin',
    'content-type': 'application/json',
    ...(cookies.length > 0 ? { cookie: cookies.map((line) => line.split(';')[0]).join('; ') } : {}),
  };
  return new Promise((resolve, reject) => {
    const call = send(url, { method: 'POST', family: 4, localAddress, headers }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, cookies: answer.headers['set-cookie'] ?? [] }));
    });
    call.on('error', reject);
    call.end(JSON.stringify(body));
  });
}

/** The code of the last SMS to a phone, from the outbox that takes the place of a gateway. */
async function codeTo(request: APIRequestContext, phone: string): Promise<string> {
  let code = '';
  await expect(async () => {
    const { data } = (await (await request.get('/api/v1/outbox', { headers: key })).json()) as Outbox;
    code = /\b\d{6}\b/.exec(data.messages.find(({ recipient }) => recipient.endsWith(phone))?.text ?? '')?.[0] ?? '';
    expect(code).not.toBe('');
  }).toPass();
  return code;
}

/** Registers a person whose phone is confirmed; the page's browser is then signed in. */
export async function registerOwner(page: Page, baseURL = 'http://localhost'): Promise<void> {
  const [phone, address] = [newPhone(), newAddress()];
  const at = (path: string) => new URL(`/api/auth-service/${path}`, baseURL);
  const asked = await post(at('codes'), address, { phone_number: phone, purpose: 'register' });
  expect(asked.status).toBe(200);
  const sms_code = await codeTo(page.request, phone);
  const body = { type_id: 1, name: 'ნინო ბერიძე', phone_number: phone, sms_code, password, accept_terms: true };
  const registered = await post(at('register'), address, body, asked.cookies);
  expect(registered.status).toBe(201);
  const cookies = registered.cookies.flatMap((line) => {
    const [name, value] = line.split(';')[0]?.split(/=(.*)/s) ?? [];
    return name && value ? [{ name, value, url: baseURL }] : [];
  });
  await page.context().addCookies(cookies);
}
