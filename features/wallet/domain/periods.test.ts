import { expect, it } from 'vitest';
import { periodOf, recentMonths } from './periods';

const months = recentMonths(new Date('2026-03-31T21:00:00Z'));

it('starts with the current month in Tbilisi, and goes a year back', () => {
  expect(months[0]).toEqual({ year: 2026, month: 3, from: '2026-04-01', to: '2026-04-30' });
  expect(months[2]).toMatchObject({ from: '2026-02-01', to: '2026-02-28' });
  expect(months.at(-1)).toMatchObject({ from: '2025-05-01', to: '2025-05-31' });
});

it('recognises a month by its days', () => {
  expect(periodOf({ from: null, to: null }, months)).toBe('all');
  expect(periodOf({ from: '2026-02-01', to: '2026-02-28' }, months)).toBe('2026-02-01');
  expect(periodOf({ from: '2026-02-01', to: '2026-02-27' }, months)).toBe('days');
  expect(periodOf({ from: null, to: '2026-02-28' }, months)).toBe('days');
});
