import { asc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { reportReasons } from '@/lib/contracts/statements/reports';
import { statementReports } from '@/server/modules/reports/reports.table';
import { insertStatement } from '../../factories/statement';
import { insertVisitor } from '../../factories/visitor';
import { useApi } from '../../setup/api';

const api = useApi();
const path = '/api/microservice/statements/report';
const unknown = 77_000_001;

let statementId = 0;
beforeAll(async () => {
  statementId = (await insertStatement(api.db)).id;
});

let addresses = 0;
/** An address that has reported nothing yet. */
const freshAddress = () => {
  addresses += 1;
  return `203.0.113.${addresses}`;
};
const send = (body: unknown, headers: Record<string, string | null> = {}) =>
  api.call(path, { method: 'POST', body, headers: { 'x-client-address': freshAddress(), ...headers } });
const report = (overrides: Record<string, unknown> = {}) => ({ statement_id: statementId, reason: 'sold', ...overrides });
const stored = (id: number) =>
  api.db.select().from(statementReports).where(eq(statementReports.statementId, id)).orderBy(asc(statementReports.id));

describe('POST statements/report, 200', () => {
  it('stores a guest’s report with a hash in place of the address', async () => {
    const { id } = await insertStatement(api.db);
    const address = freshAddress();
    const response = await send(
      { statement_id: id, reason: 'wrong_price', comment: '  ფასი სხვაა  ' },
      { 'x-client-address': address },
    );
    expect(response).toMatchObject({ status: 200, body: { result: true, data: { statement_id: id } } });
    const [row, ...more] = await stored(id);
    expect(more).toEqual([]);
    expect(row).toMatchObject({ reason: 'wrong_price', comment: 'ფასი სხვაა', userId: null });
    expect(row?.addressHash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(row)).not.toContain(address);
    expect(row?.createdAt.toISOString()).toBe('2026-11-20T09:00:00.000Z');
  });
  it('stores a signed-in reporter', async () => {
    const { id } = await insertStatement(api.db);
    const { user, headers } = await insertVisitor(api.db);
    expect((await send({ statement_id: id, reason: 'fraud' }, headers)).status).toBe(200);
    expect(await stored(id)).toMatchObject([{ userId: user.id, reason: 'fraud', comment: '' }]);
  });
  it('responds the same to a visitor’s second report and keeps the first', async () => {
    const { id } = await insertStatement(api.db);
    const guest = { 'x-client-address': freshAddress() };
    const { headers } = await insertVisitor(api.db);
    for (const visitor of [guest, headers]) {
      const first = await send({ statement_id: id, reason: 'sold' }, visitor);
      const second = await send({ statement_id: id, reason: 'fraud' }, visitor);
      expect([second.status, second.body]).toEqual([first.status, first.body]);
    }
    expect((await stored(id)).map(({ reason }) => reason)).toEqual(['sold', 'sold']);
  });
  it('stores the reports of two guests', async () => {
    const { id } = await insertStatement(api.db);
    await send({ statement_id: id, reason: 'sold' });
    await send({ statement_id: id, reason: 'duplicate' });
    const rows = await stored(id);
    expect(rows.map(({ reason }) => reason)).toEqual(['sold', 'duplicate']);
    expect(new Set(rows.map(({ addressHash }) => addressHash)).size).toBe(2);
  });
  it.each(reportReasons)('accepts the reason %s', async (reason) => {
    expect((await send(report({ reason, comment: 'ა'.repeat(1000) }))).status).toBe(200);
  });
  it('accepts a form', async () => {
    const form = new URLSearchParams({ statement_id: String(statementId), reason: 'duplicate' });
    expect((await send(form)).status).toBe(200);
  });
});

describe('POST statements/report, 400', () => {
  it('refuses a body that does not parse', async () => {
    expect((await send('{"statement_id":', { 'content-type': 'application/json' })).status).toBe(400);
  });
});

describe('POST statements/report, 403', () => {
  it('refuses a page of another site', async () => {
    expect((await send(report(), { origin: 'https://evil.example' })).status).toBe(403);
  });
});

describe('POST statements/report, 404', () => {
  const strip = (response: { status: number; body: unknown }) => ({
    status: response.status,
    body: { ...(response.body as object), request_id: '' },
  });
  it.each(['draft', 'unpaid', 'hidden', 'expired', 'sold', 'blocked', 'archived', 'deleted'] as const)(
    'cannot be used to distinguish a statement that is %s from a missing one',
    async (state) => {
      const { id } = await insertStatement(api.db, { state });
      const [nothing, closed] = [await send(report({ statement_id: unknown })), await send(report({ statement_id: id }))];
      expect(nothing.status).toBe(404);
      expect(strip(closed)).toEqual(strip(nothing));
      expect(await stored(id)).toEqual([]);
    },
  );
});

describe('POST statements/report, 413', () => {
  it('refuses more than 32 KiB and reads exactly 32 KiB', async () => {
    const padded = (bytes: number) => {
      const text = JSON.stringify(report());
      return text.padEnd(bytes, ' ');
    };
    const headers = { 'content-type': 'application/json' };
    expect((await send(padded(32 * 1024 + 1), headers)).status).toBe(413);
    expect((await send(padded(32 * 1024), headers)).status).toBe(200);
  });
});

describe('POST statements/report, 415', () => {
  it('refuses text', async () => {
    expect((await send('sold', { 'content-type': 'text/plain' })).status).toBe(415);
  });
});

describe('POST statements/report, 422', () => {
  it.each([
    ['no statement', { statement_id: undefined }, { statement_id: ['errors.field_invalid'] }],
    ['an id that is none', { statement_id: 0 }, { statement_id: ['errors.field_too_small'] }],
    ['no reason', { reason: undefined }, { reason: ['errors.field_invalid'] }],
    ['an unknown reason', { reason: 'ugly' }, { reason: ['errors.field_invalid'] }],
    ['another reason without a word', { reason: 'other' }, { comment: ['errors.field_required'] }],
    ['another reason with spaces alone', { reason: 'other', comment: '   ' }, { comment: ['errors.field_required'] }],
    ['a comment that is too long', { comment: 'ა'.repeat(1001) }, { comment: ['errors.field_too_big'] }],
    ['an unknown field', { user_id: 1 }, { user_id: ['errors.field_unknown'] }],
  ])('refuses %s', async (_, overrides, errors) => {
    const response = await send(report(overrides));
    expect(response).toMatchObject({ status: 422, body: { errors } });
  });
});

describe('POST statements/report, 429', () => {
  it('refuses the sixth report of one address until an hour has passed since the first', async () => {
    const visitor = { 'x-client-address': freshAddress() };
    const start = new Date('2026-11-20T10:00:00Z');
    api.setNow(start);
    for (let count = 0; count < 5; count += 1) expect((await send(report(), visitor)).status).toBe(200);
    const refused = await send(report(), visitor);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('3600');
    expect((await send(report())).status).toBe(200);
    api.setNow(new Date(start.getTime() + 3600_000));
    expect((await send(report(), visitor)).status).toBe(200);
  });
});
