import { describe, expect, it } from 'vitest';
import { choiceCountsSchema, choiceNames, facetsSchema } from '@/lib/contracts/statements/facets';
import { serialiseStatementFilters } from '@/lib/contracts/statements/filter-query';
import { statementCountSchema } from '@/lib/contracts/statements/statements';
import { popularConditions, popularNames } from '@/lib/domain/statement/popular-conditions';
import { useApi } from '../../setup/api';

const api = useApi();
const base = '/api/microservice/statements';
const facets = async (query: string) => facetsSchema.parse((await api.call(`${base}/facets?${query}`)).body).data;
const count = async (query: string) => statementCountSchema.parse((await api.call(`${base}/count?${query}`)).body).data.total;
const flats = 'deal_types=1&real_estate_types=1';

describe('GET statements/facets: 200', () => {
  it('counts each popular condition as the list with it does', async () => {
    const { popular } = await facets(`${flats}&urbans=38`);
    expect(Object.keys(popular)).toEqual([...popularNames]);
    for (const name of popularNames)
      expect(popular[name]).toBe(await count(`${flats}&urbans=38&${serialiseStatementFilters(popularConditions[name])}`));
    expect(popular.lift).toBeGreaterThan(0);
  });

  it('counts the kinds of parking and the stations as if none of them were chosen', async () => {
    const { parking_types, metro_station_ids } = await facets(`${flats}&has_parking=1&metro_station_ids=3`);
    for (const [id, found] of Object.entries(parking_types))
      expect(found).toBe(await count(`${flats}&metro_station_ids=3&parking_types=${id}`));
    for (const [id, found] of Object.entries(metro_station_ids))
      expect(found).toBe(await count(`${flats}&has_parking=1&metro_station_ids=${id}`));
    expect(Object.keys(metro_station_ids).length).toBeGreaterThan(1);
  });

  it('spreads all prices over bars of one step, whatever bounds are chosen', async () => {
    const { prices } = await facets(`${flats}&price_to=200000`);
    if (!prices) throw new Error('No price.');
    const sum = prices.counts.reduce((total, bar) => total + bar, 0);
    expect(sum).toBe(await count(`${flats}&price_from=0`));
    const [first = 0, second = 0] = prices.counts.slice(4, 6);
    expect(first).toBe(await count(`${flats}&price_from=${4 * prices.step}&price_to=${5 * prices.step - 0.01}`));
    expect(second).toBe(await count(`${flats}&price_from=${5 * prices.step}&price_to=${6 * prices.step - 0.01}`));
    expect(prices.counts.at(-1)).toBe(await count(`${flats}&price_from=${31 * prices.step}`));
    const below = await count(`${flats}&price_to=${prices.median}`);
    expect(Math.abs(below - sum / 2)).toBeLessThanOrEqual(1);
  });

  it.each([1, 2])('spreads the prices of a m² as the list with their bounds has them, in currency %i', async (currencyId) => {
    const search = `${flats}&price_to=200000&currency_id=${currencyId}`;
    const { prices } = await facets(`${search}&square_price_from=1000&prices_of=square_price`);
    if (!prices) throw new Error('No price.');
    expect(prices.kind).toBe('square_price');
    const { step } = prices;
    const expected = await Promise.all(
      prices.counts.map((_, bar) => {
        const to = bar === prices.counts.length - 1 ? '' : `&square_price_to=${((bar + 1) * step - 0.01).toFixed(2)}`;
        return count(`${search}&square_price_from=${bar * step}${to}`);
      }),
    );
    expect(prices.counts).toEqual(expected);
    expect(prices.counts.filter((bar) => bar > 0).length).toBeGreaterThan(5);
  });

  it('has no prices of a m² for daily rents', async () => {
    expect((await facets('deal_types=7')).prices?.kind).toBe('price');
    expect((await facets('deal_types=7&prices_of=square_price')).prices).toBeNull();
  });

  it('counts prices in the requested currency, and has none where nothing is found', async () => {
    const [gel, usd] = [await facets(flats), await facets(`${flats}&currency_id=2`)];
    expect(usd.prices?.median).toBeLessThan(gel.prices?.median ?? 0);
    expect((await facets('ids=1')).prices).toBeNull();
  });
});

describe('GET statements/facets: 422', () => {
  it('names the filter that is not a filter', async () => {
    const response = await api.call(`${base}/facets?currency_id=9`);
    expect(response).toMatchObject({ status: 422, body: { errors: { currency_id: expect.anything() } } });
  });
});

describe('GET statements/choice-counts/{choice}', () => {
  const choices = async (choice: string, query: string) =>
    choiceCountsSchema.parse((await api.call(`${base}/choice-counts/${choice}?${query}`)).body).data;

  it('counts each choice as the list with it does, whatever of the condition is chosen', async () => {
    const deals = await choices('deal_types', 'deal_types=2&real_estate_types=1');
    expect(Object.keys(deals).length).toBeGreaterThan(1);
    for (const [id, found] of Object.entries(deals)) expect(found).toBe(await count(`deal_types=${id}&real_estate_types=1`));
  });

  it.each(choiceNames)('counts %s as the list with each of them does', async (name) => {
    const found = Object.entries(await choices(name, flats)).slice(0, 4);
    const others = new URLSearchParams(flats);
    others.delete(name);
    for (const [id, counted] of found) expect(counted).toBe(await count(`${others}&${name}=${id}`));
    if (name === 'urbans' || name === 'parameters') expect(found).toHaveLength(4);
  });

  it('counts each further amenity in addition to the chosen ones', async () => {
    const amenities = await choices('parameters', `${flats}&parameters=6`);
    expect(amenities[6]).toBe(await count(`${flats}&parameters=6`));
    expect(amenities[1]).toBe(await count(`${flats}&parameters=6,1`));
  });

  it('counts districts only inside the city, and cities as if no place were chosen', async () => {
    const districts = await choices('districts', `${flats}&cities=1&districts=1`);
    const sum = Object.values(districts).reduce((total, found) => total + found, 0);
    expect(sum).toBeLessThanOrEqual(await count(`${flats}&cities=1`));
    const [[id, found] = ['', 0]] = Object.entries(districts);
    expect(found).toBe(await count(`${flats}&districts=${id}`));
    const cities = await choices('cities', `${flats}&cities=1&districts=1`);
    expect(Object.keys(cities).length).toBeGreaterThan(1);
    expect(cities[1]).toBe(await count(`${flats}&cities=1`));
  });

  it('refuses a condition that has no choices to count, and a bad filter, with 422', async () => {
    expect(await api.call(`${base}/choice-counts/price`)).toMatchObject({
      status: 422,
      body: { errors: { choice: expect.anything() } },
    });
    expect(await api.call(`${base}/choice-counts/cities?currency_id=9`)).toMatchObject({ status: 422 });
  });
});
