import { beforeEach, describe, expect, it } from 'vitest';
import type { NotificationParameters } from '@/lib/contracts/account/notifications';
import { savedSearchResponseSchema } from '@/lib/contracts/account/saved-searches';
import type { Locale } from '@/lib/contracts/locales';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
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
import { insertStatement } from '../../factories/statement';
import { insertVisitor } from '../../factories/visitor';
import { useApi } from '../../setup/api';

const api = useApi();
const site = { siteName: { ka: 'აივანი', en: 'Aivani', ru: 'Айвани' }, siteUrl: 'https://aivani.example' };
const noon = new Date('2026-11-23T08:00:00Z');
const later = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);
const [tbilisi, vakeDistrict, vake] = [1, 4, 38];

let readers = 0;
const insertReader = (locale: Locale) =>
  insertVisitor(api.db, { email: `reader-${readers++}@example.com`, emailVerified: true, locale });

async function deliver(now: Date): Promise<Mail | undefined> {
  const sent: Mail[] = [];
  const mail = { send: async (one: Mail) => void sent.push(one) };
  await deliverNotifications({ database: api.database, clock: () => now, mail, email: site });
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

describe('the median price in the email of an alert', () => {
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
    const { user } = await insertReader('en');
    const row = { userId: user.id, type: 8 as const, createdAt: noon };
    await createNotificationsRepository(api.db).add(
      alerts.map((parameters) => ({
        ...row,
        template: parameters.search ? ('saved_search' as const) : ('favorites' as const),
        parameters: { count: 1, reason_counts: { new: 1 }, ...parameters },
      })),
    );
    const mail = await deliver(noon);
    const [reason, unsubscribe, ...settings] = mail?.text.split('\n\n').at(-1)?.split('\n') ?? [];
    expect(reason).toContain('are on');
    expect(unsubscribe).toMatch(/^Turn them off: /);
    expect(settings).toEqual(links);
    for (const link of links) {
      const [label, href] = link.split(': ');
      expect(mail?.html).toMatch(new RegExp(`href="${href?.replaceAll('&', '&amp;').replaceAll('?', '\\?')}"[^>]*>${label}<`));
    }
  });
});
