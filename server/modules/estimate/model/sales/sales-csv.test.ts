import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { readSalesCsv } from './sales-csv';

const fixture = fileURLToPath(new URL('./fixtures/sales.csv', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'sales-csv-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('reads a row into an apartment with its price in dollars', async () => {
  const [first] = await readSalesCsv(fixture);
  expect(first).toEqual({
    id: 17,
    priceUsd: 100_000,
    areaSqm: 61.5,
    rooms: 2,
    bedrooms: 1,
    isFurnished: true,
    latitude: 41.72,
    longitude: 44.76,
    sector: 'saburtalo',
    floor: 4,
    totalFloors: 9,
    buildingState: 'new',
    condition: 'newly_renovated',
    kind: null,
    balconyCount: 1,
    hasElevator: null,
  });
});

it('has the file’s terms for states and conditions', async () => {
  const sales = await readSalesCsv(fixture);
  expect(sales.map(({ buildingState, condition, sector }) => [buildingState, condition, sector])).toEqual([
    ['new', 'newly_renovated', 'saburtalo'],
    ['old', 'to_be_renovated', 'chugureti'],
    ['under_construction', 'green_frame', null],
    [null, null, 'gldani'],
  ]);
});

it('leaves a missing price, area or place to the cleaning', async () => {
  const sales = await readSalesCsv(fixture);
  expect(sales[2]?.priceUsd).toBeNaN();
  expect(sales[3]).toMatchObject({ areaSqm: Number.NaN, latitude: Number.NaN, floor: null, bedrooms: null, isFurnished: null });
});

it('numbers the rows of a file without ids', async () => {
  const file = join(folder, 'without-ids.csv');
  writeFileSync(file, 'space,price,latitude,longitude\n50,100000,41.7,44.8\n60,120000,41.7,44.8\n');
  expect((await readSalesCsv(file)).map(({ id }) => id)).toEqual([1, 2]);
});

it('refuses a file without a column that it needs', async () => {
  const file = join(folder, 'short.csv');
  writeFileSync(file, 'price,space\n1,2\n');
  await expect(readSalesCsv(file)).rejects.toThrow('latitude, longitude');
  await expect(readSalesCsv(join(folder, 'absent.csv'))).rejects.toThrow('ENOENT');
});
