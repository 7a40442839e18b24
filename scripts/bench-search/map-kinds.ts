import type { BenchQuery } from './engines';
import { type DrawContext, filtersFrom, type RequestKind } from './request-kind';

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

const kindOf = ({ sample }: DrawContext): string =>
  `deal_types=${sample.dealTypeId}&real_estate_types=${sample.realEstateTypeId}`;

export const mapKinds: RequestKind[] = [
  onMap('country', 8, kindOf),
  onMap('city', 11, kindOf),
  onMap('districts', 13, kindOf),
  onMap('urban', 15, () => ''),
  onMap('streets', 17, kindOf),
  onMap(
    'city, rooms and price',
    12,
    (draw) =>
      `${kindOf(draw)}&room_types=2,3&currency_id=2&price_to=${Math.round((draw.sample.priceUsdMinor ?? 5_000_000) / 80)}`,
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
