import { getTableColumns } from 'drizzle-orm';
import { statementSearch } from '../search.table';

/**
 * How a field of search rows is stored: options and keys as terms, flags as terms that are only there when set, numbers and moments
 * (microseconds) for ranges and orders, stems as they are.
 */
export type FieldKind = 'flag' | 'term' | 'integer' | 'float' | 'moment' | 'stems';

const types: Record<FieldKind, object> = {
  flag: { type: 'boolean', doc_values: false },
  term: { type: 'keyword', norms: false },
  integer: { type: 'long' },
  float: { type: 'float' },
  moment: { type: 'long' },
  stems: { type: 'keyword', norms: false, doc_values: false },
};

const columns = getTableColumns(statementSearch);
export type RowField = keyof typeof columns;

function kindOf(name: RowField): FieldKind {
  const { columnType, notNull } = columns[name];
  if (name === 'id' || columnType === 'PgBigInt53') return 'integer';
  if (columnType === 'PgBoolean') return 'flag';
  if (columnType === 'PgTimestamp') return 'moment';
  if (columnType === 'PgReal') return 'float';
  // Options have 0 for none, so that they are never null as numbers may be.
  return notNull ? 'term' : 'integer';
}

const rowFields = Object.keys(columns) as RowField[];
export const rowKinds: readonly (readonly [RowField, FieldKind])[] = rowFields.map((name) => [name, kindOf(name)] as const);

/** The fields of documents. */
export const fieldKinds: ReadonlyMap<string, FieldKind> = new Map<string, FieldKind>([...rowKinds, ['words', 'stems']]);

/** The id and the deal in one number: the least of a cell tells the deal of its first row. */
export const idAndDeal = { field: 'idAndDeal', factor: 256 };

const properties = {
  ...Object.fromEntries([...fieldKinds].map(([name, kind]) => [name, types[kind]])),
  [idAndDeal.field]: { type: 'long', index: false },
};

/** Deletions are remembered for so long: no older write may bring a statement back. */
const tombstones = '24h';
/** The deepest page whose rows are sorted without narrowing them first; circles of paid statements may be longer. */
const sortedMax = 1_000_000;

/** Settings and mapping of an index. An unknown field is refused. Rows are stored from the newest on, so that a page reads no more than it shows. */
export const indexBody = (shards: number, replicas: number): object => ({
  settings: {
    index: {
      number_of_shards: shards,
      // Replicas that the cluster has no nodes for are left out.
      auto_expand_replicas: `0-${replicas}`,
      refresh_interval: '1s',
      gc_deletes: tombstones,
      max_result_window: sortedMax,
      'sort.field': ['date', 'id'],
      'sort.order': ['desc', 'desc'],
    },
  },
  mappings: { dynamic: 'strict', _source: { enabled: true }, properties },
});
