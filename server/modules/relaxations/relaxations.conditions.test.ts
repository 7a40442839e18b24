import { expect, it } from 'vitest';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import { conditionsIn, conditionsOf, smallMasks, withoutConditions } from './relaxations.conditions';

const filters: StatementFilters = {
  deal_types: [1],
  real_estate_types: [1],
  users: [7],
  urbans: [38],
  streets: [5],
  price_from: 200,
  price_to: 250,
  currency_id: 1,
  parameters: [6, 58],
  has_parking: true,
  owner: false,
  metro_minutes_to: 10,
  q: 'view',
  page: 3,
};
const fixed = ['deal_types', 'real_estate_types'];
const keysOf = (given: StatementFilters) => conditionsOf(given, fixed).map(({ key }) => key);

it('takes all places, both bounds and each amenity for one condition; what is fixed, and whose statements they are, for none', () => {
  expect(keysOf(filters)).toEqual(['place', 'price', 'metro_minutes_to', 'parameters-6', 'parameters-58', 'has_parking', 'q']);
  expect(keysOf({ deal_types: [1], rooms: undefined, conditions: [], order_by: 'price', page: 2 } as StatementFilters)).toEqual(
    [],
  );
});

it('takes a walk to chosen stations for one condition', () => {
  const walk = { metro_station_ids: [3], metro_minutes_to: 10 };
  expect(conditionsOf(walk, [])).toEqual([{ key: 'metro_station_ids', part: walk }]);
});

it('drops a condition whole, the currency with the last price, and goes to the first page', () => {
  const conditions = conditionsOf(filters, fixed);
  const [place, price, , lift] = conditions;
  const without = (...dropped: (typeof place)[]) =>
    withoutConditions(
      filters,
      dropped.flatMap((one) => one ?? []),
    );
  expect(without(place)).toMatchObject({ urbans: undefined, streets: undefined, price_to: 250, currency_id: 1, page: undefined });
  expect(without(price, lift)).toMatchObject({ price_from: undefined, currency_id: undefined, parameters: [58], urbans: [38] });
  expect(withoutConditions({ ...filters, square_price_to: 9 }, price ? [price] : [])).toMatchObject({ currency_id: 1 });
});

it('lists the masks of one condition and of two', () => {
  expect(smallMasks(3)).toEqual({ one: [1, 2, 4], two: [3, 5, 6] });
  expect(conditionsIn(5, conditionsOf(filters, fixed)).map(({ key }) => key)).toEqual(['place', 'metro_minutes_to']);
});
