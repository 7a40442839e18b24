import type { SearchIndex as MemoryIndex } from '@aivani/search-index';
import type { Value } from '@aivani/search-index/distribution';
import type { Order as MemoryOrder } from '@aivani/search-index/page';
import { currencyIds } from '@/lib/domain/money/currency';
import { pointsMax } from '../search.grid';
import type { Cell, CellsRequest, IdsRequest, Order, Price, SearchIndex } from '../search.index';
import { orderFactor, priceConverter } from '../search.prices';
import { schema } from './search.load.query';

const { gel, usd } = currencyIds;
const priceFields = {
  price: { [gel]: 'priceGelMinor', [usd]: 'priceUsdMinor' },
  square_price: { [gel]: 'squarePriceGelMinor', [usd]: 'squarePriceUsdMinor' },
} as const;
const typedIds = [gel, usd] as const;

const unchanged = (minor: number): number => minor;

const conversions = new Map<string, Value>();

/** A price as bounds compare it; the same object for the same price, so that the index reads its values once. */
function conversionOf({ kind, currencyId, usdRateGel }: Price): Value {
  const key = `${kind} ${currencyId} ${usdRateGel}`;
  const known = conversions.get(key);
  if (known) return known;
  const value = typedIds.map((typedId) => ({
    field: priceFields[kind][typedId],
    convert: typedId === currencyId ? unchanged : priceConverter(kind, typedId, usdRateGel),
  }));
  // The rate changes once a day.
  if (conversions.size > 100) conversions.clear();
  conversions.set(key, value);
  return value;
}

function orderOf(order: Order): MemoryOrder {
  if (order.by === 'shuffled') return { shuffle: order.multiplier };
  const direction = order.direction === 'asc' ? 'ascending' : 'descending';
  const { by } = order;
  if (typeof by === 'string') return { by, direction };
  return {
    by: typedIds.map((typedId) => ({
      field: priceFields[by.kind][typedId],
      factor: orderFactor(typedId, by.currencyId, by.usdRateGel),
    })),
    direction,
  };
}

const idsOf = (index: MemoryIndex, { condition, order, offset, limit }: IdsRequest): number[] =>
  index.ids({ condition, order: orderOf(order), offset, limit });

function cellsOf(index: MemoryIndex, { condition, bounds, grid, mark }: CellsRequest): Cell[] {
  const { latitudeStep, longitudeStep } = grid;
  const mins = ['priceGelMinor', 'priceUsdMinor'];
  const cells = index
    .cells({ condition, field: 'point', bounds, latitudeStep, longitudeStep, mins, mark })
    .sort((one, other) => other.count - one.count || one.id - other.id)
    .slice(0, pointsMax);
  const deals = index.read(
    cells.map(({ id }) => id),
    ['dealTypeId'],
  );
  return cells.map(({ count, latitudeSum, longitudeSum, id, mins: [gelMinor = null, usdMinor = null], isMarked }) => ({
    count,
    lat: latitudeSum / count,
    lng: longitudeSum / count,
    id,
    dealTypeId: deals.get(id)?.dealTypeId ?? 0,
    gelMinor,
    usdMinor,
    isMarked,
  }));
}

const comparedFields = ['districtId', 'urbanId', 'roomTypeId', 'areaSqm', 'priceGelMinor', 'priceUsdMinor'];

function rowsOf(index: MemoryIndex, request: IdsRequest) {
  const ids = idsOf(index, request);
  const rows = index.read(ids, comparedFields);
  return ids.map((id) => {
    const { districtId, urbanId, roomTypeId, areaSqm, priceGelMinor = null, priceUsdMinor = null } = rows.get(id) ?? {};
    return {
      id,
      districtId: districtId ?? 0,
      urbanId: urbanId ?? 0,
      roomTypeId: roomTypeId ?? 0,
      areaSqm: areaSqm ?? 0,
      priceGelMinor,
      priceUsdMinor,
    };
  });
}

/** The index in memory behind the interface of all engines. It answers synchronously, so each request sees one state. */
export function createMemoryReads(current: () => MemoryIndex): SearchIndex {
  return {
    name: 'memory',
    fields: new Set(['id', ...Object.keys(schema.fields)]),
    ids: async (request) => idsOf(current(), request),
    count: async (conditions) => current().count(conditions),
    countEach: async (base, others) => current().countEach(base, others),
    countBy: async (condition, field) => current().countBy(condition, field),
    percentiles: async (condition, price, shares) => {
      const found = current()
        .percentiles(condition, conversionOf(price), shares)
        .filter((value) => value !== null);
      return found.length < shares.length ? null : found;
    },
    histogram: async (condition, price, stepMinor, barCount) =>
      current().histogram(condition, conversionOf(price), stepMinor, barCount),
    summarise: async (condition, price) => {
      const [all] = current().tally(condition, [], [0], { value: conversionOf(price) });
      return { count: all?.count ?? 0, priceMin: all?.least ?? null };
    },
    cells: async (request) => cellsOf(current(), request),
    tally: async ({ base, conditions, masks, price, above, below }) =>
      current()
        .tally(base, conditions, masks, {
          value: conversionOf(price),
          ...(above === null ? {} : { above }),
          ...(below === null ? {} : { below }),
        })
        .map(({ least, ...tally }) => ({ ...tally, priceMin: least })),
    nearest: async ({ base, conditions, target, limit }) =>
      current().fewestFailed(
        base,
        conditions,
        target ? { value: conversionOf(target.price), target: target.minor } : undefined,
        limit,
      ),
    rows: async (request) => rowsOf(current(), request),
    countByUser: async (userIds) => new Map([...current().countRowsOfKeys('userId', userIds)].filter(([, total]) => total > 0)),
  };
}
