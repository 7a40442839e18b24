import { expect, it } from 'vitest';
import { toPage } from './paged';

it.each([
  [0, 1],
  [1, 1],
  [20, 1],
  [21, 2],
  [40, 2],
])('of %d rows by twenty is the last page number %d', (total, lastPage) => {
  expect(toPage(['row'], 1, 20, total)).toEqual({ data: ['row'], current_page: 1, per_page: 20, last_page: lastPage, total });
});
