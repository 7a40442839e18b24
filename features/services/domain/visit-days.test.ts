import { describe, expect, it } from 'vitest';
import { slots } from '../services.fixture';
import { dayState, daysOfPage, isFree, pageCount, slotRange, weekdayOf } from './visit-days';

const { days } = slots;

describe('a day', () => {
  it('is full without a free slot, and closed without any', () => {
    expect(days.map(dayState)).toEqual(['open', 'open', 'full', 'open', 'open', 'open', 'closed', 'open']);
  });

  it('is on its page of seven', () => {
    expect(daysOfPage(days, 1)).toEqual(days.slice(7));
    expect(pageCount(days)).toBe(2);
    expect(pageCount([])).toBe(1);
  });

  it('has its weekday', () => {
    expect([weekdayOf('2026-11-23'), weekdayOf('2026-11-29')]).toEqual(['1', '0']);
  });
});

describe('a slot', () => {
  it('lasts two hours', () => {
    expect([slotRange('10:00'), slotRange('08:30')]).toEqual(['10:00–12:00', '08:30–10:30']);
  });

  it('is free while a place of an open day is left', () => {
    const free = (day: string, slot: string) => isFree(days, { day, slot });
    expect(free('2026-11-23', '12:00')).toBe(true);
    expect(free('2026-11-23', '10:00')).toBe(false);
    expect(free('2026-11-29', '12:00')).toBe(false);
    expect(free('2027-01-01', '12:00')).toBe(false);
  });
});
