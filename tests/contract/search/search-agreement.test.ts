import { describe, expect, it } from 'vitest';
import { statementFlagNames, statementIdListNames, statementRangeNames } from '@/lib/contracts/statements/filter-query';
import { parseStatementFilters } from '@/lib/contracts/statements/statement-filters';
import { statementCountSchema, statementListSchema } from '@/lib/contracts/statements/statements';
import { unknownIdErrors } from '@/server/modules/statements/statements.known-ids';
import { useApi } from '../../setup/api';

const api = useApi();

/** Mulberry32: the same numbers in every run. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const common: [string, string[]][] = [
  ['deal_types', ['1', '2', '1,2', '7,3']],
  ['real_estate_types', ['1', '2,3', '4', '5,6']],
  ['cities', ['1', '15', '1,96']],
  ['districts', ['4', '4,5', '6']],
  ['urbans', ['38', '47,38']],
  ['price_from', ['500', '50000']],
  ['price_to', ['2000', '300000', '1500000']],
  ['currency_id', ['1', '2']],
  ['area_from', ['30', '80']],
  ['room_types', ['2,3', '1']],
  ['conditions', ['1', '1,2']],
  ['parameters', ['1', '1,6']],
  ['with_picture', ['1']],
  ['owner', ['1']],
  ['q', ['ბინა', 'вакe', 'tbilisi']],
  ['order_by', ['price', 'created_at', 'date']],
  ['sequence', ['asc', 'desc']],
];

function randomQueries(seed: number, count: number): string[] {
  const next = numbersFrom(seed);
  return Array.from({ length: count }, () => {
    const query = new URLSearchParams();
    for (const [name, values] of common) if (next() < 0.25) query.set(name, values[Math.floor(next() * values.length)] ?? '');
    return query.toString();
  });
}

describe('list and count', () => {
  it.each(randomQueries(20_261_120, process.env.TEST_ALL === '1' ? 60 : 20))('agree on "%s"', async (query) => {
    const seen: number[] = [];
    for (let page = 1, size = 37; size === 37; page++) {
      const response = await api.call(`/api/microservice/statements?${query}&per_page=37&page=${page}`);
      const cards = statementListSchema.parse(response.body).data.data;
      seen.push(...cards.map(({ id }) => id));
      size = cards.length;
    }
    const { data } = statementCountSchema.parse((await api.call(`/api/microservice/statements/count?${query}&per_page=37`)).body);
    expect(data.total).toBe(seen.length);
    expect(new Set(seen).size).toBe(seen.length);
    expect(data.last_page).toBe(Math.max(1, Math.ceil(seen.length / 37)));
  });
});

const nonsense = [
  '',
  ' ',
  '0',
  '-1',
  '1',
  '1.5',
  '1e5',
  '1e400',
  '-0',
  '00',
  '٣',
  '१',
  '9'.repeat(400),
  '2147483647',
  '2147483648',
  '9007199254740993',
  '-9223372036854775809',
  'NaN',
  'Infinity',
  '-Infinity',
  'null',
  'undefined',
  'true',
  'false',
  'TRUE',
  '[]',
  '{}',
  '[object Object]',
  '1,2',
  '1,,2',
  ',',
  ',,,',
  '1;2',
  '1|2',
  "'",
  '"',
  '\\',
  '`',
  '%',
  '%00',
  '\u0000',
  '\u0000a',
  '\ud800',
  '\uffff',
  '\u202e',
  '🏠',
  "' or 1=1 --",
  "'); drop table statements; --",
  '$1',
  '{{1}}',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  "a'b:*&|!()",
  ':*',
  '!!',
  '(((',
  'a <-> b',
  'ა'.repeat(300),
  'a '.repeat(120),
  '(a+)+$',
  '__proto__',
  'constructor',
  '1\n2',
  '\t',
  'date;desc',
  '41,44,42,45',
  '91,181,-91,-181',
  'gxw-Hgv6wIAw-Bw-BAAv-B',
  'gxw-Hgv6wIw-Bw-BAv-Bv-Bw-B',
  '1,'.repeat(300),
];
const names = [
  ...statementIdListNames,
  ...statementFlagNames,
  ...statementRangeNames,
  'q',
  'currency_id',
  'order_by',
  'sequence',
  'sorting',
  'page',
  'per_page',
  'bounds',
  'drawn_areas',
  'zoom',
  'street_id',
  'owner_type',
  'no_such_name',
  '__proto__',
  'q[]',
  'cities[0]',
];

/** What the contract and the dictionaries say of a query. */
function statusOf(query: string): number {
  const { data } = parseStatementFilters(new URLSearchParams(query));
  // A program without a key gets a hundred at most.
  const isPageSmall = (data?.per_page ?? 0) <= 100;
  return data && isPageSmall && Object.keys(unknownIdErrors(data)).length === 0 ? 200 : 422;
}
const statusAt = async (path: string, query: string): Promise<number> =>
  (await api.call(`/api/microservice/${path}?${query}`)).status;

describe('nonsense in any parameter', () => {
  it.each(names)('%s is accepted or refused as the contract says', async (name) => {
    for (const value of nonsense) {
      const query = `${encodeURIComponent(name)}=${encodeURIComponent(value.toWellFormed())}`;
      expect(await statusAt('statements/count', query), query).toBe(statusOf(query));
      if (name !== 'zoom') expect(await statusAt('statements/map-data', query), query).toBe(statusOf(query));
    }
  });
  it('the zoom of a map is a whole number up to 22', async () => {
    for (const value of nonsense) {
      const expected = value === '' || (/^\d{1,2}$/.test(value) && Number(value) <= 22) ? 200 : 422;
      expect(await statusAt('statements/map-data', `zoom=${encodeURIComponent(value.toWellFormed())}`), value).toBe(expected);
    }
  });
  it.each(['q', 'cities', 'price_from', 'order_by', 'page', 'bounds'])('%s is the same in a list', async (name) => {
    for (const value of nonsense) {
      const query = `per_page=2&${name}=${encodeURIComponent(value.toWellFormed())}`;
      expect(await statusAt('statements', query), query).toBe(statusOf(query));
    }
  });
  it.each(['%', '%E0%A4%A', 'q=%FF%FE', '&&&', '=', '[]=1', 'q=%ED%A0%80', 'q=%00'])(
    'the raw query "%s" is too',
    async (query) => {
      expect(await statusAt('statements/count', query)).toBe(statusOf(query));
    },
  );
});
