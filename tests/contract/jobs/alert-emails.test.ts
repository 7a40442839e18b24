import { existsSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { type NotificationParameters, notificationTypes } from '@/lib/contracts/account/notifications';
import { savedSearchResponseSchema } from '@/lib/contracts/account/saved-searches';
import type { Locale } from '@/lib/contracts/locales';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import { statementCountSchema } from '@/lib/contracts/statements/statements';
import { alertSearches } from '@/server/jobs/alerts/alert-searches';
import { deliverNotifications } from '@/server/jobs/alerts/deliver-notifications';
import { createPlacesRepository } from '@/server/modules/locations/locations.repository';
import { createNotificationsRepository } from '@/server/modules/notifications/notifications.repository';
import { notifications } from '@/server/modules/notifications/notifications.table';
import { createPricesRepository } from '@/server/modules/prices/prices.repository';
import { priceFigures } from '@/server/modules/prices/prices.table';
import { findMedianPrice } from '@/server/modules/saved-searches/median-price';
import { savedSearches } from '@/server/modules/saved-searches/saved-searches.table';
import type { Mail } from '@/server/ports/mail';
import { emailSite } from '../../factories/email-site';
import { insertStatement } from '../../factories/statement';
import { insertVisitor } from '../../factories/visitor';
import { useApi } from '../../setup/api';

const api = useApi();
const noon = new Date('2026-11-23T08:00:00Z');
const later = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);
const [tbilisi, vakeDistrict, vake] = [1, 4, 38];

type Overrides = Parameters<typeof insertVisitor>[1];
let readers = 0;
const insertReader = (locale: Locale, overrides: Overrides = {}) =>
  insertVisitor(api.db, { email: `reader-${readers++}@example.com`, emailVerified: true, locale, ...overrides });

async function deliver(now: Date): Promise<Mail | undefined> {
  const sent: Mail[] = [];
  const mail = { send: async (one: Mail) => void sent.push(one) };
  await deliverNotifications({ database: api.database, clock: () => now, mail, email: emailSite });
  expect(sent.length).toBeLessThanOrEqual(1);
  return sent[0];
}

type Figure = typeof priceFigures.$inferInsert;
/** Apartments for sale in Vake, as the job of prices stores them. */
const storeFigure = (changes: Partial<Figure> = {}) =>
  api.db.insert(priceFigures).values({
    ...{ level: 'urbans', placeId: vake, dealTypeId: 1, slice: 'now', key: 0, count: 12, computedAt: noon },
    ...{ lowGelMinor: 300_000, medianGelMinor: 379_049, highGelMinor: 450_000 },
    ...{ lowUsdMinor: 110_000, medianUsdMinor: 140_389, highUsdMinor: 170_000 },
    ...changes,
  });

beforeEach(async () => {
  await api.db.delete(savedSearches);
  await api.db.delete(notifications);
  await api.db.delete(priceFigures);
});

/** Saves a search, publishes what fits it, and delivers the alert. */
async function alertOf(filters: StatementFilters, locale: Locale, dealTypeId = 1): Promise<Mail | undefined> {
  const { headers } = await insertReader(locale);
  const body = { name: 'Vake', filters };
  const answer = await api.call('/api/microservice/users/saved-searches', { method: 'POST', headers, body });
  expect(savedSearchResponseSchema.parse(answer.body).data.frequency).toBe('instant');
  await insertStatement(api.db, { dealTypeId, date: noon });
  for (const minutes of [0, 3]) await alertSearches({ database: api.database, clock: () => later(minutes) });
  return deliver(later(3));
}

/** Stores alerts of one reader, and delivers them. */
async function mailOf(alerts: readonly NotificationParameters[], reader: Overrides = {}): Promise<Mail | undefined> {
  const { user } = await insertReader('en', reader);
  await createNotificationsRepository(api.db).add(
    alerts.map((parameters, index) => ({
      userId: user.id,
      type: notificationTypes.savedSearch,
      template: parameters.search ? 'saved_search' : 'favorites',
      parameters: { count: 1, reason_counts: { new: 1 }, ...parameters },
      createdAt: later(-index),
    })),
  );
  return deliver(noon);
}

describe('the email of an alert', () => {
  const search = (id: number, total?: number) => ({ search: { id, name: `No. ${id}`, ...(total !== undefined && { total }) } });
  const inHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll("'", '&#39;');

  it.each([
    ['ka', 'აივანი', 'https://aivani.example', '23\u00a0ნოემბერი, 12:00'],
    ['en', 'Aivani', 'https://aivani.example/en', '23\u00a0Nov, 12:00'],
    ['ru', 'Айвани', 'https://aivani.example/ru', '23\u00a0ноября, 12:00'],
  ] as const)('begins with the logo, which leads to the home page, and the date, in %s', async (locale, name, home, date) => {
    const mail = await mailOf([search(7)], { locale });
    expect(mail?.text.split('\n\n')[0]).toBe(`${name} · ${date}`);
    const logo = `<a [^>]*href="${home}"[^>]*><img src="https://aivani.example(/assets/[^"]+\\.png)"[^>]* alt="${name}"[^>]*><span[^>]*>[^<]*${name}</span></a>`;
    const [, picture = ''] = new RegExp(logo).exec(mail?.html ?? '') ?? [];
    expect(existsSync(`public${picture}`)).toBe(true);
    expect(picture).not.toBe('');
    expect(mail?.html).toContain(`>${date}</td>`);
  });

  it('has the date of the latest of its alerts', async () => {
    const mail = await mailOf([search(7), search(8)]);
    expect(mail?.text).toContain('23\u00a0Nov, 12:00\n\n');
    expect(mail?.text).not.toContain('11:59');
  });

  it.each<[Locale, string, string]>([
    ['ka', 'ნინო', 'გამარჯობა, ნინო!'],
    ['en', 'Nino', 'Hello, Nino!'],
    ['ru', 'Нино', 'Здравствуйте, Нино!'],
    ['ka', '', 'გამარჯობა!'],
    ['en', '  ', 'Hello!'],
    ['ru', '\n', 'Здравствуйте!'],
    ['en', ' Nino\r\n\tB. ', 'Hello, Nino B.!'],
    ['en', "O'Neil & {name} $&", "Hello, O'Neil & {name} $&!"],
  ])('greets its reader by name, where there is one: in %s, %j', async (locale, name, greeting) => {
    const mail = await mailOf([search(7)], { locale, name });
    expect(mail?.text).toContain(`\n\n${greeting}\n`);
    expect(mail?.html).toContain(`>${inHtml(greeting)}<br>`);
  });

  it('escapes a name that is HTML', async () => {
    const mail = await mailOf([search(7)], { name: '<img src=x onerror="alert(1)">' });
    expect(mail?.html).toContain('>Hello, &lt;img src=x onerror=&quot;alert(1)&quot;&gt;!<br>');
    expect(mail?.html).not.toContain('<img src=x');
  });

  it.each<[Locale, (count: string) => string]>([
    ['ka', (count) => `ყველა ${count} განცხადების ნახვა`],
    ['en', (count) => `See all ${count} listings`],
    ['ru', (count) => `Посмотреть все объявления (${count})`],
  ])('leads to the list of its search with the count of that list, in %s', async (locale, label) => {
    const mail = await alertOf({ deal_types: [1], urbans: [vake] }, locale);
    const { body } = await api.call(`/api/microservice/statements/count?deal_types=1&urbans=${vake}`);
    const { total } = statementCountSchema.parse(body).data;
    // More than the alert is about.
    expect(total).toBeGreaterThan(1);
    const [saved] = await api.db.select().from(savedSearches);
    const url = `https://aivani.example${locale === 'ka' ? '' : `/${locale}`}/account/searches/${saved?.id}`;
    expect(mail?.text).toContain(`\n\n${label(String(total))}: ${url}\n\n`);
    const [, afterAddress] = mail?.html?.split(`href="${url}"`) ?? [];
    expect(afterAddress?.split('>')[1]).toBe(`${label(String(total))}</a`);
  });

  it.each<[string, NotificationParameters[], string]>([
    ['a long list', [search(7, 12_345)], 'See all 12,345 listings: https://aivani.example/en/account/searches/7'],
    [
      'two alerts of one search',
      [search(7, 5), search(7, 8)],
      'See all 5 listings: https://aivani.example/en/account/searches/7',
    ],
    ['the only one', [search(7, 1)], 'See all: https://aivani.example/en/account/searches/7'],
    ['a list that is empty again', [search(7, 0)], 'See all: https://aivani.example/en/account/searches/7'],
    ['an alert without a count', [search(7)], 'See all: https://aivani.example/en/account/searches/7'],
    ['two searches', [search(7, 5), search(8, 8)], 'See all: https://aivani.example/en/account/searches'],
    ['a search and favourites', [search(7, 5), {}], 'See all: https://aivani.example/en/account/searches'],
    ['favourites', [{}], 'See all: https://aivani.example/en/account/favorites'],
  ])('says a count only of one list: %s', async (_, alerts, line) => {
    const mail = await mailOf(alerts);
    expect(mail?.text).toContain(`\n\n${line}\n\n`);
  });

  it('puts the text of a listing below its picture on phones', async () => {
    const texts = { ka: 'a', en: 'a', ru: 'a' };
    const listed = {
      id: 1,
      titles: texts,
      slugs: texts,
      segments: texts,
      reason: 'new' as const,
      image: '/uploads/1-thumb.webp',
    };
    const mail = await mailOf([{ ...search(7), statements: [listed] }]);
    const [, stacked = '', filling = ''] =
      /@media \(max-width:480px\)\{\.(\w+)\{display:block!important[^}]*\}\.(\w+)\{width:100%!important/.exec(mail?.html ?? '') ??
      [];
    expect(mail?.html).toMatch(
      new RegExp(`<td class="${stacked}"[^>]*><a [^>]*><img class="${filling}" [^>]*></a></td><td class="${stacked}"`),
    );
  });

  it.each(['ka', 'en', 'ru'] as const)('ends with the contacts of the site, in %s', async (locale) => {
    const mail = await mailOf([search(7)], { locale });
    const name = emailSite.siteName[locale];
    expect(mail?.text.split('\n\n').at(-1)).toBe(`${name} · 032 2 11 22 33 · support@aivani.example`);
    const phone = '<a [^>]*href="tel:\\+995322112233"[^>]*>032 2 11 22 33</a>';
    const address = '<a [^>]*href="mailto:support@aivani\\.example"[^>]*>support@aivani\\.example</a>';
    expect(mail?.html).toMatch(new RegExp(`>${name} · ${phone} · ${address}</td>`));
  });
});

describe('the median price in the email of an alert', () => {
  it.each([
    ['ka', 'ბინების მედიანური ფასი ვაკეში: ', '3\u00a0790\u00a0₾/მ²', 'ფასები უბნებში', '/prices/tbilisi/vake-saburtalo/vake'],
    [
      'en',
      'Median price of apartments for sale in Vake: ',
      '₾3,790/m²',
      'Prices by neighbourhood',
      '/en/prices/tbilisi/vake-saburtalo/vake',
    ],
    [
      'ru',
      'Медианная цена квартир в Ваке: ',
      '3\u00a0790\u00a0₾/м²',
      'Цены по районам',
      '/ru/prices/tbilisi/vake-saburtalo/vake',
    ],
  ] as const)('is that of the place, with its page, in %s', async (locale, text, figure, label, path) => {
    await storeFigure();
    const mail = await alertOf({ deal_types: [1], urbans: [vake] }, locale);
    expect(mail?.text).toContain(`\n\n${text}${figure}.\n${label}: https://aivani.example${path}\n\n`);
    expect(mail?.html).toMatch(
      new RegExp(
        `${text}<strong[^>]*>${figure.replace('$', '\\$')}</strong>\\. <a [^>]*href="https://aivani.example${path}"[^>]*>${label}</a>`,
      ),
    );
  });

  it('is a monthly rent for those who rent, in the currency of their bounds', async () => {
    await storeFigure({ level: 'districts', placeId: vakeDistrict, dealTypeId: 2, medianUsdMinor: 1_264 });
    const mail = await alertOf({ deal_types: [2], districts: [vakeDistrict], price_to: 200_000, currency_id: 2 }, 'en', 2);
    expect(mail?.text).toContain('Median rent of apartments in Vake-Saburtalo: $12.6/m² a month.');
    expect(mail?.text).toContain('https://aivani.example/en/prices/tbilisi/vake-saburtalo\n');
  });

  it('is absent where too few are listed', async () => {
    await storeFigure({ count: 11 });
    const mail = await alertOf({ deal_types: [1], urbans: [vake] }, 'en');
    expect(mail?.text).toContain('See all');
    expect(mail?.text).not.toContain('Median');
  });

  it.each<[string, StatementFilters, boolean]>([
    ['an apartment in a city', { deal_types: [1], real_estate_types: [1], cities: [tbilisi] }, true],
    ['homes of several types in a city', { deal_types: [1], real_estate_types: [1, 2], cities: [tbilisi] }, true],
    ['land', { deal_types: [1], real_estate_types: [4], cities: [tbilisi] }, false],
    ['several places', { deal_types: [1], cities: [tbilisi], urbans: [vake] }, false],
    ['no place', { deal_types: [1] }, false],
    ['any deal', { cities: [tbilisi] }, false],
    ['two deals', { deal_types: [1, 2], cities: [tbilisi] }, false],
    ['days', { deal_types: [7], cities: [tbilisi] }, false],
  ])('is looked up for apartments of one deal at one place: %s', async (_, filters, isFound) => {
    for (const dealTypeId of [1, 2, 7]) await storeFigure({ level: 'cities', placeId: tbilisi, dealTypeId });
    const parts = { prices: createPricesRepository(api.db), places: createPlacesRepository(api.db) };
    expect((await findMedianPrice(parts, filters)) !== null).toBe(isFound);
  });
});

describe('the links at the end of the email of an alert', () => {
  const search = (id: number, frequency?: 'instant' | 'daily') => ({
    search: { id, name: `No. ${id}`, ...(frequency && { frequency }) },
  });
  const daily = 'Once a day: https://aivani.example/en/account/searches?edit=7&when=daily';
  const change = 'Change the search: https://aivani.example/en/account/searches?edit=7';
  const all = 'Change the saved searches: https://aivani.example/en/account/searches';

  it.each<[string, NotificationParameters[], string[]]>([
    ['of a search with alerts at once', [search(7, 'instant')], [daily, change]],
    ['of a daily search', [search(7, 'daily')], [change]],
    ['of an alert that was stored without its frequency', [search(7)], [change]],
    ['of two alerts of one search', [search(7, 'instant'), search(7, 'instant')], [daily, change]],
    ['of two searches', [search(7, 'instant'), search(8, 'daily')], [all]],
    ['of a search and favourites', [search(7, 'daily'), {}], [change]],
    ['of favourites', [{}], []],
  ])('%s', async (_, alerts, links) => {
    const mail = await mailOf(alerts);
    const [reason, unsubscribe, ...settings] = mail?.text.split('\n\n').at(-2)?.split('\n') ?? [];
    expect(reason).toContain('are on');
    expect(unsubscribe).toMatch(/^Turn them off: /);
    expect(settings).toEqual(links);
    for (const link of links) {
      const [label, href] = link.split(': ');
      expect(mail?.html).toMatch(new RegExp(`href="${href?.replaceAll('&', '&amp;').replaceAll('?', '\\?')}"[^>]*>${label}<`));
    }
  });
});
