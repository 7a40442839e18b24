import { accessSync, constants } from 'node:fs';
import { resolve } from 'node:path';
import { cancelled, usageError } from '@/server/commands/command-error';
import { runCommand } from '@/server/commands/run-command';
import { readServerEnv } from '@/server/env';
import { encodingNamed } from '@/server/import/sources/encoding';
import { describeFileError } from '@/server/import/sources/source-file';
import { sourceNameMax } from '@/server/import/sources/source-name';
import { readArguments, runProgram } from './run-program';

const help = `npm run import -- --source csv FILE         loads listings from a CSV file
npm run import -- --source feed URL-or-FILE loads listings from a broker's XML feed
  --source-name NAME     what the ids of the rows belong to: two sources may use the same ids. Without it the file's name without dates, or
                         the feed's address; files of one source that are called differently need the same NAME
  --encoding NAME        of a text that is neither UTF-8 nor declares what it is; windows-1251 is recognised
  --currency usd|gel     the currency of prices without a sign; without it such rows are refused
  --report FILE          writes a line per row: number, accepted, updated, unchanged or refused, kind, why
  --user ID              who owns the statements; without it the user "Imported"
  DATA_DIR, DATABASE_URL which database; a running server does the work on its own folder

Columns and elements are recognised by name in English, Georgian or Russian, in any order:
  id or url · city, district, street_address, street_number, latitude, longitude · transaction_type, property_type, title,
  description · price, price_per_sqm, currency · area_m2, yard_area, rooms, bedrooms, bathrooms, floor, max_floor, height · status,
  renovation_type, project_type, heating, hot_water, parking, balcony, furniture · upload_date · cadastral_code, phone, owner
A feed is any XML in which a listing is one element: item, listing, statement, offer, property, object, ad, realty, entry, advert:
  <listings><item><id>17</id><deal_type>sale</deal_type><city>Batumi</city><price currency="USD">65000</price>…</item></listings>
Ctrl-C ends the import, in the server too: rows already imported stay. Exit codes: 2 for wrong arguments, an unknown header, a file that is
not there, empty or of another format, 130 after Ctrl-C, 1 for every other failure, as of a file that ends in the middle.
The last line of the output is JSON: {"accepted": n, "updated": n, "unchanged": n, "refused": n, "reasons": {kind: n}}. A row whose address
or id is known changes its statement where it says something else: loading a file twice changes nothing.`;

const { values, positionals } = readArguments({
  allowPositionals: true,
  options: {
    source: { type: 'string' },
    'source-name': { type: 'string' },
    encoding: { type: 'string' },
    currency: { type: 'string' },
    report: { type: 'string' },
    user: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

const currencyIds: Readonly<Record<string, 1 | 2>> = { gel: 1, usd: 2 };

/** @throws a usage error before a database is opened for a file that is not there */
function requireFile(file: string): void {
  try {
    accessSync(file, constants.R_OK);
  } catch (error) {
    throw usageError(describeFileError(file, error));
  }
}

function requireTextOptions(name: string | undefined, encoding: string | undefined): void {
  if (name !== undefined && (name.trim() === '' || name.length > sourceNameMax))
    throw usageError(`--source-name takes a name of at most ${sourceNameMax} characters.`);
  if (encoding !== undefined && encodingNamed(encoding) === undefined) throw usageError(`The encoding ${encoding} is not known.`);
}

/** The job that the arguments describe; throws usage errors. */
function readJob() {
  const { source, 'source-name': sourceName, encoding, currency, report, user } = values;
  const [location, ...others] = positionals;
  if (source !== 'csv' && source !== 'feed') throw usageError('--source takes csv or feed. See --help.');
  if (location === undefined || others.length > 0) throw usageError('Give one file or address. See --help.');
  const currencyId = currency === undefined ? undefined : currencyIds[currency.toLowerCase()];
  if (currency !== undefined && currencyId === undefined) throw usageError('--currency takes usd or gel.');
  if (user !== undefined && !/^[1-9]\d{0,8}$/.test(user)) throw usageError('--user takes the id of a user.');
  requireTextOptions(sourceName, encoding);
  const isAddress = source === 'feed' && /^https?:\/\//i.test(location);
  if (isAddress && !URL.canParse(location)) throw usageError('The address of the feed is no address.');
  if (!isAddress) requireFile(resolve(location));
  return {
    kind: 'import' as const,
    source,
    location: isAddress ? location : resolve(location),
    ...(sourceName === undefined ? {} : { sourceName: sourceName.trim() }),
    ...(encoding === undefined ? {} : { encoding }),
    ...(currencyId === undefined ? {} : { currencyId }),
    ...(report === undefined ? {} : { reportFile: resolve(report) }),
    ...(user === undefined ? {} : { userId: Number(user) }),
  } as const;
}

/** The first Ctrl-C ends the import after the rows being written, here or in the server; the second ends the process. */
function signalOfInterrupt(): AbortSignal {
  const controller = new AbortController();
  process.once('SIGINT', () => controller.abort(cancelled()));
  return controller.signal;
}

await runProgram({
  help,
  isHelpRequested: values.help,
  run: async () => runCommand(readServerEnv(), readJob(), (line) => console.log(line), { signal: signalOfInterrupt() }),
});
