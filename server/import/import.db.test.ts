import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import timers from 'node:timers/promises';
import { DrizzleQueryError, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { toStatement } from '@/server/import/row/row';
import { useApi } from '@/tests/setup/api';
import { openTestDatabase, seededAt } from '@/tests/setup/database';
import { CommandError } from '../commands/command-error';
import { queryRows } from '../db/client';
import type { OpenDatabase } from '../db/open';
import { statements } from '../modules/statements/statements.table';
import { type ImportOptions, importStatements } from './import';
import { importRepository } from './import.repository';
import { withWriter } from './import.writer';

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
    expect(summary).toMatchObject({ accepted: 3, refused: 2, reasons: { price_invalid: 1, duplicate: 1 } });
    expect(await countStatements()).toBe(before + 3);
  });

  it('adds nothing the second time and uses no ids', async () => {
    const lastId = async () => queryRows(database.db, sql`select last_value from statements_id_seq`);
    const [before, idBefore] = [await countStatements(), await lastId()];
    expect(await load(fixture('georgian.csv'))).toEqual({
      accepted: 0,
      updated: 0,
      unchanged: 3,
      refused: 2,
      reasons: { price_invalid: 1, duplicate: 1 },
    });
    expect(await countStatements()).toBe(before);
    expect(await lastId()).toEqual(idBefore);
  });
});

it('reads the medians of a large market without a time limit', async () => {
  const limits: unknown[] = [];
  const medians = vi.spyOn(importRepository, 'marketMedians').mockImplementation(async (executor) => {
    limits.push(...(await queryRows(executor, sql`show statement_timeout`)));
    return [];
  });
  await load(fixture('georgian.csv'));
  medians.mockRestore();
  expect(limits).toEqual([{ statement_timeout: '0' }]);
});

describe('a file without currency signs', () => {
  it('is refused without a currency', async () => {
    const { accepted, reasons } = await load(fixture('sales.csv'));
    expect([accepted, reasons.currency_unknown]).toEqual([0, 4]);
  });

  it('writes a line per row into its report', async () => {
    const reportFile = join(folder, 'report.csv');
    const summary = await load(fixture('sales.csv'), { currencyId: 2, reportFile });
    expect(summary).toMatchObject({
      accepted: 2,
      refused: 3,
      reasons: { floor_above_top: 1, coordinates_outside: 1, duplicate: 1 },
    });
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
    expect(await load(fixture('feed.xml'), { source: 'feed', userId: 1001, sourceName: 'agency' })).toMatchObject({
      accepted: 2,
      refused: 1,
      reasons: { place_unknown: 1 },
    });
    expect(await load(`http://127.0.0.1:${port}/feed`, { source: 'feed', userId: 1001, sourceName: 'agency' })).toEqual({
      accepted: 0,
      updated: 0,
      unchanged: 2,
      refused: 1,
      reasons: { place_unknown: 1 },
    });
    await new Promise((done) => server.close(done));
    const [flat] = await database.db
      .select()
      .from(statements)
      .orderBy(statements.sourceKey)
      .where(eq(statements.source, 'user:1001 agency'));
    expect(flat).toMatchObject({ userId: 1001, cityId: 15, floor: 7, totalFloors: 12, phone: '562000017', streetNumber: '42' });
    expect(flat?.comment.ru).toBe('Продаётся квартира у моря & парка. Документы в порядке.');
  });

  it('without a single listing is an error', async () => {
    const file = join(folder, 'empty.xml');
    writeFileSync(file, '<listings/>');
    await expect(load(file, { source: 'feed' })).rejects.toThrow('No listing element');
  });
});

describe('what cannot be loaded', () => {
  it('says why: an unknown user, a file without known columns, a missing file', async () => {
    const file = join(folder, 'other.csv');
    writeFileSync(file, 'a,b\n1,2\n');
    await expect(load(file)).rejects.toThrow('No column');
    await expect(load(fixture('georgian.csv'), { userId: 999_999 })).rejects.toThrow('no user 999999');
    await expect(load(join(folder, 'absent.csv'))).rejects.toThrow('There is no file');
    await expect(load(join(folder, 'absent.xml'), { source: 'feed' })).rejects.toThrow('There is no file');
    await expect(load(folder)).rejects.toThrow('not a file');
    await expect(load(file, { reportFile: join(folder, 'absent/report.csv') })).rejects.toThrow('cannot be written');
    await expect(load('http://127.0.0.1:2/feed?password=1', { source: 'feed' })).rejects.toThrow(
      'The feed of 127.0.0.1:2 cannot be reached (ECONNREFUSED).',
    );
  });
});

const header = 'id,city,district,deal,type,price,area,phone,title,street_number';
const rowOf = (id: string, rest: Partial<{ phone: string; number: string; price: string }> = {}) =>
  `${id},თბილისი,ვაკე,sale,apartment,${rest.price ?? '135000 $'},75,${rest.phone ?? '599123456'},,${rest.number ?? '5'}`;
const writeRows = (name: string, rows: readonly string[]): string => {
  const file = join(folder, name);
  writeFileSync(file, [header, ...rows].join('\n'));
  return file;
};

describe('a source that ends in the middle', () => {
  it('is an error, and what was read before is imported and in the report', async () => {
    const reportFile = join(folder, 'cut-report.csv');
    const feed = join(folder, 'cut.xml');
    writeFileSync(feed, readFileSync(fixture('feed.xml'), 'utf8').split('<price>500 GEL').slice(0, 1).join(''));
    const lines: string[] = [];
    const options = { source: 'feed', userId: 1001, reportFile, onProgress: (line: string) => lines.push(line) } as const;
    const failure = await load(feed, options).catch((error: unknown) => error);
    expect(failure).toMatchObject({ exitCode: 1 });
    expect(String(failure)).toContain('ends in the middle: on line 11, inside <item> number 2. The rows before are loaded');
    expect(lines).toEqual(['Before the error: 1 accepted, 0 updated, 0 unchanged, 1 refused.']);
    expect(readFileSync(reportFile, 'utf8')).toBe(
      'row,result,kind,why\n2,refused,row_unreadable,the feed ends inside this listing\n1,accepted,,\n',
    );
  });

  it('or has no bytes is an error', async () => {
    const file = join(folder, 'nothing.csv');
    writeFileSync(file, '');
    await expect(load(file)).rejects.toMatchObject({ exitCode: 2, message: `${file} is empty: it has 0 bytes.` });
  });
});

describe('a file in another encoding', () => {
  it('is imported as it was written, and a row whose characters are lost is refused', async () => {
    const reportFile = join(folder, 'encoding-report.csv');
    const file = join(folder, 'russian.csv');
    const russian = new TextDecoder('windows-1251').decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));
    const text = `id;Город;Сделка;Тип;Цена;Площадь;Описание\n${['w1', 'w2'].map((id) => `${id};Батуми;продажа;квартира;65000 $;42;Светлая квартира у моря. Документы в порядке.\n`).join('')}`;
    writeFileSync(
      file,
      Uint8Array.from(Array.from(text), (character) => russian.indexOf(character)),
    );
    expect(await load(file, { userId: 1001 })).toMatchObject({ accepted: 2, refused: 0 });
    const [flat] = await database.db.select().from(statements).where(eq(statements.sourceKey, 'w1'));
    expect(flat).toMatchObject({ cityId: 15, comment: { ru: 'Светлая квартира у моря. Документы в порядке.' } });
    writeFileSync(file, text.replace('Светлая', '\uFFFD\uFFFDетлая'));
    expect(await load(file, { userId: 1002, reportFile })).toMatchObject({
      accepted: 1,
      refused: 1,
      reasons: { text_broken: 1 },
    });
    expect(readFileSync(reportFile, 'utf8')).toContain(
      '1,refused,text_broken,"description is not readable in this encoding: give --encoding, or save the file as UTF-8"',
    );
  });
});

describe('a row that is out of the ordinary', () => {
  it('with a NUL byte is imported without it, and the rows around it as well', async () => {
    const file = writeRows('nul.csv', [rowOf('n1'), rowOf('n2', { number: '5\u0000ა' }), rowOf('n3')]);
    expect(await load(file, { userId: 1001 })).toMatchObject({ accepted: 3, refused: 0 });
    const [second] = await database.db.select().from(statements).where(eq(statements.sourceKey, 'n2'));
    expect(second?.streetNumber).toBe('5 ა');
  });

  it('that the database cannot store is refused alone', async () => {
    const pending = ['d1', 'd2', 'd3'].map((id, index) => ({
      number: index + 1,
      statement: toStatement(
        { id, city: 'თბილისი', deal: 'sale', type: 'apartment', price: '135000 $', area: '75', phone: '599123456' },
        { currencyId: 2, rates: { usdRateGel: 2.7 }, userId: 1001, sourceName: 'csv:sales', now: seededAt },
      ),
    }));
    const [, second] = pending;
    if (second) second.statement.totalFloors = 99_999;
    expect(await withWriter(database, { now: seededAt, userId: 1001 }, (write) => write(pending))).toEqual([
      { number: 1, result: 'accepted' },
      { number: 2, result: 'refused', refusal: { kind: 'row_unreadable', why: 'the database cannot hold it (22003)' } },
      { number: 3, result: 'accepted' },
    ]);
  });

  it('never shows in an error', async () => {
    const cause = new Error('connection terminated');
    const transaction = () => Promise.reject(new DrizzleQueryError('insert into statements …', ['599654321'], cause));
    const withoutTimeouts: OpenDatabase['withoutTimeouts'] = (work) =>
      database.withoutTimeouts((db, copyIn) => work(Object.assign(Object.create(db), { transaction }), copyIn));
    const file = writeRows('secret.csv', [rowOf('s1', { phone: '599654321' })]);
    const options = { source: 'csv', location: file, now: seededAt } as const;
    await expect(importStatements({ ...database, withoutTimeouts }, options)).rejects.toThrow(/^connection terminated$/);
  });

  it('keeps phones out of the report and out of the error of a file without a header', async () => {
    const reportFile = join(folder, 'phones.csv');
    const file = join(folder, 'title.csv');
    writeFileSync(file, 'title,price,area\nდარეკეთ 599 12 34 56,100 $,50\n');
    await load(file, { reportFile });
    expect(readFileSync(reportFile, 'utf8')).toBe('row,result,kind,why\n1,refused,deal_unknown,დარეკეთ …\n');
    writeFileSync(file, '599123456,Nino\n599123457,Gia\n');
    await expect(load(file)).rejects.toThrow(/^No column of .* is recognised\. The first row names the columns: see --help\.$/);
  });

  it('ends the import at a quotation mark that is never closed and keeps the rows before it', async () => {
    const reportFile = join(folder, 'quote-report.csv');
    const file = writeRows('quote.csv', [rowOf('q1'), `q2,"${rowOf('q3')}`, rowOf('q4')]);
    const before = await countStatements();
    await expect(load(file, { reportFile })).rejects.toThrow(
      'line 3 opens a quotation mark that is not closed. The rows before it',
    );
    expect(await countStatements()).toBe(before + 1);
    expect(readFileSync(reportFile, 'utf8')).toBe(
      'row,result,kind,why\n2,refused,row_unreadable,line 3 opens a quotation mark that is not closed\n1,accepted,,\n',
    );
  });
});

describe('a cancelled import', () => {
  it('keeps the imported rows and reports their number', async () => {
    const file = writeRows(
      'long.csv',
      Array.from({ length: 2501 }, (_, index) => rowOf(`c${index}`)),
    );
    const controller = new AbortController();
    const before = await countStatements();
    const running = load(file, { userId: 1001, signal: controller.signal, onProgress: () => controller.abort() });
    await expect(running).rejects.toThrow(
      'The import was cancelled. Of the rows before: 2500 accepted, 0 updated, 0 unchanged, 0 refused.',
    );
    expect((await countStatements()) - before).toBe(2500);
  });
});

// The embedded database has one connection: it cannot distinguish the callers.
describe.runIf(inject('testDatabase').kind === 'postgresql')('an import beside others', () => {
  /** How often an import of three batches pauses. */
  const count = async (name: string): Promise<number> => {
    const file = writeRows(
      `${name}.csv`,
      Array.from({ length: 1100 }, (_, index) => rowOf(`${name}${index}`)),
    );
    const pauses = vi.spyOn(timers, 'setTimeout').mockResolvedValue(undefined);
    syncBuiltinESMExports();
    try {
      await load(file, { userId: 1003 });
      return pauses.mock.calls.length;
    } finally {
      pauses.mockRestore();
      syncBuiltinESMExports();
    }
  };

  it('pauses after each batch while they query the database; alone it goes on', async () => {
    expect(await count('alone')).toBe(0);
    let isOver = false;
    const reading = (async () => {
      while (!isOver) await database.db.execute(sql`select 1`);
    })();
    const beside = await count('beside');
    isOver = true;
    await reading;
    expect(beside).toBe(3);
  });
});

describe('an import whose connection is lost', () => {
  const rows = Array.from({ length: 1200 }, (_, index) => rowOf(`k${index % 1100}`));
  /** Ends the connection inside a transaction, when its work is done and not yet committed. */
  const endingIn = (batch: number): OpenDatabase['withoutTimeouts'] => {
    let started = 0;
    return (work) =>
      database.withoutTimeouts((db, copyIn) => {
        const transaction: typeof db.transaction = (inside, config) =>
          db.transaction(async (tx) => {
            const result = await inside(tx);
            started += 1;
            if (started === batch && database.kind === 'embedded') throw new Error('The connection is lost.');
            if (started === batch) await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
            return result;
          }, config);
        return work(Object.assign(Object.create(db), { transaction }), copyIn);
      });
  };
  const countOf = async (table: string): Promise<number> => {
    const [row] = await queryRows<{ count: number }>(
      database.db,
      sql`select count(*)::int as count from ${sql.identifier(table)} t join statements s on s.id = t.${sql.identifier(table === 'price_history' ? 'statement_id' : 'id')}
        where s.source = 'user:1002 csv:lost'`,
    );
    return row?.count ?? 0;
  };

  it('keeps complete batches, and a second run adds the rest and nothing twice', async () => {
    const file = writeRows('lost.csv', rows);
    const options = { source: 'csv', location: file, userId: 1002, now: seededAt } as const;
    await expect(importStatements({ ...database, withoutTimeouts: endingIn(2) }, options)).rejects.toBeInstanceOf(CommandError);
    expect(await countOf('statements')).toBe(500);
    expect(await load(file, { userId: 1002 })).toEqual({
      accepted: 600,
      updated: 0,
      unchanged: 500,
      refused: 100,
      reasons: { duplicate: 100 },
    });
    const tables = ['statements', 'statement_search', 'statement_text', 'price_history'];
    expect(await Promise.all(tables.map(countOf))).toEqual([1100, 1100, 1100, 1100]);
  });
});

describe('a file in the wrong currency', () => {
  it('is loaded with a warning', async () => {
    const lines: string[] = [];
    const rows = Array.from({ length: 6 }, (_, index) => rowOf(`w${index}`, { price: `${580_000 + index} $` }));
    const file = writeRows('wrong.csv', rows);
    const loadOnce = () => load(file, { userId: 1001, onProgress: (line) => lines.push(line) });
    await loadOnce();
    expect(lines).toEqual([expect.stringContaining('Warning: the median price of 6 rows (Tbilisi, sale)')]);
    // Rows that are already present are not compared again.
    await loadOnce();
    expect(lines).toHaveLength(1);
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

  it('without coordinates stand in the middle of their street, on the map too, and the API says that this is approximate', async () => {
    const file = join(folder, 'centres.csv');
    const place = 'თბილისი,ვაკე,sale,apartment,135000 $,75,599123456,';
    writeFileSync(
      file,
      [
        `${header},street,latitude,longitude`,
        `m1,${place},7,ჭავჭავაძის გამზირი,,`,
        `m2,${place},9,ჭავჭავაძის გამზირი,41.7092,44.7634`,
      ].join('\n'),
    );
    await importStatements(api.database, { source: 'csv', location: file, now: seededAt });
    const idOf = async (key: string) =>
      (await api.db.select({ id: statements.id }).from(statements).where(eq(statements.sourceKey, key)))[0]?.id ?? 0;
    const detailOf = async (key: string) => {
      const { body } = await api.call(`/api/microservice/statements/${await idOf(key)}`);
      return (body as { data: { statement: { lat: number; lng: number } } }).data.statement;
    };
    const [centre, exact] = [await detailOf('m1'), await detailOf('m2')];
    expect(exact).toMatchObject({ lat: 41.7092, lng: 44.7634, is_location_approximate: false });
    expect(centre).toMatchObject({ is_location_approximate: true, metro_station_id: null });
    const bounds = [centre.lat - 1e-4, centre.lng - 1e-4, centre.lat + 1e-4, centre.lng + 1e-4].join(',');
    const { body } = await api.call(`/api/microservice/statements/map-data?bounds=${bounds}&zoom=18`);
    expect((body as { data: { points: unknown[] } }).data.points).toContainEqual(
      expect.objectContaining({ id: await idOf('m1') }),
    );
  });
});
