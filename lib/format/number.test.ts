import { describe, expect, it } from 'vitest';
import { formatArea, formatCeiling, formatNumber } from './number';

describe('formatNumber', () => {
  it('groups thousands with a no-break space and a comma before decimals in Georgian and Russian', () => {
    expect(formatNumber(1234567.5, 'ka')).toBe('1\u00A0234\u00A0567,5');
    expect(formatNumber(2846, 'ru')).toBe('2\u00A0846');
  });

  it('groups thousands with commas in English', () => {
    expect(formatNumber(1234567.5, 'en')).toBe('1,234,567.5');
    expect(formatNumber(999, 'en')).toBe('999');
  });

  it('keeps the least and cuts to the most decimals', () => {
    expect(formatNumber(3, 'en', { decimalsMin: 1 })).toBe('3.0');
    expect(formatNumber(1.005, 'en')).toBe('1.01');
    expect(formatNumber(0.126, 'ka')).toBe('0,13');
    expect(formatNumber(2.5, 'en', { decimalsMax: 0 })).toBe('3');
  });

  it('writes a true minus and no minus zero', () => {
    expect(formatNumber(-1500, 'en')).toBe('\u22121,500');
    expect(formatNumber(-0.001, 'en')).toBe('0');
  });
});

describe('formatArea', () => {
  it('names the unit of the language', () => {
    expect(formatArea(108, 'ka')).toBe('108\u00A0მ²');
    expect(formatArea(56.5, 'en')).toBe('56.5\u00A0m²');
    expect(formatArea(1200, 'ru')).toBe('1\u00A0200\u00A0м²');
  });

  it('writes hectares', () => {
    expect(formatArea(1.5, 'ka', 2)).toBe('1,5\u00A0ჰა');
    expect(formatArea(0.0625, 'en', 2)).toBe('0.0625\u00A0ha');
    expect(formatArea(2, 'ru', 2)).toBe('2\u00A0га');
  });
});

describe('formatCeiling', () => {
  it('always shows a decimal', () => {
    expect(formatCeiling(3, 'ka')).toBe('3,0\u00A0მ');
    expect(formatCeiling(2.75, 'en')).toBe('2.75\u00A0m');
    expect(formatCeiling(3, 'ru')).toBe('3,0\u00A0м');
  });
});
