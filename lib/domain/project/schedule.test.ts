import { describe, expect, it } from 'vitest';
import { monthsBetween, quarterOfDay, scheduleOf } from './schedule';

const today = '2026-11-20';
const building = {
  stage: 'frame' as const,
  isStopped: false,
  handover: { year: 2027, quarter: 2 },
  firstHandover: { year: 2027, quarter: 2 },
};

describe('the schedule of a building', () => {
  it('is on schedule while the hand-over was not moved', () => {
    expect(scheduleOf(building, today)).toEqual({ state: 'on_schedule' });
    expect(scheduleOf({ ...building, firstHandover: null }, today)).toEqual({ state: 'on_schedule' });
    expect(scheduleOf({ ...building, handover: null, firstHandover: null }, today)).toEqual({ state: 'on_schedule' });
  });

  it('is late by the months that the promise was moved', () => {
    const firstHandover = { year: 2026, quarter: 3 };
    expect(scheduleOf({ ...building, firstHandover }, today)).toEqual({ state: 'late', months: 9 });
  });

  it('is late when the promised quarter is over', () => {
    const promised = { year: 2026, quarter: 2 };
    expect(scheduleOf({ ...building, handover: promised, firstHandover: promised }, today)).toEqual({ state: 'late', months: 6 });
  });

  it('ends with the delivery, and says that work stopped before that it is late', () => {
    const firstHandover = { year: 2025, quarter: 1 };
    expect(scheduleOf({ ...building, firstHandover, stage: 'delivered' }, today)).toEqual({ state: 'delivered' });
    expect(scheduleOf({ ...building, firstHandover, isStopped: true }, today)).toEqual({ state: 'stopped' });
  });
});

describe('quarters', () => {
  it('are three months long', () => {
    expect(['2026-01-01', '2026-03-31', '2026-04-01', '2026-12-31'].map(quarterOfDay)).toEqual([
      { year: 2026, quarter: 1 },
      { year: 2026, quarter: 1 },
      { year: 2026, quarter: 2 },
      { year: 2026, quarter: 4 },
    ]);
    expect(monthsBetween({ year: 2026, quarter: 4 }, { year: 2027, quarter: 1 })).toBe(3);
  });
});
