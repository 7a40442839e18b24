import type { SearchIndex as MemoryIndex } from '@aivani/search-index';
import type { Batch, Column, PointColumn } from '@aivani/search-index/schema';
import type { Executor } from '@/server/db/client';
import { schema } from '@/server/modules/search/memory/search.load.query';
import { loadAll } from '@/server/modules/search/memory/search.load.repository';

export type Numbers = Float64Array<ArrayBuffer>;
/** The items of row n are those from start n to start n + 1. */
export type Lists = { starts: Int32Array; items: number[] };

const isListed = (name: string): boolean => ['options', 'words'].includes(schema.fields[name]?.kind ?? '');

/** Words are quoted, a line for each row. */
const listsOf = (column: Column): (number | string)[][] =>
  typeof column === 'string'
    ? column.split('\n').map((line) => line.match(/[^' ]+/g) ?? [])
    : Array.from(column as ArrayLike<number[]>);

/** Values by row: NaN or 0 where there is none. */
export class Columns {
  readonly size: number;
  readonly wordIds = new Map<string, number>();
  private readonly numbers = new Map<string, Numbers>();
  private readonly lists = new Map<string, Lists>();

  constructor(private readonly batches: readonly Batch[]) {
    this.size = batches.reduce((sum, { ids }) => sum + ids.length, 0);
    this.add('id', ({ ids }) => ids);
    this.add('latitude', (batch) => (batch.columns.point as PointColumn).latitudes);
    this.add('longitude', (batch) => (batch.columns.point as PointColumn).longitudes);
    for (const name of Object.keys(schema.fields)) {
      if (isListed(name)) this.addLists(name);
      else if (name !== 'point') this.add(name, (batch) => batch.columns[name] as ArrayLike<number>);
    }
  }

  /** @throws Error for an unknown name */
  of(name: string): Numbers {
    const numbers = this.numbers.get(name);
    if (!numbers) throw new Error(`No column ${name}.`);
    return numbers;
  }

  listsOf(name: string): Lists | undefined {
    return this.lists.get(name);
  }

  private add(name: string, read: (batch: Batch) => ArrayLike<number>): void {
    const column = new Float64Array(this.size);
    let row = 0;
    for (const batch of this.batches) {
      column.set(read(batch), row);
      row += batch.ids.length;
    }
    this.numbers.set(name, column);
  }

  private addLists(name: string): void {
    const lists: Lists = { starts: new Int32Array(this.size + 1), items: [] };
    let row = 0;
    for (const batch of this.batches)
      for (const list of listsOf(batch.columns[name] as Column)) {
        for (const item of list) lists.items.push(this.idOf(item));
        row += 1;
        lists.starts[row] = lists.items.length;
      }
    this.lists.set(name, lists);
  }

  private idOf(item: number | string): number {
    if (typeof item === 'number') return item;
    const id = this.wordIds.get(item) ?? this.wordIds.size;
    this.wordIds.set(item, id);
    return id;
  }
}

/** Copies every column of the batches that the engine in memory loads. */
export async function loadColumns(executor: Executor): Promise<Columns> {
  const batches: Batch[] = [];
  const collecting = { append: (batch: Batch) => void batches.push(batch), rebuild: async () => undefined };
  // biome-ignore lint/plugin: Loading calls nothing else of the index.
  await loadAll(executor, collecting as unknown as MemoryIndex, new AbortController().signal);
  return new Columns(batches);
}
