import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isTest, readSource, sourceFiles } from './source-files';

const linesMax = 300;
const testLinesMax = 500;
const catchAllNames = /^(utils?|helpers?|misc|common|shared|stuff|lib2|tools)$/;
/** Names that are allowed for what every contract or every message shares, and for the hydration boundary of a page. */
const namedCommon = ['lib/contracts/common.ts'];

const folders = [...new Set(sourceFiles.map(dirname))].flatMap((path) => path.split('/'));
const stemOf = (path: string): string => basename(path).split('.')[0] ?? '';

describe('the tree', () => {
  it('has no catch-all folder or file', () => {
    expect(folders.filter((name) => catchAllNames.test(name))).toEqual([]);
    expect(sourceFiles.filter((path) => catchAllNames.test(stemOf(path)) && !namedCommon.includes(path))).toEqual([]);
  });

  it('has no barrel', () => {
    expect(sourceFiles.filter((path) => /^index\.(ts|tsx|mjs)$/.test(basename(path)))).toEqual([]);
    const onlyReexports = (path: string) => {
      const statements = readSource(path)
        .replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
        .split(/;\s*/)
        .filter((text) => text.trim() !== '');
      return (
        statements.length > 1 && statements.every((text) => /^\s*export\s+(type\s+)?(\*|\{[^}]*\})[\s\S]*\sfrom\s/.test(text))
      );
    };
    // The one list of tables is what the migrations are generated from.
    expect(sourceFiles.filter((path) => /\.tsx?$/.test(path) && onlyReexports(path))).toEqual(['server/db/schema.ts']);
  });

  it('names folders in kebab-case', () => {
    // Addresses that the product's specification spells so; their folders are their addresses.
    const fixedByAddress = [
      'personalInformation',
      'aiService',
      'aiView',
      'loanCalculatorService',
      'loanView',
      'VIP',
      'tourView',
      'RatersView',
      'MeasurmentView',
      'realEstateView',
      'BookingView',
      '3DTourService',
      'photoTourService',
      'ratersService',
      'ratersView',
      'measureService',
      'checkRealEstate',
      'bookingService',
      'bookingView',
      'facebookService',
      'vipService',
      'vipView',
      'facebookView',
    ];
    const isNamed = (name: string) =>
      fixedByAddress.includes(name) ||
      // RFC 8615.
      name === '.well-known' ||
      // A route's folder may be named like the file at its address.
      /^[a-z0-9]+(-[a-z0-9]+)*(\.xml|\.txt)?$/.test(name) ||
      /^(\.|\[[.a-zA-Z]+\]|\[\[\.\.\.[a-zA-Z]+\]\]|\([a-z]+\))$/.test(name);
    expect([...new Set(folders)].filter((name) => !isNamed(name))).toEqual([]);
  });

  it(`keeps files to ${linesMax} lines, tests to ${testLinesMax}`, () => {
    const long = sourceFiles
      .map((path) => ({ path, lines: readSource(path).trimEnd().split('\n').length }))
      .filter(({ path, lines }) => lines > (isTest(path) ? testLinesMax : linesMax));
    expect(long).toEqual([]);
  });

  it('splits files by what they do, not by number', () => {
    expect(sourceFiles.filter((path) => /(-part)?-?\d+$|-part\b/.test(stemOf(path)) && !/\d{3}$/.test(stemOf(path)))).toEqual([]);
  });

  it('suppresses a rule only with a reason of five words or more', () => {
    // The directives are named here to be found; this folder is left out of the search.
    const suppression = /(@ts-ignore|@ts-expect-error|biome-ignore(?:-all|-start)?\s+\S+:|eslint-disable)([^\n]*)/g;
    const bare = sourceFiles.flatMap((path) =>
      path.startsWith('tests/architecture/')
        ? []
        : [...readSource(path).matchAll(suppression)]
            .filter(([, , reason = '']) => reason.trim().split(/\s+/).length < 5)
            .map(([text]) => `${path}: ${text}`),
    );
    expect(bare).toEqual([]);
  });
});

/** The lowest versions without a known advisory. */
const floors: Record<string, string> = {
  next: '16.4.6',
  sharp: '0.35.5',
  hono: '4.13.5',
  'drizzle-orm': '0.45.2',
  'next-intl': '4.9.2',
  zod: '4.6.7',
};

function isAtLeast(version: string, floor: string): boolean {
  const [left = [], right = []] = [version, floor].map((text) => text.split('-')[0]?.split('.').map(Number));
  for (const index of [0, 1, 2]) {
    const difference = (left[index] ?? 0) - (right[index] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return true;
}

describe('the lockfile', () => {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { version?: string; peer?: true; resolved?: string; link?: true }>;
  };
  const copies = (name: string) =>
    Object.entries(lock.packages).filter(([path]) => path === `node_modules/${name}` || path.endsWith(`/node_modules/${name}`));

  it.each(Object.entries(floors))('contains no copy of %s below %s', (name, floor) => {
    const found = copies(name).map(([path, { version = '0' }]) => ({ path, version }));
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter(({ version }) => !isAtLeast(version, floor))).toEqual([]);
  });

  // scripts/start.mjs installs the site without peers, for they bring the packages of tests along.
  it('needs no peer that package.json does not name', () => {
    expect(Object.keys(lock.packages).filter((path) => lock.packages[path]?.peer)).toEqual([]);
  });

  it('is written for the manifest’s exact versions', () => {
    const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, Record<string, string> | undefined>;
    const wanted = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies };
    // `npm:typescript@7.0.2` is a package under another name.
    const versionOf = (given: string) => given.replace(/^npm:.+@/, '');
    const lockedVersion = (name: string) => {
      const locked = lock.packages[`node_modules/${name}`];
      return (locked?.link ? lock.packages[locked.resolved ?? ''] : locked)?.version;
    };
    expect(Object.entries(wanted).filter(([name, given]) => lockedVersion(name) !== versionOf(given))).toEqual([]);
  });
});

describe('the repository', () => {
  it('has every namespace of messages in every language', () => {
    const [first = [], ...others] = ['ka', 'en', 'ru'].map((locale) => readdirSync(`messages/${locale}`).sort());
    for (const names of others) expect(names).toEqual(first);
  });
});
