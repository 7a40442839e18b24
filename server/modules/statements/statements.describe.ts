import type { Locale, Localised } from '@/lib/contracts/common';
import { toMajorUnits } from '@/lib/domain/money/amount';
import { priceTypeIds, type StoredPrice } from '@/lib/domain/money/price';
import { roundDecimal } from '@/lib/domain/rounding';
import { roomCountOf, toStatementPair } from '@/lib/domain/statement/market-ids';
import { georgianToCyrillic, romaniseNational } from '@/lib/format/romanise';
import { buildStatementSegment } from '@/lib/format/statement-segment';
import { buildStatementSlug, buildStatementTitle, type StatementTitleParts } from '@/lib/format/statement-title';
import { perLocale } from '../../localised';
import type { CardRow } from './statements.row.query';

const studio = 4;

/** A text in the language of the request, else in Georgian, else in whichever was written. */
export const inLocale = (text: Localised, locale: Locale): string => text[locale] || text.ka || text.en || text.ru;

export const emptyText: Localised = { ka: '', en: '', ru: '' };

/** What titles and addresses are made of. */
export type TitleSource = Pick<CardRow, 'cityNameIn' | 'districtNameIn' | 'urbanNameIn'> & {
  statement: Pick<CardRow['statement'], 'dealTypeId' | 'realEstateTypeId' | 'roomTypeId' | 'livingRoomTypeId' | 'statusId'>;
};

/** Title, slug and the middle of the address in the three languages. */
export function titlesAndSlugsOf({ statement, cityNameIn, districtNameIn, urbanNameIn }: TitleSource) {
  const pair = toStatementPair(statement.dealTypeId, statement.realEstateTypeId);
  const place = urbanNameIn ?? districtNameIn ?? cityNameIn;
  const partsIn = (locale: Locale): StatementTitleParts => ({
    ...pair,
    roomCount: statement.roomTypeId === null ? null : roomCountOf(statement.roomTypeId),
    isStudio: statement.livingRoomTypeId === studio,
    statusId: statement.statusId,
    placeIn: place?.[locale] ?? null,
  });
  return {
    titles: perLocale((locale) => buildStatementTitle(partsIn(locale), locale)),
    slugs: perLocale((locale) => buildStatementSlug(partsIn(locale), locale)),
    segments: perLocale((locale) => buildStatementSegment(pair, locale)),
  };
}

/** Street and number, or the address as the author wrote it, in the letters of each language. */
export function streetAddress({ statement, streetName }: CardRow): Localised {
  const written = statement.addressText ?? '';
  const number = statement.streetNumber ?? '';
  const join = (street: string, house: string): string => `${street} ${house}`.trim();
  return {
    ka: join(streetName?.ka ?? written, number),
    en: join(streetName?.en ?? romaniseNational(written), romaniseNational(number)),
    ru: join(streetName?.ru ?? georgianToCyrillic(written), georgianToCyrillic(number)),
  };
}

/** Prices by currency id in whole units; nothing for a currency without one. */
export function pricesOf(minors: StoredPrice, areaSqm: number, euroRateGel: number | null) {
  const { priceGelMinor: gel, priceUsdMinor: usd, squarePriceGelMinor, squarePriceUsdMinor } = minors;
  const price = (totalMinor: number, squareMinor: number | null) => ({
    price_total: toMajorUnits(totalMinor),
    price_square: roundDecimal(toMajorUnits(squareMinor ?? totalMinor / Math.max(areaSqm, 1)), 2),
  });
  const inEuro = (minor: number, rate: number): number => Math.round(minor / rate / 100) * 100;
  return {
    ...(gel === null ? {} : { '1': price(gel, squarePriceGelMinor) }),
    ...(usd === null ? {} : { '2': price(usd, squarePriceUsdMinor) }),
    ...(gel === null || !euroRateGel ? {} : { '3': price(inEuro(gel, euroRateGel), null) }),
  };
}

/** The prices of a statement; none when negotiable. */
export const statementPrices = ({ statement, euroRateGel }: CardRow) =>
  statement.priceTypeId === priceTypeIds.negotiable ? {} : pricesOf(statement, statement.areaSqm, euroRateGel);
