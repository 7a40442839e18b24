import { describe, expect, it } from 'vitest';
import { compare, type DayCounts, daysBetween, measuredDays } from './results';

const none: DayCounts = { views: 0, phoneReveals: 0, messages: 0 };
const period = { from: '2026-11-14', to: '2026-11-20' };
const long = { today: '2026-11-25', listedFrom: '2026-01-01', isPromoted: () => false };

/** Views of 46 a day before the promotion and 112 during it, phone reveals as given. */
const countsOf = (day: string): DayCounts => ({
  ...none,
  views: day < period.from ? 46 : 112,
  phoneReveals: day === '2026-11-01' ? 4 : 0,
});

describe('the days of a result', () => {
  it('are the promotion and the 14 days right before it', () => {
    const days = measuredDays(period, long, countsOf);
    expect(days.map(({ date }) => date)).toEqual(daysBetween({ from: '2026-10-31', to: '2026-11-20' }));
    expect(days.map(({ kind }) => kind)).toEqual([...Array(14).fill('before'), ...Array(7).fill('during')]);
  });

  it('start with the publication where there are less than 14', () => {
    const days = measuredDays(period, { ...long, listedFrom: '2026-11-12' }, countsOf);
    expect(days[0]?.date).toBe('2026-11-12');
    expect(compare(days, 'views').before).toBe(46);
  });

  it('end today while the promotion runs, and today is marked', () => {
    const days = measuredDays(period, { ...long, today: '2026-11-16' }, countsOf);
    expect(days.at(-1)).toMatchObject({ date: '2026-11-16', isToday: true });
    expect(days.filter(({ isToday }) => isToday)).toHaveLength(1);
  });
});

describe('averages', () => {
  it('are per day, since the periods differ', () => {
    const comparison = compare(measuredDays(period, long, countsOf), 'views');
    expect(comparison).toEqual({ beforeTotal: 644, duringTotal: 784, before: 46, during: 112, times: 2.4 });
  });

  it('leave today out while there are other days', () => {
    const isHalfOver = (day: string): DayCounts => ({ ...none, views: day === '2026-11-16' ? 10 : 100 });
    const running = measuredDays(period, { ...long, today: '2026-11-16' }, isHalfOver);
    expect(compare(running, 'views')).toMatchObject({ during: 100, duringTotal: 210 });
    expect(compare(measuredDays(period, { ...long, today: '2026-11-14' }, isHalfOver), 'views').during).toBe(100);
  });

  it('leave days of another promotion out', () => {
    const isPromoted = (day: string): boolean => day >= '2026-11-10';
    const views = (day: string): DayCounts => ({ ...none, views: isPromoted(day) ? 100 : 10 });
    expect(compare(measuredDays(period, { ...long, isPromoted }, views), 'views')).toMatchObject({ before: 10, times: 10 });
  });

  it('have no multiplier under five events before', () => {
    expect(compare(measuredDays(period, long, countsOf), 'phoneReveals')).toMatchObject({ beforeTotal: 4, times: null });
    const five = (day: string): DayCounts => ({ ...none, messages: day === '2026-11-01' ? 5 : 1 });
    expect(compare(measuredDays(period, long, five), 'messages').times).not.toBeNull();
  });

  it('compare with nothing on the first day of a statement', () => {
    const days = measuredDays(period, { ...long, listedFrom: period.from }, countsOf);
    expect(compare(days, 'views')).toMatchObject({ before: null, times: null, during: 112 });
  });
});
