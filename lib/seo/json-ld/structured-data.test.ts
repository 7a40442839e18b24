import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { StatementDetail } from '@/lib/contracts/statements/statements';
import { indexPlaces } from '@/lib/domain/place/place-index';
import { partial } from '@/tests/factories/partial';
import { dealPricesOf, few, placePricesOf } from '@/tests/factories/prices';
import { organizationJsonLd, websiteJsonLd } from './home-json-ld';
import { breadcrumbJsonLd, JsonLd, type JsonLdNode } from './json-ld';
import { pricesJsonLd } from './prices-json-ld';
import { searchBreadcrumbs } from './search-json-ld';
import { listingJsonLd } from './statement-json-ld';
import { structuredDataErrors } from './structured-data.fixture';

const origin = 'https://aivani.example';
/** The structured data of a page, as it leaves the server. */
const jsonLdText = (things: JsonLdNode[]): string =>
  /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(renderToStaticMarkup(JsonLd({ things })))?.[1] ?? '';
const words = (ka: string, en: string, ru: string) => ({ ka, en, ru });
const statement = partial<StatementDetail>({
  id: 10_000_001,
  deal_type_id: 1,
  real_estate_type_id: 1,
  room_type_id: 3,
  dynamic_titles: words('იყიდება ბინა ვაკეში', 'Apartment for sale in Vake', 'Продаётся квартира в Ваке'),
  href_lang: words('iyideba-bina-vakeshi', 'apartment-for-sale-in-vake', 'prodaetsia-kvartira-v-vake'),
  middle_slugs: words('iyideba-bina', 'apartment-for-sale', 'prodaetsia-kvartira'),
  city_names: words('თბილისი', 'Tbilisi', 'Тбилиси'),
  district_names: words('ვაკე-საბურთალო', 'Vake-Saburtalo', 'Ваке-Сабуртало'),
  urban_names: words('ვაკე', 'Vake', 'Ваке'),
  addresses: words('ჭავჭავაძის გამზირი 37', 'Chavchavadze Avenue 37', 'проспект Чавчавадзе 37'),
  comments: words('</script><b>', '', ''),
  price: { '1': { price_total: 459_000, price_square: 4250 }, '2': { price_total: 170_000, price_square: 1574 } },
  price_type_id: 3,
  currency_id: 2,
  area: 108,
  area_type_id: 1,
  lat: 41.7,
  lng: 44.7,
  images: [{ large: '/assets/scenes/old-01.webp', thumb: '', blur: '', is_main: true }],
  created_at: '2026-11-01 14:00:00',
  created_at_iso: '2026-11-01T10:00:00.000Z',
  last_updated: '2026-11-02 14:00:00',
  last_updated_iso: '2026-11-02T10:00:00.000Z',
  user_phone_number: '599 00 ** **',
});

const offersOf = (change: Partial<StatementDetail>) => listingJsonLd(origin, { ...statement, ...change }, 'en').offers;
const faultsOf = (change: Partial<StatementDetail> = {}, locale: 'ka' | 'en' | 'ru' = 'en') =>
  structuredDataErrors(jsonLdText([listingJsonLd(origin, { ...statement, ...change }, locale)]), origin);

describe('listingThing', () => {
  it.each([
    ['an apartment', {}],
    ['a house for rent', { real_estate_type_id: 2, deal_type_id: 2 }],
    ['land in hectares', { real_estate_type_id: 4, area_type_id: 2, room_type_id: null }],
    ['a commercial space', { real_estate_type_id: 5, room_type_id: null }],
    ['a hotel by the day', { real_estate_type_id: 6, deal_type_id: 7 }],
    ['a negotiable price', { price_type_id: 1 }],
    ['a price that is a bound', { price_type_id: 2 }],
    ['no photo, place or street', { images: [], lat: null, lng: null, addresses: words('', '', '') }],
  ])('is right for %s', (_name, change) => {
    expect(faultsOf(change)).toEqual([]);
  });

  it('has the price as the owner typed it', () => {
    expect(offersOf({})).toMatchObject({
      price: 170_000,
      priceCurrency: 'USD',
      businessFunction: expect.stringContaining('#Sell'),
    });
    expect(offersOf({ currency_id: 1 })).toMatchObject({ price: 459_000, priceCurrency: 'GEL' });
    expect(offersOf({ price_type_id: 1 })).not.toHaveProperty('price');
    expect(offersOf({ price_type_id: 2 })).toMatchObject({ priceSpecification: { minPrice: 170_000 } });
  });

  it('names the time that a rent is paid for', () => {
    expect(offersOf({ deal_type_id: 2 })).toMatchObject({ priceSpecification: { price: 170_000, unitCode: 'MON' } });
    expect(offersOf({ deal_type_id: 7 })).toMatchObject({ businessFunction: expect.stringContaining('#LeaseOut') });
  });

  it('is in the language of its page and has no phone', () => {
    expect(listingJsonLd(origin, statement, 'ru')).toMatchObject({
      inLanguage: 'ru',
      mainEntity: { address: { addressLocality: 'Тбилиси' } },
    });
    expect(jsonLdText([listingJsonLd(origin, statement, 'ru')])).not.toContain('599');
  });

  it('cannot end its element', () => {
    expect(jsonLdText([listingJsonLd(origin, statement, 'ka')])).not.toContain('<');
    expect(faultsOf({}, 'ka')).toEqual([]);
  });
});

describe('the breadcrumb of a list', () => {
  const place = { display_name: '', display_name_in: '', lat: 0, lng: 0, streets_count: 0, slug: '' };
  const named = (id: number, en: string) => ({
    ...place,
    id,
    display_names: words(en, en, en),
    display_names_in: words(en, en, en),
    slugs: words(`in-${en}`, `in-${en}`, `in-${en}`),
  });
  const urban = { ...named(38, 'vake'), streets: [] };
  const city = { ...named(1, 'tbilisi'), districts: [{ ...named(4, 'vake'), urbans: [urban] }] };
  const places = indexPlaces([city as never]);

  it('goes from the site through the country and each place, saying a name once', () => {
    const steps = searchBreadcrumbs('en', { deal_types: [1], real_estate_types: [1], urbans: [38] }, places);
    expect(steps.map(({ name }) => name)).toEqual(['Aivani', 'Apartments for sale in Georgia', 'tbilisi', 'vake']);
    expect(structuredDataErrors(jsonLdText([breadcrumbJsonLd(origin, steps)]), origin)).toEqual([]);
  });
});

describe('the home page', () => {
  it.each(['ka', 'en', 'ru'] as const)('describes the site in %s', (locale) => {
    const text = jsonLdText([organizationJsonLd(origin, locale), websiteJsonLd(origin, locale)]);
    expect(structuredDataErrors(text, origin)).toEqual([]);
    expect(text).toContain('/s?q={search_term_string}');
  });
});

describe('the prices of a place', () => {
  const page = {
    locale: 'en' as const,
    title: 'Apartment prices in Vake',
    crumbs: [
      { name: 'Prices', href: '/en/prices' },
      { name: 'Tbilisi', href: '/en/prices/tbilisi' },
      { name: 'Vake', href: '/en/prices/tbilisi/vake' },
    ],
  };
  const datasetOf = (prices = placePricesOf()) => pricesJsonLd(origin, { ...page, prices }, (key) => key);

  it('are a Dataset of the median with its quartiles over 24 months', () => {
    const dataset = datasetOf();
    expect(structuredDataErrors(jsonLdText(dataset ? [dataset] : []), origin)).toEqual([]);
    expect(dataset).toMatchObject({
      temporalCoverage: '2025-01/2026-12',
      spatialCoverage: { name: 'Vake, Tbilisi, country' },
      variableMeasured: [
        { name: 'sale_median', value: 3000, minValue: 2900, maxValue: 3100 },
        { name: 'rent_median', value: 20 },
      ],
    });
  });

  it('leave out figures from too few homes, and are null without any figure', () => {
    const none = { now: few };
    expect(datasetOf(placePricesOf({ rent: dealPricesOf(2, none) }))?.variableMeasured).toHaveLength(1);
    expect(datasetOf(placePricesOf({ sale: dealPricesOf(1, none), rent: dealPricesOf(2, none) }))).toBeNull();
  });
});

describe('structuredDataFaults', () => {
  const errors = (...graph: JsonLdNode[]) => structuredDataErrors(jsonLdText(graph), origin);

  it('reports what is missing, unknown or misplaced', () => {
    expect(
      errors({ '@type': 'ListItem', position: 1, item: 'https://other.example/x', colour: 'red' }, { '@type': 'Cat' }),
    ).toEqual([
      '[0]: ListItem lacks name',
      '[0]: ListItem has no colour',
      '[0].item: https://other.example/x is not on https://aivani.example',
      '[1]: unknown type Cat',
    ]);
  });

  it('finds values that are not written as they must be', () => {
    const offer = { '@type': 'Offer', url: `${origin}/x`, availability: 'https://schema.org/InStock', price: 0 };
    expect(errors({ ...offer, businessFunction: 'http://purl.org/goodrelations/v1#Sell' })).toEqual([
      '[0].price: 0 is not how it is written',
      '[0]: a price without currency',
    ]);
  });

  it('finds lists with gaps and items that lead nowhere', () => {
    const item = (position: number) => ({ '@type': 'ListItem', position, name: 'x' });
    expect(
      errors({ '@type': 'BreadcrumbList', itemListElement: [item(1), item(3)] }, { '@type': 'ItemList', itemListElement: [] }),
    ).toEqual(['[0]: an item lacks item', '[0]: positions 1,3', '[1]: no items']);
  });
});
