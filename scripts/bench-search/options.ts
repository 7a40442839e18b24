import { parseArgs } from 'node:util';
import { outputOptions, wholeNumber } from '../program-options';

export const help = `Times our search beside a plain schema, DuckDB and typed arrays of the process on the same data, results compared, in one run, and says
which of the figures that search has to reach are reached at the largest size.

Usage: npm run bench:search -- [options]

  --sizes 10000,100000             how many statements; each size is loaded again
  --million                        adds a size of 1,000,000 (about ten times the time of 100,000)
  --requests 330                   measured requests for each size and database
  --databases embedded,postgresql  which databases
  --kinds                          also prints the median and the 95th percentile of every kind of request
  --keep                           keeps the loaded databases on the server of DATABASE_URL, and measures those of a run before
  --only-load                      only loads them
  --only-schemas                   leaves DuckDB and the typed arrays out
  --json                           prints one JSON line at the end, after the tables
  --help                           shows this text

PostgreSQL is the server of DATABASE_URL (in a separate database, dropped at the end), or else one started for the run.
The exit code is 1 when a result of ours differs from another engine's, or when a database could not be started.`;

/** Of statements or requests. */
const countMax = 10_000_000;

const databaseKinds = ['embedded', 'postgresql'] as const;
export type DatabaseKind = (typeof databaseKinds)[number];

export type BenchOptions = {
  sizes: number[];
  requests: number;
  databases: DatabaseKind[];
  isEveryKindShown: boolean;
  isOnlySchemas: boolean;
  isKept: boolean;
  isOnlyLoaded: boolean;
  isJson: boolean;
};

function databaseKind(text: string): DatabaseKind {
  const kind = databaseKinds.find((known) => known === text);
  if (!kind) throw new Error(`--databases takes ${databaseKinds.join(' and ')}, not "${text}".`);
  return kind;
}

/**
 * Reads the command line.
 * @returns null when help was requested
 * @throws Error with a sentence for the user when an option or a value is unknown
 */
export function readOptions(args: string[]): BenchOptions | null {
  const { values } = parseArgs({
    args,
    options: {
      sizes: { type: 'string', default: '10000,100000' },
      million: { type: 'boolean', default: false },
      requests: { type: 'string', default: '330' },
      databases: { type: 'string', default: databaseKinds.join(',') },
      kinds: { type: 'boolean', default: false },
      'only-schemas': { type: 'boolean', default: false },
      keep: { type: 'boolean', default: false },
      'only-load': { type: 'boolean', default: false },
      ...outputOptions,
    },
  });
  if (values.help) return null;
  const sizes = values.sizes.split(',').map((text) => wholeNumber(text, 'sizes', countMax));
  return {
    sizes: values.million ? [...sizes, 1_000_000] : sizes,
    requests: wholeNumber(values.requests, 'requests', countMax),
    databases: values.databases.split(',').map(databaseKind),
    isEveryKindShown: values.kinds,
    isOnlySchemas: values['only-schemas'],
    isKept: values.keep,
    isOnlyLoaded: values['only-load'],
    isJson: values.json,
  };
}
