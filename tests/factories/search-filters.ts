import { encodeArea } from '@/lib/contracts/statements/area-outline';
import { filterTable } from '@/lib/contracts/statements/filters';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import type { createRandom } from '@/packages/demo-market/random';
import type { statementSearch } from '@/server/modules/search/search.table';

type Random = ReturnType<typeof createRandom>;
type Row = typeof statementSearch.$inferSelect;

/** How many random searches engines are compared on. */
export const searchesMax = process.env.TEST_ALL === '1' ? 2000 : 300;

/** Words of the three alphabets, frequent and rare, whole and inflected. */
const texts = [
  'ბინა',
  'თბილისში',
  'вакe',
  'квартира в тбилиси',
  'apartment vake',
  'საბურთალოზე',
  'villa',
  'studio',
  'новостройка',
  '7',
];
const orders = ['date', 'price', 'square_price', 'created_at'] as const;

/** A small area around a row; null where it has no point. */
function areaAround(random: Random, { latitude, longitude }: Row): string | null {
  if (latitude === null || longitude === null) return null;
  const reach = random.pick([0.004, 0.03, 0.3]);
  const at = (north: number, east: number) => ({
    lat: Number((latitude + north * reach).toFixed(5)),
    lng: Number((longitude + east * reach).toFixed(5)),
  });
  return encodeArea([at(-1, -0.8), at(-0.7, 1), at(1, 0.6), at(0.2, -1)]);
}

/** Values of one declared filter, taken from a row or near it. A kind that is not drawn here does not compile. */
function draw(random: Random, filter: (typeof filterTable)[number], row: Row): StatementFilters {
  switch (filter.kind) {
    case 'key':
    case 'option':
    case 'place': {
      const name = filter.name;
      const value = row[filter.field];
      return value > 0 ? { [name]: random.pick([[value], [value, value + 1]]) } : { [name]: [1] };
    }
    case 'options':
      return { [filter.name]: row.parameters.slice(0, random.int(1, 2)) };
    case 'flag':
    case 'moment':
      return { [filter.name]: true };
    case 'range': {
      const value = Number(row[filter.field] ?? 3) / filter.factor;
      return random.pick([
        { [`${filter.name}_from`]: value * 0.8 },
        { [`${filter.name}_to`]: value },
        { [`${filter.name}_from`]: value, [`${filter.name}_to`]: value * 1.3 },
      ]);
    }
    case 'price': {
      const [gel, usd] = filter.fields;
      const value = Math.round(Number(row[gel] ?? row[usd] ?? 10_000_000) / 100);
      const currency_id = random.pick([1, 2] as const);
      return random.pick([
        { [`${filter.name}_to`]: value, currency_id },
        { [`${filter.name}_from`]: value * 0.7, [`${filter.name}_to`]: value * 1.4, currency_id },
      ]);
    }
    case 'walk':
      return { [filter.name]: random.pick([5, 10, 15, 20]) };
    case 'text':
      return { [filter.name]: random.pick(texts) };
    case 'bounds':
      return {
        bounds: random.pick([
          [41.6, 44.6, 41.85, 45],
          [41.70123, 44.75, 41.74, 44.81456],
          [39, 39, 44, 47],
        ] as const) as never,
      };
    case 'areas': {
      const area = areaAround(random, row);
      return area === null ? {} : { drawn_areas: [area] };
    }
  }
}

/** One to four of all declared filters, an order and a page. @param rows that values are taken from */
export function randomFilters(random: Random, rows: readonly Row[]): StatementFilters {
  const row = random.pick(rows);
  const chosen = Array.from({ length: random.int(1, 4) }, () => draw(random, random.pick(filterTable), row));
  return Object.assign({}, ...chosen, {
    order_by: random.pick([undefined, ...orders]),
    sequence: random.pick(['asc', 'desc'] as const),
    currency_id: random.pick([1, 2] as const),
    page: random.pick([1, 1, 2, 5]),
    per_page: random.pick([9, 20, 50]),
  });
}
