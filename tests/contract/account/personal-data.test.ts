import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, inArray } from 'drizzle-orm';
import pino from 'pino';
import { beforeAll, describe, expect, it } from 'vitest';
import { ownDataSchema } from '@/lib/contracts/account/personal-data';
import { type Composition, compose } from '@/server/composition/compose';
import { composeSealedValues } from '@/server/composition/services/compose-personal-data';
import { readServerEnv } from '@/server/env';
import { purgeRequests } from '@/server/jobs/personal-data/purge-requests';
import { loanRequests } from '@/server/modules/mortgage/mortgage.table';
import { notifications } from '@/server/modules/notifications/notifications.table';
import { orders } from '@/server/modules/orders/orders.table';
import { accountDeletions, consents, consentTexts, dataExports } from '@/server/modules/personal-data/personal-data.table';
import { statementSearch } from '@/server/modules/search/search.table';
import { staffMembers } from '@/server/modules/staff/staff.table';
import { statements } from '@/server/modules/statements/statements.table';
import { favorites, sessions, users } from '@/server/modules/users/users.table';
import { ledgerAccounts } from '@/server/modules/wallet/wallet.table';
import { createWalletCheckRepository } from '@/server/modules/wallet/wallet-check.repository';
import { createDataCipher } from '@/server/ports/data-cipher';
import { messagesTo, openBrowser, registerByPhone, type TestBrowser, testPassword } from '../../factories/browser';
import { fillWallet } from '../../factories/money/money';
import { insertStatement } from '../../factories/statement';
import { insertVisitor } from '../../factories/visitor';
import { useApi } from '../../setup/api';
import { testCipher, testDataKey } from '../../setup/data-key';
import { quickHashing } from '../../setup/password-hashing';

const folder = mkdtempSync(join(tmpdir(), 'aivani-personal-'));
const api = useApi({ DATA_DIR: folder });
let parts: Composition;
beforeAll(() => {
  const env = readServerEnv({ DATA_KEY: testDataKey, DATA_DIR: folder, NODE_ENV: 'test' });
  parts = compose({
    env,
    database: api.database,
    clock: api.now,
    logger: pino({ level: 'silent' }),
    passwordHashing: quickHashing,
  });
});

const password = { current_password: testPassword };
const deletion = '/api/v1/account/deletion';
const archive = '/api/v1/account/export';
const dataOf = (response: { body: unknown }) => ownDataSchema.parse(response.body).data;
const later = (days: number) => new Date(api.now().getTime() + days * 86_400_000);
let phones = 599_300_000;

/** A person with an e-mail, a listed statement and a photo of it. */
async function insertPerson() {
  phones += 1;
  const { browser, response } = await registerByPhone(api, String(phones));
  const { id } = (response.body as { data: { user: { id: number } } }).data.user;
  const email = `person-${id}@example.ge`;
  await api.db.update(users).set({ email, emailVerified: true }).where(eq(users.id, id));
  const statement = await insertStatement(api.db, { userId: id, ownerName: 'ნინო', state: 'active' });
  const photo = `s${statement.id}-${'a'.repeat(20)}`;
  for (const size of ['', '-thumb', '-blur']) await parts.ports.storage.put(`${photo}${size}.webp`, new Uint8Array([1, 2, 3]));
  const url = `/api/images/${photo}.webp`;
  const images = [{ large: url, thumb: url, blur: url, is_main: true }];
  await api.db.update(statements).set({ images }).where(eq(statements.id, statement.id));
  return { id, email, browser, statementId: statement.id, photo: `${photo}.webp` };
}
const isListed = async (id: number) => (await api.db.$count(statementSearch, eq(statementSearch.id, id))) === 1;
const loanOf = (userId: number, personalNumber: string): typeof loanRequests.$inferInsert => ({
  ...{ userId, bankId: 1, currencyId: 1, priceMinor: 10_000, amountMinor: 8_000, participationMinor: 2_000, months: 60 },
  ...{ yearlyPercent: 11.3, isFromDeveloper: true, firstName: 'ნინო', lastName: 'ბერიძე', phone: '599000000', email: 'n@e.ge' },
  ...{ personalNumber, fields: {}, locale: 'ka', state: 'kept', bodyHash: '', createdAt: api.now(), mailAfter: api.now() },
});

describe('POST /api/v1/account/deletion', () => {
  it('needs the password, takes the statements off the site at once, sends a mail, and stops every other write', async () => {
    const { email, browser, statementId } = await insertPerson();
    expect((await browser.call(deletion, {})).body).toMatchObject({ errors: { current_password: ['errors.proof_required'] } });
    expect((await browser.call(deletion, { current_password: 'wrong' })).status).toBe(422);
    expect(await isListed(statementId)).toBe(true);
    const response = await browser.call(deletion, password);
    expect(dataOf(response).deletion?.due_at).toBe(later(14).toISOString());
    expect(await isListed(statementId)).toBe(false);
    await expect.poll(async () => (await messagesTo(api, email))[0]).toContain('/account/personalInformation#your-data');
    const write = await browser.call('/api/microservice/users/saved-searches', { name: 'x' });
    expect([write.status, (write.body as { message: string }).message]).toEqual([403, 'errors.account_leaving']);
    expect((await browser.call('/api/auth-service/sessions')).status).toBe(200);
    expect((await browser.call(deletion, password)).status).toBe(409);
  });

  it('refuses the staff, open orders, and a balance that was not given up', async () => {
    const { id, browser } = await insertPerson();
    const refused = async (body: object = password) => (await browser.call(deletion, body)).body;
    await api.db.insert(staffMembers).values({ userId: id, role: 'support', grantedAt: api.now() });
    expect(await refused()).toMatchObject({ message: 'errors.deletion_staff' });
    await api.db.delete(staffMembers).where(eq(staffMembers.userId, id));
    const moments = { createdAt: api.now(), updatedAt: api.now() };
    const order: typeof orders.$inferInsert = {
      userId: id,
      payerId: id,
      serviceId: 1,
      state: 'paid',
      details: {},
      lines: [],
      amountMinor: 0,
      ...moments,
    };
    await api.db.insert(orders).values(order);
    expect(await refused()).toMatchObject({ message: 'errors.deletion_orders' });
    await api.db.update(orders).set({ state: 'closed' }).where(eq(orders.userId, id));
    await fillWallet(api.db, id, 500);
    expect(await refused()).toMatchObject({ errors: { gives_up_balance: ['errors.deletion_balance'] } });
    expect(await api.db.$count(accountDeletions, eq(accountDeletions.userId, id))).toBe(0);
    expect(dataOf(await browser.call(deletion, { ...password, gives_up_balance: true })).deletion).not.toBeNull();
  });

  it('is undone within its term: the statements that left return, and no others', async () => {
    const { id, browser, statementId } = await insertPerson();
    const hidden = await insertStatement(api.db, { userId: id, state: 'hidden' });
    expect((await browser.call(`${deletion}/undo`, {})).status).toBe(404);
    await browser.call(deletion, password);
    expect(dataOf(await browser.call(`${deletion}/undo`, {})).deletion).toBeNull();
    expect([await isListed(statementId), await isListed(hidden.id)]).toEqual([true, false]);
    api.setNow(later(15));
    expect(await parts.services.erasure.run()).toEqual({ erased: expect.any(Number) });
    expect((await parts.repositories.users.findById(id))?.name).not.toBe('');
    api.setNow(later(-15));
  });
});

describe('the end of an account', () => {
  it('happens after 14 days and not before; what remains is anonymous', async () => {
    const person = await insertPerson();
    const { id, email, browser, statementId, photo } = person;
    const other = await insertVisitor(api.db);
    await api.db.insert(favorites).values({ userId: id, statementId });
    await api.db.insert(loanRequests).values(loanOf(id, testCipher.seal('loan request personal number', '01001012345')));
    const message: typeof notifications.$inferInsert = {
      ...{
        userId: other.user.id,
        senderId: id,
        senderName: 'ნინო',
        senderPhone: '599',
        type: 3,
        template: 'statement_message' as const,
      },
      ...{ parameters: { sender_name: 'ნინო', reason: 'other' }, createdAt: api.now() },
    };
    await api.db.insert(notifications).values(message);
    const agent = await insertVisitor(api.db, { agencyId: id });
    await browser.call(deletion, password);
    api.setNow(later(13.9));
    await parts.services.erasure.run();
    expect((await parts.repositories.users.findById(id))?.email).toBe(email);
    api.setNow(later(0.1));
    await parts.services.erasure.run();
    const [row] = await api.db.select().from(users).where(eq(users.id, id));
    expect(row).toMatchObject({ name: '', email: null, loginPhone: null, phone: null, slug: null, deletedAt: api.now() });
    const [statement] = await api.db.select().from(statements).where(eq(statements.id, statementId));
    expect(statement).toMatchObject({ state: 'deleted', ownerName: null, phone: null, images: [] });
    expect(await parts.ports.storage.get(photo)).toBeNull();
    const left = [favorites, loanRequests, sessions, consents, accountDeletions];
    expect(await Promise.all(left.map((table) => api.db.$count(table, eq(table.userId, id))))).toEqual([0, 0, 0, 0, 0]);
    const [kept] = await api.db.select().from(notifications).where(eq(notifications.userId, other.user.id));
    expect(kept).toMatchObject({
      senderId: null,
      senderName: null,
      senderPhone: null,
      parameters: { sender_name: '—', reason: 'other' },
    });
    expect((await parts.repositories.users.findById(agent.user.id))?.agencyId).toBeNull();
    expect((await browser.call('/api/v1/account/data')).status).toBe(401);
    api.setNow(later(-14));
  });

  it.each([
    { owed: 0, revenue: 4_200 },
    { owed: 1_000, revenue: 3_200 },
    { owed: 9_000, revenue: 0 },
  ])('books the balance that its owner gave up, after a debt of $owed tetri', async ({ owed, revenue }) => {
    const { id, browser } = await insertPerson();
    const { wallet } = parts.repositories;
    await fillWallet(api.db, id, 4_200);
    const postings = [
      { kind: 'receivable', ownerId: id, amountMinor: -owed },
      { kind: 'gateway', amountMinor: owed },
    ] as const;
    await wallet.post({ kind: 'chargeback', onceKey: `owed by ${id}`, userId: id, postings, at: api.now() });
    const revenueNow = async () =>
      (await api.db.select().from(ledgerAccounts).where(eq(ledgerAccounts.kind, 'revenue')))[0]?.balanceMinor ?? 0;
    const before = await revenueNow();
    await browser.call(deletion, { ...password, gives_up_balance: true });
    api.setNow(later(14));
    await parts.services.erasure.run();
    await parts.services.erasure.run();
    api.setNow(later(-14));
    expect(await wallet.balanceOf(id)).toBe(0);
    expect(await wallet.lockDebtOf(id)).toBe(Math.max(0, owed - 4_200));
    expect((await revenueNow()) - before).toBe(revenue);
    expect(await createWalletCheckRepository(api.db).differences()).toEqual([]);
  });
});

describe('POST /api/v1/account/export', () => {
  const requested = async (browser: TestBrowser) => {
    const { export: waiting } = dataOf(await browser.call(archive, password));
    expect(waiting?.state).toBe('waiting');
    expect((await browser.call(`${archive}/${waiting?.id}`)).status).toBe(404);
    await parts.services.dataExports.run();
    return `${archive}/${waiting?.id}`;
  };
  const download = (browser: TestBrowser, path: string) =>
    api.fetch(
      new Request(`http://localhost:3000${path}`, {
        headers: {
          'sec-fetch-site': 'same-origin',
          cookie: [...browser.jar].map(([name, value]) => `${name}=${value}`).join('; '),
        },
      }),
    );

  it('gives its owner one archive of JSON and photos, encrypted until then', async () => {
    const { id, browser, statementId } = await insertPerson();
    await api.db.insert(loanRequests).values(loanOf(id, testCipher.seal('loan request personal number', '01001012345')));
    expect((await browser.call(archive, {})).status).toBe(422);
    const path = await requested(browser);
    const [row] = await api.db.select().from(dataExports).where(eq(dataExports.userId, id));
    expect(row?.files).toMatch(/^d1\./);
    const otherUser = await insertPerson();
    expect((await download(otherUser.browser, path)).status).toBe(404);
    expect((await download(openBrowser(api), path)).status).toBe(401);
    const response = await download(browser, path);
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    const zip = Buffer.from(await response.arrayBuffer()).toString('latin1');
    for (const name of ['account.json', 'statements.json', 'loan-requests.json', `photos/${statementId}/1.webp`])
      expect(zip).toContain(name);
    expect(zip).toContain('01001012345');
    expect(zip).not.toContain('"password"');
    expect((await download(browser, path)).status).toBe(404);
    expect(dataOf(await browser.call('/api/v1/account/data')).export?.state).toBe('taken');
  });

  it('is good for seven days', async () => {
    const { id, browser } = await insertPerson();
    const path = await requested(browser);
    api.setNow(later(7));
    expect((await download(browser, path)).status).toBe(404);
    await parts.services.dataExports.run();
    expect(await api.db.$count(dataExports, eq(dataExports.userId, id))).toBe(0);
    api.setNow(later(-7));
  });
});

describe('requests for loans', () => {
  it('are deleted after a year', async () => {
    const { user } = await insertVisitor(api.db);
    await api.db.insert(loanRequests).values(loanOf(user.id, ''));
    const runAt = (days: number) => purgeRequests({ database: api.database, clock: () => later(days) });
    await runAt(364);
    expect(await api.db.$count(loanRequests, eq(loanRequests.userId, user.id))).toBe(1);
    await runAt(365);
    expect(await api.db.$count(loanRequests, eq(loanRequests.userId, user.id))).toBe(0);
  });
});

describe('consent', () => {
  it('is stored with the version of each text, as it stood at the registration', async () => {
    const { id } = await insertPerson();
    const given = await api.db.select().from(consents).where(eq(consents.userId, id));
    const versions = given.map(({ version }) => version);
    const texts = await api.db.select().from(consentTexts).where(inArray(consentTexts.version, versions));
    expect(texts.map(({ key }) => key).sort()).toEqual(['privacy', 'terms']);
    expect(texts.every(({ body }) => body.ka.length > 100)).toBe(true);
  });
});

describe('a rotation of the data key', () => {
  it('encrypts every personal number with the new key, those in the clear as well', async () => {
    const { user } = await insertVisitor(api.db);
    const older = testCipher.seal('loan request personal number', '01001012345');
    const ids = await api.db
      .insert(loanRequests)
      .values([loanOf(user.id, older), loanOf(user.id, '01001054321')])
      .returning({ id: loanRequests.id });
    const newKey = Buffer.alloc(32, 9).toString('base64');
    const rotated = createDataCipher({ read: () => [newKey, testDataKey], rotate: null });
    await composeSealedValues(api.db, rotated).sealAll();
    const onlyNew = createDataCipher({ read: () => [newKey], rotate: null });
    const stored = await api.db
      .select()
      .from(loanRequests)
      .where(
        inArray(
          loanRequests.id,
          ids.map(({ id }) => id),
        ),
      );
    expect(stored.map((row) => onlyNew.open('loan request personal number', row.personalNumber)).sort()).toEqual([
      '01001012345',
      '01001054321',
    ]);
    expect(() => testCipher.open('loan request personal number', stored[0]?.personalNumber ?? '')).toThrow('missing');
  });
});
