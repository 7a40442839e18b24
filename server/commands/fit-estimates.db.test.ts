import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { insertFlats } from '@/tests/factories/estimate';
import { generateSales } from '@/tests/factories/sales';
import { openTestDatabase, seededAt } from '@/tests/setup/database';
import type { OpenDatabase } from '../db/open';
import { estimateModels } from '../modules/estimate/estimate.table';
import { readArtefact } from '../modules/estimate/model/artefact';
import { predict } from '../modules/estimate/model/predict';
import { executeCommand } from './command';

/** A fit takes a second or two of a processor that other suites may be using. */
const fitTimeoutMs = 120_000;
let database: OpenDatabase;
let folder: string;
beforeAll(async () => {
  database = await openTestDatabase(inject('testDatabase'));
  folder = mkdtempSync(join(tmpdir(), 'aivani-fit-'));
});
afterAll(async () => {
  await database?.close();
  rmSync(folder, { recursive: true, force: true });
});

const runFit = (job: { file?: string; seed?: number }, onProgress: (line: string) => void = () => {}) =>
  executeCommand(database, { kind: 'estimate-fit', ...job }, seededAt, onProgress);
const newest = async () => (await database.db.select().from(estimateModels).orderBy(desc(estimateModels.id)).limit(1))[0];

it('refuses a file with too few sales and stores nothing', async () => {
  const before = await newest();
  const file = join(folder, 'few.csv');
  writeFileSync(file, 'price,space,latitude,longitude\n200000,60,41.72,44.76\n0,60,41.72,44.76\n');
  await expect(runFit({ file })).rejects.toThrow('1 sales are too few');
  expect(await newest()).toEqual(before);
});

it(
  'stores a model of the listed apartments and reports rows, refusals and errors',
  async () => {
    await insertFlats(database.db, 230);
    const lines: string[] = [];
    const result = JSON.parse(await runFit({ seed: 5 }, (line) => lines.push(line)));
    expect(result.seed).toBe(5);
    expect(result.given).toBeGreaterThanOrEqual(230);
    expect(result.kept).toBeLessThanOrEqual(result.given);
    expect(Object.keys(result.refused)).toContain('coordinates_outside');
    expect(result.metrics.rows).toBe(result.kept);
    expect(lines.at(-1)).toMatch(/^Estimates of \d+ listed apartments/);
    const stored = await newest();
    expect(stored).toMatchObject({ rows: result.kept, metrics: result.metrics, fittedAt: seededAt });
  },
  fitTimeoutMs,
);

it(
  'stores a model of a file',
  async () => {
    const sales = generateSales(230);
    const file = join(folder, 'sales.csv');
    const lines = sales.map((sale) => [sale.id, sale.priceUsd, sale.areaSqm, sale.latitude, sale.longitude].join());
    writeFileSync(file, ['index,price,space,latitude,longitude', ...lines].join('\n'));
    const result = JSON.parse(await runFit({ file }));
    expect(result.given).toBe(230);
    const stored = await newest();
    const [asked] = sales;
    if (!stored || !asked) throw new Error('No model was stored.');
    expect(predict(readArtefact(stored.artefact), asked)).toHaveProperty('squarePriceUsd');
  },
  fitTimeoutMs,
);
