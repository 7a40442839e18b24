import { describe, expect, it } from 'vitest';
import { dealTypeIds, realEstateTypeIds } from '@/lib/domain/statement/market-ids';
import { buildStatementSlug } from '@/lib/format/statement-title';
import { buildStatementSegment, parseStatementSegment } from './statement-segment';

const locales = ['ka', 'en', 'ru'] as const;
const pairs = dealTypeIds.flatMap((dealTypeId) =>
  realEstateTypeIds.map((realEstateTypeId) => ({ dealTypeId, realEstateTypeId })),
);

describe('statement segments', () => {
  it('are the market’s', () => {
    const sale = { dealTypeId: 1, realEstateTypeId: 1 } as const;
    expect(locales.map((locale) => buildStatementSegment(sale, locale))).toEqual([
      'iyideba-bina',
      'apartment-for-sale',
      'prodaetsia-kvartira',
    ]);
    expect(buildStatementSegment({ dealTypeId: 2, realEstateTypeId: 1 }, 'ru')).toBe('sdaetsia-kvartira');
    expect(buildStatementSegment({ dealTypeId: 7, realEstateTypeId: 5 }, 'ka')).toBe('qiravdeba-dghiurad-komertsiuli-farti');
  });

  it.each(locales)('lead back to their pair in %s, for every deal and type', (locale) => {
    for (const pair of pairs) expect(parseStatementSegment(buildStatementSegment(pair, locale), locale)).toEqual(pair);
    expect(new Set(pairs.map((pair) => buildStatementSegment(pair, locale))).size).toBe(30);
  });

  it.each(locales)('say in %s what a title of today begins with', (locale) => {
    for (const pair of pairs) expect(buildStatementSegment(pair, locale)).toBe(buildStatementSlug(pair, locale));
  });

  it('mean nothing in another language or misspelt', () => {
    expect(parseStatementSegment('iyideba-bina', 'en')).toBeNull();
    expect(parseStatementSegment('iyideba', 'ka')).toBeNull();
    expect(parseStatementSegment('', 'ka')).toBeNull();
    expect(parseStatementSegment('Iyideba-Bina', 'ka')).toEqual({ dealTypeId: 1, realEstateTypeId: 1 });
  });
});
