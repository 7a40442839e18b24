import { createReadStream } from 'node:fs';
import { parse } from 'csv-parse';
import type { apartmentConditions, buildingStates, Sector } from '@/lib/contracts/estimate';
import type { Sale } from '../apartment';

/** Columns as in `data/listings/tbilisi_sales_2020.csv` of the trial; the unnamed first one is the id and may be absent. */
const neededColumns = ['price', 'space', 'latitude', 'longitude'] as const;

/**
 * The prices of that file are lari: three of four are whole thousands of dollars at 3.295 lari a dollar, the rate of the middle of
 * December 2020, and hardly any at another rate. Errors in percent do not depend on it.
 */
const lariPerDollar2020 = 3.295;

type Row = Readonly<Record<string, string | undefined>>;
type Condition = (typeof apartmentConditions)[number];
type State = (typeof buildingStates)[number];

const conditions: Readonly<Record<string, Condition>> = {
  'newly renovated': 'newly_renovated',
  'old renovation': 'old_renovation',
  'under renovation': 'under_renovation',
  'not renovated': 'to_be_renovated',
  'white frame': 'white_frame',
  'black frame': 'black_frame',
  'green frame': 'green_frame',
  'white plus': 'white_plus',
};
const states: Readonly<Record<string, State>> = { new: 'new', old: 'old', construction: 'under_construction' };
const sectorNames: Readonly<Record<string, Sector>> = {
  gldani: 'gldani',
  nadzaladevi: 'nadzaladevi',
  didube: 'didube',
  chugureti: 'chugureti',
  vake: 'vake',
  saburtalo: 'saburtalo',
  mtatsminda: 'mtatsminda',
  krtsanisi: 'krtsanisi',
  isani: 'isani',
  samgori: 'samgori',
};

/** A finite number of a cell, else null. */
function numberIn(row: Row, column: string): number | null {
  const text = row[column]?.trim() ?? '';
  const number = Number(text);
  return text === '' || !Number.isFinite(number) ? null : number;
}

const flagIn = (row: Row, column: string): boolean | null => {
  const number = numberIn(row, column);
  return number === null ? null : number > 0;
};

const named = <T>(names: Readonly<Record<string, T>>, row: Row, column: string): T | null =>
  names[row[column]?.trim().toLowerCase() ?? ''] ?? null;

/**
 * A listing of one row; what cannot be read is null, and a missing price, area or coordinate is NaN, which cleaning refuses and counts.
 * @param number of the row, its id when the file has none
 */
function saleFromCsvRow(row: Row, number: number): Sale {
  return {
    id: numberIn(row, 'index') ?? numberIn(row, 'id') ?? numberIn(row, '') ?? number,
    priceUsd: (numberIn(row, 'price') ?? Number.NaN) / lariPerDollar2020,
    areaSqm: numberIn(row, 'space') ?? Number.NaN,
    rooms: numberIn(row, 'room'),
    bedrooms: numberIn(row, 'bedroom'),
    isFurnished: flagIn(row, 'furniture'),
    latitude: numberIn(row, 'latitude') ?? Number.NaN,
    longitude: numberIn(row, 'longitude') ?? Number.NaN,
    sector:
      sectorNames[
        (row.city_area ?? '')
          .replace(/\s*district\s*$/i, '')
          .trim()
          .toLowerCase()
      ] ?? null,
    floor: numberIn(row, 'floor'),
    totalFloors: numberIn(row, 'max_floor'),
    buildingState: named(states, row, 'apartment_type'),
    condition: named(conditions, row, 'renovation_type'),
    kind: null,
    balconyCount: numberIn(row, 'balcony'),
    hasElevator: null,
  };
}

/**
 * The listings of a CSV file in UTF-8 with a header.
 * @throws Error when the file cannot be read or lacks a column that the model cannot do without
 */
export async function readSalesCsv(file: string): Promise<Sale[]> {
  const parser = parse({
    bom: true,
    columns: (names: string[]) => checked(file, names),
    skip_empty_lines: true,
    relax_column_count: true,
  });
  const input = createReadStream(file);
  input.on('error', (error) => parser.destroy(error));
  const sales: Sale[] = [];
  for await (const row of input.pipe(parser) as AsyncIterable<Row>) sales.push(saleFromCsvRow(row, sales.length + 1));
  return sales;
}

function checked(file: string, names: string[]): string[] {
  const trimmed = names.map((name) => name.trim().toLowerCase());
  const missing = neededColumns.filter((name) => !trimmed.includes(name));
  if (missing.length > 0) throw new Error(`${file} has no column ${missing.join(', ')}.`);
  return trimmed;
}
