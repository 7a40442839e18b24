import type { Localised } from '@/lib/contracts/common';
import { serviceRows } from '@/lib/contracts/money/service-table';
import { dealTypes } from '@/lib/domain/statement/market-ids';
import { places } from '../data/gazetteer';
import { servicePages } from '../data/service-pages';
import type { badges, currencies, footerLinks, services } from '../modules/site/site.table';

const ratesDate = new Date('2026-11-01T00:00:00Z');

/** Rates as stored at installation, with their date; a published rate replaces them when a source is configured. */
export const usdRateGel = 2.7;

export const currencyRows: (typeof currencies.$inferInsert)[] = [
  { id: 1, key: 'gel', symbol: '₾', name: { ka: 'ლარი', en: 'Lari', ru: 'Лари' }, rateGel: 1, rateDate: ratesDate },
  {
    id: 2,
    key: 'dollar',
    symbol: '$',
    name: { ka: 'დოლარი', en: 'US dollar', ru: 'Доллар США' },
    rateGel: usdRateGel,
    rateDate: ratesDate,
  },
  { id: 3, key: 'euro', symbol: '€', name: { ka: 'ევრო', en: 'Euro', ru: 'Евро' }, rateGel: 3.05, rateDate: ratesDate },
];

/** Paid services by the ids of the API, each with its page. */
export const listedServices: (typeof services.$inferInsert)[] = serviceRows.flatMap(({ id, listed }, position) => {
  const page = servicePages.find(({ service_id: serviceId }) => serviceId === id);
  return listed && page ? [{ id, ...listed, name: page.name ?? page.title, position }] : [];
});

/** Property reformation is always marked as new with a point. */
export const badgeRows: (typeof badges.$inferInsert)[] = [
  {
    id: 1,
    badgeableType: 'navigation',
    badgeableId: null,
    navKey: 'property_reformation',
    name: { ka: 'ახალი', en: 'New', ru: 'Новое' },
    description: { ka: 'ახალი სერვისი', en: 'A new service', ru: 'Новый сервис' },
    color: '#bf3469',
    textColor: '#ffffff',
    type: 'point',
  },
];

type FooterRow = typeof footerLinks.$inferInsert;
type Link = { title: Localised; url: string; filters?: string };
type Group = { row: FooterRow['row']; title: Localised; links: Link[] };

const list = (title: Localised, filters: string): Link => ({ title, url: `/s?${filters}`, filters });
const typeLinks = (dealId: number): Link[] =>
  [
    list({ ka: 'ბინები', en: 'Apartments', ru: 'Квартиры' }, `deal_types=${dealId}&real_estate_types=1`),
    list({ ka: 'კერძო სახლები', en: 'Houses', ru: 'Частные дома' }, `deal_types=${dealId}&real_estate_types=2`),
    list({ ka: 'აგარაკები', en: 'Country houses', ru: 'Дачи' }, `deal_types=${dealId}&real_estate_types=3`),
    list({ ka: 'მიწის ნაკვეთები', en: 'Land plots', ru: 'Земельные участки' }, `deal_types=${dealId}&real_estate_types=4`),
    list(
      { ka: 'კომერციული ფართები', en: 'Commercial space', ru: 'Коммерческая недвижимость' },
      `deal_types=${dealId}&real_estate_types=5`,
    ),
    list({ ka: 'სასტუმროები', en: 'Hotels', ru: 'Гостиницы' }, `deal_types=${dealId}&real_estate_types=6`),
    // Land is leased, never rented: these two have no list.
  ].filter(({ filters }) => !(filters?.endsWith('types=4') && dealId !== dealTypes.sale));

/** Vake, Saburtalo, Didi Dighomi, Gldani, Isani, Varketili, Vera, Sololaki. */
const popularUrbanIds = [38, 47, 29, 2, 53, 52, 64, 67];
/** Batumi, Kutaisi, Rustavi, Bakuriani, Gudauri, Kobuleti. */
const popularCityIds = [15, 96, 73, 16, 46, 94];

const apartmentsIn = (nameIn: Localised): Localised => ({
  ka: `ბინები ${nameIn.ka}`,
  en: `Apartments ${nameIn.en}`,
  ru: `Квартиры ${nameIn.ru}`,
});
const homesIn = (nameIn: Localised): Localised => ({
  ka: `უძრავი ქონება ${nameIn.ka}`,
  en: `Real estate ${nameIn.en}`,
  ru: `Недвижимость ${nameIn.ru}`,
});

const urbanLinks = (): Link[] =>
  popularUrbanIds.flatMap((id) => {
    const urban = places.cities
      .find((city) => city.id === 1)
      ?.districts.flatMap((district) => district.urbans)
      .find((place) => place.id === id);
    return urban ? [list(apartmentsIn(urban.name_in), `real_estate_types=1&urbans=${id}`)] : [];
  });
const cityLinks = (): Link[] =>
  popularCityIds.flatMap((id) => {
    const city = places.cities.find((place) => place.id === id);
    return city ? [list(homesIn(city.name_in), `cities=${id}`)] : [];
  });

const serviceLinks = (): Link[] => listedServices.flatMap(({ name, url }) => (url ? [{ title: name, url }] : []));

const groups = (): Group[] => [
  { row: 'top', title: { ka: 'იყიდება', en: 'For sale', ru: 'Продажа' }, links: typeLinks(1) },
  { row: 'top', title: { ka: 'ქირავდება', en: 'For rent', ru: 'Аренда' }, links: typeLinks(2) },
  {
    row: 'top',
    title: { ka: 'პოპულარული უბნები', en: 'Popular neighbourhoods', ru: 'Популярные микрорайоны' },
    links: urbanLinks(),
  },
  { row: 'top', title: { ka: 'ქალაქები და კურორტები', en: 'Cities and resorts', ru: 'Города и курорты' }, links: cityLinks() },
  { row: 'top', title: { ka: 'სერვისები', en: 'Services', ru: 'Услуги' }, links: serviceLinks() },
  {
    row: 'bottom',
    title: { ka: 'ნავიგაცია', en: 'Navigation', ru: 'Навигация' },
    links: [
      { title: { ka: 'მთავარი', en: 'Home', ru: 'Главная' }, url: '/' },
      { title: { ka: 'განცხადებების ძებნა', en: 'Search listings', ru: 'Поиск объявлений' }, url: '/s' },
      { title: { ka: 'ფასები უბნებში', en: 'Prices by neighbourhood', ru: 'Цены по районам' }, url: '/prices' },
      { title: { ka: 'განცხადებები 3D ტურით', en: 'Listings with a 3D tour', ru: 'Объявления с 3D-туром' }, url: '/s?with_3d=1' },
      { title: { ka: 'მესაკუთრისგან', en: 'From owners', ru: 'От собственников' }, url: '/s?owner=1' },
    ],
  },
  {
    row: 'bottom',
    title: { ka: 'კომპანია', en: 'Company', ru: 'Компания' },
    links: [
      { title: { ka: 'ჩვენ შესახებ', en: 'About us', ru: 'О нас' }, url: '/chvens-shesaxeb' },
      { title: { ka: 'ბლოგი', en: 'Blog', ru: 'Блог' }, url: '/blog' },
      { title: { ka: 'კონტაქტი', en: 'Contact', ru: 'Контакты' }, url: '/contact' },
      { title: { ka: 'წესები და პირობები', en: 'Terms', ru: 'Условия' }, url: '/terms' },
      { title: { ka: 'კონფიდენციალურობა', en: 'Privacy', ru: 'Конфиденциальность' }, url: '/privacy' },
      {
        title: { ka: 'გარემოსდაცვითი პოლიტიკა', en: 'Environmental policy', ru: 'Экологическая политика' },
        url: '/environmental-policy',
      },
    ],
  },
];

/** Groups and their links; a group's id is a round hundred, its links follow it. */
export function footerRows(): FooterRow[] {
  return groups().flatMap(({ row, title, links }, position) => {
    const groupId = (position + 1) * 100;
    const group: FooterRow = { id: groupId, parentId: null, row, title, url: null, filters: null, position };
    return [
      group,
      ...links.map(
        (link, index): FooterRow => ({
          id: groupId + index + 1,
          parentId: groupId,
          row,
          title: link.title,
          url: link.url,
          filters: link.filters ?? null,
          position: index,
        }),
      ),
    ];
  });
}
