import { desc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { type AuditEntry, auditLogSchema, reportQueueSchema, staffMemberSchema } from '@/lib/contracts/admin';
import { notifications } from '@/server/modules/notifications/notifications.table';
import { statements } from '@/server/modules/statements/statements.table';
import { insertStaff } from '../../factories/staff';
import { insertStatement } from '../../factories/statement';
import { insertVisitor, type Visitor } from '../../factories/visitor';
import { useApi } from '../../setup/api';

const api = useApi();
const admin = '/api/v1/admin';
let moderator: Visitor;
beforeAll(async () => {
  moderator = await insertStaff(api.db, 'moderator');
});

const get = (path: string, { headers }: Visitor = moderator) => api.call(`${admin}${path}`, { headers });
const decide = (id: number, body: object, { headers }: Visitor = moderator) =>
  api.call(`${admin}/reports/${id}`, { method: 'POST', body, headers });
const queue = async () => reportQueueSchema.parse((await get('/reports')).body).data;
const latestAudit = async (): Promise<AuditEntry | undefined> => auditLogSchema.parse((await get('/audit')).body).data.data[0];
const reportedBy = async (reason: string, comment = '') => {
  const author = await insertVisitor(api.db);
  const { id } = await insertStatement(api.db, { userId: author.user.id });
  await report(id, reason, comment);
  return { id, author };
};
let reporters = 0;
async function report(statementId: number, reason: string, comment = '') {
  reporters += 1;
  const body = { statement_id: statementId, reason, comment };
  const headers = { 'x-client-address': `203.0.113.${reporters}` };
  expect((await api.call('/api/microservice/statements/report', { method: 'POST', body, headers })).status).toBe(200);
}
const stateOf = async (id: number) =>
  (
    await api.db
      .select({ state: statements.state, reason: statements.blockedReason })
      .from(statements)
      .where(eq(statements.id, id))
  )[0];
const noticeOf = async ({ user }: Visitor) =>
  (await api.db.select().from(notifications).where(eq(notifications.userId, user.id)).orderBy(desc(notifications.id)))[0];

describe('who works here', () => {
  it('is told the role', async () => {
    expect(staffMemberSchema.parse((await get('/me')).body).data).toEqual({ role: 'moderator' });
  });

  it.each(['/me', '/reports', '/streets', '/audit'])('is nobody else: %s', async (path) => {
    expect((await api.call(`${admin}${path}`)).status).toBe(401);
    const visitor = await insertVisitor(api.db, { typeId: 3 });
    const unknown = await api.call('/api/v1/no-such-call', { headers: visitor.headers });
    const { status, body } = await get(path, visitor);
    expect(status).toBe(404);
    expect({ ...(body as object), request_id: '' }).toEqual({ ...(unknown.body as object), request_id: '' });
  });

  it('does what the role allows, an admin everything', async () => {
    const [support, boss] = [await insertStaff(api.db, 'support'), await insertStaff(api.db, 'admin')];
    const statuses = async (path: string) =>
      Promise.all([support, moderator, boss].map(async ({ headers }) => (await api.call(path, { headers })).status));
    expect(await statuses(`${admin}/reports`)).toEqual([404, 200, 200]);
    expect(await statuses('/api/v1/take-loans')).toEqual([200, 404, 200]);
    expect(await statuses(`${admin}/me`)).toEqual([200, 200, 200]);
  });
});

describe('the queue of reports', () => {
  it('holds each reported statement once, the most harmful first', async () => {
    const sold = await reportedBy('sold', 'გაიყიდა');
    const fraud = await reportedBy('fraud');
    await report(sold.id, 'other', 'ორჯერ დევს');
    const { data, total } = await queue();
    const [first, second] = data.filter(({ id }) => [sold.id, fraud.id].includes(id));
    expect([first?.id, second?.id]).toEqual([fraud.id, sold.id]);
    expect(second).toMatchObject({
      weight: 2,
      statement: { id: sold.id, state: 'active', author: { id: sold.author.user.id } },
      reports: [
        { reason: 'sold', comment: 'გაიყიდა' },
        { reason: 'other', comment: 'ორჯერ დევს' },
      ],
    });
    expect(total).toBe(data.length);
  });
});

describe('a decision', () => {
  it('dismisses the reports: the statement stays, nobody is told, and the log remembers', async () => {
    const { id, author } = await reportedBy('fraud');
    expect((await decide(id, { decision: 'dismiss' })).status).toBe(200);
    expect((await queue()).data.map((item) => item.id)).not.toContain(id);
    expect((await stateOf(id))?.state).toBe('active');
    expect(await noticeOf(author)).toBeUndefined();
    expect(await latestAudit()).toMatchObject({
      action: 'reports_dismiss',
      subject_id: id,
      staff: { id: moderator.user.id },
      details: { reports: 1 },
    });
  });

  it('blocks the statement: out of the lists, and the author is told why', async () => {
    const { id, author } = await reportedBy('wrong_photos');
    expect((await decide(id, { decision: 'block', reason: 'სხვისი ფოტოებია' })).status).toBe(200);
    expect(await stateOf(id)).toEqual({ state: 'blocked', reason: 'სხვისი ფოტოებია' });
    const count = await api.call(`/api/microservice/statements/count?ids=${id}`);
    expect(count.body).toMatchObject({ data: { total: 0 } });
    expect(await noticeOf(author)).toMatchObject({
      type: 1,
      template: 'statement_blocked',
      text: 'სხვისი ფოტოებია',
      parameters: { statement: { id } },
    });
    expect(await latestAudit()).toMatchObject({ action: 'reports_block', details: { reason: 'სხვისი ფოტოებია' } });
  });

  it('warns the author and leaves the statement', async () => {
    const { id, author } = await reportedBy('wrong_price');
    expect((await decide(id, { decision: 'warn', reason: 'გაასწორეთ ფასი' })).status).toBe(200);
    expect((await stateOf(id))?.state).toBe('active');
    expect(await noticeOf(author)).toMatchObject({ template: 'statement_warned', text: 'გაასწორეთ ფასი' });
  });

  it('is made once: what is reported later waits for another', async () => {
    const { id } = await reportedBy('sold');
    expect((await decide(id, { decision: 'dismiss' })).status).toBe(200);
    expect(await decide(id, { decision: 'dismiss' })).toMatchObject({ status: 409, body: { message: 'errors.decided_already' } });
    await report(id, 'fraud');
    expect((await decide(id, { decision: 'dismiss' })).status).toBe(200);
  });

  it('changes nothing where the statement can be blocked no more', async () => {
    const { id, author } = await reportedBy('sold');
    await api.db.update(statements).set({ state: 'sold' }).where(eq(statements.id, id));
    const before = await latestAudit();
    expect((await decide(id, { decision: 'block', reason: 'ტყუილია' })).status).toBe(409);
    expect((await queue()).data.map((item) => item.id)).toContain(id);
    expect(await noticeOf(author)).toBeUndefined();
    expect(await latestAudit()).toEqual(before);
  });

  it.each([
    ['block', 'reason'],
    ['warn', 'reason'],
    ['delete', 'decision'],
  ])('is 422 to %s without a word', async (decision, field) => {
    const { id } = await reportedBy('fraud');
    expect(await decide(id, { decision })).toMatchObject({ status: 422, body: { errors: { [field]: [expect.any(String)] } } });
  });
});
