import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { queryRows } from '@/server/db/client';
import type { OpenDatabase } from '@/server/db/open';
import { currencies } from '@/server/modules/site/site.table';
import { priceHistory, statements } from '@/server/modules/statements/statements.table';
import { installReferenceData } from '@/server/reference/reference-data';
import { openTestDatabase, seededAt, seededStatements } from '@/tests/setup/database';
import { drawPeople } from './market/people';
import { partNeighbours } from './market/picture-order';
import { drawStatement } from './market/statement';
import { clearMarket, defaultSeedNumber, isMarketEmpty, seedDatabase } from './seed';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase(inject('testDatabase'));
});
afterAll(async () => database?.close());

const count = async (statement: ReturnType<typeof sql>): Promise<number> =>
  Number((await queryRows<{ count: string }>(database.db, statement))[0]?.count);

it('stores the drawn statements as they are drawn', async () => {
  const market = {
    seedNumber: defaultSeedNumber,
    now: seededAt,
    usdRateGel: 2.7,
    people: drawPeople(defaultSeedNumber, seededStatements, seededAt),
  };
  const stored = await database.db.select().from(statements).orderBy(statements.id);
  expect(stored).toHaveLength(seededStatements);
  const drawn = partNeighbours(stored.map((_, index) => drawStatement(market, index)));
  stored.forEach((row, index) => {
    expect(row).toMatchObject(drawn[index] ?? {});
  });
});

it('lists exactly the active statements', async () => {
  expect(await count(sql`select count(*) from statement_search`)).toBe(
    await count(sql`select count(*) from statements where state = 'active'`),
  );
});

it('gives every statement places and an owner that exist', async () => {
  const lost =
    await count(sql`select count(*) from statements s left join cities c on c.id = s.city_id left join users u on u.id = s.user_id
    left join districts d on d.id = s.district_id left join urbans n on n.id = s.urban_id left join streets t on t.id = s.street_id
    where c.id is null or u.id is null or (s.district_id is not null and d.city_id is distinct from s.city_id)
      or (s.urban_id is not null and n.district_id is distinct from s.district_id) or (s.street_id is not null and t.urban_id is distinct from s.urban_id)`);
  expect(lost).toBe(0);
});

it('ends every price history at the present price', async () => {
  const last = await count(sql`select count(*) from statements s join lateral
    (select * from price_history where statement_id = s.id order by changed_at desc, id desc limit 1) h on true where h.price_gel_minor <> s.price_gel_minor`);
  expect(last).toBe(0);
  expect(await database.db.$count(priceHistory)).toBeGreaterThan(0);
});

it('stores an auction with its bids for every statement that is marked as one', async () => {
  const marked = await count(sql`select count(*) from statements where is_auction`);
  expect(await count(sql`select count(*) from auctions`)).toBe(marked);
  expect(await count(sql`select count(*) from auction_bids`)).toBe(
    await count(sql`select sum(bids_count) as count from auctions`),
  );
  expect(marked).toBeGreaterThan(0);
});

it('gives new statements ids behind the seeded ones', async () => {
  const [added] = await database.db
    .insert(statements)
    .values({ userId: 1001, dealTypeId: 1, realEstateTypeId: 1, cityId: 1, areaSqm: 50 })
    .returning({ id: statements.id });
  expect(added?.id).toBe(10_000_001 + seededStatements);
});

it('does not touch reference data when it is up to date, and a refreshed rate when it is not', async () => {
  expect(await installReferenceData(database)).toBe(false);
  await database.db.execute(sql`update currencies set rate_gel = 2.81 where id = 2`);
  await database.db.execute(sql`update applied_steps set value = 'older' where name = 'reference-data'`);
  expect(await installReferenceData(database)).toBe(true);
  const [dollar] = await database.db.select().from(currencies).where(sql`id = 2`);
  expect(dollar?.rateGel).toBe(2.81);
});

it('does not touch a market that is not empty', async () => {
  const before = await database.db.$count(statements);
  expect(await seedDatabase(database, { statements: 50, now: seededAt })).toBe(false);
  expect(await database.db.$count(statements)).toBe(before);
});

it('can be cleared and seeded again in another size', async () => {
  await clearMarket(database);
  expect(await isMarketEmpty(database.db)).toBe(true);
  expect(await count(sql`select count(*) from statement_search`)).toBe(0);
  expect(await seedDatabase(database, { statements: 30, now: seededAt, seedNumber: 5 })).toBe(true);
  expect(await database.db.$count(statements)).toBe(30);
});
