import type { Condition } from '@aivani/search-index/condition';
import { shuffleKey } from '@aivani/search-index/shuffle';
import { currencyIds } from '@/lib/domain/money/currency';
import { schema } from '@/server/modules/search/memory/search.load.query';
import { pointsMax } from '@/server/modules/search/search.grid';
import type { Cell, CellsRequest, IdsRequest, Order, Price, SearchIndex } from '@/server/modules/search/search.index';
import { convertedPrice, orderFactor, type TypedCurrencyId } from '@/server/modules/search/search.prices';
import type { Columns, Numbers } from './columns';
import { testOf } from './condition';

const { gel, usd } = currencyIds;
const priceNames = {
  price: ['priceGelMinor', 'priceUsdMinor'],
  square_price: ['squarePriceGelMinor', 'squarePriceUsdMinor'],
} as const;

const signOf = (order: Order): number => ('direction' in order && order.direction === 'desc' ? -1 : 1);
const orNull = (value: number | undefined): number | null => (value === undefined || !Number.isFinite(value) ? null : value);
const unanswered = (): Promise<never> => Promise.reject(new Error('Arrays do not answer it.'));

function percentile(sorted: Float64Array, share: number): number {
  const rank = share * (sorted.length - 1);
  const [low = 0, high = 0] = [sorted[Math.floor(rank)], sorted[Math.ceil(rank)]];
  return low + (rank - Math.floor(rank)) * (high - low);
}

/** Typed arrays without any index: every read tests every row. */
export class ArrayIndex implements SearchIndex {
  readonly name = 'arrays';
  readonly fields = new Set(['id', ...Object.keys(schema.fields)]);
  readonly summarise = unanswered;
  readonly tally = unanswered;
  readonly nearest = unanswered;
  readonly countByUser = unanswered;

  constructor(private readonly columns: Columns) {}

  private find(condition: Condition): number[] {
    const test = testOf(this.columns, condition);
    const rows: number[] = [];
    for (let row = 0; row < this.columns.size; row += 1) if (test(row)) rows.push(row);
    return rows;
  }

  private priceAt({ kind, currencyId }: Price, convert: (minor: number, typedId: TypedCurrencyId) => number) {
    const [inGel, inUsd] = priceNames[kind].map((name) => this.columns.of(name)) as [Numbers, Numbers];
    return (row: number): number => {
      const isUsd = Number.isNaN(inGel[row]);
      const minor = (isUsd ? inUsd[row] : inGel[row]) as number;
      const typedId = isUsd ? usd : gel;
      return typedId === currencyId || Number.isNaN(minor) ? minor : convert(minor, typedId);
    };
  }

  private pricesOf(condition: Condition, price: Price): number[] {
    const valueAt = this.priceAt(price, (minor, typedId) => convertedPrice(price.kind, minor, typedId, price.usdRateGel));
    return this.find(condition)
      .map(valueAt)
      .filter((value) => !Number.isNaN(value));
  }

  private keyOf(order: Order): (row: number) => number {
    const ids = this.columns.of('id');
    if (order.by === 'shuffled') return (row) => shuffleKey(ids[row] as number, order.multiplier);
    if (typeof order.by === 'string') {
      const column = this.columns.of(order.by);
      return (row) => column[row] as number;
    }
    const { currencyId, usdRateGel } = order.by;
    const valueAt = this.priceAt(order.by, (minor, typedId) => minor * orderFactor(typedId, currencyId, usdRateGel));
    return (row) => (Number.isNaN(valueAt(row)) ? signOf(order) * Number.POSITIVE_INFINITY : valueAt(row));
  }

  private page({ condition, order, offset, limit }: IdsRequest): number[] {
    const [ids, key, sign] = [this.columns.of('id'), this.keyOf(order), signOf(order)];
    const rows = this.find(condition).map((row) => ({ row, key: key(row), id: ids[row] as number }));
    rows.sort((a, b) => sign * (a.key === b.key ? a.id - b.id : a.key - b.key));
    return rows.slice(offset, offset + limit).map(({ row }) => row);
  }

  async ids(request: IdsRequest): Promise<number[]> {
    return this.page(request).map((row) => this.columns.of('id')[row] as number);
  }

  async count(conditions: readonly Condition[]): Promise<number[]> {
    return conditions.map((condition) => this.find(condition).length);
  }

  async countEach(base: Condition, others: readonly Condition[]): Promise<number[]> {
    const rows = this.find(base);
    return others.map((other) => rows.filter(testOf(this.columns, other)).length);
  }

  async countBy(condition: Condition, field: string): Promise<Map<number, number>> {
    const lists = this.columns.listsOf(field);
    const counts = new Map<number, number>();
    for (const row of this.find(condition)) {
      const values = lists
        ? lists.items.slice(lists.starts[row], lists.starts[row + 1])
        : [this.columns.of(field)[row] as number];
      for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    counts.delete(0);
    return counts;
  }

  async percentiles(condition: Condition, price: Price, shares: readonly number[]): Promise<number[] | null> {
    const sorted = Float64Array.from(this.pricesOf(condition, price)).sort();
    return sorted.length === 0 ? null : shares.map((share) => percentile(sorted, share));
  }

  async histogram(condition: Condition, price: Price, stepMinor: number, barCount: number): Promise<number[]> {
    const counts = Array.from({ length: barCount }, () => 0);
    for (const value of this.pricesOf(condition, price)) {
      const bar = Math.min(barCount - 1, Math.floor(value / stepMinor));
      counts[bar] = (counts[bar] ?? 0) + 1;
    }
    return counts;
  }

  async cells({ condition, grid, mark }: CellsRequest): Promise<Cell[]> {
    const isMarked = testOf(this.columns, mark);
    const [lats, lngs] = [this.columns.of('latitude'), this.columns.of('longitude')];
    const cells = Map.groupBy(this.find(condition), (row) => {
      const line = Math.floor((lats[row] as number) / grid.latitudeStep);
      return line * 2 ** 26 + Math.floor((lngs[row] as number) / grid.longitudeStep);
    });
    return [...cells.values()]
      .map((rows) => ({ ...this.cellOf(rows), isMarked: rows.some(isMarked) }))
      .sort((one, other) => other.count - one.count || one.id - other.id)
      .slice(0, pointsMax);
  }

  private cellOf(rows: readonly number[]): Omit<Cell, 'isMarked'> {
    const ids = this.columns.of('id');
    const least = (values: Numbers): number => {
      const present = rows.map((row) => values[row] as number).filter((value) => !Number.isNaN(value));
      return present.reduce((min, value) => Math.min(min, value), Number.POSITIVE_INFINITY);
    };
    const mean = (values: Numbers) => rows.reduce((sum, row) => sum + (values[row] as number), 0) / rows.length;
    const first = rows.reduce((best, row) => ((ids[row] as number) < (ids[best] as number) ? row : best));
    return {
      count: rows.length,
      lat: mean(this.columns.of('latitude')),
      lng: mean(this.columns.of('longitude')),
      id: ids[first] as number,
      dealTypeId: this.columns.of('dealTypeId')[first] as number,
      gelMinor: orNull(least(this.columns.of('priceGelMinor'))),
      usdMinor: orNull(least(this.columns.of('priceUsdMinor'))),
    };
  }

  async rows(request: IdsRequest) {
    const value = (name: string, row: number): number => this.columns.of(name)[row] as number;
    return this.page(request).map((row) => ({
      id: value('id', row),
      districtId: value('districtId', row),
      urbanId: value('urbanId', row),
      roomTypeId: value('roomTypeId', row),
      areaSqm: value('areaSqm', row),
      priceGelMinor: orNull(value('priceGelMinor', row)),
      priceUsdMinor: orNull(value('priceUsdMinor', row)),
    }));
  }
}
