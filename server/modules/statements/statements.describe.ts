import type { Locale, Localised } from '@/lib/contracts/common';
import { perLocale } from '@/lib/contracts/locales';
import type { StatementImage } from '@/lib/contracts/statements/statements';
import { toMajorUnits } from '@/lib/domain/money/amount';
import { priceTypeIds, type StoredPrice } from '@/lib/domain/money/price';
import { roomCountOf, toStatementPair } from '@/lib/domain/statement/market-ids';
import { georgianToCyrillic, romaniseNational } from '@/lib/format/slugs/romanise';
import { buildStatementSegment } from '@/lib/format/slugs/statement-segment';
import { buildCardTitle, buildStatementSlug, buildStatementTitle, type StatementTitleParts } from '@/lib/format/statement-title';
import { describeMetroStation } from '../locations/locations.resolver';
import type { CardRow } from './statements.row.query';

/** Of a living room that is the bedroom too. */
const studioLivingRoomId = 4;

/** The picture that represents a statement. */
export const mainImageOf = (images: readonly StatementImage[]): StatementImage | undefined =>
  images.find(({ is_main }) => is_main) ?? images[0];

/** A text in the language of the request, else in Georgian, else in whichever was written. */
export const inLocale = (text: Localised, locale: Locale): string => text[locale] || text.ka || text.en || text.ru;

export const emptyText: Localised = perLocale(() => '');

/** What titles and addresses are made of. */
export type TitleSource = Pick<CardRow, 'cityNameIn' | 'districtNameIn' | 'urbanNameIn'> & {
  statement: Pick<CardRow['statement'], 'dealTypeId' | 'realEstateTypeId' | 'roomTypeId' | 'livingRoomTypeId'>;
};

function titlePartsOf({ statement, cityNameIn, districtNameIn, urbanNameIn }: TitleSource, locale: Locale): StatementTitleParts {
  const place = urbanNameIn ?? districtNameIn ?? cityNameIn;
  const roomCount = statement.roomTypeId === null ? null : roomCountOf(statement.roomTypeId);
  return {
    ...toStatementPair(statement.dealTypeId, statement.realEstateTypeId),
    roomCount,
    // Many apartments of several rooms have such a living room as well.
    isStudio: roomCount === 1 && statement.livingRoomTypeId === studioLivingRoomId,
    placeIn: place?.[locale] ?? null,
  };
}

/** The title of a card in the three languages. */
export const cardTitlesOf = (row: TitleSource & Pick<CardRow, 'cityName' | 'districtName' | 'urbanName'>): Localised => {
  const place = row.urbanName ?? row.districtName ?? row.cityName;
  return perLocale((locale) => buildCardTitle(titlePartsOf(row, locale), place?.[locale] ?? null, locale));
};

/** Title, slug and the middle of the address in the three languages. */
export function titlesAndSlugsOf(row: TitleSource) {
  const { statement } = row;
  const pair = toStatementPair(statement.dealTypeId, statement.realEstateTypeId);
  const partsIn = (locale: Locale) => titlePartsOf(row, locale);
  return {
    titles: perLocale((locale) => buildStatementTitle(partsIn(locale), locale)),
    slugs: perLocale((locale) => buildStatementSlug(partsIn(locale), locale)),
    segments: perLocale((locale) => buildStatementSegment(pair, locale)),
  };
}

/** Street and number, or the address as the author wrote it, in the letters of each language. Only its author sees a pending street there. */
export function streetAddress({ statement, streetName: storedName, isStreetPending }: CardRow, isOwner: boolean): Localised {
  const streetName = isStreetPending && !isOwner ? null : storedName;
  const written = statement.addressText ?? '';
  // A number by itself names no house.
  const number = storedName && !streetName && written === '' ? '' : (statement.streetNumber ?? '');
  const join = (street: string, house: string): string => `${street} ${house}`.trim();
  return {
    ka: join(streetName?.ka ?? written, number),
    en: join(streetName?.en ?? romaniseNational(written), romaniseNational(number)),
    ru: join(streetName?.ru ?? georgianToCyrillic(written), georgianToCyrillic(number)),
  };
}

/** The nearest station of the metro, and how far it is in a straight line; null where there is none. */
export function metroStationOf({ statement: { metroStationId, latitude, longitude } }: CardRow) {
  const point = latitude === null || longitude === null ? null : { latitude, longitude };
  return describeMetroStation(metroStationId, point);
}

/** Prices by currency id, rounded to whole units; nothing for a currency without one. */
export function pricesOf(minors: StoredPrice, areaSqm: number, euroRateGel: number | null) {
  const { priceGelMinor: gel, priceUsdMinor: usd, squarePriceGelMinor, squarePriceUsdMinor } = minors;
  const price = (totalMinor: number, squareMinor: number | null) => ({
    price_total: Math.round(toMajorUnits(totalMinor)),
    price_square: Math.round(toMajorUnits(squareMinor ?? totalMinor / Math.max(areaSqm, 1))),
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
