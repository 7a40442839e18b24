import { describe, expect, it } from 'vitest';
import { formatShortPriceRange } from './search-formatter';

const plain = (text: string | null) => text?.replaceAll('\u00A0', ' ') ?? null;

describe('formatShortPriceRange', () => {
  it('writes the unit and the sign of two round prices once', () => {
    expect(plain(formatShortPriceRange(140_000, 800_000, 1, 'ka'))).toBe('140–800 ათ. ₾');
    expect(plain(formatShortPriceRange(140_000, 800_000, 2, 'ru'))).toBe('140–800 тыс. $');
    expect(formatShortPriceRange(140_000, 800_000, 1, 'en')).toBe('₾140K–₾800K');
  });

  it('distinguishes thousands and millions', () => {
    expect(plain(formatShortPriceRange(800_000, 1_250_000, 1, 'ka'))).toBe('800 ათ.–1,25 მლნ ₾');
    expect(plain(formatShortPriceRange(1_000_000, 2_500_000, 1, 'ru'))).toBe('1–2,5 млн ₾');
  });

  it('shortens nothing that would not be exact', () => {
    expect(formatShortPriceRange(140_500, 800_000, 1, 'ka')).toBeNull();
    expect(formatShortPriceRange(140_000, 1_234_000, 1, 'ka')).toBeNull();
    expect(formatShortPriceRange(500, 800_000, 1, 'ka')).toBeNull();
  });
});
