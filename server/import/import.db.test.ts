import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { useApi } from '@/tests/setup/api';
import { openTestDatabase, seededAt } from '@/tests/setup/database';
import type { OpenDatabase } from '../db/open';
import { statements } from '../modules/statements/statements.table';
import { type ImportOptions, importStatements } from './import';

const fixture = (name: string): string => join(process.cwd(), 'server/import/fixtures', name);
let database: OpenDatabase;
let folder: string;
beforeAll(async () => {
  database = await openTestDatabase(inject('testDatabase'));
  folder = mkdtempSync(join(tmpdir(), 'aivani-import-'));
});
afterAll(async () => {
  await database?.close();
  rmSync(folder, { recursive: true, force: true });
});

const load = (location: string, options: Partial<ImportOptions> = {}) =>
  importStatements(database, { source: 'csv', location, now: seededAt, ...options });
const countStatements = () => database.db.$count(statements);

describe('a file in Georgian', () => {
  it('adds its rows and refuses the rest by kind', async () => {
    const before = await countStatements();
    const summary = await load(fixture('georgian.csv'));
    expect(summary).toEqual({ accepted: 3, refused: 2, reasons: { price_invalid: 1, duplicate: 1 } });
    expect(await countStatements()).toBe(before + 3);
  });

  it('adds nothing the second time', async () => {
    const before = await countStatements();
    expect(await load(fixture('georgian.csv'))).toEqual({ accepted: 0, refused: 5, reasons: { price_invalid: 1, duplicate: 4 } });
    expect(await countStatements()).toBe(before);
  });
});

describe('a file without currency signs', () => {
  it('is refused without a currency', async () => {
    const { accepted, reasons } = await load(fixture('sales.csv'));
    expect([accepted, reasons.currency_unknown]).toEqual([0, 4]);
  });

  it('writes a line per row into its report', async () => {
    const reportFile = join(folder, 'report.csv');
    const summary = await load(fixture('sales.csv'), { currencyId: 2, reportFile });
    expect(summary).toEqual({ accepted: 2, refused: 3, reasons: { floor_above_top: 1, coordinates_outside: 1, duplicate: 1 } });
    const lines = readFileSync(reportFile, 'utf8').trim().split('\n').slice(1);
    expect(lines.toSorted().map((line) => line.split(',').slice(0, 3).join(','))).toEqual([
      '1,accepted,',
      '2,accepted,',
      '3,refused,floor_above_top',
      '4,refused,coordinates_outside',
      '5,refused,duplicate',
    ]);
  });
});

describe('a feed', () => {
  it('is read from a file and from an address, its comments left out', async () => {
    const server = createServer((_, answer) => answer.end(readFileSync(fixture('feed.xml'))));
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const address = server.address();
    const port = address && typeof address === 'object' ? address.port : 0;
    expect(await load(fixture('feed.xml'), { source: 'feed', userId: 1001 })).toEqual({
      accepted: 2,
      refused: 1,
      reasons: { place_unknown: 1 },
    });
    expect(await load(`http://127.0.0.1:${port}/feed`, { source: 'feed', userId: 1001 })).toEqual({
      accepted: 0,
      refused: 3,
      reasons: { place_unknown: 1, duplicate: 2 },
    });
    await new Promise((done) => server.close(done));
    const [flat] = await database.db
      .select()
      .from(statements)
      .orderBy(statements.sourceKey)
      .where(eq(statements.source, 'user:1001'));
    expect(flat).toMatchObject({ userId: 1001, cityId: 15, floor: 7, totalFloors: 12, phone: '562000017', streetNumber: '42' });
    expect(flat?.comment.ru).toBe('Продаётся квартира у моря & парка. Документы в порядке.');
  });

  it('without a single listing is an error', async () => {
    const file = join(folder, 'empty.xml');
    writeFileSync(file, '<rss><channel/></rss>');
    await expect(load(file, { source: 'feed' })).rejects.toThrow('No listing element');
  });
});

describe('what cannot be loaded', () => {
  it('says why: an unknown user, a file without known columns, a missing file', async () => {
    const file = join(folder, 'other.csv');
    writeFileSync(file, 'a,b\n1,2\n');
    await expect(load(file)).rejects.toThrow('No column');
    await expect(load(fixture('georgian.csv'), { userId: 999_999 })).rejects.toThrow('no user 999999');
    await expect(load(join(folder, 'absent.csv'))).rejects.toThrow('ENOENT');
  });
});

describe('imported statements', () => {
  const api = useApi();

  it('are found by the filters of the list', async () => {
    await importStatements(api.database, { source: 'csv', location: fixture('georgian.csv'), now: seededAt });
    const idsOf = async (query: string): Promise<number[]> => {
      const { status, body } = await api.call(`/api/microservice/statements?${query}`);
      expect(status).toBe(200);
      return (body as { data: { data: { id: number }[] } }).data.data.map(({ id }) => id);
    };
    const [rented] = await api.db.select({ id: statements.id }).from(statements).where(eq(statements.sourceKey, '/pr/502'));
    expect(
      await idsOf(
        'cities=1&urbans=47&deal_types=2&real_estate_types=1&room_types=3&price_from=900&price_to=900&currency_id=1&area_from=65&area_to=66',
      ),
    ).toContain(rented?.id);
    expect(await idsOf('cities=1&urbans=47&deal_types=1&price_from=900&price_to=900&currency_id=1')).not.toContain(rented?.id);
  });
});
