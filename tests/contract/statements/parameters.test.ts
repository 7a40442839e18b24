import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { filterParametersSchema, type StatementParameters, statementParametersSchema } from '@/lib/contracts/parameters';
import { currencies } from '@/server/modules/site/site.table';
import { useApi } from '../../setup/api';

const api = useApi();
const georgian = /[\u10A0-\u10FF]/;
const path = '/api/microservice/statements/statement-parameters';

async function find(query = '?exclude_cities=1', headers: Record<string, string> = {}): Promise<StatementParameters> {
  const response = await api.call(path + query, { headers });
  expect(response.status).toBe(200);
  return statementParametersSchema.parse(response.body).data;
}
const idsOf = (options: { id: number }[] = []) => options.map(({ id }) => id).sort((left, right) => left - right);

describe('GET /api/microservice/statements/statement-parameters', () => {
  it('has the names and the nesting that the market’s clients read', async () => {
    const data = await find('');
    expect(Object.keys(data).sort()).toEqual(
      [
        'area_types',
        'bathroom_types',
        'bedroom_types',
        'build_years',
        'cities',
        'conditions',
        'currencies',
        'daily_rent_types',
        'deal_types',
        'door_window_types',
        'durations',
        'heating_types',
        'hot_water_types',
        'lease_contract_types',
        'lease_types',
        'living_room_types',
        'material_types',
        'metro_stations',
        'parking_types',
        'project_types',
        'real_estate_types',
        'rent_types',
        'room_types',
        'statement_parameters',
        'statuses',
        'storeroom_types',
      ].sort(),
    );
    for (const name of [
      'statuses',
      'conditions',
      'project_types',
      'deal_types',
      'statement_parameters',
      'area_types',
      'daily_rent_types',
    ] as const) {
      expect(Object.keys(data[name])).toEqual(['1', '2', '3', '4', '5', '6']);
    }
  });

  it('offers each type its own options', async () => {
    const data = await find();
    expect(idsOf(data.statuses['1'])).toEqual([1, 2, 3]);
    expect(idsOf(data.statuses['4'])).toEqual([4, 5, 6, 7, 18, 30]);
    expect(data.conditions['4']).toEqual([]);
    expect(data.project_types['4']).toEqual([]);
    expect(idsOf(data.deal_types['4'])).toEqual([1, 3, 10]);
    expect(idsOf(data.area_types['4'])).toEqual([1, 2]);
    expect(idsOf(data.daily_rent_types['2'])).toEqual([11, 12, 13]);
    expect(data.conditions['1']?.[0]).toMatchObject({
      id: 1,
      display_name: 'ახალი გარემონტებული',
      dealTypes: expect.arrayContaining([1, 2]),
    });
    expect(data.statement_parameters['1']?.find(({ id }) => id === 10)).toMatchObject({
      type: 'furniture-equipment',
      svg_file_name: 'furniture-equipment',
    });
  });

  it('counts rooms without an id 6 and nests the bedrooms that fit', async () => {
    const { room_types, durations } = await find();
    expect(idsOf(room_types)).toEqual([1, 2, 3, 4, 5, 7, 8, 9, 10, 11]);
    expect(idsOf(room_types.find(({ id }) => id === 7)?.bedroom_types)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(durations).toEqual([
      { id: 1, day: 30 },
      { id: 2, day: 90 },
      { id: 3, day: 180 },
    ]);
  });

  it('speaks the language of the header, or of lang before it', async () => {
    expect((await find('?exclude_cities=1', { locale: 'en' })).real_estate_types[0]?.display_name).toBe('Apartment');
    expect((await find('?exclude_cities=1&lang=ru', { locale: 'en' })).real_estate_types[0]?.display_name).toBe('Квартира');
    expect((await find('?exclude_cities=1', { locale: 'de' })).real_estate_types[0]?.display_name).toBe('ბინა');
    const names = JSON.stringify(await find('?lang=en'), (key, value) => (key === 'ka' || key === 'slugs' ? undefined : value));
    expect(names).not.toMatch(georgian);
  });

  it('leaves the tree of cities out on request', async () => {
    expect(await find('?exclude_cities=1')).not.toHaveProperty('cities');
    expect((await find('?exclude_cities=0')).cities?.length).toBeGreaterThan(60);
  });

  it('gives both currencies with the rate of the day, and no euro', async () => {
    expect((await find()).currencies).toMatchObject([
      { id: 1, key: 'gel', rate: '1.0000', symbol: '₾' },
      { id: 2, key: 'dollar', rate: '2.7000', symbol: '$' },
    ]);
    await api.db.update(currencies).set({ rateGel: 2.8125 }).where(eq(currencies.id, 2));
    expect((await find()).currencies[1]?.rate).toBe('2.8125');
  });

  it.each(['?lang=de', '?exclude_cities=yes', '?lang=ka&lang=en'])('is 422 for %s', async (query) => {
    expect(await api.call(path + query)).toMatchObject({ status: 422, body: { message: 'errors.invalid' } });
  });
});

describe('GET /api/filters/filter-parameters', () => {
  const findFilters = async (headers: Record<string, string> = {}) =>
    filterParametersSchema.parse((await api.call('/api/filters/filter-parameters', { headers })).body).data;

  it('has every dictionary with the types and deals of each option', async () => {
    const { dictionaries } = await findFilters();
    expect(Object.keys(dictionaries)).toHaveLength(25);
    for (const options of Object.values(dictionaries)) expect(options.length).toBeGreaterThan(0);
    expect(dictionaries.deal_types?.find(({ id }) => id === 10)).toMatchObject({
      key: 'lease',
      real_estate_types: [4],
      deal_types: [10],
    });
    expect(dictionaries.currencies?.filter(({ is_display_only }) => is_display_only).map(({ id }) => id)).toEqual([3]);
    expect(dictionaries.parameters?.find(({ id }) => id === 2)).toMatchObject({ icon: 'internet', group: 'parameter' });
  });

  it('gives the sections of each pair that exists', async () => {
    const { sections } = await findFilters();
    expect(sections).toHaveLength(23);
    const of = (typeId: number, dealId: number) =>
      sections.find((row) => row.real_estate_type_id === typeId && row.deal_type_id === dealId)?.filters;
    expect(of(1, 7)).toContain('daily_rent_types');
    expect(of(4, 1)).not.toContain('conditions');
    expect(of(4, 7)).toBeUndefined();
  });

  it('names options in the requested language', async () => {
    const { dictionaries } = await findFilters({ locale: 'en' });
    expect(
      JSON.stringify(Object.values(dictionaries).flatMap((options) => options.map(({ display_name }) => display_name))),
    ).not.toMatch(georgian);
  });
});
