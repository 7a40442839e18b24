import { and, eq, isNotNull } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { badgesSchema, bannersSchema, configSchema, footerSchema, servicesSchema } from '@/lib/contracts/site/site';
import { statementCountSchema } from '@/lib/contracts/statements/statements';
import { removeStatements } from '@/server/modules/search/rows/search.rows.repository';
import { statementSearch } from '@/server/modules/search/search.table';
import { badges, banners, footerLinks, groupCompanies } from '@/server/modules/site/site.table';
import { useApi } from '../../setup/api';
import { seededAt } from '../../setup/database';

const api = useApi();
const georgian = /[\u10A0-\u10FF]/;
const serviceIds = [1, 2, 3, 4, 5, 8, 9, 16];
const badge = {
  name: { ka: 'ფასდაკლება', en: 'Sale', ru: 'Скидка' },
  description: { ka: 'ა', en: 'a', ru: 'а' },
  color: '#fbbe3a',
  textColor: '#3a200a',
};

const findConfig = async (headers: Record<string, string> = {}) =>
  configSchema.parse((await api.call('/api/v1/config', { headers })).body).data;

describe('GET /api/v1/config', () => {
  it('has currencies, rates and services', async () => {
    const config = await findConfig();
    expect(config.currencies.map(({ id, key, symbol }) => [id, key, symbol])).toEqual([
      [1, 'gel', '₾'],
      [2, 'dollar', '$'],
      [3, 'euro', '€'],
    ]);
    expect(config.exchange_rate['1']).toBe(1);
    expect(config.exchange_rate['2']).toBeGreaterThan(1);
    expect(config.services.map(({ id }) => id)).toEqual(serviceIds);
  });

  it('names things in the requested language', async () => {
    const { currencies, services } = await findConfig({ locale: 'en' });
    expect([...currencies, ...services].map(({ display_name }) => display_name).join()).not.toMatch(georgian);
  });

  it('always has a point badge for property_reformation', async () => {
    expect((await findConfig()).navBadges.property_reformation).toMatchObject({ badge_type: 'point' });
    await api.db.update(badges).set({ type: 'discount' }).where(eq(badges.navKey, 'property_reformation'));
    expect((await findConfig()).navBadges.property_reformation).toMatchObject({
      badge_type: 'point',
      badge_display_name: 'ახალი',
    });
    await api.db.delete(badges).where(eq(badges.navKey, 'property_reformation'));
    expect((await findConfig()).navBadges.property_reformation).toMatchObject({
      badge_type: 'point',
      badge_display_names: { en: 'New' },
    });
  });

  it('has the badges of other navigation entries under their keys', async () => {
    await api.db.insert(badges).values({ ...badge, badgeableType: 'navigation', navKey: 'mortgage', type: 'discount' });
    expect((await findConfig({ locale: 'ru' })).navBadges.mortgage).toMatchObject({
      badge_type: 'discount',
      badge_display_name: 'Скидка',
      badge_color: '#fbbe3a',
      badge_text_color: '#3a200a',
    });
  });
});

describe('the companies of the group in GET /api/v1/config', () => {
  it('are those of the database, in their order and in the requested language', async () => {
    const [first, ...others] = (await findConfig({ locale: 'en' })).group_companies ?? [];
    expect(others.length).toBeGreaterThan(0);
    expect(first).toMatchObject({ logo: expect.stringMatching(/^http:\/\/[^/]+\/assets\/companies\/[a-z]+\.svg$/), url: null });
    expect([first, ...others].map((company) => `${company?.display_name} ${company?.description}`).join()).not.toMatch(georgian);
    await api.db
      .update(groupCompanies)
      .set({ position: -1 })
      .where(eq(groupCompanies.id, others[0]?.id ?? 0));
    expect((await findConfig()).group_companies?.[0]).toMatchObject({ id: others[0]?.id });
  });

  it('are none in a database without any', async () => {
    await api.db.delete(groupCompanies);
    expect((await findConfig()).group_companies).toEqual([]);
  });
});

describe('GET /api/v1/services', () => {
  const find = async (query = '') =>
    servicesSchema.parse((await api.call(`/api/v1/services${query}`)).body).data.map(({ id }) => id);

  it('lists all services in their order', async () => {
    expect(await find()).toEqual(serviceIds);
  });

  it('lists those for statements of one’s own with profile', async () => {
    for (const query of ['?profile', '?profile=1']) expect(await find(query)).toEqual([1, 2, 3, 4]);
  });
});

describe('GET /api/v1/badges', () => {
  const find = async (query: string) => badgesSchema.parse((await api.call(`/api/v1/badges?${query}`)).body).data;

  it('lists the badges of the requested services, or of all', async () => {
    await api.db.insert(badges).values([
      { ...badge, badgeableType: 'services', badgeableId: 3, type: 'button' },
      { ...badge, badgeableType: 'services', badgeableId: 1, type: 'discount' },
    ]);
    expect((await find('badgeable_type=services')).map(({ badgeable_id }) => badgeable_id)).toEqual([1, 3]);
    expect((await find('badgeable_type=services&badgeable_ids=')).length).toBe(2);
    expect(await find('badgeable_type=services&badgeable_ids[]=3&badgeable_ids[]=5')).toMatchObject([
      { badgeable_id: 3, badgeable_type: 'services', badge: { badge_type: 'button' } },
    ]);
  });

  it.each(['', 'badgeable_type=users', 'badgeable_type=services&badgeable_ids=a'])('is 422 for ?%s', async (query) => {
    expect((await api.call(`/api/v1/badges?${query}`)).status).toBe(422);
  });
});

describe('GET /api/v1/footer', () => {
  const find = async (headers: Record<string, string> = {}) =>
    footerSchema.parse((await api.call('/api/v1/footer', { headers })).body).data;
  const linksOf = ({ top_footer, bottom_footer }: Awaited<ReturnType<typeof find>>) =>
    [...top_footer, ...bottom_footer].flatMap(({ links }) => links);

  it('has two rows of groups in the requested language', async () => {
    const footer = await find({ locale: 'en' });
    expect(footer.top_footer.length).toBeGreaterThan(0);
    expect(footer.bottom_footer.length).toBeGreaterThan(0);
    expect(
      linksOf(footer)
        .map(({ title }) => title)
        .join(),
    ).not.toMatch(georgian);
  });

  it('counts the list behind each link', async () => {
    const counted = await api.db
      .select()
      .from(footerLinks)
      .where(and(isNotNull(footerLinks.filters), isNotNull(footerLinks.url)));
    const links = linksOf(await find());
    expect(counted.length).toBeGreaterThan(10);
    for (const { id, filters } of counted) {
      const { total } = statementCountSchema.parse((await api.call(`/api/microservice/statements/count?${filters}`)).body).data;
      expect(links.find((link) => link.id === id)).toMatchObject({ statements_count: total });
    }
  });

  it('counts again after a minute, not before', async () => {
    const ofApartments = async () =>
      linksOf(await find()).find(({ url }) => url === '/s?deal_types=1&real_estate_types=1')?.statements_count ?? 0;
    api.setNow(new Date(seededAt.getTime() + 3_600_000));
    const before = await ofApartments();
    const [row] = await api.db
      .select({ id: statementSearch.id })
      .from(statementSearch)
      .where(and(eq(statementSearch.dealTypeId, 1), eq(statementSearch.realEstateTypeId, 1)))
      .limit(1);
    await removeStatements(api.db, [row?.id ?? 0]);
    api.setNow(new Date(seededAt.getTime() + 3_659_000));
    expect(await ofApartments()).toBe(before);
    api.setNow(new Date(seededAt.getTime() + 3_660_000));
    expect(await ofApartments()).toBe(before - 1);
  });
});

describe('GET /api/static/banners.json', () => {
  it('has one banner for the header and one for the footer in a seeded market, both in three languages', async () => {
    const { data } = bannersSchema.parse((await api.call('/api/static/banners.json')).body);
    expect(data.map(({ banner_place_name, width, height }) => [banner_place_name, width, height])).toEqual([
      ['AdoHeader', 728, 90],
      ['AdoFooter', 728, 90],
    ]);
    for (const { banner_content } of data) {
      expect([...banner_content.matchAll(/<a lang="(\w+)"/g)].map(([, locale]) => locale)).toEqual(['ka', 'en', 'ru']);
      expect(banner_content).not.toMatch(/<script|https?:/);
    }
  });

  it('lists banners with the id of their slot', async () => {
    await api.db.delete(banners);
    await api.db
      .insert(banners)
      .values({ id: 900_001, type: 'html', content: '<p>a</p>', width: 728, height: 90, place: 'AdoHeader' });
    expect(bannersSchema.parse((await api.call('/api/static/banners.json')).body).data).toEqual([
      {
        id: 900_001,
        type: 'html',
        banner_content: '<p>a</p>',
        width: 728,
        height: 90,
        banner_place_name: 'AdoHeader',
        bannerId: 'AdoHeader-900001',
      },
    ]);
  });
});
