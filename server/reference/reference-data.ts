import { createHash } from 'node:crypto';
import { eq, like, sql } from 'drizzle-orm';
import { dictionaries, dictionaryNames, filterSections } from '../data/dictionaries';
import { places, streets } from '../data/gazetteer';
import type { Executor } from '../db/client';
import { insertRows } from '../db/insert-rows';
import type { OpenDatabase } from '../db/open';
import * as locationTables from '../modules/locations/locations.table';
import * as parameterTables from '../modules/parameters/parameters.table';
import { removedNavPrefix } from '../modules/site/navigation.repository';
import * as siteTables from '../modules/site/site.table';
import { editedFooterStep } from '../modules/site/site-desk.repository';
import { chatReplyRows } from './chat-reply-rows';
import { dynamicFormRows } from './dynamic-form-rows';
import { installChatReplies } from './install-chat-replies';
import { contentFiles, installContent } from './install-content';
import { installForms } from './install-forms';
import { installMoney, moneyContent } from './money/install-money';
import { navigationRows } from './navigation-rows';
import { badgeRows, currencyRows, footerRows, listedServices } from './site-content';

const stepName = 'reference-data';

type Place = { id: number; name: object; name_in: object; slug: object; lat: number; lng: number };
const placeRow = <T extends Place>({ id, name, name_in, slug, lat, lng }: T) => ({
  id,
  name: name as T['name'],
  nameIn: name_in as T['name_in'],
  slug: slug as T['slug'],
  latitude: lat,
  longitude: lng,
});

/** The gazetteer as rows of its four tables. */
function placeRows() {
  const { cities } = places;
  return {
    cities: cities.map((city) => ({ ...placeRow(city), region: city.region })),
    districts: cities.flatMap((city) => city.districts.map((district) => ({ ...placeRow(district), cityId: city.id }))),
    urbans: cities.flatMap((city) =>
      city.districts.flatMap((district) =>
        district.urbans.map((urban) => ({ ...placeRow(urban), cityId: city.id, districtId: district.id })),
      ),
    ),
    streets: streets.map((street) => ({
      id: street.id,
      cityId: street.city_id,
      districtId: street.district_id,
      urbanId: street.urban_id,
      name: street.name,
      nameIn: street.name_in,
      latitude: street.lat,
      longitude: street.lng,
    })),
  };
}

const optionRows = () =>
  dictionaryNames.flatMap((dictionary) =>
    dictionaries[dictionary].map((entry, position) => ({
      dictionary,
      id: entry.id,
      key: entry.key ?? null,
      name: entry.name,
      realEstateTypes: entry.real_estate_types,
      dealTypes: entry.deal_types,
      position,
    })),
  );

const sectionRows = () =>
  filterSections.map((row) => ({
    realEstateTypeId: row.real_estate_type_id,
    dealTypeId: row.deal_type_id,
    filters: [...row.filters] as string[],
  }));

/** Statements point at places, so places are updated in place and never removed. */
async function installPlaces(tx: Executor): Promise<void> {
  const rows = placeRows();
  const place = ['name', 'name_in', 'slug', 'latitude', 'longitude'];
  await insertRows(tx, locationTables.cities, rows.cities, { keys: ['id'], update: [...place, 'region'] });
  await insertRows(tx, locationTables.districts, rows.districts, { keys: ['id'], update: [...place, 'city_id'] });
  await insertRows(tx, locationTables.urbans, rows.urbans, { keys: ['id'], update: [...place, 'city_id', 'district_id'] });
  await insertRows(tx, locationTables.streets, rows.streets, {
    keys: ['id'],
    update: ['city_id', 'district_id', 'urban_id', 'name', 'name_in', 'latitude', 'longitude'],
  });
}

async function installDictionaries(tx: Executor): Promise<void> {
  await tx.delete(parameterTables.dictionaryOptions);
  await insertRows(tx, parameterTables.dictionaryOptions, optionRows());
  await tx.delete(parameterTables.filterSections);
  await insertRows(tx, parameterTables.filterSections, sectionRows());
}

async function installSite(tx: Executor): Promise<void> {
  // A rate that was refreshed since stays: only names follow the build.
  await insertRows(tx, siteTables.currencies, currencyRows, { keys: ['id'], update: ['key', 'symbol', 'name'] });
  await insertRows(tx, siteTables.services, listedServices, { keys: ['id'], update: ['key', 'name', 'url', 'position'] });
  await insertRows(tx, siteTables.badges, badgeRows, {
    keys: ['id'],
    update: ['badgeable_type', 'badgeable_id', 'nav_key', 'name', 'description', 'color', 'text_color', 'type'],
  });
  await tx.execute(sql`select setval(pg_get_serial_sequence('badges', 'id'), (select max(id) from badges))`);
  // What the staff changed stays.
  const removed = await tx
    .select()
    .from(siteTables.appliedSteps)
    .where(like(siteTables.appliedSteps.name, `${removedNavPrefix}%`));
  const removedKeys = new Set(removed.map(({ name }) => name.slice(removedNavPrefix.length)));
  const entries = navigationRows().filter(({ key }) => !removedKeys.has(key));
  await insertRows(tx, siteTables.navEntries, entries, {
    keys: ['key'],
    update: ['parent_key', 'title', 'url', 'position'],
    where: sql`nav_entries.changed_at is null`,
  });
  const edited = eq(siteTables.appliedSteps.name, editedFooterStep);
  if ((await tx.select().from(siteTables.appliedSteps).where(edited)).length > 0) return;
  await tx.delete(siteTables.footerLinks);
  await insertRows(tx, siteTables.footerLinks, footerRows());
}

/** Any number: copies of the application that start together fill a database one after another, until the end of the transaction. */
const advisoryLock = 716_151_002;
export const lockReferenceData = (tx: Executor): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock(${advisoryLock})`);

const contentHash = (): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        placeRows(),
        optionRows(),
        sectionRows(),
        currencyRows,
        listedServices,
        badgeRows,
        navigationRows(),
        footerRows(),
        moneyContent,
        contentFiles(),
        dynamicFormRows,
        chatReplyRows,
      ]),
    )
    .digest('hex');

/**
 * Writes dictionaries, places, currencies, services, badges, footer, price book, articles and pages of this build, unless they are there already. What the
 * staff changed since stays: prices, edited articles, pages and forms, cities that are served.
 * @returns whether anything was written
 */
export async function installReferenceData(database: OpenDatabase): Promise<boolean> {
  const hash = contentHash();
  return database.withoutTimeouts((db) =>
    db.transaction(async (tx) => {
      await lockReferenceData(tx);
      const [mark] = await tx.select().from(siteTables.appliedSteps).where(eq(siteTables.appliedSteps.name, stepName));
      if (mark?.value === hash) return false;
      await installPlaces(tx);
      await installDictionaries(tx);
      await installSite(tx);
      await installMoney(tx);
      await installContent(tx);
      await installForms(tx);
      await installChatReplies(tx);
      await insertRows(tx, siteTables.appliedSteps, [{ name: stepName, value: hash }], { keys: ['name'], update: ['value'] });
      return true;
    }),
  );
}
