import { expect, it } from 'vitest';
import { parsePage } from './parse-page';

it.each([
  [null, 1],
  ['', 1],
  ['1', 1],
  ['12', 12],
  ['0', 1],
  ['-2', 1],
  ['1.5', 1],
  ['2x', 1],
  ['9999999', 1],
])('reads the page %j', (asked, page) => expect(parsePage(asked)).toBe(page));
