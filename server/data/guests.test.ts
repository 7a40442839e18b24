import { expect, it } from 'vitest';
import { guestRangeOf } from '@/lib/domain/statement/guests';
import { dictionaries } from './dictionaries';

it('names every id as the dictionary does', () => {
  const options = dictionaries.daily_rent_types;
  expect(options.map(({ id }) => guestRangeOf(id))).toEqual(options.map(({ name }) => name.en));
  expect(options).toHaveLength(13);
});

it('has no other id', () => {
  expect([0, -1, 1.5, 14].map(guestRangeOf)).toEqual([null, null, null, null]);
});
