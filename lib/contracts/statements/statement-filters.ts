import { z } from 'zod';
import { idMax, priceMax } from '../bounds';
import { drawnAreasSchema } from './drawn-areas';
import {
  type FilterName,
  orderKeys,
  sequences,
  statementFlagNames,
  statementIdListNames,
  statementRangeNames,
} from './filter-query';
import { asMarketReads } from './market-parameters';

const idList = z.array(z.number().int().min(1).max(idMax)).max(200);
const bound = z.number().min(0).max(priceMax);

const shape = {
  ...(Object.fromEntries(statementIdListNames.map((name) => [name, idList.optional()])) as Record<
    (typeof statementIdListNames)[number],
    z.ZodOptional<typeof idList>
  >),
  ...(Object.fromEntries(statementFlagNames.map((name) => [name, z.boolean().optional()])) as Record<
    (typeof statementFlagNames)[number],
    z.ZodOptional<z.ZodBoolean>
  >),
  ...(Object.fromEntries(statementRangeNames.map((name) => [name, bound.optional()])) as Record<
    (typeof statementRangeNames)[number],
    z.ZodOptional<typeof bound>
  >),
  q: z.string().max(255).optional(),
  /** Currency of the price bounds and of price orders: 1 GEL, 2 USD. */
  currency_id: z.union([z.literal(1), z.literal(2)]).optional(),
  order_by: z.enum(orderKeys).optional(),
  sequence: z.enum(sequences).optional(),
  page: z.number().int().min(1).max(1_000_000).optional(),
  per_page: z.number().int().min(1).optional(),
  /** south, west, north, east in degrees. */
  bounds: z
    .tuple([
      z.number().min(-90).max(90),
      z.number().min(-180).max(180),
      z.number().min(-90).max(90),
      z.number().min(-180).max(180),
    ])
    .optional(),
  drawn_areas: drawnAreasSchema.optional(),
} satisfies Record<FilterName, z.ZodType>;

/**
 * Every filter of the statements list, parsed. `parseStatementFilters` drops unknown names, and malformed values of the parameters that the
 * market's API has; those of our own are errors.
 */
export const statementFiltersSchema = z.object(shape);
export type StatementFilters = z.infer<typeof statementFiltersSchema>;

const numberFrom = (text: string): number | string => (/^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text);
const flagFrom = (text: string): boolean | string =>
  text === '1' || text === 'true' ? true : text === '0' || text === 'false' ? false : text;
/** Clients of the market's API send one number for its five orders. */
const sortingOrders = new Map<string, [(typeof orderKeys)[number], (typeof sequences)[number]]>([
  ['1', ['price', 'asc']],
  ['2', ['price', 'desc']],
  ['3', ['date', 'asc']],
  ['4', ['date', 'desc']],
]);
/** Other spellings of the same filter in the spec and in clients of the market's API. */
const aliases = new Map<string, (typeof statementIdListNames)[number]>([
  ['street_id', 'streets'],
  ['owner_type', 'owner_types'],
]);

/** Account types by the names that clients of the market's API send; its agencies are our brokers. */
const ownerTypeIds = new Map<number | string, number>([
  ['physical', 1],
  ['agent', 2],
  ['agency', 3],
  ['broker', 3],
  ['developer', 4],
  ['designer', 5],
]);

/** Values by filter name from `name=a,b`, `name[]=a`, and `name[0]=a`; empty values are dropped. */
function valuesByName(query: URLSearchParams): Map<string, string[]> {
  const values = new Map<string, string[]>();
  for (const [rawName, rawValue] of query) {
    const name = rawName.replace(/\[\d*\]$/, '');
    const known = aliases.get(name) ?? name;
    const value = rawValue.trim();
    if (value !== '') values.set(known, [...(values.get(known) ?? []), value]);
  }
  return values;
}

const membersOf = (values: string[]): (number | string)[] =>
  values
    .flatMap((value) => value.split(','))
    .map((member) => member.trim())
    .filter((member) => member !== '')
    .map(numberFrom);

/** The raw value of one filter; undefined for a name that is not a filter. */
function rawValue(name: string, values: string[]): unknown {
  const [first = ''] = values;
  if (name === 'owner_types') return membersOf(values).map((member) => ownerTypeIds.get(member) ?? member);
  if (includes(statementIdListNames, name) || name === 'bounds') return membersOf(values);
  if (name === 'drawn_areas') return values.flatMap((value) => value.split(',')).filter((area) => area !== '');
  if (includes(statementFlagNames, name)) return flagFrom(first);
  if (includes(statementRangeNames, name) || name === 'page' || name === 'per_page' || name === 'currency_id')
    return numberFrom(first);
  return Object.hasOwn(shape, name) ? first : undefined;
}

/**
 * Reads the list's filters from a query string.
 * @returns zod's safe result: the filters, or the issues by filter name. Unknown names are ignored; `sorting` yields to order_by and sequence.
 */
export function parseStatementFilters(query: URLSearchParams) {
  const values = valuesByName(query);
  const [sorting] = values.get('sorting') ?? [];
  // A number that is none of the four orders stays as the order's name, which the schema refuses.
  const [orderBy, sequence] = sorting === undefined ? [] : (sortingOrders.get(sorting) ?? [sorting]);
  const raw: Record<string, unknown> = { order_by: orderBy, sequence };
  for (const [name, given] of values) {
    const value = asMarketReads(name, rawValue(name, given));
    if (value !== undefined) raw[name] = value;
  }
  return statementFiltersSchema.safeParse(raw);
}

function includes<T extends string>(names: readonly T[], name: string): name is T {
  return (names as readonly string[]).includes(name);
}
