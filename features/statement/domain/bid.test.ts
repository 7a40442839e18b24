import { expect, it } from 'vitest';
import { bidError, parseBid } from './bid';

it('reads an amount as typed in the field', () => {
  expect(['321000', '321000.5', '321000.', '', '.5', '1.234'].map(parseBid)).toEqual([
    321_000,
    321_000.5,
    321_000,
    null,
    null,
    null,
  ]);
});

it('asks for an amount, and for the lowest bid at least', () => {
  expect(bidError('', 321_000)).toEqual({ kind: 'enter' });
  expect(bidError('320999.99', 321_000)).toEqual({ kind: 'too_low', lowest: 321_000 });
  expect(bidError('321000', 321_000)).toBeNull();
});
