import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import { expect, inject, it } from 'vitest';
import { queryRows } from '@/server/db/client';
import { createWalletCheckRepository } from '@/server/modules/wallet/wallet-check.repository';
import { openBank } from '@/tests/factories/gateway';
import { insertStaff } from '@/tests/factories/staff';
import { insertVisitor } from '@/tests/factories/visitor';
import { useApi } from '@/tests/setup/api';
import { seededAt } from '@/tests/setup/database';
import { openMoney } from '@/tests/setup/money';
import { createHistory, randomOf } from './ledger-history';

const api = useApi();
const isEverything = process.env.TEST_ALL === '1';
const isServer = inject('testDatabase').kind === 'postgresql';
/** The server, which runs several side by side, takes most of them. */
const historyCount = isEverything ? 10_000 / (isServer ? 1 : 10) : isServer ? 24 : 6;
const atOnce = isServer ? 6 : 1;
const stepsMin = 20;
const seed = 20_261_120;
/** Ten thousand took twenty minutes on two cores that did other work as well. */
const timeoutMs = (isEverything ? 3 : 1) * 1_200_000;

it(
  `keeps the ledger through ${historyCount} random histories of top-ups, purchases, refunds, chargebacks and failures`,
  async () => {
    const bank = openBank();
    const money = openMoney(api.database, bank.gateways, () => seededAt);
    const market = { db: api.db, money, bank, clerkId: (await insertStaff(api.db, 'support')).user.id };
    const wrong: object[] = [];
    let next = 0;
    const runOthers = async (): Promise<void> => {
      while (next < historyCount) {
        next += 1;
        const history = next;
        const { user } = await insertVisitor(api.db);
        const { found, expected, steps } = await createHistory(market, user.id, randomOf(seed + history)).run(stepsMin);
        if (!isDeepStrictEqual(found, expected) || steps < stepsMin) wrong.push({ history, found, expected, steps });
      }
    };
    await Promise.all(Array.from({ length: atOnce }, runOthers));
    expect(wrong).toEqual([]);
    expect(await createWalletCheckRepository(api.db).differences()).toEqual([]);
    const [sums] = await queryRows<{ all: string; lowest: string; held: string }>(
      api.db,
      sql`select (select sum(amount_minor) from ledger_postings) as all,
          (select -balance_minor from ledger_accounts where kind = 'gateway') as held,
          (select min(after) from (
            select sum(p.amount_minor) over (partition by p.account_id order by p.id) as after
            from ledger_postings p join ledger_accounts a on a.id = p.account_id and a.kind = 'wallet') moments) as lowest`,
    );
    // Zero in all, never below zero in a wallet, and for the gateway what the bank itself reports.
    expect({ all: Number(sums?.all), isNegative: Number(sums?.lowest) < 0, held: Number(sums?.held) }).toEqual({
      all: 0,
      isNegative: false,
      held: bank.heldMinor(),
    });
  },
  timeoutMs,
);
