import { parseArgs } from 'node:util';
import { outputOptions, wholeNumber } from '@/scripts/program-options';
import { type EngineName, engineNames } from './engines';

export const help = `Sends random requests of every declared filter to search engines, in turn, and compares their answers.

Usage: npm run bench:search -- [options]

  --sizes 10000,100000  how many statements
  --million             adds a size of 1,000,000
  --engines memory,sql  of memory, sql, opensearch, duckdb, arrays (no index) and plain (sql without an index)
  --nodes 1             of OpenSearch: 1 or 3
  --http                also sends lists, facets and maps over HTTP to the API, from eight clients
  --requests 450        measured requests for each size
  --seed 37             another number draws other requests
  --embedded            uses the embedded database instead of PostgreSQL
  --keep                keeps the loaded databases on the server of DATABASE_URL, and measures those of a run before
  --json                prints one JSON line at the end
  --help                shows this text

PostgreSQL is the server of DATABASE_URL (in a separate database, dropped at the end), or else one started for the run.
The exit code is 1 when answers differ, or when a database could not be started.`;

/** Of statements, requests or seeds. */
const numberMax = 10_000_000;

export type BenchOptions = {
  sizes: number[];
  requests: number;
  seed: number;
  engines: EngineName[];
  nodes: 1 | 3;
  isHttp: boolean;
  isEmbedded: boolean;
  isKept: boolean;
  isJson: boolean;
};

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
      requests: { type: 'string', default: '450' },
      seed: { type: 'string', default: '37' },
      engines: { type: 'string', default: 'memory,sql' },
      nodes: { type: 'string', default: '1' },
      http: { type: 'boolean', default: false },
      embedded: { type: 'boolean', default: false },
      keep: { type: 'boolean', default: false },
      ...outputOptions,
    },
  });
  if (values.help) return null;
  const engines = values.engines.split(',').map((name) => {
    const known = engineNames.find((each) => each === name);
    if (!known) throw new Error(`Unknown engine: ${name}. Known: ${engineNames.join(', ')}.`);
    return known;
  });
  const sizes = values.sizes.split(',').map((text) => wholeNumber(text, 'sizes', numberMax));
  return {
    sizes: values.million ? [...sizes, 1_000_000] : sizes,
    requests: wholeNumber(values.requests, 'requests', numberMax),
    seed: wholeNumber(values.seed, 'seed', numberMax),
    engines,
    nodes: values.nodes === '3' ? 3 : 1,
    isHttp: values.http,
    isEmbedded: values.embedded,
    isKept: values.keep,
    isJson: values.json,
  };
}
