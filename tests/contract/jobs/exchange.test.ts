import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { queryRows } from '@/server/db/client';
import { refreshExchangeRates } from '@/server/jobs/jobs';
import { statementSearch } from '@/server/modules/search/search.table';
import { currencies } from '@/server/modules/site/site.table';
import { statements } from '@/server/modules/statements/statements.table';
import { createPublishedRates } from '@/server/ports/exchange-rates';
import { insertStatement } from '../../factories/statement';
import { useApi } from '../../setup/api';
import { respondWithJson, useUpstream } from '../../setup/servers/upstream';

const api = useApi();
const bank = useUpstream();
const refresh = (timeoutMs = 10_000) =>
  refreshExchangeRates({ database: api.database, clock: api.now, exchangeRates: createPublishedRates(bank.url, timeoutMs) });

/** One day as the National Bank publishes it. */
const day = (rates: Record<string, [rate: number, quantity: number]>, date = '2026-11-21T00:00:00.000Z') => [
  {
    date,
    currencies: Object.entries(rates).map(([code, [rate, quantity]]) => ({
      code,
      quantity,
      rateFormated: rate.toFixed(4),
      diffFormated: '0.0012',
      rate,
      name: code,
      diff: 0.0012,
      date,
      validFromDate: date,
    })),
  },
];
const publish = (usd: number, date?: string) =>
  bank.respondWith(respondWithJson(day({ AMD: [0.71, 100], EUR: [3.1, 1], USD: [usd, 1] }, date)));

const rateOf = async (id: number) => (await api.db.select().from(currencies).where(eq(currencies.id, id)))[0];
const priceOf = async (table: typeof statements | typeof statementSearch, id: number) => {
  const [row] = await api.db
    .select({
      gel: table.priceGelMinor,
      usd: table.priceUsdMinor,
      squareGel: table.squarePriceGelMinor,
      squareUsd: table.squarePriceUsdMinor,
    })
    .from(table)
    .where(eq(table.id, id));
  return row;
};

beforeEach(async () => {
  await api.db
    .update(currencies)
    .set({ rateGel: 2.7, rateDate: new Date('2026-11-01T00:00:00Z') })
    .where(eq(currencies.id, 2));
});

describe('refresh of the exchange rates', () => {
  it('stores the published rates with their day, and serves them at once', async () => {
    publish(2.7345);
    expect(await refresh()).toMatchObject({ rates: 2 });
    expect(await rateOf(2)).toMatchObject({ rateGel: 2.7345, rateDate: new Date('2026-11-21T00:00:00Z') });
    expect(await rateOf(3)).toMatchObject({ rateGel: 3.1 });
    const { body } = await api.call('/api/v1/config');
    expect(body).toMatchObject({ data: { exchange_rate: { '1': 1, '2': 2.7345, '3': 3.1 } } });
  });

  it('keeps what the owner typed and moves the other price, rounded to whole units; rows of lists hold only what was typed', async () => {
    const inDollars = await insertStatement(api.db, { areaSqm: 33, squarePriceUsdMinor: 303_030 });
    const inLari = await insertStatement(api.db, { areaSqm: 33, currencyId: 1, squarePriceGelMinor: 818_182 });
    publish(2.7345);
    await refresh();
    const dollars = { gel: 27_345_000, usd: 10_000_000, squareGel: 828_636, squareUsd: 303_030 };
    const lari = { gel: 27_000_000, usd: 9_873_800, squareGel: 818_182, squareUsd: 299_206 };
    expect(await priceOf(statements, inDollars.id)).toEqual(dollars);
    expect(await priceOf(statements, inLari.id)).toEqual(lari);
    expect(await priceOf(statementSearch, inDollars.id)).toEqual({ ...dollars, gel: null, squareGel: null });
    expect(await priceOf(statementSearch, inLari.id)).toEqual({ ...lari, usd: null, squareUsd: null });
  });

  it('leaves no row of the market at an old rate, rewrites no row of lists, and lists compare by the new rate at once', async () => {
    const written = () => queryRows(api.db, sql`select id, xmin::text, to_jsonb(r) as row from statement_search r order by id`);
    const { id } = await insertStatement(api.db, { userId: 8450, priceUsdMinor: 100_000_00 });
    const found = async (query: string) =>
      ((await api.call(`/api/microservice/statements?users=8450&${query}`)).body as { data: { data: { id: number }[] } }).data
        .data;
    expect(await found('price_from=280000&currency_id=1')).toEqual([]);
    const before = await written();
    publish(2.9);
    const report = await refresh();
    expect(report.statements).toBeGreaterThan(300);
    expect(await written()).toEqual(before);
    expect(await found('price_from=280000&currency_id=1')).toMatchObject([{ id }]);
    expect(await found('price_from=290001&currency_id=1')).toEqual([]);
    const strays = await queryRows(
      api.db,
      sql`select s.id from statements s left join statement_search r on r.id = s.id where s.price_type_id <> 1 and (
        -- half a dollar in tetri: the other price is whole
        abs(s.price_gel_minor - s.price_usd_minor * 2.9) > 146 or
        (r.id is not null and coalesce(r.price_gel_minor, r.price_usd_minor)
          is distinct from case when s.currency_id = 2 then s.price_usd_minor else s.price_gel_minor end))`,
    );
    expect(strays).toEqual([]);
  });

  it('does not change negotiable prices, and keeps unlisted statements out of the lists', async () => {
    const none = { priceGelMinor: null, priceUsdMinor: null, squarePriceGelMinor: null, squarePriceUsdMinor: null };
    const negotiable = await insertStatement(api.db, { priceTypeId: 1, ...none });
    const hidden = await insertStatement(api.db, { state: 'hidden' });
    publish(2.8);
    await refresh();
    expect(await priceOf(statementSearch, negotiable.id)).toEqual({ gel: null, usd: null, squareGel: null, squareUsd: null });
    expect(await priceOf(statements, hidden.id)).toMatchObject({ gel: 28_000_000 });
    expect(await priceOf(statementSearch, hidden.id)).toBeUndefined();
  });

  it('finishes a change that was cut off: prices follow the stored rate even when it did not move', async () => {
    const { id } = await insertStatement(api.db, { priceGelMinor: 1 });
    publish(2.7);
    await refresh();
    expect(await priceOf(statements, id)).toMatchObject({ gel: 27_000_000, usd: 10_000_000 });
    expect(await refresh()).toMatchObject({ statements: 0 });
  });

  it('changes nothing when a part of it fails', async () => {
    const { id } = await insertStatement(api.db);
    await api.db.execute(
      sql`create function full_disk() returns trigger language plpgsql as 'begin raise exception ''full''; end'`,
    );
    await api.db.execute(
      sql`create trigger full_disk before update on statements for each statement execute function full_disk()`,
    );
    publish(2.65);
    await expect(refresh()).rejects.toThrow();
    await api.db.execute(sql`drop trigger full_disk on statements`);
    expect(await rateOf(2)).toMatchObject({ rateGel: 2.7 });
    expect(await priceOf(statements, id)).toMatchObject({ gel: 27_000_000 });
  });

  it('ignores an older day than the stored one', async () => {
    publish(2.6, '2026-10-01T00:00:00.000Z');
    expect(await refresh()).toMatchObject({ rates: 0 });
    expect(await rateOf(2)).toMatchObject({ rateGel: 2.7 });
  });

  it('counts a rate that is published for a hundred units by the unit', async () => {
    bank.respondWith(respondWithJson(day({ USD: [271, 100] })));
    await refresh();
    expect(await rateOf(2)).toMatchObject({ rateGel: 2.71 });
  });

  it.each([
    ['a rate that cannot be', respondWithJson(day({ USD: [270, 1] }))],
    ['a rate of nothing', respondWithJson(day({ USD: [0, 1] }))],
    ['another shape', respondWithJson({ rates: { USD: 2.7 } })],
    ['no day', respondWithJson([])],
    ['a page', respondWithJson('<html></html>')],
    ['a failure', respondWithJson(day({ USD: [2.8, 1] }), 503)],
  ])('stores nothing from a source that responds with %s', async (_, responder) => {
    bank.respondWith(responder);
    await expect(refresh()).rejects.toThrow();
    expect(await rateOf(2)).toMatchObject({ rateGel: 2.7 });
  });

  it('waits for a silent source no longer than the timeout', async () => {
    bank.respondWith(() => undefined);
    await expect(refresh(50)).rejects.toThrow('timeout');
    expect(await rateOf(2)).toMatchObject({ rateGel: 2.7 });
  });

  it('keeps the stored rate while no source is configured', async () => {
    expect(await refreshExchangeRates({ database: api.database, exchangeRates: null, clock: api.now })).toEqual({
      rates: 0,
      statements: 0,
    });
  });
});
