import { getTableName, type SQL, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { type StatementCard, statementListSchema } from '@/lib/contracts/statements/statements';
import { relatedTables } from '@/server/modules/statements/statements.row.query';
import { favorites } from '@/server/modules/users/users.table';
import { insertAuction } from '../../factories/auction';
import { insertStatement } from '../../factories/statement';
import { insertVisitor } from '../../factories/visitor';
import { useApi } from '../../setup/api';
import { seededAt } from '../../setup/database';

const api = useApi();

async function shownCard(locale = 'ka', headers: Record<string, string> = {}): Promise<StatementCard | undefined> {
  const { body } = await api.call('/api/microservice/statements?users=6101', { headers: { locale, ...headers } });
  return statementListSchema.parse(body).data.data[0];
}

beforeAll(async () => {
  await insertVisitor(api.db, { id: 6101, typeId: 3, name: 'Broker', legalName: 'ბროკერი შპს' });
  await insertAuction(api.db, {}, { userId: 6101, floor: 3, streetId: 552 });
});

/** A change of each table that a card is read from, and what the card says of it. */
const changes: Record<string, [SQL, (card: StatementCard) => unknown]> = {
  statements: [sql`update statements set floor = 7 where user_id = 6101`, (card) => card.floor],
  users: [sql`update users set legal_name = 'სხვა შპს' where id = 6101`, (card) => card.user_title],
  cities: [sql`update cities set name = jsonb_set(name, '{ka}', '"სხვა"') where id = 1`, (card) => card.city_name],
  districts: [sql`update districts set name = jsonb_set(name, '{ka}', '"სხვა"')`, (card) => card.district_name],
  urbans: [sql`update urbans set name = jsonb_set(name, '{ka}', '"სხვა"')`, (card) => card.urban_name],
  streets: [sql`update streets set name = jsonb_set(name, '{ka}', '"სხვა"') where id = 552`, (card) => card.address],
  statement_estimates: [
    sql`insert into statement_estimates (statement_id, model_id, total_usd_minor, low_usd_minor, high_usd_minor, comparables_count)
      select id, 1, 9500000, 9000000, 11000000, 5 from statements where user_id = 6101`,
    (card) => card.price_band,
  ],
  auctions: [sql`update auctions set ends_at = '2026-12-24T14:00:00Z'`, (card) => card.auction?.ends_at],
  dollar: [sql`update currencies set rate_gel = 5 where id = 2`, (card) => card.price_band],
  euro: [sql`update currencies set rate_gel = 7 where id = 3`, (card) => card.price['3']?.price_total],
};
const cardTables = ['statements', ...relatedTables.map(({ table }) => getTableName(table))];

it.each(cardTables)('a card that was shown before says at once the new state of %s', async (table) => {
  const [change, said] = changes[table] ?? [];
  if (!change || !said) throw new Error(`Nothing here changes ${table}.`);
  const before = await shownCard();
  await api.db.execute(change);
  const after = await shownCard();
  if (!before || !after) throw new Error('The list is empty.');
  expect(said(after)).not.toEqual(said(before));
});

it('speaks the language of each visitor', async () => {
  const [first, russian, again] = [await shownCard(), await shownCard('ru'), await shownCard()];
  expect(russian?.dynamic_title).not.toBe(first?.dynamic_title);
  expect(again).toEqual(first);
});

it('counts the statements of the seller again', async () => {
  await insertStatement(api.db, { userId: 6101, date: new Date('2026-01-01T00:00:00Z') });
  expect((await shownCard())?.user_statements_count).toBe(2);
});

it('shows each visitor their own marks', async () => {
  const [card, visitor] = [await shownCard(), await insertVisitor(api.db)];
  if (!card) throw new Error('The list is empty.');
  await api.db.insert(favorites).values({ userId: visitor.user.id, statementId: card.id });
  const marks = [await shownCard(), await shownCard('ka', visitor.headers), await shownCard()].map((shown) => shown?.favorite);
  expect(marks).toEqual([false, true, false]);
});

it('says at once that a day has passed and a tier has ended', async () => {
  await api.db.execute(sql`update statements set vip_id = 4, vip_until = '2026-11-20T18:00:00Z' where user_id = 6101`);
  const before = await shownCard();
  api.setNow(new Date('2026-11-21T09:00:00Z'));
  const after = await shownCard();
  api.setNow(seededAt);
  expect([before?.is_super_vip, after?.is_super_vip]).toEqual([true, false]);
  expect(after?.quantity_of_day).toBe((before?.quantity_of_day ?? 0) + 1);
});
