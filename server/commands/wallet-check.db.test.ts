import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { fillWallet, insertOrder } from '@/tests/factories/money/money';
import { insertVisitor } from '@/tests/factories/visitor';
import { openTestDatabase, seededAt } from '@/tests/setup/database';
import { checkRestoredLedger } from '../backup/backup';
import type { OpenDatabase } from '../db/open';
import { checkLedger } from '../jobs/check-ledger';
import { payments } from '../modules/payments/payments.table';
import { ledgerAccounts, ledgerPostings, ledgerReports, ledgerTransactions } from '../modules/wallet/wallet.table';
import { executeCommand } from './command';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase(inject('testDatabase'));
});
afterAll(async () => database?.close());

const check = () => executeCommand(database, { kind: 'wallet-check' }, seededAt, () => undefined);
const newOwner = async () => (await insertVisitor(database.db)).user.id;

/** Corrupts the ledger, runs the check, and repairs the ledger. */
async function messageAfter(harm: () => Promise<unknown>, repair: () => Promise<unknown>): Promise<string> {
  await harm();
  const message = await check().then(
    () => 'nothing was found',
    (error: Error & { exitCode?: number }) => `${error.message} (exit code ${error.exitCode})`,
  );
  await repair();
  return message;
}

describe('the drill of a restore', () => {
  it('checks the ledger, and refuses a backup of a ledger that does not balance', async () => {
    const owner = await newOwner();
    await fillWallet(database.db, owner, 5_000);
    expect(await checkRestoredLedger(database.db)).toBe('Its ledger adds up.');
    const setBalance = (balanceMinor: number) =>
      database.db.update(ledgerAccounts).set({ balanceMinor }).where(eq(ledgerAccounts.ownerId, owner));
    await setBalance(5_001);
    await expect(checkRestoredLedger(database.db)).rejects.toThrow('The ledger does not balance.');
    await database.db.delete(ledgerPostings);
    await database.db.delete(ledgerTransactions);
    await database.db.delete(ledgerAccounts);
  });
});

describe('npm run wallet:check', () => {
  it('prints the totals of a balanced ledger', async () => {
    await fillWallet(database.db, await newOwner(), 5_000);
    expect(JSON.parse(await check())).toMatchObject({ accounts: 2, transactions: 1, gateway_minor: -5_000, wallet_minor: 5_000 });
  });

  it('names the wallet whose balance is not the sum of its postings', async () => {
    const owner = await newOwner();
    await fillWallet(database.db, owner, 5_000);
    const setBalance = (balanceMinor: number) =>
      database.db.update(ledgerAccounts).set({ balanceMinor }).where(eq(ledgerAccounts.ownerId, owner));
    const message = await messageAfter(
      () => setBalance(5_001),
      () => setBalance(5_000),
    );
    expect(message).toBe(
      `The ledger does not balance. wallet ${owner}: a balance is the sum of its postings; 5000 expected, 5001 found (tetri). (exit code 1)`,
    );
  });

  it('names the transaction that does not add up to zero', async () => {
    await fillWallet(database.db, await newOwner(), 700);
    const shift = (by: number) =>
      database.db
        .update(ledgerPostings)
        .set({ amountMinor: sql`${ledgerPostings.amountMinor} + ${by}` })
        .where(eq(ledgerPostings.id, sql`(select max(id) from ledger_postings)`));
    const message = await messageAfter(
      () => shift(1),
      () => shift(-1),
    );
    expect(message).toMatch(/transaction \d+ \(test .*\): a transaction adds up to zero; 0 expected, -?1 found/);
  });

  it('names a charge that was not credited, and an order that nobody paid', async () => {
    const { order, payment } = await insertOrder(database.db, await newOwner());
    const setPayment = (state: 'approved' | 'created') =>
      database.db.update(payments).set({ state, gateway: 'sandbox' }).where(eq(payments.id, payment.id));
    const uncredited = await messageAfter(
      () => setPayment('approved'),
      () => setPayment('created'),
    );
    expect(uncredited).toContain(`payment ${payment.id}: a charge is credited; 3500 expected, 0 found`);
    const setPaid = (paid: number) => database.db.execute(sql`update orders set paid_minor = ${paid} where id = ${order.id}`);
    const unpaid = await messageAfter(
      () => setPaid(3_500),
      () => setPaid(0),
    );
    expect(unpaid).toContain(`order ${order.id}: an order costs its buyer what it was paid with; 3500 expected, 0 found`);
  });

  it('is stored every night, once a day', async () => {
    const run = () => checkLedger({ database, clock: () => seededAt });
    expect(await run()).toMatchObject({ differences: 0 });
    await run();
    expect(await database.db.select().from(ledgerReports)).toMatchObject([{ kind: 'check', day: '2026-11-20', differences: [] }]);
  });
});
