import { describe, expect, it } from 'vitest';
import { serialiseStatementFilters, statementFlagNames, statementIdListNames, statementRangeNames } from './filter-query';
import { parseStatementFilters } from './statement-filters';

const parse = (query: string) => parseStatementFilters(new URLSearchParams(query));
const filters = (query: string) => {
  const parsed = parse(query);
  if (!parsed.success) throw new Error(`refused: ${parsed.error.message}`);
  return parsed.data;
};
const fieldsRefused = (query: string) => [...new Set(parse(query).error?.issues.map(({ path }) => path[0]))];

describe('the forms of a list', () => {
  it.each([
    'districts=4,5',
    'districts[]=4&districts[]=5',
    'districts[0]=4&districts[1]=5',
    'districts=4&districts=5',
    'districts= 4 , 5 ,',
  ])('reads %s', (query) => expect(filters(query)).toEqual({ districts: [4, 5] }));

  it.each(statementIdListNames)('has the list %s', (name) => expect(filters(`${name}=7`)).toEqual({ [name]: [7] }));
  it.each(statementFlagNames)('has the flag %s', (name) => expect(filters(`${name}=1`)).toEqual({ [name]: true }));
  it.each(statementRangeNames)('has the bound %s', (name) => expect(filters(`${name}=12.5`)).toEqual({ [name]: 12.5 }));
});

describe('what is left out', () => {
  it.each(['', 'districts=', 'districts[]=', 'q=', 'q=%20%20', 'page='])('drops the empty value of "%s"', (query) =>
    expect(filters(query)).toEqual({}),
  );
  it.each(['utm_source=x', 'toString=1', '__proto__=1', 'constructor[]=1', 'hasOwnProperty=1', '=1', 'districts[x]=4'])(
    'ignores %s',
    (query) => expect(filters(query)).toEqual({}),
  );
});

describe('flags', () => {
  it.each([
    ['1', true],
    ['true', true],
    ['0', false],
    ['false', false],
  ])('reads %s', (value, expected) => expect(filters(`with_3d=${value}`)).toEqual({ with_3d: expected }));
  it.each(['2', 'yes', '1,1'])('ignores %s of the market’s flags, and refuses it of ours', (value) => {
    expect(filters(`with_3d=${value}`)).toEqual({});
    expect(fieldsRefused(`has_parking=${value}`)).toEqual(['has_parking']);
  });
});

describe('malformed values of the market’s parameters, which its API ignores', () => {
  it.each([
    ['urbans=NaN,23', { urbans: [23] }],
    ['urbans[]=undefined&urbans[]=23', { urbans: [23] }],
    ['districts=3.4', {}],
    ['districts=3.4,4', { districts: [4] }],
    ['cities=x', {}],
    ['cities=0,-1,1e3', {}],
    ['price_from=-1&price_to=NaN', {}],
    ['area_from=many&area_to=90', { area_to: 90 }],
    ['page=0', {}],
    ['page=1,2', {}],
    ['page=1.5&per_page=0', {}],
    ['per_page=all', {}],
    ['currency_id=GEL', {}],
  ])('%s', (query, expected) => expect(filters(query)).toEqual(expected));
});

describe('bad values of known names', () => {
  it.each([
    ['ids=x', 'ids'],
    ['projects=0', 'projects'],
    ['grouped_streets=-1', 'grouped_streets'],
    ['build_years=1.5', 'build_years'],
    ['agencies=NaN,23', 'agencies'],
    ['cities=2147483648', 'cities'],
    [`cities=${Array.from({ length: 201 }, (_, index) => index + 1).join(',')}`, 'cities'],
    ['metro_minutes_to=-1', 'metro_minutes_to'],
    ['metro_minutes_to=near', 'metro_minutes_to'],
    ['price_to=1000000000', 'price_to'],
    [`area_to=${'9'.repeat(400)}`, 'area_to'],
    // A currency that prices are not searched in: its amounts must not be read as another's.
    ['currency_id=3', 'currency_id'],
    ['order_by=views', 'order_by'],
    ['sequence=up', 'sequence'],
    ['sorting=9', 'order_by'],
    ['page=1000001', 'page'],
    ['bounds=41,44,42', 'bounds'],
    ['bounds=41,44,42,181', 'bounds'],
    ['drawn_areas=nonsense!', 'drawn_areas'],
    [`q=${'a'.repeat(256)}`, 'q'],
  ])('refuses %s by name', (query, name) => expect(fieldsRefused(query)).toEqual([name]));
});

describe('other spellings', () => {
  it('reads street_id as streets and owner_type as owner_types', () =>
    expect(filters('street_id=7&streets=8&owner_type=3')).toEqual({ streets: [7, 8], owner_types: [3] }));
  it.each([
    ['physical', 1],
    ['agent', 2],
    ['agency', 3],
    ['broker', 3],
    ['developer', 4],
  ])('reads the owner type %s by its name', (name, id) => expect(filters(`owner_type=${name}`)).toEqual({ owner_types: [id] }));
  it('reads names and ids of owner types together, and refuses an unknown name', () => {
    expect(filters('owner_type=agent,4')).toEqual({ owner_types: [2, 4] });
    expect(fieldsRefused('owner_type=landlord')).toEqual(['owner_types']);
  });
  it.each([
    ['1', 'price', 'asc'],
    ['2', 'price', 'desc'],
    ['3', 'date', 'asc'],
    ['4', 'date', 'desc'],
  ])('reads sorting %s as %s %s', (sorting, order_by, sequence) =>
    expect(filters(`sorting=${sorting}`)).toEqual({ order_by, sequence }),
  );
  it('prefers order_by and sequence to sorting', () =>
    expect(filters('order_by=created_at&sequence=asc&sorting=2')).toEqual({ order_by: 'created_at', sequence: 'asc' }));
});

describe('writing them back', () => {
  it('leaves out empty values, false flags and page 1', () =>
    expect(
      serialiseStatementFilters({ cities: [], with_3d: false, owner: true, q: '', page: 1, districts: [4, 5] }).toString(),
    ).toBe('districts=4%2C5&owner=1'));
  it('reads what it wrote', () => {
    const written = {
      districts: [4, 5],
      owner: true,
      price_from: 10.5,
      q: 'ვაკე',
      page: 2,
      bounds: [41, 44, 42, 45] as [number, number, number, number],
      drawn_areas: ['gxw-Hgv6wIAw-Bw-BAAv-B', 'gxw-Hgv6wIAw-Bw-BAAv-B'],
    };
    expect(filters(serialiseStatementFilters(written).toString())).toEqual(written);
  });
});
