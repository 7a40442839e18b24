import { desc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { type AuditEntry, auditLogSchema, staffMemberSchema } from '@/lib/contracts/admin';
import { moderationQueueSchema } from '@/lib/contracts/staff/moderation';
import { ownStatementResponseSchema } from '@/lib/contracts/statements/own-statements';
import { runFindDuplicates } from '@/server/jobs/find-duplicates';
import { scanBlockedWords } from '@/server/jobs/scan-blocked-words';
import { moderationCases } from '@/server/modules/moderation/moderation.table';
import { notifications } from '@/server/modules/notifications/notifications.table';
import { statements } from '@/server/modules/statements/statements.table';
import { completeFlat } from '../../factories/own-statement';
import { confirmedHeaders, insertStaff } from '../../factories/staff';
import { insertStatement } from '../../factories/statement';
import { insertVisitor, type Visitor } from '../../factories/visitor';
import { useApi } from '../../setup/api';
import { seededAt } from '../../setup/database';

const api = useApi();
const admin = '/api/v1/admin';
let moderator: Visitor;
let boss: Visitor;
beforeAll(async () => {
  moderator = await insertStaff(api.db, 'moderator');
  boss = await insertStaff(api.db, 'admin');
});

const get = (path: string, { headers }: Visitor = moderator) => api.call(`${admin}${path}`, { headers });
const post = (path: string, body: object | undefined, { headers }: Visitor = moderator) =>
  api.call(`${admin}${path}`, { method: 'POST', headers, ...(body ? { body } : {}) });
const queue = async (kind = '', by = moderator) =>
  moderationQueueSchema.parse((await get(`/moderation${kind && `?kind=${kind}`}`, by)).body).data;
const caseOf = async (statementId: number, by = moderator) =>
  (await queue('', by)).cases.data.find(({ statement }) => statement.id === statementId);
const idOf = async (statementId: number): Promise<number> => (await caseOf(statementId))?.id ?? 0;
const decide = async (statementId: number, body: { decision: string; reason?: string; comment?: string }, by = moderator) => {
  const id = await idOf(statementId);
  const headers = body.decision === 'ban' ? await confirmedHeaders(api, by) : by.headers;
  return api.call(`${admin}/moderation/${id}`, { method: 'POST', headers, body });
};
const hide = { decision: 'hide', reason: 'foreign_photos', comment: 'სხვისი ფოტოებია' };
const keep = { decision: 'keep', reason: 'no_violation' };
const latestAudit = async (): Promise<AuditEntry | undefined> => auditLogSchema.parse((await get('/audit')).body).data.data[0];
let authors = 0;
const newAuthor = () => {
  authors += 1;
  return insertVisitor(api.db, { phone: `55500${1000 + authors}` });
};
const own = '/api/microservice/users/statements';
const write = (path: string, { headers }: Visitor, method: string, body?: object) =>
  api.call(`${own}${path}`, { method, headers, ...(body ? { body } : {}) });
/** Publishes a flat as its author does. */
const publish = async (author: Visitor, comment: string): Promise<number> => {
  const drafted = await write('', author, 'POST', { ...completeFlat, comments: { ka: comment } });
  const { id } = ownStatementResponseSchema.parse(drafted.body).data.statement;
  expect((await write(`/${id}/publish`, author, 'POST')).status).toBe(200);
  return id;
};
/** Saves a statement as its author does. */
const save = async (id: number, author: Visitor, comment: string): Promise<void> => {
  const read = await write(`/${id}`, author, 'GET');
  const { version } = ownStatementResponseSchema.parse(read.body).data.statement;
  expect((await write(`/${id}`, author, 'PUT', { version, comments: { ka: comment } })).status).toBe(200);
};
const reportedBy = async (reason: string, comment = '') => {
  const author = await newAuthor();
  const id = await publish(author, 'ნათელი ბინა');
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
  (await api.db.select({ state: statements.state }).from(statements).where(eq(statements.id, id)))[0]?.state;
const noticesOf = async ({ user }: Visitor) =>
  api.db.select().from(notifications).where(eq(notifications.userId, user.id)).orderBy(desc(notifications.id));
const isListed = async (id: number) =>
  ((await api.call(`/api/microservice/statements/count?ids=${id}`)).body as { data: { total: number } }).data.total === 1;

describe('who works here', () => {
  it('gets the role', async () => {
    expect(staffMemberSchema.parse((await get('/me')).body).data).toEqual({
      role: 'moderator',
      has_authenticator: true,
      is_second_factor_due: false,
    });
  });

  it.each(['/me', '/moderation', '/blocked-words', '/streets', '/audit'])('is nobody else: %s', async (path) => {
    expect((await api.call(`${admin}${path}`)).status).toBe(401);
    const visitor = await insertVisitor(api.db, { typeId: 3 });
    const unknown = await api.call('/api/v1/no-such-call', { headers: visitor.headers });
    const { status, body } = await get(path, visitor);
    expect(status).toBe(404);
    expect({ ...(body as object), request_id: '' }).toEqual({ ...(unknown.body as object), request_id: '' });
  });

  it('does what the role allows, an admin everything', async () => {
    const support = await insertStaff(api.db, 'support');
    const statuses = async (path: string) =>
      Promise.all([support, moderator, boss].map(async ({ headers }) => (await api.call(path, { headers })).status));
    expect(await statuses(`${admin}/moderation`)).toEqual([404, 200, 200]);
    expect(await statuses('/api/v1/take-loans')).toEqual([200, 404, 200]);
    expect(await statuses(`${admin}/me`)).toEqual([200, 200, 200]);
  });
});

describe('the queue', () => {
  it('lists each reported statement once, the most harmful first, with the reporters’ texts', async () => {
    const sold = await reportedBy('sold', 'გაიყიდა');
    const fraud = await reportedBy('fraud');
    await report(sold.id, 'other', 'ორჯერ დევს');
    const { cases, counts } = await queue();
    const [first, second] = cases.data.filter(({ statement }) => [sold.id, fraud.id].includes(statement.id));
    expect([first?.statement.id, second?.statement.id]).toEqual([fraud.id, sold.id]);
    expect(second).toMatchObject({
      kind: 'report',
      weight: 2,
      statement: { state: 'active', author: { id: sold.author.user.id, violations: 0 } },
      reports: [
        { reason: 'sold', comment: 'გაიყიდა' },
        { reason: 'other', comment: 'ორჯერ დევს' },
      ],
    });
    expect(cases.total).toBe(cases.data.length);
    expect(counts.report).toBe(cases.total);
    expect((await queue('duplicate')).cases.total).toBe(0);
    expect((await get('/moderation?kind=nonsense')).status).toBe(422);
  });
});

describe('a decision', () => {
  it('keeps the statement: nobody is notified, and it is logged', async () => {
    const { id, author } = await reportedBy('fraud');
    const before = (await queue()).decided_today;
    const caseId = await idOf(id);
    expect((await decide(id, keep)).status).toBe(200);
    expect(await caseOf(id)).toBeUndefined();
    expect(await stateOf(id)).toBe('active');
    expect(await noticesOf(author)).toEqual([]);
    expect((await queue()).decided_today).toBe(before + 1);
    expect(await latestAudit()).toMatchObject({
      action: 'moderation_keep',
      subject_id: id,
      staff: { id: moderator.user.id },
      details: { case: caseId, kind: 'report', reason: 'no_violation' },
    });
  });

  it('hides the statement: out of the lists, and the author gets the reason once it cannot be undone', async () => {
    const { id, author } = await reportedBy('wrong_photos');
    expect((await decide(id, hide)).status).toBe(200);
    expect(await stateOf(id)).toBe('blocked');
    expect(await isListed(id)).toBe(false);
    const [notice] = await noticesOf(author);
    expect(notice).toMatchObject({
      type: 1,
      template: 'statement_blocked',
      text: 'სხვისი ფოტოებია',
      parameters: { statement: { id }, reason: 'foreign_photos' },
      mailAfter: new Date(seededAt.getTime() + 10_000),
    });
    await report(await withSameAuthor(author), 'sold');
    expect(
      (await queue()).cases.data.find(({ statement }) => statement.author.id === author.user.id)?.statement.author,
    ).toMatchObject({
      violations: 1,
    });
  });

  it('asks the author: the case leaves the queue for 48 hours, and returns when the author changes the statement', async () => {
    const { id, author } = await reportedBy('wrong_price');
    expect((await decide(id, { decision: 'ask', reason: 'wrong_price' })).status).toBe(200);
    expect(await stateOf(id)).toBe('active');
    expect(await noticesOf(author)).toMatchObject([{ template: 'statement_warned', text: null }]);
    expect(await caseOf(id)).toBeUndefined();
    api.setNow(new Date(seededAt.getTime() + 49 * 3_600_000));
    expect(await caseOf(id)).toMatchObject({ is_answered: false });
    api.setNow(seededAt);
    expect(await caseOf(id)).toBeUndefined();
    await save(id, author, 'ფასი გასწორდა');
    expect(await caseOf(id)).toMatchObject({ is_answered: true });
  });

  it('bans the author with all their statements', async () => {
    const { id, author } = await reportedBy('fraud');
    const other = await withSameAuthor(author);
    expect((await decide(id, { decision: 'ban', reason: 'ban_fraud', comment: 'თაღლითი' })).status).toBe(200);
    expect([await stateOf(id), await stateOf(other)]).toEqual(['blocked', 'hidden']);
    expect(await noticesOf(author)).toMatchObject([
      { template: 'account_banned', text: 'თაღლითი', parameters: { reason: 'ban_fraud' } },
    ]);
    const own = await api.call('/api/v1/bans/own', { headers: author.headers });
    expect(own.body).toMatchObject({ data: { ban: { reason: 'fraud', comment: 'თაღლითი' } } });
  });

  it('is made once: later reports open another case', async () => {
    const { id } = await reportedBy('sold');
    const caseId = await idOf(id);
    expect((await decide(id, keep)).status).toBe(200);
    expect(await post(`/moderation/${caseId}`, keep)).toMatchObject({ status: 409, body: { message: 'errors.decided_already' } });
    await report(id, 'fraud');
    expect(await caseOf(id)).toMatchObject({ reports: [{ reason: 'fraud' }] });
    expect((await decide(id, keep)).status).toBe(200);
    expect((await post('/moderation/999999', keep)).status).toBe(404);
  });

  it('changes nothing where the statement can no longer be blocked', async () => {
    const { id, author } = await reportedBy('sold');
    await api.db.update(statements).set({ state: 'sold' }).where(eq(statements.id, id));
    const before = await latestAudit();
    expect((await decide(id, hide)).status).toBe(409);
    expect(await caseOf(id)).toBeDefined();
    expect(await noticesOf(author)).toEqual([]);
    expect(await latestAudit()).toEqual(before);
  });

  it.each([
    [{ decision: 'hide' }, 'reason'],
    [{ decision: 'hide', reason: 'no_violation' }, 'reason'],
    [{ decision: 'hide', reason: 'other' }, 'comment'],
    [{ decision: 'delete', reason: 'fraud' }, 'decision'],
    [{ decision: 'escalate', reason: 'unclear' }, 'decision'],
  ])('%j is 422 by %s', async (body, field) => {
    const { id } = await reportedBy('fraud');
    expect(await decide(id, body)).toMatchObject({ status: 422, body: { errors: { [field]: [expect.any(String)] } } });
  });
});

describe('undo', () => {
  const undo = (caseId: number, by = moderator) => post(`/moderation/${caseId}/undo`, undefined, by);

  it('lets only its author undo a decision within ten seconds, as if it had never been made', async () => {
    const { id, author } = await reportedBy('fraud', 'ეძებს წინასწარ ფულს');
    const caseId = await idOf(id);
    await decide(id, hide);
    expect((await undo(caseId, boss)).status).toBe(409);
    expect((await undo(caseId)).status).toBe(200);
    expect(await stateOf(id)).toBe('active');
    expect(await isListed(id)).toBe(true);
    expect(await noticesOf(author)).toEqual([]);
    expect(await caseOf(id)).toMatchObject({ id: caseId, reports: [{ comment: 'ეძებს წინასწარ ფულს' }], is_hidden: false });
    expect(await latestAudit()).toMatchObject({ action: 'moderation_undo', subject_id: id, details: { decision: 'hide' } });
    expect((await undo(caseId)).status).toBe(409);
    expect((await decide(id, hide)).status).toBe(200);
    expect(await noticesOf(author)).toMatchObject([{ template: 'statement_blocked' }]);
  });

  it('is refused later, with nothing changed', async () => {
    const { id, author } = await reportedBy('fraud');
    const caseId = await idOf(id);
    await decide(id, hide);
    api.setNow(new Date(seededAt.getTime() + 13_000));
    expect(await undo(caseId)).toMatchObject({ status: 409, body: { message: 'errors.undo_over' } });
    api.setNow(seededAt);
    expect(await stateOf(id)).toBe('blocked');
    expect(await noticesOf(author)).toHaveLength(1);
  });

  it('lifts the ban of a blocked author', async () => {
    const { id, author } = await reportedBy('fraud');
    const other = await withSameAuthor(author);
    const caseId = await idOf(id);
    await decide(id, { decision: 'ban', reason: 'ban_spam' });
    expect((await undo(caseId)).status).toBe(200);
    expect([await stateOf(id), await stateOf(other)]).toEqual(['active', 'active']);
    expect(await noticesOf(author)).toEqual([]);
  });
});

describe('a blocked statement', () => {
  it('returns to the queue when its author has changed it, and to the lists when that is enough', async () => {
    const { id, author } = await reportedBy('wrong_photos');
    await decide(id, hide);
    await save(id, author, 'ახალი ფოტოები');
    expect(await caseOf(id)).toMatchObject({ kind: 'corrected', statement: { state: 'blocked' } });
    expect((await decide(id, { decision: 'keep', reason: 'corrected' })).status).toBe(200);
    expect(await stateOf(id)).toBe('active');
    expect((await noticesOf(author))[0]).toMatchObject({ template: 'statement_restored' });
  });
});

describe('blocked words', () => {
  const add = (word: string, isSevere = false, language = 'ka') =>
    post('/blocked-words', { word, language, is_severe: isSevere });
  const withText = async (text: string) => {
    const author = await newAuthor();
    return { id: await publish(author, text), author };
  };

  it('send a changed statement to the queue, and leave it listed', async () => {
    expect((await add('ყალბ*')).status).toBe(200);
    const { id } = await withText('ᲧᲐᲚᲑᲘ საბუთებით');
    expect(await caseOf(id)).toMatchObject({ kind: 'blocked_word', words: ['ყალბ*'], is_hidden: false });
    expect(await isListed(id)).toBe(true);
  });

  it('that are severe hide it until it is checked, and the author is notified', async () => {
    await add('Контрабанда', true, 'ru');
    const { id, author } = await withText('это КОНТРАБАНДА!');
    expect(await caseOf(id)).toMatchObject({ is_hidden: true, words: ['Контрабанда'], statement: { state: 'blocked' } });
    expect(await isListed(id)).toBe(false);
    expect(await noticesOf(author)).toMatchObject([{ template: 'statement_on_review' }]);
    expect((await decide(id, keep)).status).toBe(200);
    expect(await isListed(id)).toBe(true);
    await save(id, author, 'это контрабанда, да');
    expect(await caseOf(id)).toBeUndefined();
    expect(await isListed(id)).toBe(true);
  });

  it('that the author removes close the case', async () => {
    await add('swindle', false, 'en');
    const { id, author } = await withText('A swindle');
    expect(await caseOf(id)).toBeDefined();
    await save(id, author, 'A nice flat');
    expect(await caseOf(id)).toBeUndefined();
  });

  it('that are added later are searched for in listed statements, once, and again when they are changed', async () => {
    const scan = () => scanBlockedWords({ database: api.database, clock: api.now });
    await scan();
    const [plain, severe, passed] = [await withText('Casino nearby'), await withText('Roulette'), await withText('Poker flat')];
    const waiting = await withText('Casino again');
    await report(waiting.id, 'wrong_price');
    await decide(waiting.id, { decision: 'ask', reason: 'wrong_price' });
    const { id: wordId } = ((await add('casino', false, 'en')).body as { data: { id: number } }).data;
    await add('roulette', true, 'en');
    expect(await caseOf(plain.id)).toBeUndefined();
    expect(await scan()).toEqual({ words: 2, found: 3 });
    expect(await caseOf(plain.id)).toMatchObject({ kind: 'blocked_word', words: ['casino'], is_answered: null });
    expect([await isListed(plain.id), await isListed(severe.id), await isListed(passed.id)]).toEqual([true, false, true]);
    expect(await noticesOf(severe.author)).toMatchObject([{ template: 'statement_on_review' }]);
    expect((await queue('report')).cases.data.some(({ statement }) => statement.id === waiting.id)).toBe(false);
    expect((await decide(plain.id, keep)).status).toBe(200);
    expect(await scan()).toEqual({ words: 0, found: 0 });
    const body = { word: 'poker', language: 'en', is_severe: false };
    await api.call(`${admin}/blocked-words/${wordId}`, { method: 'PUT', headers: moderator.headers, body });
    expect(await scan()).toEqual({ words: 1, found: 1 });
    expect([await caseOf(passed.id), await caseOf(plain.id)]).toMatchObject([{ words: ['poker'] }, undefined]);
  });

  it('are managed by the staff: added once, changed, found, deleted, all logged', async () => {
    const created = await add('Первый', false, 'ru');
    const { id } = (created.body as { data: { id: number } }).data;
    expect((await latestAudit())?.action).toBe('blocked_words_add');
    expect(await add('ПЕРВЫЙ')).toMatchObject({ status: 409, body: { message: 'errors.word_exists' } });
    for (const word of ['x', '*', '12']) expect((await add(word)).status).toBe(422);
    const path = `${admin}/blocked-words/${id}`;
    const body = { word: 'второй', language: 'ru', is_severe: true };
    expect((await api.call(path, { method: 'PUT', headers: moderator.headers, body })).status).toBe(200);
    expect((await latestAudit())?.action).toBe('blocked_words_edit');
    const found = await get(`/blocked-words?q=${encodeURIComponent('втор')}`);
    expect(found.body).toMatchObject({
      data: { data: [{ id, word: 'второй', is_severe: true, created_by: { id: moderator.user.id } }] },
    });
    expect((await api.call(path, { method: 'DELETE', headers: await confirmedHeaders(api, moderator) })).status).toBe(200);
    expect((await latestAudit())?.action).toBe('blocked_words_delete');
    expect((await api.call(path, { method: 'DELETE', headers: await confirmedHeaders(api, moderator) })).status).toBe(404);
  });
});

describe('suspected duplicates', () => {
  const find = () => runFindDuplicates({ database: api.database, clock: api.now });
  const home = { floor: 9, totalFloors: 14, areaSqm: 64.3, roomTypeId: 2, streetId: 1, streetNumber: '22', projectId: null };
  /** Leaves nothing that could be like another. */
  const withoutOthers = async () => {
    await api.db.delete(moderationCases);
    await api.db.update(statements).set({ state: 'hidden' }).where(eq(statements.state, 'active'));
  };
  const pair = async (change: Parameters<typeof insertStatement>[1] = {}) => {
    const older = await insertVisitor(api.db);
    const newer = await insertVisitor(api.db);
    const oldDate = new Date(seededAt.getTime() - 86_400_000);
    const old = await insertStatement(api.db, { ...home, userId: older.user.id, createdAt: oldDate, date: oldDate });
    const fresh = await insertStatement(api.db, {
      ...home,
      userId: newer.user.id,
      createdAt: seededAt,
      date: seededAt,
      ...change,
    });
    return { old, fresh, older, newer };
  };

  it('are found once for a pair, the newer one blocked by a decision', async () => {
    await withoutOthers();
    const { old, fresh, newer, older } = await pair();
    expect(await find()).toMatchObject({ opened: 1 });
    expect(await find()).toMatchObject({ opened: 0 });
    const found = await caseOf(fresh.id);
    expect(found).toMatchObject({
      kind: 'duplicate',
      other: { id: old.id },
      evidence: { is_same_address: true, is_same_size: true },
    });
    expect((await decide(fresh.id, { decision: 'hide', reason: 'duplicate' })).status).toBe(200);
    expect([await stateOf(fresh.id), await stateOf(old.id)]).toEqual(['blocked', 'active']);
    expect([(await noticesOf(newer)).length, (await noticesOf(older)).length]).toEqual([1, 0]);
  });

  it('that were marked as different never come again', async () => {
    await withoutOthers();
    const { fresh } = await pair();
    await find();
    expect((await decide(fresh.id, { decision: 'keep', reason: 'different_homes' })).status).toBe(200);
    expect(await find()).toMatchObject({ opened: 0 });
  });

  it.each([
    ['on another floor', { floor: 3 }],
    ['in another house', { streetNumber: '48' }],
    ['at a far price', { priceGelMinor: 900_000_000 }],
  ])('%s are none', async (_, change) => {
    await withoutOthers();
    await pair(change);
    expect(await find()).toMatchObject({ opened: 0 });
  });

  it('that are escalated are only for admins', async () => {
    await withoutOthers();
    const { fresh } = await pair();
    await find();
    expect((await decide(fresh.id, { decision: 'escalate', reason: 'unclear' })).status).toBe(200);
    expect(await caseOf(fresh.id)).toBeUndefined();
    const found = await caseOf(fresh.id, boss);
    expect(found).toMatchObject({ is_escalated: true });
    expect((await post(`/moderation/${found?.id}`, keep)).status).toBe(409);
    expect((await post(`/moderation/${found?.id}`, keep, boss)).status).toBe(200);
  });
});

const withSameAuthor = async ({ user }: Visitor): Promise<number> => (await insertStatement(api.db, { userId: user.id })).id;
