import { parse } from 'csv-parse/sync';
import type { PriceListColumn, PriceListProblem, RefusedRow } from '@/lib/contracts/companies/price-lists';
import { type FlatState, priceListFlatsMax } from '@/lib/contracts/companies/project-stages';
import { toMinorUnits } from '@/lib/domain/money/amount';
import { currencyIds } from '@/lib/domain/money/currency';

export type ListedFlat = {
  number: string;
  floor: number | null;
  roomTypeId: number;
  areaSqm: number;
  priceMinor: number | null;
  currencyId: number;
  state: FlatState;
};
export type ReadPriceList = { flats: ListedFlat[]; refused: RefusedRow[] };

/** Names of the columns in the three languages, without case and signs. */
const columnNames: Record<PriceListColumn, readonly string[]> = {
  number: ['number', 'no', 'flat', 'ნომერი', 'ბინა', 'номер', 'квартира'],
  floor: ['floor', 'სართული', 'этаж'],
  rooms: ['rooms', 'ოთახები', 'ოთახი', 'комнаты', 'комнат'],
  area: ['area', 'sqm', 'm2', 'ფართობი', 'ფართი', 'площадь'],
  price: ['price', 'ფასი', 'цена'],
  currency: ['currency', 'ვალუტა', 'валюта'],
  state: ['state', 'status', 'სტატუსი', 'მდგომარეობა', 'статус', 'состояние'],
};
const required: readonly PriceListColumn[] = ['number', 'rooms', 'area'];

const stateNames: Record<FlatState, readonly string[]> = {
  available: ['', 'available', 'free', 'თავისუფალი', 'იყიდება', 'свободна', 'свободно', 'в продаже'],
  reserved: ['reserved', 'დაჯავშნილი', 'забронирована', 'бронь'],
  sold: ['sold', 'გაყიდული', 'продана', 'продано'],
};
const currencyNames: readonly (readonly [number, readonly string[]])[] = [
  [currencyIds.usd, ['', 'usd', '$', 'დოლარი', 'доллар']],
  [currencyIds.gel, ['gel', '₾', 'ლარი', 'лари']],
];

const plain = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/[.№#:]/g, '')
    .trim();

/** A number with either decimal sign, with spaces between thousands; NaN for anything else. */
function toNumber(text: string): number {
  const digits = text
    .replace(/[\s\u00A0']/g, '')
    .replace(/,(?=\d{1,2}$)/, '.')
    .replace(/,(?=\d{3})/g, '');
  return /^\d{1,12}(\.\d{1,4})?$/.test(digits) ? Number(digits) : Number.NaN;
}

/** Six rooms have the id 7, and ten and more the id 11, as in the statements. */
const roomTypeOf = (rooms: number): number => (rooms <= 5 ? rooms : Math.min(rooms + 1, 11));

type Cells = Partial<Record<PriceListColumn, string>>;
type Problem = { column: PriceListColumn; problem: PriceListProblem };

function numberIn(cells: Cells, column: PriceListColumn, [least, most]: readonly [number, number], problems: Problem[]) {
  const text = cells[column] ?? '';
  if (text === '') {
    if (required.includes(column)) problems.push({ column, problem: 'missing' });
    return null;
  }
  const value = toNumber(text);
  if (Number.isNaN(value)) problems.push({ column, problem: 'not_a_number' });
  else if (value < least || value > most) problems.push({ column, problem: 'out_of_range' });
  else return value;
  return null;
}

function readFlat(cells: Cells, problems: Problem[]): ListedFlat {
  const number = (cells.number ?? '').slice(0, 30);
  if (number === '') problems.push({ column: 'number', problem: 'missing' });
  const rooms = numberIn(cells, 'rooms', [1, 20], problems);
  const area = numberIn(cells, 'area', [5, 10_000], problems);
  const floor = numberIn(cells, 'floor', [0, 200], problems);
  const price = numberIn(cells, 'price', [1, 999_999_999], problems);
  const state = (Object.keys(stateNames) as FlatState[]).find((one) => stateNames[one].includes(plain(cells.state ?? '')));
  if (state === undefined) problems.push({ column: 'state', problem: 'unknown_state' });
  const currency = currencyNames.find(([, names]) => names.includes(plain(cells.currency ?? '')))?.[0];
  if (currency === undefined) problems.push({ column: 'currency', problem: 'unknown_currency' });
  return {
    number,
    floor: floor === null ? null : Math.round(floor),
    roomTypeId: roomTypeOf(Math.round(rooms ?? 1)),
    areaSqm: area ?? 0,
    priceMinor: price === null ? null : toMinorUnits(price),
    currencyId: currency ?? currencyIds.usd,
    state: state ?? 'available',
  };
}

const delimiters = [',', ';', '\t'] as const;
const mostFrequent = (header: string): string =>
  delimiters.reduce((best, other) => (header.split(other).length > header.split(best).length ? other : best), delimiters[0]);

/** The rows of a file, or null where it cannot be read at all. */
function readRows(csv: string): string[][] | null {
  try {
    return parse(csv, {
      bom: true,
      delimiter: mostFrequent(csv.split(/\r?\n/, 1)[0] ?? ''),
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    });
  } catch {
    return null;
  }
}

/**
 * Reads a price list. The first row names the columns in any of the three languages and in any order; prices without a currency are
 * dollars, flats without a state are available. Every wrong cell is reported; a repeated number is refused the second time.
 */
export function readPriceList(csv: string): ReadPriceList {
  const rows = readRows(csv);
  const broken = (problem: PriceListProblem, column: PriceListColumn | null = null) => ({ line: 1, column, problem });
  if (rows === null) return { flats: [], refused: [broken('broken_row')] };
  const [header = [], ...body] = rows;
  const columns = header.map((name) =>
    (Object.keys(columnNames) as PriceListColumn[]).find((column) => columnNames[column].includes(plain(name))),
  );
  const absent = required.filter((column) => !columns.includes(column));
  if (absent.length > 0) return { flats: [], refused: absent.map((column) => broken('missing', column)) };
  if (body.length === 0 || body.length > priceListFlatsMax) return { flats: [], refused: [broken('out_of_range')] };
  const flats: ListedFlat[] = [];
  const refused: RefusedRow[] = [];
  const seen = new Set<string>();
  for (const [index, row] of body.entries()) {
    const cells: Cells = {};
    for (const [position, column] of columns.entries()) if (column) cells[column] = (row[position] ?? '').trim();
    const problems: Problem[] = [];
    const flat = readFlat(cells, problems);
    if (flat.number !== '' && seen.has(flat.number)) problems.push({ column: 'number', problem: 'repeated' });
    seen.add(flat.number);
    flats.push(flat);
    refused.push(...problems.map((problem) => ({ line: index + 2, ...problem })));
  }
  return { flats, refused };
}
