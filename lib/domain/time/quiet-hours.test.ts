import { expect, it } from 'vitest';
import { isQuiet, msUntilQuiet } from './quiet-hours';

it.each([
  ['08:59:59', true, 0],
  ['09:00:00', false, 46_800],
  ['21:59:59', false, 1],
  ['22:00:00', true, 0],
  ['00:00:00', true, 0],
])('at %s in Tbilisi it is quiet: %s, and day for %i seconds more', (time, quiet, seconds) => {
  const moment = new Date(`2026-11-23T${time}+04:00`);
  expect(isQuiet(moment)).toBe(quiet);
  expect(msUntilQuiet(moment) / 1000).toBe(seconds);
});
