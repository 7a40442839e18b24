import { expect, it } from 'vitest';
import {
  fromTbilisiClock,
  lastTbilisiDays,
  tbilisiDay,
  tbilisiDayEnd,
  tbilisiDayNumber,
  tbilisiMonth,
  toTbilisiClock,
} from './tbilisi';

const beforeMidnight = new Date('2026-11-21T19:59:59.999Z');
const midnight = new Date('2026-11-21T20:00:00Z');

it('starts the day at midnight of Tbilisi', () => {
  expect([beforeMidnight, midnight].map(tbilisiDay)).toEqual(['2026-11-21', '2026-11-22']);
  expect(tbilisiDayNumber(midnight) - tbilisiDayNumber(beforeMidnight)).toBe(1);
});

it('ends the day at the next midnight of Tbilisi', () => {
  expect(tbilisiDayEnd('2026-11-21')).toEqual(midnight);
});

it('starts the month at midnight of Tbilisi', () => {
  const ends = [new Date('2026-11-30T19:59:59Z'), new Date('2026-11-30T20:00:00Z')];
  expect(ends.map(tbilisiMonth)).toEqual(['2026-11', '2026-12']);
});

it('lists days across a month, oldest first', () => {
  expect(lastTbilisiDays(new Date('2026-12-01T21:00:00Z'), 4)).toEqual(['2026-11-29', '2026-11-30', '2026-12-01', '2026-12-02']);
});

it('reads its own clock back', () => {
  expect(fromTbilisiClock(toTbilisiClock(midnight))).toEqual(midnight);
});
