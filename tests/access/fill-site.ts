import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { type APIRequestContext, type FullConfig, request as requests } from '@playwright/test';
import { demoPassword } from '@/packages/demo-market/demo/demo-accounts';
import { fetchStatements } from '../factories/find-statements';
import { legalBody } from '../factories/money/orders';
import { fillBalance } from '../factories/money/site-wallet';
import { newFirstPartyHeaders } from '../factories/site-visitors';
import { cookiesOf, loginOf, type VisitorKind, visitorKinds } from './screens';

async function post(request: APIRequestContext, path: string, data: object) {
  const headers = { ...newFirstPartyHeaders(), 'idempotency-key': randomUUID() };
  const response = await request.post(`/api/${path}`, { headers, data });
  if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
  return (await response.json()) as { data: { id: number; order_id: number } };
}

/** Signs every kind of visitor in, and keeps the cookies for the tests. */
async function signInAll(open: () => Promise<APIRequestContext>): Promise<Map<VisitorKind, APIRequestContext>> {
  const visitors = new Map<VisitorKind, APIRequestContext>();
  for (const kind of visitorKinds) {
    const visitor = await open();
    if (kind !== 'guest') await post(visitor, 'auth-service/sign-in', { login: loginOf(kind), password: demoPassword });
    const { cookies } = await visitor.storageState();
    mkdirSync(dirname(cookiesOf(kind)), { recursive: true });
    writeFileSync(cookiesOf(kind), JSON.stringify(cookies));
    visitors.set(kind, visitor);
  }
  return visitors;
}

/** Something for every queue of the staff and every list of companies, so that no screen is seen empty. */
async function fillQueues(guest: APIRequestContext, buyer: APIRequestContext, baseURL: string): Promise<void> {
  const cards = await fetchStatements(guest, 'real_estate_types=1&with_picture=1&per_page=3');
  for (const [index, { id: statement_id }] of cards.entries())
    await post(guest, 'microservice/statements/report', {
      statement_id,
      reason: ['fraud', 'sold', 'other'][index],
      comment: 'ფასი და ფოტოები სხვა ბინისაა, მესაკუთრე კი ავანსს ითხოვს ნახვამდე.',
    });
  const phone = () => `5${String(Date.now()).slice(-8)}`;
  const person = { name: 'ქეთევან ჩიქოვანი-ამილახვარი' };
  await post(guest, 'v1/call-request', { ...person, phone_number: phone() });
  for (const company of ['aivani-broker', 'aivani-developer'])
    await post(guest, `microservice/users/company/${company}/leads`, {
      ...person,
      phone_number: phone(),
      kind: 'message',
      comment: 'სამოთახიანი მინდა ვაკეში, მეორე სართულიდან.',
    });
  const message = { topic: 'complaint', email: 'ketevan@aivani.example', text: 'ბარათიდან თანხა ორჯერ ჩამოიჭრა.' };
  await post(guest, 'v1/contact-messages', { ...person, ...message });
  await post(guest, 'v1/chat', person);
  await post(guest, 'v1/chat/messages', { client_key: randomUUID(), text: 'როგორ გავაგრძელო განცხადების ვადა?' });
  await fillBalance(buyer, 500, baseURL);
  const order = await post(buyer, 'v3/payments/init-legal-verification-service-order', legalBody);
  const redirect_url = `${baseURL}/payment-result?paymentStatus=pending&rnd=7&payment_id=${order.data.id}`;
  await post(buyer, 'v3/payments/pay', { payment_id: order.data.id, pay_with: 'balance', redirect_url });
}

export default async function fillSite({ projects }: FullConfig): Promise<void> {
  const baseURL = projects[0]?.use.baseURL ?? '';
  const env = { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR ?? '.cache/access-data' };
  await promisify(execFile)('tsx', ['scripts/staff.ts', 'grant', loginOf('admin'), 'admin'], { env });
  const visitors = await signInAll(() => requests.newContext({ baseURL }));
  const [guest, buyer] = [visitors.get('guest'), visitors.get('physical')];
  if (guest && buyer) await fillQueues(guest, buyer, baseURL);
  for (const visitor of visitors.values()) await visitor.dispose();
}
