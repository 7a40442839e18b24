import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from '@/server/commands/run-command';
import { readServerEnv } from '@/server/env';
import { runProgram } from './run-program';

const help = `npm run import -- --source csv FILE         loads listings from a CSV file
npm run import -- --source feed URL-or-FILE loads listings from a broker's XML feed
  --currency usd|gel     the currency of prices without a sign; without it such rows are refused
  --report FILE          writes a line per row: number, accepted or refused, kind, why
  --user ID              who owns the statements; without it the user "Imported"
  DATA_DIR, DATABASE_URL which database; a running server does the work on its own folder

Columns and elements are recognised by name in English, Georgian or Russian, in any order:
  id or url · city, district, street_address, street_number, latitude, longitude · transaction_type, property_type, title,
  description · price, currency · area_m2, yard_area, rooms, bedrooms, bathrooms, floor, max_floor, height · status,
  renovation_type, project_type, heating, hot_water, parking, balcony, furniture · upload_date · cadastral_code, phone, owner
A feed is any XML in which a listing is one element: item, listing, statement, offer, property, object, ad, realty, entry, advert:
  <listings><item><id>17</id><deal_type>sale</deal_type><city>Batumi</city><price currency="USD">65000</price>…</item></listings>
The last line of the output is JSON: {"accepted": n, "refused": n, "reasons": {kind: n}}. A row that is already present counts as
refused with the reason "duplicate": loading a file twice adds nothing.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    source: { type: 'string' },
    currency: { type: 'string' },
    report: { type: 'string' },
    user: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

const currencyIds: Readonly<Record<string, 1 | 2>> = { gel: 1, usd: 2 };

/** The job that the arguments describe; throws with a message for the person who typed them. */
function readJob() {
  const { source, currency, report, user } = values;
  const [location, ...others] = positionals;
  if (source !== 'csv' && source !== 'feed') throw new Error('--source takes csv or feed. See --help.');
  if (location === undefined || others.length > 0) throw new Error('Give one file or address. See --help.');
  const currencyId = currency === undefined ? undefined : currencyIds[currency.toLowerCase()];
  if (currency !== undefined && currencyId === undefined) throw new Error('--currency takes usd or gel.');
  if (user !== undefined && !/^[1-9]\d{0,8}$/.test(user)) throw new Error('--user takes the id of a user.');
  const isAddress = source === 'feed' && /^https?:\/\//i.test(location);
  return {
    kind: 'import' as const,
    source,
    location: isAddress ? location : resolve(location),
    ...(currencyId === undefined ? {} : { currencyId }),
    ...(report === undefined ? {} : { reportFile: resolve(report) }),
    ...(user === undefined ? {} : { userId: Number(user) }),
  } as const;
}

await runProgram({
  help,
  isHelpRequested: values.help,
  run: async () => runCommand(readServerEnv(), readJob(), (line) => console.log(line)),
});
