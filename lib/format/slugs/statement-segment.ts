import type { Locale } from '@/lib/contracts/common';
import {
  type DealTypeId,
  dealTypeIds,
  type RealEstateTypeId,
  realEstateTypeIds,
  type StatementPair,
} from '@/lib/domain/statement/market-ids';

type SegmentTerms = {
  deals: Readonly<Record<DealTypeId, string>>;
  types: Readonly<Record<RealEstateTypeId, string>>;
};

/**
 * Words of published addresses. They are written out, not derived from titles: a title may be reworded, an address may not.
 */
const segmentTerms: Readonly<Record<Locale, SegmentTerms>> = {
  ka: {
    deals: { 1: 'iyideba', 2: 'qiravdeba', 3: 'giravdeba', 7: 'qiravdeba-dghiurad', 10: 'gaitsema-ijarit' },
    types: { 1: 'bina', 2: 'kerdzo-saxli', 3: 'agaraki', 4: 'miwis-nakveti', 5: 'komertsiuli-farti', 6: 'sastumro' },
  },
  en: {
    deals: { 1: 'for-sale', 2: 'for-rent', 3: 'for-pledge', 7: 'for-daily-rent', 10: 'for-lease' },
    types: { 1: 'apartment', 2: 'house', 3: 'country-house', 4: 'land-plot', 5: 'commercial-space', 6: 'hotel' },
  },
  ru: {
    deals: { 1: 'prodaetsia', 2: 'sdaetsia', 3: 'sdaetsia-pod-zalog', 7: 'posutochno-sdaetsia', 10: 'sdaetsia-v-arendu' },
    types: { 1: 'kvartira', 2: 'chastnyi-dom', 3: 'dacha', 4: 'uchastok', 5: 'kommercheskoe-pomeshchenie', 6: 'gostinitsa' },
  },
};

/** The middle of a statement's address: "iyideba-bina", "apartment-for-sale", "prodaetsia-kvartira". */
export function buildStatementSegment({ dealTypeId, realEstateTypeId }: StatementPair, locale: Locale): string {
  const { deals, types } = segmentTerms[locale];
  const [deal, type] = [deals[dealTypeId], types[realEstateTypeId]];
  return locale === 'en' ? `${type}-${deal}` : `${deal}-${type}`;
}

const pairsBySegment: Readonly<Record<Locale, ReadonlyMap<string, StatementPair>>> = {
  ka: indexSegments('ka'),
  en: indexSegments('en'),
  ru: indexSegments('ru'),
};

/** The pair that a segment of this language names, or null. */
export function parseStatementSegment(segment: string, locale: Locale): StatementPair | null {
  return pairsBySegment[locale].get(segment.toLowerCase()) ?? null;
}

function indexSegments(locale: Locale): ReadonlyMap<string, StatementPair> {
  const pairs = dealTypeIds.flatMap((dealTypeId) =>
    realEstateTypeIds.map((realEstateTypeId) => ({ dealTypeId, realEstateTypeId })),
  );
  return new Map(pairs.map((pair) => [buildStatementSegment(pair, locale), pair]));
}
