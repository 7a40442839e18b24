import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { priceKeys } from '@/lib/domain/order/price-book';
import { queryRows } from '@/server/db/client';
import { migrateDatabase } from '@/server/db/migrate';
import { type OpenDatabase, openDatabase } from '@/server/db/open';
import { auctions } from '@/server/modules/auctions/auctions.table';
import { chatReplies } from '@/server/modules/chat/chat.table';
import { articles, contentPages } from '@/server/modules/content/content.table';
import { dynamicForms } from '@/server/modules/forms/forms.table';
import { banks } from '@/server/modules/mortgage/mortgage.table';
import { createPriceBookRepository } from '@/server/modules/services/price-book.repository';
import { prices, raters, serviceForms, servicePages, visitCapacities } from '@/server/modules/services/services.table';
import { createNavigationRepository } from '@/server/modules/site/navigation.repository';
import { navEntries, services } from '@/server/modules/site/site.table';
import { createSiteDeskRepository } from '@/server/modules/site/site-desk.repository';
import { installReferenceData } from '@/server/reference/reference-data';
import { dumpDatabase, openCopy } from '@/tests/setup/database';
import { upgradeMarket } from './seed';

const migrations = join(process.cwd(), 'server/db/migrations');
/** The last migration before anything was sold. */
const lastBefore = '0011_staff_and_moderation';

/** The migrations as they were before the tables of money. */
function earlierMigrations(): string {
  const folder = mkdtempSync(join(tmpdir(), 'aivani-migrations-'));
  cpSync(migrations, folder, { recursive: true });
  const path = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(path, 'utf8')) as { entries: { tag: string }[] };
  const last = journal.entries.findIndex(({ tag }) => tag === lastBefore);
  writeFileSync(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, last + 1) }));
  return folder;
}

/** What an installation had before: a user, a statement, its own bank, a rate, services without pages. */
async function fillBefore({ db }: OpenDatabase): Promise<void> {
  await db.execute(sql`insert into users (id, name, type_id) values (1, 'ნინო', 1)`);
  await db.execute(sql`insert into cities (id, name, name_in, slug, region, latitude, longitude)
    values (1, '{"ka":"თბილისი","en":"Tbilisi","ru":"Тбилиси"}', '{"ka":"თბილისში","en":"in Tbilisi","ru":"в Тбилиси"}',
      '{"ka":"tbilisshi","en":"tbilisi","ru":"tbilisi"}', '{"ka":"თბილისი","en":"Tbilisi","ru":"Тбилиси"}', 41.7, 44.8)`);
  await db.execute(
    // 1,200 metres from Delisi.
    sql`insert into statements (user_id, deal_type_id, real_estate_type_id, city_id, area_sqm, latitude, longitude)
      values (1, 1, 1, 1, 50, 41.736266, 44.745341)`,
  );
  // Auctions that had no terms: in dollars, in lari, by negotiation, and one that was never published.
  await db.execute(
    sql`insert into statements (id, user_id, deal_type_id, real_estate_type_id, city_id, area_sqm, is_auction, currency_id, price_type_id,
        price_gel_minor, price_usd_minor, date, expires_at)
      select id, 1, 1, 1, 1, 50, true, currency_id, price_type_id, 31850000, 11796300, '2026-10-01', expires_at::timestamptz
      from (values (1, 2, 3, '2027-01-01'), (2, 1, 2, '2027-01-01'), (3, 1, 1, '2027-01-01'), (4, 1, 3, null))
        given (id, currency_id, price_type_id, expires_at)`,
  );
  await db.execute(sql`insert into services (id, key, name, url, position)
    values (4, 'photo-tour', '{"ka":"ფოტო","en":"Photo","ru":"Фото"}', null, 3)`);
  await db.execute(sql`insert into applied_steps (name, value) values ('reference-data', 'older'), ('market-seed', '{}')`);
  await db.execute(sql`insert into banks (name, mark, conditions, participation_percent_min, lead_email, position)
    values ('{"ka":"ჩემი","en":"Mine","ru":"Мой"}', '/mine.svg', '{}', 10, 'loans@mine.example', 0)`);
}

/** Migrates to the state before, fills it, and starts the present build over it. @returns the upgraded database */
async function upgrade(): Promise<Buffer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'aivani-older-'));
  const folder = earlierMigrations();
  try {
    const older = await openDatabase({ dataDir });
    await migrateDatabase(older, folder);
    await fillBefore(older);
    await older.close();
    const database = await openDatabase({ dataDir });
    await migrateDatabase(database);
    await installReferenceData(database);
    await upgradeMarket(database, new Date());
    await database.close();
    return await dumpDatabase(dataDir);
  } finally {
    for (const path of [dataDir, folder]) rmSync(path, { recursive: true, force: true });
  }
}

/** What the next build does at its start: its content is another one. */
async function startNextBuild(database: OpenDatabase): Promise<void> {
  await database.db.execute(sql`update applied_steps set value = 'older' where name = 'reference-data'`);
  expect(await installReferenceData(database)).toBe(true);
  await upgradeMarket(database, new Date());
}

describe.runIf(inject('testDatabase').kind === 'embedded')('an installation that has run since before anything was sold', () => {
  let upgraded: Buffer;
  beforeAll(async () => {
    upgraded = await upgrade();
  });

  const withUpgraded = async (work: (database: OpenDatabase) => Promise<void>): Promise<void> => {
    const database = await openCopy(upgraded);
    await work(database).finally(() => database.close());
  };

  it('gets price book, services, pages, forms and valuers by its next start, and keeps what it has', () =>
    withUpgraded(async (database) => {
      const { db } = database;
      const book = await createPriceBookRepository(db).findPrices(new Date());
      expect(Object.keys(book).toSorted()).toEqual(priceKeys.toSorted());
      expect([book.super_vip_day, book.legal_check, book.tour_3d_base]).toEqual([900, 3500, 15_000]);
      expect(await db.$count(servicePages)).toBe(8);
      expect(await db.$count(serviceForms)).toBe(7);
      expect(await db.$count(raters)).toBe(3);
      const [photoTour] = await db.select().from(services).where(eq(services.id, 4));
      expect(photoTour).toMatchObject({ url: '/photo-tour', name: { en: 'Photo shoot' } });
      expect((await db.select().from(banks)).map(({ mark }) => mark)).toEqual(['/mine.svg']);
      expect(await queryRows(db, sql`select metro_station_id as station from statements where latitude is not null`)).toEqual([
        { station: 3 },
      ]);
    }));

  it('gives its auctions terms by their price and their term, and none to those without either', () =>
    withUpgraded(async ({ db }) => {
      const [startsAt, endsAt] = [new Date('2026-10-01T00:00:00Z'), new Date('2027-01-01T00:00:00Z')];
      const shared = { currentBidMinor: null, bidsCount: 0, paymentDays: 10, startsAt, endsAt };
      expect(await db.select().from(auctions).orderBy(auctions.statementId)).toEqual([
        { statementId: 1, currencyId: 2, startPriceMinor: 11_796_300, stepMinor: 100_000, ...shared },
        { statementId: 2, currencyId: 1, startPriceMinor: 31_850_000, stepMinor: 300_000, ...shared },
      ]);
    }));

  it('keeps the changes of its staff over later starts', () =>
    withUpgraded(async (database) => {
      const { db } = database;
      const startsAt = new Date('2026-11-01T00:00:00Z');
      await db.insert(prices).values({ key: 'legal_check', amount: 4200, startsAt, createdBy: 1 });
      await db.delete(visitCapacities).where(eq(visitCapacities.cityId, 96));
      await db.delete(raters).where(eq(raters.id, 2));
      const title = { ka: 'ჩვენი', en: 'Ours', ru: 'Наше' };
      await db.update(servicePages).set({ title, changedAt: startsAt }).where(eq(servicePages.key, 'vip'));
      await db.update(serviceForms).set({ filesMax: 9, changedAt: startsAt }).where(eq(serviceForms.serviceId, 5));
      expect(await db.$count(navEntries)).toBeGreaterThan(30);
      await db.update(navEntries).set({ position: 9, isHidden: true, changedAt: startsAt }).where(eq(navEntries.key, 'sale'));
      await createNavigationRepository(db).remove(['rent', 'rent.all']);
      const { footer } = createSiteDeskRepository(db);
      await footer.remove(100);
      await footer.markEdited();
      await startNextBuild(database);
      expect(await db.$count(navEntries, eq(navEntries.key, 'rent'))).toBe(0);
      expect((await footer.findAll()).map(({ id }) => id)).not.toContain(100);
      expect((await db.select().from(navEntries).where(eq(navEntries.key, 'sale')))[0]).toMatchObject({
        position: 9,
        isHidden: true,
      });
      expect((await createPriceBookRepository(db).findPrices(new Date())).legal_check).toBe(4200);
      expect(await db.$count(prices, eq(prices.key, 'legal_check'))).toBe(2);
      expect(await db.$count(visitCapacities, eq(visitCapacities.cityId, 96))).toBe(0);
      expect(await db.$count(raters)).toBe(2);
      expect((await db.select().from(servicePages).where(eq(servicePages.key, 'vip')))[0]?.title).toEqual(title);
      expect((await db.select().from(serviceForms).where(eq(serviceForms.serviceId, 5)))[0]?.filesMax).toBe(9);
    }));

  it('gets a key that a later build adds, and pages nobody changed', () =>
    withUpgraded(async (database) => {
      const { db } = database;
      await db.delete(prices).where(eq(prices.key, 'ai_data'));
      await db
        .update(servicePages)
        .set({ title: { ka: 'ა', en: 'a', ru: 'а' } })
        .where(eq(servicePages.key, 'vip'));
      await startNextBuild(database);
      expect((await createPriceBookRepository(db).findPrices(new Date())).ai_data).toBe(0);
      expect((await db.select().from(servicePages).where(eq(servicePages.key, 'vip')))[0]?.title.en).toBe('VIP listing');
    }));

  it('gets articles and pages, keeps those that its staff changed, and restores none that it deleted', () =>
    withUpgraded(async (database) => {
      const { db } = database;
      expect(await db.$count(contentPages)).toBe(5);
      const [first, second, third] = await db.select().from(articles).orderBy(articles.slug);
      if (!first || !second || !third) throw new Error('There are no articles.');
      expect(first).toMatchObject({ state: 'published', changedAt: null, title: { ka: expect.any(String) } });
      const changedAt = new Date('2026-11-20T00:00:00Z');
      await db
        .update(articles)
        .set({ title: { ka: 'ჩვენი' }, changedAt })
        .where(eq(articles.id, first.id));
      await db
        .update(articles)
        .set({ title: { ka: 'ძველი' } })
        .where(eq(articles.id, second.id));
      await db.delete(articles).where(eq(articles.id, third.id));
      await startNextBuild(database);
      const titles = new Map((await db.select().from(articles)).map(({ slug, title }) => [slug, title.ka]));
      expect(titles.get(first.slug)).toBe('ჩვენი');
      expect(titles.get(second.slug)).toBe(second.title.ka);
      expect(titles.has(third.slug)).toBe(false);
    }));

  it('gets forms and canned replies, keeps those that its staff changed, and restores no reply that it deleted', () =>
    withUpgraded(async (database) => {
      const { db } = database;
      expect(await db.$count(dynamicForms)).toBe(2);
      const [first, second, third] = await db.select().from(chatReplies).orderBy(chatReplies.position);
      if (!first || !second || !third) throw new Error('There are no replies.');
      expect(first.text).toEqual({ ka: expect.any(String), en: expect.any(String), ru: expect.any(String) });
      const title = { ka: 'ჩვენი', en: 'Ours', ru: 'Наша' };
      await db
        .update(dynamicForms)
        .set({ title, changedAt: new Date('2026-11-20T00:00:00Z') })
        .where(eq(dynamicForms.id, 1));
      await db.update(chatReplies).set({ title: 'ჩვენი' }).where(eq(chatReplies.id, first.id));
      await db.delete(chatReplies).where(eq(chatReplies.id, third.id));
      const count = await db.$count(chatReplies);
      await startNextBuild(database);
      expect((await db.select().from(dynamicForms).where(eq(dynamicForms.id, 1)))[0]?.title).toEqual(title);
      expect((await db.select().from(chatReplies).where(eq(chatReplies.id, first.id)))[0]?.title).toBe('ჩვენი');
      expect(await db.$count(chatReplies)).toBe(count);
    }));
});
