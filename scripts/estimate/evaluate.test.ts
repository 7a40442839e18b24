import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import type { Sale } from '@/server/modules/estimate/model/apartment';
import { generateSales } from '@/tests/factories/sales';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'estimate-evaluate-'));
afterAll(() => rmSync(folder, { recursive: true }));

function writeCsv(name: string, sales: readonly Sale[]): string {
  const lines = sales.map(({ id, priceUsd, areaSqm, rooms, latitude, longitude, floor, totalFloors }) =>
    [id, priceUsd * 3.295, areaSqm, rooms, latitude, longitude, floor, totalFloors].join(),
  );
  const file = join(folder, name);
  writeFileSync(file, [',price,space,room,latitude,longitude,floor,max_floor', ...lines].join('\n'));
  return file;
}

const evaluate = (...args: string[]) =>
  run(process.execPath, ['--import', 'tsx', 'scripts/estimate/evaluate.ts', ...args], { cwd: root });

it('prints one line of JSON with figures in percent, and nothing else', async () => {
  const train = writeCsv('train.csv', generateSales(400, { seed: 1 }));
  const [first, ...others] = generateSales(80, { seed: 2 }) as [Sale, ...Sale[]];
  const test = writeCsv('test.csv', [{ ...first, latitude: 0, longitude: 0 }, ...others]);
  const { stdout } = await evaluate('--train', train, '--test', test);
  expect(stdout.trim().split('\n')).toHaveLength(1);
  const figures = JSON.parse(stdout);
  expect(figures.rows + figures.refused).toBe(80);
  expect(figures.refused).toBeGreaterThanOrEqual(1);
  expect(figures.withoutTwins.rows).toBe(figures.rows);
  for (const name of ['medianAbsPctError', 'meanAbsPctError', 'within6Pct', 'within20Pct', 'coverage80']) {
    expect(figures[name]).toBeGreaterThan(2);
    expect(figures[name]).toBeLessThanOrEqual(100);
  }
});

it('splits one file in the same way for the same number @all', async () => {
  const file = writeCsv('whole.csv', generateSales(400, { seed: 3 }));
  const split = async (number: string) => JSON.parse((await evaluate('--file', file, '--split', number)).stdout);
  const [first, again, other] = await Promise.all(['7', '7', '8'].map(split));
  expect(first.rows + first.refused).toBe(80);
  expect(again).toEqual(first);
  expect(other).not.toEqual(first);
});

it('says what is missing and fails', async () => {
  await expect(evaluate('--train', 'only.csv')).rejects.toMatchObject({ code: 1, stdout: '', stderr: /--test FILE/ });
});
