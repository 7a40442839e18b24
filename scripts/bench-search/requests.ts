import { defaultPageSize } from '../../lib/contracts/statements/filter-query';
import { streets } from '../../server/data/gazetteer';
import { createRandom } from '../../server/seed/random';
import type { BenchQuery, FacetOption } from './queries';
import { type DrawContext, filtersFrom, type RequestKind, type Sample, type Samples } from './samples';

const kindOf = ({ dealTypeId, realEstateTypeId }: Sample): string =>
  `deal_types=${dealTypeId}&real_estate_types=${realEstateTypeId}`;
const inCity = (sample: Sample): string => `${kindOf(sample)}&cities=${sample.cityId}`;
const inDistrict = (sample: Sample): string =>
  sample.districtId ? `${inCity(sample)}&districts=${sample.districtId}` : inCity(sample);
const gel = ({ priceGelMinor }: Sample, factor: number): number => Math.round(((priceGelMinor ?? 100_000_00) * factor) / 100);
const usd = ({ priceUsdMinor }: Sample, factor: number): number => Math.round(((priceUsdMinor ?? 40_000_00) * factor) / 100);
const gelRange = (sample: Sample): string => `price_from=${gel(sample, 0.7)}&price_to=${gel(sample, 1.3)}&currency_id=1`;
const usdRange = (sample: Sample): string => `price_from=${usd(sample, 0.6)}&price_to=${usd(sample, 1.5)}&currency_id=2`;
const areaRange = ({ areaSqm }: Sample): string => `area_from=${Math.floor(areaSqm * 0.8)}&area_to=${Math.ceil(areaSqm * 1.25)}`;
/** A random page in the first part of the whole market. */
const deepPage = ({ random, statements }: DrawContext, part: number): number =>
  random.int(2, Math.max(2, Math.floor((statements * part) / defaultPageSize)));
const amenities = ({ sample, random }: DrawContext, count: number): string => {
  const chosen = random.sample(sample.parameters, count);
  return `parameters=${(chosen.length > 0 ? chosen : [24]).join(',')}`;
};
const chosenStreet = ({ sample, other }: DrawContext): number => sample.streetId || other.streetId || 1;
const streetName = (draw: DrawContext, locale: 'ka' | 'en' | 'ru'): string => {
  const name = streets.find(({ id }) => id === chosenStreet(draw))?.name[locale] ?? 'ვაკე';
  // The longest word of a street's name is the person or the place it is called after.
  return name.split(/[^\p{L}]+/u).reduce((longest, word) => (word.length > longest.length ? word : longest), '');
};

type Filter = [name: string, query: (draw: DrawContext) => string];

/** Lists of a page, in their order. */
const lists: Filter[] = [
  ['everything', () => ''],
  ['type and deal', ({ sample }) => kindOf(sample)],
  ['type, deal, city', ({ sample }) => inCity(sample)],
  ['everything, deep page', (draw) => `page=${deepPage(draw, 0.9)}`],
  ['city, deep page', (draw) => `cities=1&page=${deepPage(draw, 0.7)}`],
  ['flats for rent, deep page', (draw) => `deal_types=2&real_estate_types=1&cities=1&page=${deepPage(draw, 0.3)}`],
  ['oldest first', ({ sample }) => `${kindOf(sample)}&order_by=date&sequence=asc`],
  ['by publication', ({ sample }) => `${inCity(sample)}&order_by=created_at`],
  ['cheapest first', ({ sample }) => `${inCity(sample)}&order_by=price&sequence=asc`],
  ['most expensive first, USD', ({ sample }) => `${inDistrict(sample)}&order_by=price&sequence=desc&currency_id=2`],
  ['cheapest first, deep page', (draw) => `deal_types=2&cities=1&order_by=price&sequence=asc&page=${deepPage(draw, 0.3)}`],
  ['cheapest first within a price, USD', ({ sample }) => `${inCity(sample)}&${usdRange(sample)}&order_by=price&sequence=asc`],
  ['price in GEL', ({ sample }) => `${inCity(sample)}&${gelRange(sample)}`],
  ['price in USD', ({ sample }) => `${inDistrict(sample)}&${usdRange(sample)}`],
  [
    'price per square metre',
    ({ sample }) =>
      `${inCity(sample)}&square_price_to=${Math.round((sample.squarePriceUsdMinor ?? 120_000) / 100)}&currency_id=2`,
  ],
  ['area and rooms', ({ sample }) => `${inCity(sample)}&${areaRange(sample)}&room_types=${sample.roomTypeId || 2}`],
  ['districts', ({ sample, random }) => `${kindOf(sample)}&cities=1&districts=${random.sample([1, 3, 4, 5, 6], 2)}`],
  ['urban', ({ sample }) => `${kindOf(sample)}&urbans=${sample.urbanId || 38}`],
  ['urbans', ({ sample, other }) => `${kindOf(sample)}&urbans=${sample.urbanId || 38},${other.urbanId || 47},64`],
  ['district or an urban elsewhere', ({ sample }) => `${kindOf(sample)}&cities=1&districts=4&urbans=66,67`],
  ['street', (draw) => `streets=${chosenStreet(draw)}`],
  ['streets of a kind', (draw) => `${kindOf(draw.sample)}&streets=${chosenStreet(draw)},${draw.other.streetId || 1}`],
  [
    'metro station',
    ({ sample, other }) => `${kindOf(sample)}&metro_station_ids=${sample.metroStationId || other.metroStationId || 1}`,
  ],
  ['many values', ({ sample }) => `${inCity(sample)}&room_types=1,2,3&statuses=1,2&conditions=1,2,3&project_types=1,4,7,9,17,18`],
  [
    'rooms, baths, heating',
    ({ sample }) => `${inCity(sample)}&bathroom_types=${sample.bathroomTypeId || 1}&heating_types=1,2&bedroom_types=1,2`,
  ],
  ['one amenity', (draw) => `${inCity(draw.sample)}&${amenities(draw, 1)}`],
  ['four amenities', (draw) => `${inCity(draw.sample)}&${amenities(draw, 4)}`],
  ['eight amenities, everywhere', (draw) => amenities(draw, 8)],
  ['floors', ({ sample }) => `${inCity(sample)}&floor_from=3&floor_to=9&not_last=1`],
  ['owner with pictures', ({ sample }) => `${inCity(sample)}&owner=1&with_picture=1`],
  ['3D and balcony', ({ sample }) => `${inDistrict(sample)}&with_3d=1&has_balcony=1`],
  ['newest', ({ sample }) => `${kindOf(sample)}&newest=1`],
  ['rare kind', ({ random }) => `real_estate_types=${random.int(3, 6)}&deal_types=3,7,10`],
  [
    'whole panel',
    (draw) =>
      `${inDistrict(draw.sample)}&${areaRange(draw.sample)}&${gelRange(draw.sample)}&room_types=1,2,3,4&statuses=1,2&not_first=1&${amenities(draw, 2)}`,
  ],
  ['user', ({ sample }) => `users=${sample.userId}`],
  ['agency', ({ sample, other }) => `agencies=${sample.agencyId || other.agencyId || 1001}`],
  ['paid strip', () => 'is_vip=1&per_page=9'],
  ['paid strip of a kind', ({ sample }) => `${inCity(sample)}&is_vip=1&per_page=9`],
  ['paid or 3D', ({ sample }) => `${inCity(sample)}&is_vip_or_with_3d=1`],
  ['auctions', () => 'is_auction=1&per_page=4'],
];

const counts: Filter[] = [
  ['everything', () => ''],
  ['deal', ({ sample }) => `deal_types=${sample.dealTypeId}`],
  ['type, deal, city', ({ sample }) => inCity(sample)],
  ['price in GEL', ({ sample }) => `${inCity(sample)}&${gelRange(sample)}`],
  ['price in USD', ({ sample }) => `${inDistrict(sample)}&${usdRange(sample)}`],
  ['districts and rooms', ({ sample }) => `${kindOf(sample)}&cities=1&districts=4,6&room_types=${sample.roomTypeId || 2},3`],
  ['many values', ({ sample }) => `${inCity(sample)}&room_types=1,2,3&statuses=1,2&conditions=1,2,3`],
  ['amenities', (draw) => `${kindOf(draw.sample)}&${amenities(draw, 3)}`],
  ['amenities, everywhere', (draw) => amenities(draw, 2)],
  ['pictures, not first, not last', () => 'with_picture=1&not_first=1&not_last=1'],
  [
    'whole panel',
    (draw) =>
      `${inDistrict(draw.sample)}&${areaRange(draw.sample)}&${gelRange(draw.sample)}&room_types=1,2,3,4&statuses=1,2&not_first=1&${amenities(draw, 2)}`,
  ],
];

const texts: Filter[] = [
  ['Georgian', (draw) => `q=${streetName(draw, 'ka')}`],
  [
    'Georgian, common',
    ({ random }) => `q=${random.pick(['საბურთალო ახალი აშენებული', 'ვაკე ბინა', 'გლდანი ქირავდება', 'სტუდიო დიღომი'])}`,
  ],
  ['English', (draw) => `q=${streetName(draw, 'en')}`],
  [
    'English, with filters',
    ({ sample, random }) => `${kindOf(sample)}&q=${random.pick(['vake', 'saburtalo studio', 'old tbilisi', 'balcony'])}`,
  ],
  ['Russian', (draw) => `q=${streetName(draw, 'ru')}`],
  [
    'Russian, common',
    ({ random }) => `q=${random.pick(['квартира сабуртало', 'новостройка ваке', 'аренда глдани', 'дом земельный'])}`,
  ],
];

const pageKinds: RequestKind[] = [
  ...lists.map(
    ([name, query]): RequestKind => ({
      name: `list: ${name}`,
      // The order of paid ones turns by the clock.
      isCompared: !name.startsWith('paid strip'),
      make: (draw) => ({ read: 'page', filters: filtersFrom(query(draw)) }),
    }),
  ),
  ...counts.map(
    ([name, query]): RequestKind => ({
      name: `count: ${name}`,
      make: (draw) => ({ read: 'count', filters: filtersFrom(query(draw)) }),
    }),
  ),
  ...texts.map(
    ([name, query]): RequestKind => ({
      name: `text: ${name}`,
      isCompared: false,
      make: (draw) => ({ read: 'page', filters: filtersFrom(query(draw)) }),
    }),
  ),
  ...texts.slice(1, 3).map(
    ([name, query]): RequestKind => ({
      name: `text count: ${name}`,
      isCompared: false,
      make: (draw) => ({ read: 'count', filters: filtersFrom(query(draw)) }),
    }),
  ),
];

/** A map of 1,000 by 700 pixels whose middle is a statement, at a zoom of Web Mercator tiles. */
function boundsAround({ sample }: DrawContext, zoom: number): string {
  const longitudeSpan = ((360 / 2 ** zoom) * 1000) / 256;
  const latitudeSpan = longitudeSpan * 0.7 * Math.cos((sample.latitude * Math.PI) / 180);
  const { latitude, longitude } = sample;
  const sides = [
    latitude - latitudeSpan / 2,
    longitude - longitudeSpan / 2,
    latitude + latitudeSpan / 2,
    longitude + longitudeSpan / 2,
  ];
  return `bounds=${sides.map((side) => side.toFixed(6)).join(',')}`;
}

function mapRead(query: string, zoom: number): BenchQuery {
  const filters = filtersFrom(query);
  if (!filters.bounds) throw new Error('A map has bounds.');
  return { read: 'map', filters: { ...filters, bounds: filters.bounds }, zoom };
}

const onMap = (name: string, zoom: number, query: (draw: DrawContext) => string): RequestKind => ({
  name: `map: ${name}`,
  make: (draw) => mapRead(`${query(draw)}&${boundsAround(draw, zoom)}`, zoom),
});

const facet = (name: string, option: FacetOption, query: Filter[1]): RequestKind => ({
  name: `facet: ${name}`,
  make: (draw) => ({ read: 'facet', option, filters: filtersFrom(query(draw)) }),
});

const facets: RequestKind[] = [
  facet('rooms of a kind', 'room_types', ({ sample }) => kindOf(sample)),
  facet('districts, with a price', 'districts', ({ sample }) => `${inCity(sample)}&${gelRange(sample)}`),
  facet('cities, everywhere', 'cities', () => ''),
];

const kindOfDraw = ({ sample }: DrawContext): string => kindOf(sample);

const mapKinds: RequestKind[] = [
  onMap('country', 8, kindOfDraw),
  onMap('city', 11, kindOfDraw),
  onMap('districts', 13, kindOfDraw),
  onMap('urban', 15, () => ''),
  onMap('streets', 17, kindOfDraw),
  onMap(
    'city, rooms and price',
    12,
    (draw) =>
      `${kindOfDraw(draw)}&room_types=2,3&currency_id=2&price_to=${Math.round((draw.sample.priceUsdMinor ?? 5_000_000) / 80)}`,
  ),
  { name: 'similar ones', isCompared: false, make: ({ sample }) => ({ read: 'similar', like: sample }) },
  {
    name: 'counts of users',
    make: ({ sample, other }) => ({
      read: 'user-counts',
      userIds: [...new Set([sample.userId, other.userId, 1001, 1002, 1003])],
    }),
  },
];

export type BenchRequest = { kind: string; isCompared: boolean; query: BenchQuery };

const seedNumber = 57;

/** Requests of every kind in turn, each with its own values; the same market and count give the same ones. */
export function drawRequests(samples: Samples, count: number, round: number): BenchRequest[] {
  const kinds: RequestKind[] = [...pageKinds, ...facets, ...mapKinds];
  return Array.from({ length: count }, (_, index) => {
    const kind = kinds[index % kinds.length] as RequestKind;
    const random = createRandom(seedNumber, round, index);
    const draw = { random, sample: random.pick(samples.all), other: random.pick(samples.all), statements: samples.statements };
    return { kind: kind.name, isCompared: kind.isCompared ?? true, query: kind.make(draw) };
  });
}

export const kindCount = pageKinds.length + facets.length + mapKinds.length;
