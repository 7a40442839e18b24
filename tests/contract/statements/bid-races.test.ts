import { randomUUID } from 'node:crypto';
import { asc, eq, sql } from 'drizzle-orm';
import { expect, inject, it } from 'vitest';
import { toMajorUnits } from '@/lib/domain/money/amount';
import { noPrice } from '@/lib/domain/money/price';
import { queryRows } from '@/server/db/client';
import { createAuctionsRepository } from '@/server/modules/auctions/auctions.repository';
import { auctionBids, auctions } from '@/server/modules/auctions/auctions.table';
import { insertAuction } from '../../factories/auction';
import { insertVisitor, type Visitor } from '../../factories/visitor';
import { useApi } from '../../setup/api';

const api = useApi();
const side = Array.from({ length: 20 }, (_, index) => index);

const insertBidders = () => Promise.all(side.map(() => insertVisitor(api.db)));
const bid = (id: number, { headers }: Visitor, amount: number) =>
  api.call(`/api/microservice/statements/${id}/bids`, {
    method: 'POST',
    headers: { 'idempotency-key': randomUUID(), ...headers },
    body: { amount, terms_accepted: true },
  });
const errorsOf = ({ body }: { body: unknown }) => (body as { errors: unknown }).errors;
const tooLow = (lowest: string) => ({ amount: ['errors.bid_too_low', lowest] });
const stored = async (id: number) => {
  const bids = await api.db.select().from(auctionBids).where(eq(auctionBids.statementId, id)).orderBy(asc(auctionBids.id));
  const [auction] = await api.db.select().from(auctions).where(eq(auctions.statementId, id));
  return {
    amounts: bids.map(({ amountMinor }) => toMajorUnits(amountMinor)),
    numbers: bids.map((each) => each.bidderNumber),
    auction,
  };
};

it('takes one of twenty equal bids at the same moment, and tells the others the next lowest bid', async () => {
  const { id } = await insertAuction(api.db);
  const answers = await Promise.all((await insertBidders()).map((bidder) => bid(id, bidder, 100_000)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.map(errorsOf)).toEqual(Array.from({ length: 19 }, () => tooLow('101000')));
  expect(await stored(id)).toMatchObject({ amounts: [100_000], auction: { bidsCount: 1, currentBidMinor: 10_000_000 } });
});

it('measures each of twenty rising bids against the one before, and numbers their bidders in turn', async () => {
  const { id } = await insertAuction(api.db);
  const bidders = await insertBidders();
  const answers = await Promise.all(bidders.map((bidder, index) => bid(id, bidder, 100_000 + index * 500)));
  const taken = answers.filter(({ status }) => status === 200).length;
  const { amounts, numbers, auction } = await stored(id);
  expect(answers.every(({ status }) => status === 200 || status === 422)).toBe(true);
  expect(amounts).toHaveLength(taken);
  expect(amounts.every((amount, index) => index === 0 || amount >= (amounts[index - 1] ?? 0) + 1000)).toBe(true);
  expect(numbers).toEqual(amounts.map((_, index) => index + 1));
  expect(auction).toMatchObject({ bidsCount: taken, currentBidMinor: (amounts.at(-1) ?? 0) * 100 });
});

it.runIf(inject('testDatabase').kind === 'postgresql')('waits for a bid whose transaction is open', async () => {
  const { id } = await insertAuction(api.db);
  const [first, second] = [await insertVisitor(api.db), await insertVisitor(api.db)];
  const createdAt = api.now();
  const waiting = await api.db.transaction(async (tx) => {
    const inside = createAuctionsRepository(tx);
    await inside.lock(id);
    const answer = bid(id, second, 100_500);
    const countWaiting = async () =>
      (await queryRows<{ count: number }>(api.db, sql`select count(*)::int as count from pg_locks where not granted`))[0]?.count;
    await expect.poll(countWaiting).toBe(1);
    const row = { statementId: id, userId: first.user.id, bidderNumber: 1, amountMinor: 10_000_000, createdAt };
    await inside.addBid(row, noPrice);
    return { answer };
  });
  expect(errorsOf(await waiting.answer)).toEqual(tooLow('101000'));
  expect((await stored(id)).amounts).toEqual([100_000]);
});
