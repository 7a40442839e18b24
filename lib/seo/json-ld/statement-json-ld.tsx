import type { Locale } from '@/lib/contracts/locales';
import type { StatementDetail } from '@/lib/contracts/statements/statements';
import { areaTypeIds } from '@/lib/domain/area/area';
import { currencyIds } from '@/lib/domain/money/currency';
import type { PlaceIndex } from '@/lib/domain/place/place-index';
import { dealTypes, realEstateTypes, roomCountOf } from '@/lib/domain/statement/market-ids';
import { statementPath } from '@/lib/routes/addresses/statement-address';
import { siteOrigin } from '@/lib/seo/origin';
import { ownerPrice } from '@/lib/seo/owner-price';
import { breadcrumbJsonLd, JsonLd, type JsonLdNode } from './json-ld';
import { searchBreadcrumbs } from './search-json-ld';

/** By real-estate type: only homes are what schema.org calls an apartment or a house, land is just a place. */
const placeTypes: Readonly<Record<number, string>> = {
  [realEstateTypes.apartment]: 'Apartment',
  [realEstateTypes.house]: 'House',
  [realEstateTypes.countryHouse]: 'House',
  [realEstateTypes.land]: 'Place',
};
const currencyCodes: Readonly<Record<number, string>> = { [currencyIds.gel]: 'GEL', [currencyIds.usd]: 'USD' };
/** UN/CEFACT codes of the time that a rent is paid for. */
const rentUnits: Readonly<Record<number, string>> = { [dealTypes.rent]: 'MON', [dealTypes.daily]: 'DAY' };

/** Georgian region names are not stored, so the city is the locality and the country the only wider place. */
function addressJsonLd(statement: StatementDetail, locale: Locale): JsonLdNode {
  const { city_names, district_names, urban_names, addresses } = statement;
  const street = [urban_names?.[locale] || district_names?.[locale], addresses[locale]].filter(Boolean).join(', ');
  return {
    '@type': 'PostalAddress',
    addressCountry: 'GE',
    addressLocality: city_names[locale],
    ...(street === '' ? {} : { streetAddress: street }),
  };
}

function propertyJsonLd(statement: StatementDetail, locale: Locale): JsonLdNode {
  const { real_estate_type_id: typeId, room_type_id, lat, lng } = statement;
  const type = placeTypes[typeId] ?? 'Accommodation';
  const rooms = room_type_id === null ? null : roomCountOf(room_type_id);
  const size = {
    '@type': type === 'Place' ? 'PropertyValue' : 'QuantitativeValue',
    value: statement.area,
    unitCode: statement.area_type_id === areaTypeIds.hectare ? 'HAR' : 'MTK',
  };
  return {
    '@type': type,
    name: statement.dynamic_titles[locale],
    address: addressJsonLd(statement, locale),
    ...(type === 'Place' ? { additionalProperty: { ...size, name: 'area' } } : { floorSize: size }),
    ...(type === 'Place' || rooms === null ? {} : { numberOfRooms: rooms }),
    ...(lat === null || lng === null || statement.is_location_approximate
      ? {}
      : { geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: lng } }),
  };
}

/** The price as its owner typed it: a rent names the time it is paid for, a lower bound is one, a negotiable price is left out. */
function priceProperties(statement: StatementDetail): Record<string, unknown> {
  const own = ownerPrice(statement);
  const priceCurrency = own && currencyCodes[own.currencyId];
  if (!own || !priceCurrency) return {};
  const amount = own.isLowerBound ? { minPrice: own.amount } : { price: own.amount };
  const unitCode = rentUnits[statement.deal_type_id];
  const needsSpecification = own.isLowerBound || unitCode !== undefined;
  const specification = {
    '@type': unitCode === undefined ? 'PriceSpecification' : 'UnitPriceSpecification',
    ...amount,
    priceCurrency,
    ...(unitCode === undefined ? {} : { unitCode }),
  };
  return {
    ...(own.isLowerBound ? {} : { price: own.amount }),
    priceCurrency,
    ...(needsSpecification ? { priceSpecification: specification } : {}),
  };
}

/** The listing behind a statement's page: what is offered, where, for how much. */
export function listingJsonLd(origin: string, statement: StatementDetail, locale: Locale): JsonLdNode {
  const url = origin + statementPath(locale, statement);
  const business = statement.deal_type_id === dealTypes.sale ? 'Sell' : 'LeaseOut';
  const images = statement.images.map(({ large }) => new URL(large, origin).href);
  return {
    '@type': 'RealEstateListing',
    '@id': `${url}#listing`,
    url,
    name: statement.dynamic_titles[locale],
    ...(statement.comments[locale] === '' ? {} : { description: statement.comments[locale] }),
    inLanguage: locale,
    datePosted: statement.created_at_iso,
    dateModified: statement.last_updated_iso,
    ...(images.length === 0 ? {} : { image: images }),
    mainEntity: propertyJsonLd(statement, locale),
    offers: {
      '@type': 'Offer',
      url,
      ...priceProperties(statement),
      availability: 'https://schema.org/InStock',
      businessFunction: `http://purl.org/goodrelations/v1#${business}`,
    },
  };
}

/** The lists that lead to a statement: its deal and type in each place that it is in. */
function listsOf({ deal_type_id, real_estate_type_id, city_id, district_id, urban_id }: StatementDetail) {
  const narrowest = urban_id ? { urbans: [urban_id] } : district_id ? { districts: [district_id] } : { cities: [city_id] };
  return { deal_types: [deal_type_id], real_estate_types: [real_estate_type_id], ...narrowest };
}

/** The listing of an offered statement, and its breadcrumb. */
export async function StatementJsonLd({
  locale,
  statement,
  places,
}: {
  locale: Locale;
  statement: StatementDetail;
  places: PlaceIndex;
}) {
  const origin = await siteOrigin();
  const self = { name: statement.dynamic_titles[locale], path: statementPath(locale, statement) };
  const steps = [...searchBreadcrumbs(locale, listsOf(statement), places), self];
  return <JsonLd things={[listingJsonLd(origin, statement, locale), breadcrumbJsonLd(origin, steps)]} />;
}
