import { describe, expect, it } from 'vitest';
import { toMajorUnits } from '../domain/money/amount';
import {
  currencySymbol,
  formatLari,
  formatPrice,
  formatPriceFrom,
  formatPricePerSqm,
  formatPriceShort,
  formatPriceTo,
} from './money';

/** Shows no-break spaces as plain ones, so that expectations can be read. */
const plain = (text: string) => text.replaceAll('\u00A0', ' ');

describe('formatLari', () => {
  it('always shows the tetri, and a minus of its own width', () => {
    expect(formatLari(56, 'ka')).toBe('56,00\u00A0₾');
    expect(formatLari(1128.5, 'en')).toBe('₾1,128.50');
    expect(plain(formatLari(-42, 'ru'))).toBe('\u221242,00 ₾');
    expect(formatLari(-0.001, 'en')).toBe('₾0.00');
  });
});

describe('formatPrice', () => {
  it('puts the sign after the amount in Georgian and Russian and before in English', () => {
    expect(formatPrice(459000, 1, 'ka')).toBe('459\u00A0000\u00A0₾');
    expect(formatPrice(459000, 1, 'en')).toBe('₾459,000');
    expect(formatPrice(459000, 1, 'ru')).toBe('459\u00A0000\u00A0₾');
    expect(plain(formatPrice(170000, 2, 'ka'))).toBe('170 000 $');
    expect(formatPrice(170000, 2, 'en')).toBe('$170,000');
    expect(plain(formatPrice(1500, 3, 'ru'))).toBe('1 500 €');
  });

  it('shows two decimals only where there are any', () => {
    expect(plain(formatPrice(2.5, 1, 'ka'))).toBe('2,50 ₾');
    expect(formatPrice(2.5, 1, 'en')).toBe('₾2.50');
    expect(formatPrice(4, 1, 'en')).toBe('₾4');
    expect(formatPrice(3.999, 1, 'en')).toBe('₾4');
  });

  it('writes the minus of a charge before the sign', () => {
    expect(formatPrice(-49, 1, 'en')).toBe('\u2212₾49');
    expect(plain(formatPrice(-49, 1, 'ru'))).toBe('\u221249 ₾');
    expect(formatPrice(-0.001, 1, 'en')).toBe('₾0');
  });

  it('reads minor units', () => {
    expect(formatPrice(toMajorUnits(250), 1, 'en')).toBe('₾2.50');
  });

  it('has three signs', () => {
    expect([1, 2, 3, 9].map(currencySymbol)).toEqual(['₾', '$', '€', '']);
  });
});

describe('formatPricePerSqm', () => {
  it('is whole and names the unit', () => {
    expect(plain(formatPricePerSqm(2899.7, 1, 'ka'))).toBe('2 900 ₾/მ²');
    expect(formatPricePerSqm(1250, 2, 'en')).toBe('$1,250/m²');
    expect(plain(formatPricePerSqm(1250, 2, 'ru'))).toBe('1 250 $/м²');
  });
});

describe('bounds', () => {
  it('say from', () => {
    expect(plain(formatPriceFrom(120000, 1, 'ka'))).toBe('120 000 ₾-დან');
    expect(formatPriceFrom(120000, 1, 'en')).toBe('from ₾120,000');
    expect(plain(formatPriceFrom(120000, 1, 'ru'))).toBe('от 120 000 ₾');
  });

  it('say up to', () => {
    expect(plain(formatPriceTo(300000, 1, 'ka'))).toBe('300 000 ₾-მდე');
    expect(formatPriceTo(300000, 2, 'en')).toBe('up to $300,000');
    expect(plain(formatPriceTo(300000, 1, 'ru'))).toBe('до 300 000 ₾');
  });
});

describe('formatPriceShort', () => {
  it.each([
    [459000, '459 ათ. ₾', '₾459K', '459 тыс. ₾'],
    [1290000, '1,29 მლნ ₾', '₾1.29M', '1,29 млн ₾'],
    [1500, '1 500 ₾', '₾1,500', '1 500 ₾'],
    [9999.6, '10 ათ. ₾', '₾10K', '10 тыс. ₾'],
    [12540, '12,5 ათ. ₾', '₾12.5K', '12,5 тыс. ₾'],
    [999499, '999 ათ. ₾', '₾999K', '999 тыс. ₾'],
    [999950, '1 მლნ ₾', '₾1M', '1 млн ₾'],
    [25400000, '25,4 მლნ ₾', '₾25.4M', '25,4 млн ₾'],
  ])('shortens %d', (amount, ka, en, ru) => {
    expect(plain(formatPriceShort(amount, 1, 'ka'))).toBe(ka);
    expect(formatPriceShort(amount, 1, 'en')).toBe(en);
    expect(plain(formatPriceShort(amount, 1, 'ru'))).toBe(ru);
  });
});
