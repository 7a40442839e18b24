import { expect, it } from 'vitest';
import { afterQuiet, isQuiet } from './quiet-hours';

/** A time of Tbilisi. */
const at = (time: string) => new Date(`${time}+04:00`);

it.each([
  ['2026-11-23T08:59:59', true, '2026-11-23T09:00:00'],
  ['2026-11-23T09:00:00', false, '2026-11-23T09:00:00'],
  ['2026-11-23T21:59:59', false, '2026-11-23T21:59:59'],
  ['2026-11-23T22:00:00', true, '2026-11-24T09:00:00'],
  ['2026-12-31T23:30:00', true, '2027-01-01T09:00:00'],
  ['2026-11-24T00:00:00', true, '2026-11-24T09:00:00'],
])('at %s it is quiet: %s, until %s', (time, quiet, until) => {
  expect(isQuiet(at(time))).toBe(quiet);
  expect(afterQuiet(at(time))).toEqual(at(until));
});
