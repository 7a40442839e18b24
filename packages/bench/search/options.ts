import { parseArgs } from 'node:util';
import { outputOptions, wholeNumber } from '@/scripts/program-options';

export const help = `Sends random requests of every declared filter to the engines 'sql' and 'memory', in turn, and compares their answers.

Usage: npm run bench:search -- [options]

  --sizes 10000,100000  how many statements
  --million             adds a size of 1,000,000
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
      embedded: { type: 'boolean', default: false },
      keep: { type: 'boolean', default: false },
      ...outputOptions,
    },
  });
  if (values.help) return null;
  const sizes = values.sizes.split(',').map((text) => wholeNumber(text, 'sizes', numberMax));
  return {
    sizes: values.million ? [...sizes, 1_000_000] : sizes,
    requests: wholeNumber(values.requests, 'requests', numberMax),
    seed: wholeNumber(values.seed, 'seed', numberMax),
    isEmbedded: values.embedded,
    isKept: values.keep,
    isJson: values.json,
  };
}
