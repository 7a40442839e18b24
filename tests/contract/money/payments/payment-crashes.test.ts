import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { queryRows } from '@/server/db/client';
import { type OpenDatabase, openDatabase } from '@/server/db/open';
import { orders } from '@/server/modules/orders/orders.table';
import { sandboxOrders, savedCards } from '@/server/modules/payments/payments.table';
import { createWalletRepository } from '@/server/modules/wallet/wallet.repository';
import { createWalletCheckRepository } from '@/server/modules/wallet/wallet-check.repository';
import { callOf, fillWallet, insertOrder, payWith } from '@/tests/factories/money/money';
import { insertVisitor } from '@/tests/factories/visitor';
import { bundle } from '@/tests/setup/bundle';
import type { CrashJob } from '@/tests/setup/crash-child';
import { openTestDatabase, seededAt } from '@/tests/setup/database';
import { openMoney } from '@/tests/setup/money';
import { embeddedScenes, type Scene, scenes } from './crash-points';

const source = inject('testDatabase');
const testTimeoutMs = 60_000;
/** Within this after the restart the ledger balances. */
const restartMs = 60_000;
const restartedAt = new Date(seededAt.getTime() + restartMs);

let program: Awaited<ReturnType<typeof bundle>>;
const crashChild = 'tests/setup/crash-child.ts';
let database: OpenDatabase;
let folder: string | null = null;
let databaseUrl: string | null = null;

/** Processes that have loaded the services and wait for what to die in. */
const ready: ChildProcessWithoutNullStreams[] = [];
const readyMax = 2;
const makeReady = (): void => {
  while (ready.length < readyMax) ready.push(spawn(process.execPath, [program.fileOf(crashChild)], { stdio: 'pipe' }));
};

async function open(): Promise<OpenDatabase> {
  if (source.kind !== 'embedded') return database ?? openTestDatabase(source);
  folder ??= mkdtempSync(join(tmpdir(), 'aivani-crash-'));
  const isNew = database === undefined;
  return openDatabase({
    dataDir: folder,
    ...(isNew && { embedded: { loadDataDir: new Blob([readFileSync(source.dumpFile)]) } }),
  });
}

beforeAll(async () => {
  program = await bundle(crashChild);
  makeReady();
  database = await open();
  if (source.kind !== 'postgresql') return;
  const [row] = await queryRows<{ name: string }>(database.db, sql`select current_database() as name`);
  const url = new URL(source.adminUrl);
  url.pathname = `/${row?.name}`;
  databaseUrl = url.href;
});
afterAll(async () => {
  for (const child of ready) child.kill();
  await database?.close();
  if (folder !== null) rmSync(folder, { recursive: true, force: true });
  program.remove();
});

/** Lets a process die in its call. @returns the signal that ended it */
async function crash(job: Pick<CrashJob, 'point' | 'call'>): Promise<NodeJS.Signals | null> {
  makeReady();
  const child = ready.shift();
  if (!child) throw new Error('No process is ready.');
  // An embedded folder belongs to one process at a time.
  if (folder !== null) await database.close();
  const where = folder === null ? { databaseUrl } : { dataDir: folder };
  const complaints: string[] = [];
  createInterface({ input: child.stderr }).on('line', (line) => complaints.push(line));
  const ended = new Promise<NodeJS.Signals | null>((done) => child.once('exit', (_, signal) => done(signal)));
  child.stdin.write(`${JSON.stringify({ ...job, ...where, now: seededAt.toISOString() })}\n`);
  const signal = await ended;
  if (folder !== null) database = await open();
  if (signal === null) throw new Error(`It did not die at ${job.point}. ${complaints.join('\n')}`);
  return signal;
}

/** A card stored at the gateway. @returns its id */
async function saveCard(userId: number): Promise<number> {
  const token = `visa:1229:${randomUUID()}`;
  const kept = { reference: randomUUID(), amountMinor: 1, description: '', savesCard: true, cardToken: token, returnUrl: '' };
  const rest = { cardMask: '4242 **** **** 4242', callbackUrl: '', state: 'cancelled', createdAt: seededAt } as const;
  await database.db.insert(sandboxOrders).values({ ...kept, ...rest });
  const card = { userId, gateway: 'sandbox', token, mask: rest.cardMask, createdAt: seededAt } as const;
  const [row] = await database.db.insert(savedCards).values(card).returning();
  return row?.id ?? 0;
}

const chargeOnPage = (paymentId: number) =>
  database.db
    .update(sandboxOrders)
    .set({ state: 'approved', cardMask: '4242 **** **** 4242', settledAt: seededAt })
    .where(eq(sandboxOrders.reference, String(paymentId)));

const openServices = (at: Date) => openMoney(database, null, () => at);

/** Sets up a scenario. @returns the call that is to die, and what the client sends again */
async function prepare(scene: Scene) {
  const { user } = await insertVisitor(database.db);
  const { order, payment } = await insertOrder(database.db, user.id, { serviceId: 99 });
  if (scene.walletMinor !== undefined) await fillWallet(database.db, user.id, scene.walletMinor);
  const cardId = scene.payWith === 'saved card' ? await saveCard(user.id) : undefined;
  const method = scene.payWith === undefined || scene.payWith === 'balance' ? 'balance' : 'card';
  const body = { pay_with: method, ...(cardId === undefined ? {} : { card_id: cardId }) };
  const key = randomUUID();
  const money = openServices(seededAt);
  const repeat = () => openServices(restartedAt).payments.pay(callOf(user.id, key), payWith(payment.id, body), 'ka');
  const known = { user, order, payment, repeat };
  if (scene.call === 'pay')
    return { ...known, call: { kind: 'pay', userId: user.id, key, paymentId: payment.id, body } as const };
  await money.payments.pay(callOf(user.id), payWith(payment.id, body), 'ka');
  if (scene.isOrderCancelled) await database.db.update(orders).set({ state: 'cancelled' }).where(eq(orders.id, order.id));
  await chargeOnPage(payment.id);
  if (scene.call === 'settle') return { ...known, call: { kind: 'settle', paymentId: payment.id } as const };
  await money.settle(payment.id);
  const { user: clerk } = await insertVisitor(database.db);
  return { ...known, call: { kind: 'refund', clerkId: clerk.id, key, orderId: order.id } as const };
}

const foundOf = async (orderId: number, userId: number) => ({
  order: (await database.db.select().from(orders).where(eq(orders.id, orderId)))[0]?.state,
  walletMinor: await createWalletRepository(database.db).balanceOf(userId),
});

/** The ledger balances and agrees with what the gateway has charged and not refunded. */
async function expectBalancedBooks(): Promise<void> {
  expect(await createWalletCheckRepository(database.db).differences()).toEqual([]);
  const [ledger] = await queryRows<{ uncredited: string; ours: string; theirs: string }>(
    database.db,
    sql`select
      (select count(*) from sandbox_orders s join payments p on p.id::text = s.reference
        where s.state = 'approved' and p.state <> 'approved') as uncredited,
      (select coalesce(-sum(p.amount_minor), 0) from ledger_postings p
        join ledger_accounts a on a.id = p.account_id and a.kind = 'gateway'
        join ledger_transactions t on t.id = p.transaction_id and t.payment_id is not null) as ours,
      (select coalesce(sum(amount_minor - refunded_minor), 0) from sandbox_orders where state = 'approved') as theirs`,
  );
  expect({ uncredited: Number(ledger?.uncredited), ours: Number(ledger?.ours) }).toEqual({
    uncredited: 0,
    ours: Number(ledger?.theirs),
  });
}

const names = source.kind === 'embedded' ? embeddedScenes : Object.keys(scenes);

describe('the ledger balances within a minute of the restart when the process is killed in', () => {
  it.each(names)(
    '%s',
    async (name) => {
      const scene = scenes[name];
      if (!scene) throw new Error(`There is no scene ${name}.`);
      const { user, order, payment, call, repeat } = await prepare(scene);
      expect(await crash({ point: scene.point, call })).toBe('SIGKILL');
      if (scene.call === 'pay' && scene.isCharged) await chargeOnPage(payment.id);
      await openServices(restartedAt).reconciler.run(true);
      expect(await foundOf(order.id, user.id)).toEqual(scene.after);
      await expectBalancedBooks();
      if (scene.repeated) {
        await repeat();
        expect(await foundOf(order.id, user.id)).toEqual(scene.repeated);
        await expectBalancedBooks();
      }
    },
    testTimeoutMs,
  );
});

describe('a card payment whose process is killed gets the gateway’s page when its call is repeated under its key', () => {
  it.each(['before gateway.createPayment 1', 'after gateway.createPayment 1', 'before payments.storeGatewayOrder 1'])(
    '%s',
    async (point) => {
      const { user, order, payment, call, repeat } = await prepare({
        point,
        call: 'pay',
        payWith: 'card',
        isCharged: false,
        after: { order: 'awaiting_payment', walletMinor: 0 },
      });
      expect(await crash({ point, call })).toBe('SIGKILL');
      const { redirect_url: page } = await repeat();
      const made = await database.db
        .select({ id: sandboxOrders.id })
        .from(sandboxOrders)
        .where(eq(sandboxOrders.reference, String(payment.id)));
      expect([made.length, page]).toEqual([1, expect.stringContaining(String(made[0]?.id))]);
      expect(await repeat()).toMatchObject({ redirect_url: page });
      await chargeOnPage(payment.id);
      await openServices(restartedAt).reconciler.run(true);
      expect(await foundOf(order.id, user.id)).toEqual({ order: 'paid', walletMinor: 0 });
      await expectBalancedBooks();
    },
    testTimeoutMs,
  );
});
