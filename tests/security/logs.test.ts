import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { App } from '@/server/app';
import { type JobDependencies, startQueue } from '@/server/jobs/queue';
import { users } from '@/server/modules/users/users.table';
import { createLogger } from '@/server/telemetry/logger';
import { codeTo, openBrowser, testPassword } from '../factories/browser';
import { bankIds, createLoanRequestPath, insertBorrower, loanBody } from '../factories/loan-request';
import { partial } from '../factories/partial';
import { insertStatement } from '../factories/statement';
import { insertVisitor } from '../factories/visitor';
import { useApi } from '../setup/api';
import { openApp } from '../setup/app';

const api = useApi();
const lines: string[] = [];
const logger = createLogger('trace', { write: (line: string) => void lines.push(line) });
let app: App;
beforeAll(() => {
  app = openApp(api, {}, { logger, clock: api.now });
});
const logged = { fetch: async (request: Request) => app.fetch(request, {}) };

/** Markers that no log line may contain. */
const markers = {
  phone: '599871234',
  foreignPhone: '599875678',
  personalNumber: '01234567891',
  card: '4111111111111111',
  query: 'marker-of-the-query',
  body: 'marker-of-the-body',
  header: 'marker-of-a-header',
  cookie: 'marker-of-a-cookie',
  sharedList: 'c2hhcmVkLWxpc3QtdG9rZW4tbWFya2VyLWFiY2Rl',
};

describe('V16.2.5 the log', () => {
  it('contains no token, cookie, code, card, personal number, phone, body or query value', async () => {
    const browser = openBrowser(logged, { address: 'logs' });
    await browser.call('/api/auth-service/codes', { phone_number: markers.phone, purpose: 'register' });
    const code = await codeTo(api, markers.phone);
    const person = { type_id: 1, name: markers.body, phone_number: markers.phone, password: testPassword, accept_terms: true };
    expect((await browser.call('/api/auth-service/register', { ...person, sms_code: code })).status).toBe(201);
    // The flag cookie next to the session cookie is a single digit.
    const token = [...browser.jar.values()].filter(({ length }) => length > 10);
    await browser.call('/api/auth-service/sign-in', { login: markers.phone, password: 'a-wrong-password' });
    await browser.call('/api/auth-service/sign-in', { login: markers.phone, password: testPassword });
    const owner = await insertVisitor(api.db, { phone: markers.foreignPhone });
    const { uuid } = await insertStatement(api.db, { userId: owner.user.id, phone: markers.foreignPhone });
    const shown = await browser.call(`/api/microservice/statements/phone/show?statement_uuid=${uuid}`, {});
    expect(JSON.stringify(shown.body)).toContain(markers.foreignPhone);
    const borrower = await insertBorrower(api.db);
    const loan = loanBody({ bank_id: bankIds.plain, personal_number: markers.personalNumber, phone_number: borrower.phone });
    const send = (path: string, init: { method?: string; body?: object; headers?: Record<string, string> } = {}) =>
      logged.fetch(
        new Request(`http://localhost:3000${path}`, {
          method: init.method ?? 'GET',
          headers: { 'x-website-key': 'livo', 'content-type': 'application/json', ...init.headers },
          ...(init.body ? { body: JSON.stringify(init.body) } : {}),
        }),
      );
    await send(createLoanRequestPath, { method: 'POST', body: loan, headers: borrower.headers });
    await send(`/api/microservice/statements?text=${markers.query}&page=-1`);
    await send('/api/v1/config', { headers: { 'global-authorization': markers.header, cookie: `a=${markers.cookie}` } });
    await send('/api/v3/payments/pay', {
      method: 'POST',
      body: { card: markers.card, text: markers.body },
      headers: borrower.headers,
    });
    await send(`/api/v1/shared-lists/${markers.sharedList}`);
    await send('/api/payments/callback/sandbox', { method: 'POST', body: { card: markers.card } });
    const text = lines.join('');
    expect(lines.length).toBeGreaterThan(10);
    const secrets = {
      ...markers,
      code,
      password: testPassword,
      wrongPassword: 'a-wrong-password',
      ...Object.fromEntries(token.map((value, index) => [`token ${index}`, value])),
    };
    expect(Object.entries(secrets).filter(([, secret]) => text.includes(secret))).toEqual([]);
  });

  it('has one JSON line per request with method, path, status and duration', () => {
    for (const line of lines) expect(JSON.parse(line)).toMatchObject({ time: expect.any(Number), level: expect.any(Number) });
    const requests = lines.map((line) => JSON.parse(line)).filter(({ path }) => path !== undefined);
    for (const one of requests)
      expect(one).toMatchObject({
        requestId: expect.stringMatching(/^[\w-]{8,64}$/),
        method: expect.any(String),
        status: expect.any(Number),
        durationMs: expect.any(Number),
      });
  });

  /** A query with personal data that the database refuses. */
  const insertTwice = () =>
    api.db
      .insert(users)
      .values(Array.from({ length: 2 }, () => ({ id: 1, name: markers.body, typeId: 1, phone: markers.phone })));

  it('contains nothing of the query of a job that fails', async () => {
    const before = lines.length;
    const fail = async () => {
      await insertTwice();
      return {};
    };
    const queue = await startQueue(
      [{ name: 'failing', cron: '0 3 1 1 *', run: fail }],
      partial<JobDependencies>({ database: api.database }),
      logger,
    );
    await expect(queue.run('failing')).rejects.toThrow(markers.phone);
    await queue.stop();
    const text = lines.slice(before).join('');
    expect(text).toContain('job failed');
    expect(Object.values(markers).filter((marker) => text.includes(marker))).toEqual([]);
  });

  it('contains nothing of the query of a request that fails', async () => {
    const before = lines.length;
    await api.db.execute(sql`alter table contact_messages rename to contact_messages_away`);
    const body = {
      topic: 'other',
      name: markers.body,
      email: `${markers.body}@example.ge`,
      text: `${markers.phone} ${markers.query}`,
    };
    const response = await openBrowser(logged, { address: 'failing' }).call('/api/v1/contact-messages', body);
    await api.db.execute(sql`alter table contact_messages_away rename to contact_messages`);
    expect(response.status).toBe(500);
    const text = lines.slice(before).join('');
    expect(text).toContain('unforeseen error');
    expect(text).toContain('42P01');
    expect(Object.values(markers).filter((marker) => text.includes(marker))).toEqual([]);
  });
});
