type Properties = { required: string[]; known: string[] };

/**
 * The types of schema.org that the pages use: what search engines need of each, and what else schema.org lets it have.
 * Source: the definitions at schema.org/<type>, cut to what is written here.
 */
const types: Readonly<Record<string, Properties>> = {
  Organization: { required: ['name', 'url', 'logo'], known: ['alternateName', 'contactPoint'] },
  ContactPoint: { required: ['contactType'], known: ['telephone', 'email', 'availableLanguage'] },
  WebSite: { required: ['name', 'url', 'inLanguage', 'potentialAction'], known: ['publisher'] },
  SearchAction: { required: ['target', 'query-input'], known: [] },
  EntryPoint: { required: ['urlTemplate'], known: [] },
  BreadcrumbList: { required: ['itemListElement'], known: [] },
  ItemList: { required: ['itemListElement'], known: ['name'] },
  ListItem: { required: ['position', 'name'], known: ['item', 'url'] },
  RealEstateListing: {
    required: ['url', 'name', 'inLanguage', 'datePosted', 'mainEntity', 'offers'],
    known: ['description', 'dateModified', 'image'],
  },
  Offer: { required: ['url', 'availability', 'businessFunction'], known: ['price', 'priceCurrency', 'priceSpecification'] },
  PriceSpecification: { required: ['priceCurrency'], known: ['price', 'minPrice'] },
  UnitPriceSpecification: { required: ['priceCurrency', 'unitCode'], known: ['price', 'minPrice'] },
  Service: {
    required: ['name', 'description', 'serviceType', 'url', 'provider'],
    known: ['offers', 'areaServed'],
  },
  FAQPage: { required: ['mainEntity'], known: [] },
  Question: { required: ['name', 'acceptedAnswer'], known: [] },
  Answer: { required: ['text'], known: [] },
  Apartment: { required: ['name', 'address', 'floorSize'], known: ['numberOfRooms', 'geo'] },
  House: { required: ['name', 'address', 'floorSize'], known: ['numberOfRooms', 'geo'] },
  Accommodation: { required: ['name', 'address', 'floorSize'], known: ['numberOfRooms', 'geo'] },
  Place: { required: ['name'], known: ['address', 'additionalProperty', 'geo'] },
  PostalAddress: { required: ['addressCountry', 'addressLocality'], known: ['streetAddress'] },
  QuantitativeValue: { required: ['value', 'unitCode'], known: [] },
  PropertyValue: { required: ['name', 'value'], known: ['unitCode', 'unitText', 'minValue', 'maxValue'] },
  Dataset: {
    required: ['name', 'description', 'url', 'inLanguage', 'creator', 'temporalCoverage', 'spatialCoverage', 'variableMeasured'],
    known: ['dateModified', 'isAccessibleForFree'],
  },
  GeoCoordinates: { required: ['latitude', 'longitude'], known: [] },
};

/** Addresses of vocabulary terms, not of pages. */
const vocabularies = ['https://schema.org/', 'http://purl.org/goodrelations/v1#'];
const addressed = new Set(['url', 'item', 'logo', 'image', 'urlTemplate', '@id']);

const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/;
const positive = /^(?!0+(\.0+)?$)\d+(\.\d+)?$/;
/** How values are written, by property: moments by ISO 8601, currencies by ISO 4217, units by UN/CEFACT. */
const formats: Readonly<Record<string, RegExp>> = {
  datePosted: moment,
  dateModified: moment,
  inLanguage: /^(ka|en|ru)$/,
  price: positive,
  minPrice: positive,
  priceCurrency: /^(GEL|USD|EUR)$/,
  unitCode: /^(MON|DAY|MTK|HAR)$/,
  numberOfRooms: positive,
  latitude: /^4[1-3](\.\d+)?$/,
  longitude: /^4[0-6](\.\d+)?$/,
  position: /^[1-9]\d*$/,
  temporalCoverage: /^\d{4}-\d{2}\/\d{4}-\d{2}$/,
  telephone: /^\+\d{9,15}$/,
  email: /^[^@\s]+@[^@\s]+\.[a-z]+$/,
  urlTemplate: /\?q=\{search_term_string\}$/,
  'query-input': /^required name=search_term_string$/,
};

type Check = { origin: string; errors: string[] };

function checkText(at: string, name: string, text: string, { origin, errors }: Check): void {
  const isAddress = addressed.has(name) || /^https?:/.test(text);
  if (text === '') errors.push(`${at}: empty`);
  if (isAddress && !text.startsWith(`${origin}/`) && !vocabularies.some((word) => text.startsWith(word)))
    errors.push(`${at}: ${text} is not on ${origin}`);
}

function checkValue(at: string, name: string, value: unknown, check: Check): void {
  const isPlain = typeof value === 'string' || typeof value === 'number';
  if (isPlain && formats[name]?.test(String(value)) === false) check.errors.push(`${at}: ${value} is not how it is written`);
  if (Array.isArray(value)) for (const [index, member] of value.entries()) checkValue(`${at}[${index}]`, name, member, check);
  else if (typeof value === 'string') checkText(at, name, value, check);
  else if (typeof value === 'number') {
    if (!Number.isFinite(value)) check.errors.push(`${at}: not a number`);
  } else if (typeof value === 'boolean') return;
  else if (typeof value === 'object' && value !== null) checkNode(at, value as Record<string, unknown>, check);
  else check.errors.push(`${at}: ${String(value)}`);
}

function checkNode(at: string, thing: Record<string, unknown>, check: Check): void {
  const { '@type': type, ...properties } = thing;
  // A Thing with only an @id refers to one described elsewhere.
  if (type === undefined && Object.keys(properties).join() === '@id') {
    checkText(at, '@id', String(thing['@id']), check);
    return;
  }
  const known = types[String(type)];
  if (!known) {
    check.errors.push(`${at}: unknown type ${String(type)}`);
    return;
  }
  const missing = known.required.filter((name) => !(name in properties));
  const foreign = Object.keys(properties).filter((name) => ![...known.required, ...known.known, '@id'].includes(name));
  check.errors.push(...missing.map((name) => `${at}: ${type} lacks ${name}`));
  check.errors.push(...foreign.map((name) => `${at}: ${type} has no ${name}`));
  for (const [name, value] of Object.entries(properties)) checkValue(`${at}.${name}`, name, value, check);
  if (type === 'Offer' && 'price' in thing && !('priceCurrency' in thing)) check.errors.push(`${at}: a price without currency`);
  if (type === 'BreadcrumbList') checkItems(at, thing.itemListElement, 'item', check);
  if (type === 'ItemList') checkItems(at, thing.itemListElement, 'url', check);
}

/** Positions are consecutive, and each item has the address in the property that search engines read. */
function checkItems(at: string, items: unknown, link: 'item' | 'url', { errors }: Check): void {
  const listed: Record<string, unknown>[] = Array.isArray(items) ? items : [];
  const positions = listed.map(({ position }) => Number(position));
  if (listed.length === 0) errors.push(`${at}: no items`);
  if (listed.some((item) => !(link in item))) errors.push(`${at}: an item lacks ${link}`);
  if (positions.some((position, index) => index > 0 && position !== (positions[index - 1] ?? 0) + 1))
    errors.push(`${at}: positions ${positions.join()}`);
}

/** What is wrong with the JSON-LD of a page, by the path of each error; nothing when it is right. */
export function structuredDataErrors(text: string, origin: string): string[] {
  const document = JSON.parse(text) as { '@context'?: unknown; '@graph'?: Record<string, unknown>[] };
  const check: Check = { origin, errors: document['@context'] === 'https://schema.org' ? [] : ['no context'] };
  for (const [index, thing] of (document['@graph'] ?? []).entries()) checkNode(`[${index}]`, thing, check);
  return document['@graph']?.length ? check.errors : ['no things'];
}
