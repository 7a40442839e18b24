import { describe, expect, it } from 'vitest';
import { fillOptionsOf, fillQuery, isFillAddress, withFill, withoutFill } from './fill-address';

const query = (text: string) => new URLSearchParams(text);

describe('the address of the top-up', () => {
  it('is any page with fill_balance=true', () => {
    expect(isFillAddress(query('fill_balance=true'))).toBe(true);
    expect(isFillAddress(query('page=2&fill_balance=true'))).toBe(true);
    expect(isFillAddress(query('fill_balance=false'))).toBe(false);
    expect(isFillAddress(query(''))).toBe(false);
  });

  it('keeps the rest of the query, and is removed completely', () => {
    const page = new URL('http://localhost/en/s?page=2&fill_balance=true&fill_amount=3#map');
    expect(withoutFill(page)).toBe('/en/s?page=2#map');
    expect(withFill(page, { amount: 12.5, method: 1 })).toBe('/en/s?page=2&fill_balance=true&fill_amount=12.5&fill_method=1#map');
    expect(withFill(page)).toBe('/en/s?page=2&fill_balance=true#map');
  });

  it('gives an amount and a method, and ignores invalid numbers', () => {
    expect(fillQuery({ amount: 7.05, method: 2 })).toBe('?fill_balance=true&fill_amount=7.05&fill_method=2');
    expect(fillOptionsOf(query('fill_amount=7.05&fill_method=2'))).toEqual({ amount: 7.05, method: 2 });
    for (const text of ['', 'fill_amount=-1&fill_method=1.5', 'fill_amount=x&fill_method=0', 'fill_amount=Infinity'])
      expect(fillOptionsOf(query(text))).toEqual({});
  });
});
