import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Auction, ownBidderSchema, placedBidSchema } from '@/lib/contracts/statements/auctions';
import { ownStatementResponseSchema } from '@/lib/contracts/statements/own-statements';
import { statementDetailResponseSchema, statementListSchema } from '@/lib/contracts/statements/statements';
import { auctionBids } from '@/server/modules/auctions/auctions.table';
import { consentTexts } from '@/server/modules/personal-data/personal-data.table';
import { priceHistory, statements } from '@/server/modules/statements/statements.table';
import { insertAuction, insertTerms } from '../../factories/auction';
import { completeFlat } from '../../factories/own-statement';
import { insertStatement } from '../../factories/statement';
import { insertVisitor, type Visitor } from '../../factories/visitor';
import { useApi } from '../../setup/api';
import { seededAt } from '../../setup/database';

const api = useApi();
const statementsPath = '/api/microservice/statements';
const phone = '599123456';

let [owner, nino, gia]: Visitor[] = [];
beforeEach(async () => {
  api.setNow(seededAt);
  owner = await insertVisitor(api.db, { name: 'Owner' });
  nino = await insertVisitor(api.db, { name: 'Nino Secretashvili', phone });
  gia = await insertVisitor(api.db, { name: 'Gia' });
});

const onAuction = async () => (await insertAuction(api.db, {}, { userId: owner?.user.id ?? 0 })).id;

/** `terms` null is left out. */
type Sent = { key?: string; terms?: boolean | null };
const bid = (
  id: number | string,
  visitor: Visitor | undefined,
  amount: unknown,
  { key = randomUUID(), terms = true }: Sent = {},
) =>
  api.call(`${statementsPath}/${id}/bids`, {
    method: 'POST',
    headers: { 'idempotency-key': key, ...visitor?.headers },
    body: { amount, ...(terms === null ? {} : { terms_accepted: terms }) },
  });
const errorOf = ({ status, body }: { status: number; body: unknown }) => {
  const { message, errors } = body as { message: string; errors: object };
  return [status, message, errors];
};
const detailOf = async (id: number) =>
  statementDetailResponseSchema.parse((await api.call(`${statementsPath}/${id}`)).body).data.statement;
const auctionOf = async (id: number): Promise<Auction | null | undefined> => (await detailOf(id)).auction;
const storedBids = (id: number) =>
  api.db.select().from(auctionBids).where(eq(auctionBids.statementId, id)).orderBy(asc(auctionBids.id));

describe('200', () => {
  it('takes the start price as the first bid, and a step above the current bid as the next', async () => {
    const id = await onAuction();
    expect(await auctionOf(id)).toMatchObject({ current_bid: null, current_price: 100_000, lowest_bid: 100_000, bids: [] });
    const first = await bid(id, nino, 100_000);
    expect(placedBidSchema.parse(first.body).data).toMatchObject({ bidder: 1, auction: { current_bid: 100_000 } });
    const second = placedBidSchema.parse((await bid(id, gia, '101000.50')).body).data;
    expect(second).toEqual({ bidder: 2, auction: await auctionOf(id) });
    expect(second.auction).toEqual({
      currency_id: 2,
      current_price: 101_000.5,
      bids_count: 2,
      ends_at: '2026-11-27T14:00:00.000Z',
      start_price: 100_000,
      current_bid: 101_000.5,
      step: 1000,
      lowest_bid: 102_000.5,
      bidders_count: 2,
      payment_days: 10,
      starts_at: '2026-11-16T08:00:00.000Z',
      bids: [
        { bidder: 2, amount: 101_000.5, created_at: seededAt.toISOString() },
        { bidder: 1, amount: 100_000, created_at: seededAt.toISOString() },
      ],
    });
  });

  it('calls a bidder by the same number again', async () => {
    const id = await onAuction();
    await bid(id, nino, 100_000);
    await bid(id, gia, 101_000);
    await bid(id, nino, 102_000);
    expect((await auctionOf(id))?.bids.map(({ bidder }) => bidder)).toEqual([1, 2, 1]);
    expect((await auctionOf(id))?.bidders_count).toBe(2);
  });

  it('keeps the text that the bidder agreed to', async () => {
    const id = await onAuction();
    await bid(id, nino, 100_000);
    const [stored] = await storedBids(id);
    const [text] = await api.db
      .select()
      .from(consentTexts)
      .where(eq(consentTexts.version, stored?.consentVersion ?? ''));
    expect(text).toMatchObject({ key: 'auction', body: { en: expect.stringContaining('cannot be taken back') } });
  });

  it('shows the bid at once on the card, in the price of the statement, and to filters by price', async () => {
    const id = await onAuction();
    const cardOf = async (query = '') => {
      const { body } = await api.call(`${statementsPath}?users=${owner?.user.id}&currency_id=2${query}`);
      return statementListSchema.parse(body).data.data[0];
    };
    expect((await cardOf())?.auction).toMatchObject({ current_price: 100_000, bids_count: 0 });
    await bid(id, nino, 150_000);
    const card = await cardOf();
    expect(card?.auction).toEqual({
      currency_id: 2,
      current_price: 150_000,
      bids_count: 1,
      ends_at: '2026-11-27T14:00:00.000Z',
    });
    expect(card?.price['2']).toEqual({ price_total: 150_000, price_square: 3000 });
    expect(card?.price['1']?.price_total).toBe((await detailOf(id)).price['1']?.price_total);
    expect(await cardOf('&price_to=149000')).toBeUndefined();
    expect((await cardOf('&price_from=150000'))?.id).toBe(id);
  });

  it('moves neither the date of the statement nor its price history', async () => {
    const id = await onAuction();
    const before = (await detailOf(id)).last_updated_iso;
    await bid(id, nino, 100_000);
    expect((await detailOf(id)).last_updated_iso).toBe(before);
    expect(await api.db.$count(priceHistory, eq(priceHistory.statementId, id))).toBe(0);
  });

  it('names no bidder anywhere in the statement', async () => {
    const id = await onAuction();
    await bid(id, nino, 100_000);
    const text = JSON.stringify((await api.call(`${statementsPath}/${id}`)).body);
    for (const secret of ['Secretashvili', phone]) expect(text).not.toContain(secret);
    expect(Object.keys((await auctionOf(id))?.bids[0] ?? {})).toEqual(['bidder', 'amount', 'created_at']);
  });

  it('answers the same key and body with the first result', async () => {
    const [id, key] = [await onAuction(), randomUUID()];
    const [first, again] = [await bid(id, nino, 100_000, { key }), await bid(id, nino, 100_000, { key })];
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(await storedBids(id)).toHaveLength(1);
  });
});

describe('the visitor’s own number', () => {
  const ownPath = (id: number | string) => `${statementsPath}/${id}/bids/own`;
  const own = async (id: number, visitor: Visitor | undefined) =>
    ownBidderSchema.parse((await api.call(ownPath(id), { headers: { ...visitor?.headers } })).body).data;

  it('is nobody else’s, and none before the first bid', async () => {
    const [id, other] = [await onAuction(), await onAuction()];
    expect(await own(id, nino)).toEqual({ bidder: null });
    await bid(id, gia, 100_000);
    await bid(id, nino, 101_000);
    await bid(id, gia, 102_000);
    expect([await own(id, gia), await own(id, nino), await own(id, owner)]).toEqual([
      { bidder: 1 },
      { bidder: 2 },
      { bidder: null },
    ]);
    expect(await own(other, gia)).toEqual({ bidder: null });
  });

  it('401 for guests', async () => {
    expect((await api.call(ownPath(await onAuction()))).status).toBe(401);
  });

  it('404 where there is no auction of a listed statement', async () => {
    const plain = await insertStatement(api.db);
    const hidden = await insertAuction(api.db, {}, { state: 'hidden' });
    for (const id of [plain.id, hidden.id, 999_999_999, 'x'])
      expect((await api.call(ownPath(id), { headers: { ...nino?.headers } })).status, String(id)).toBe(404);
  });

  it('does not change the statement, which is the same for its bidders and for guests', async () => {
    const id = await onAuction();
    await bid(id, nino, 100_000);
    const { body } = await api.call(`${statementsPath}/${id}`, { headers: { ...nino?.headers } });
    expect(statementDetailResponseSchema.parse(body).data.statement.auction).toEqual(await auctionOf(id));
  });
});

describe('400, 401 and 404', () => {
  it('needs a key, and an account', async () => {
    const id = await onAuction();
    expect(errorOf(await bid(id, nino, 100_000, { key: 'short' }))).toEqual([400, 'errors.idempotency_key', {}]);
    expect((await bid(id, undefined, 100_000)).status).toBe(401);
  });

  it('knows no auction of another statement, of an unlisted one, and of none', async () => {
    const plain = await insertStatement(api.db);
    const hidden = await insertAuction(api.db, {}, { state: 'hidden' });
    for (const id of [plain.id, hidden.id, 999_999_999, 'x']) expect((await bid(id, nino, 100_000)).status, String(id)).toBe(404);
  });
});

describe('409', () => {
  it('refuses bids in one’s own auction', async () => {
    const id = await onAuction();
    expect(errorOf(await bid(id, owner, 100_000))).toEqual([409, 'errors.own_statement', {}]);
    expect(await storedBids(id)).toEqual([]);
  });

  it('refuses bids from the moment of the end on', async () => {
    const id = await onAuction();
    api.setNow(new Date('2026-11-27T13:59:59.999Z'));
    expect((await bid(id, nino, 100_000)).status).toBe(200);
    api.setNow(new Date('2026-11-27T14:00:00Z'));
    expect(errorOf(await bid(id, gia, 200_000))).toEqual([409, 'errors.auction_over', {}]);
    expect(await storedBids(id)).toHaveLength(1);
    expect((await auctionOf(id))?.current_bid).toBe(100_000);
  });

  it('refuses a key of another bid', async () => {
    const [id, key] = [await onAuction(), randomUUID()];
    await bid(id, nino, 100_000, { key });
    expect(errorOf(await bid(id, nino, 101_000, { key }))).toEqual([409, 'errors.idempotency_reused', {}]);
  });
});

describe('422', () => {
  it('names the lowest bid to one below it', async () => {
    const id = await onAuction();
    const tooLow = (lowest: string) => [422, 'errors.invalid', { amount: ['errors.bid_too_low', lowest] }];
    expect(errorOf(await bid(id, nino, 99_999.99))).toEqual(tooLow('100000'));
    await bid(id, nino, 100_500.5);
    expect(errorOf(await bid(id, gia, 101_500.49))).toEqual(tooLow('101500.5'));
    expect((await bid(id, gia, 101_500.5)).status).toBe(200);
  });

  it.each([
    ['no consent', 100_000, null, { terms_accepted: ['errors.auction_terms'] }],
    ['consent withheld', 100_000, false, { terms_accepted: ['errors.auction_terms'] }],
    ['more than two decimals', '100000.555', true, { amount: ['errors.amount'] }],
    ['words', 'ასი', true, { amount: ['errors.amount'] }],
    ['a negative amount', -100_000, true, { amount: ['errors.amount'] }],
    ['nothing', 0, true, { amount: ['errors.field_invalid'] }],
    ['more than any price', '9999999999', true, { amount: ['errors.amount'] }],
  ])('refuses %s', async (_, amount, terms, errors) => {
    const id = await onAuction();
    expect(errorOf(await bid(id, nino, amount, { terms }))).toEqual([422, 'errors.invalid', errors]);
    expect(await storedBids(id)).toEqual([]);
  });

  it('refuses fields that it does not know', async () => {
    const id = await onAuction();
    const { status } = await api.call(`${statementsPath}/${id}/bids`, {
      method: 'POST',
      headers: { 'idempotency-key': randomUUID(), ...nino?.headers },
      body: { amount: 100_000, terms_accepted: true, currency_id: 1 },
    });
    expect(status).toBe(422);
  });
});

it('429 after 20 in a minute by one account', async () => {
  const id = await onAuction();
  for (let count = 0; count < 20; count++) expect((await bid(id, nino, 1)).status).toBe(422);
  const refused = await bid(id, nino, 100_000);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
  expect((await bid(id, gia, 100_000)).status).toBe(200);
});

it('leaves the owner’s text to be edited, and the price to the bids', async () => {
  const seller = await insertVisitor(api.db, { phone: '555001122' });
  const own = (method: string, path: string, body?: object) =>
    api.call(`/api/microservice/users/statements${path}`, { method, headers: seller.headers, ...(body ? { body } : {}) });
  const { statement } = ownStatementResponseSchema.parse((await own('POST', '', completeFlat)).body).data;
  expect((await own('POST', `/${statement.id}/publish`)).status).toBe(200);
  await api.db.update(statements).set({ isAuction: true }).where(eq(statements.id, statement.id));
  await insertTerms(api.db, statement.id);
  const version = async () =>
    ownStatementResponseSchema.parse((await own('GET', `/${statement.id}`)).body).data.statement.version;
  const save = async (fields: object) => own('PUT', `/${statement.id}`, { version: await version(), ...fields });
  expect(errorOf(await save({ price: 90_000 }))).toEqual([422, 'errors.invalid', { price: ['errors.auction_price'] }]);
  expect((await save({ comments: { ka: 'აივნიანი ბინა' } })).status).toBe(200);

  const opened = await version();
  expect((await bid(statement.id, nino, 120_000)).status).toBe(200);
  // The open form is older than the bid, which it would undo.
  expect((await own('PUT', `/${statement.id}`, { version: opened, floor: 5 })).status).toBe(409);
  expect((await save({ floor: 5 })).status).toBe(200);
  expect((await detailOf(statement.id)).price['2']?.price_total).toBe(120_000);
});
