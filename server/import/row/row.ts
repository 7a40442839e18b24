import { perLocale } from '@/lib/contracts/locales';
import { phoneSchema } from '@/lib/contracts/phone';
import type { CurrencyId } from '@/lib/domain/money/currency';
import { dealTypes, realEstateTypes, roomTypeIdOf } from '@/lib/domain/statement/market-ids';
import { dayMs } from '@/lib/domain/time/duration';
import { isKnownPair, type StatementPair } from '@/server/data/dictionaries';
import { readPlace } from '@/server/import/places/place';
import { findNearestMetroStation } from '@/server/modules/locations/locations.resolver';
import type { statements } from '@/server/modules/statements/statements.table';
import { readArea, readYardArea } from './area';
import type { RawRow } from './columns';
import { parseDate } from './dates';
import { identify } from './identity';
import { type Rates, readPrice } from './price';
import { Refusal } from './refusal';
import { isBroken, truncate } from './text';
import { metresIn } from './units';
import { isYes, parseInteger, parseNumber } from './values';
import { readDeal, readOption, readTitleRooms, readType, titleOf } from './vocabulary';

/** @property sourceName of the ids of the rows */
export type RowContext = { currencyId: CurrencyId | undefined; rates: Rates; userId: number; sourceName: string; now: Date };
export type ImportedStatement = typeof statements.$inferInsert & { source: string; sourceKey: string };

const FURNITURE_ID = 10;
/** Imported rows stay listed for the middle term of the dictionary, 90 days. */
const durationId = 2;
const durationDays = 90;

/** Type and deal. A file without any deal lists sales; rows with rooms and floors but no type are apartments. */
function readPair(row: RawRow): StatementPair {
  const hasNoDeal = row.deal === undefined && titleOf(row) === undefined;
  const dealTypeId = readDeal(row) ?? (hasNoDeal ? dealTypes.sale : null);
  const isHome = row.rooms !== undefined || row.floor !== undefined;
  const realEstateTypeId =
    readType(row) ?? (row.type === undefined && titleOf(row) === undefined && isHome ? realEstateTypes.apartment : null);
  if (dealTypeId === null) throw new Refusal('deal_unknown', row.deal ?? titleOf(row) ?? 'no deal');
  if (realEstateTypeId === null) throw new Refusal('type_unknown', row.type ?? titleOf(row) ?? 'no type');
  // Land is leased and everything else rented, whichever word the source uses.
  const pair = {
    realEstateTypeId,
    dealTypeId:
      realEstateTypeId === realEstateTypes.land && dealTypeId === dealTypes.rent
        ? dealTypes.lease
        : realEstateTypeId !== realEstateTypes.land && dealTypeId === dealTypes.lease
          ? dealTypes.rent
          : dealTypeId,
  };
  if (!isKnownPair(pair)) throw new Refusal('deal_not_offered', `deal ${pair.dealTypeId} of type ${pair.realEstateTypeId}`);
  return pair;
}

function readRoomType(rooms: number | null): number | null {
  if (rooms === null || rooms === 0) return null;
  if (rooms < 0 || rooms > 50) throw new Refusal('rooms_absurd', `${rooms} rooms`);
  return roomTypeIdOf(rooms);
}

function readRooms(row: RawRow, pair: StatementPair) {
  if (pair.realEstateTypeId === realEstateTypes.land) return { roomTypeId: null, bedroomTypeId: null, bathroomTypeId: null };
  const text = row.rooms ?? readTitleRooms(titleOf(row));
  const rooms = text !== undefined && /studio|სტუდიო|студия/i.test(text) ? 1 : parseInteger(text);
  const bedrooms = parseInteger(row.bedrooms);
  const bathrooms = parseInteger(row.bathrooms);
  return {
    roomTypeId: readRoomType(rooms),
    bedroomTypeId:
      bedrooms && bedrooms > 0 && pair.realEstateTypeId !== realEstateTypes.commercial ? Math.min(bedrooms, 10) : null,
    bathroomTypeId: bathrooms && bathrooms > 0 ? Math.min(bathrooms, 3) : null,
  };
}

/** No house of the country has more storeys than this. */
const floorsMax = 70;

function readFloors(row: RawRow, typeId: number) {
  // "7/12" has both.
  const [, ownText, topText] = row.floor?.match(/^(-?\d+)\s*\/\s*(\d+)$/) ?? [];
  const own = parseInteger(ownText ?? row.floor);
  const top = parseInteger(topText ?? row.totalFloors);
  const floor = own === 0 ? null : own;
  const totalFloors = top === 0 ? null : top;
  if (
    (floor !== null && (floor < -3 || floor > floorsMax)) ||
    (totalFloors !== null && (totalFloors < 0 || totalFloors > floorsMax))
  )
    throw new Refusal('floor_absurd', `floor ${floor} of ${totalFloors}`);
  if (floor !== null && totalFloors !== null && floor > totalFloors)
    throw new Refusal('floor_above_top', `floor ${floor} of ${totalFloors}`);
  return typeId === realEstateTypes.land ? { floor: null, totalFloors: null } : { floor, totalFloors };
}

function readOptions(row: RawRow, pair: StatementPair) {
  const height = row.ceilingHeight === undefined ? null : parseNumber(row.ceilingHeight);
  const heightM = height === null ? null : height * metresIn(row.ceilingHeight ?? '');
  const balconies =
    row.balcony === undefined || pair.realEstateTypeId === realEstateTypes.land
      ? null
      : isYes(row.balcony)
        ? 1
        : parseInteger(row.balcony);
  return {
    statusId: readOption('statuses', row.status, pair),
    conditionId: readOption('conditions', row.condition, pair),
    projectTypeId: readOption('project_types', row.project, pair),
    heatingTypeId: readOption('heating_types', row.heating, pair),
    hotWaterTypeId: readOption('hot_water_types', row.hotWater, pair),
    parkingTypeId: readOption('parking_types', row.parking, pair),
    heightCm: heightM !== null && heightM >= 1.8 && heightM <= 12 ? Math.round(heightM * 100) : null,
    balconies: balconies !== null && balconies > 0 ? Math.min(balconies, 20) : null,
    yardAreaSqm: readYardArea(row.yardArea),
    parameters: isYes(row.furniture) && pair.realEstateTypeId !== realEstateTypes.land ? [FURNITURE_ID] : [],
    cadastralCode: row.cadastralCode !== undefined && /^[\d.]{5,40}$/.test(row.cadastralCode) ? row.cadastralCode : null,
  };
}

/** A description in the language of its letters. A bare title repeats ours and is left out. */
function readComment(row: RawRow) {
  const words = row.description ?? '';
  const isTitle =
    row.title === undefined &&
    words.length <= 160 &&
    !words.includes('\n') &&
    !/[.!?;]\s/.test(words) &&
    readDeal({ description: words }) !== null;
  const text = isTitle ? '' : words;
  const locale = /[\u10D0-\u10FF]/.test(text) ? 'ka' : /[а-яё]/i.test(text) ? 'ru' : 'en';
  return { ...perLocale(() => ''), [locale]: text };
}

/** As in the form of a listing. */
const ownerNameMax = 100;

/** As forms read it; a longer number without its plus stays as its digits. */
const phoneOf = (text: string | undefined): string | null => {
  const read = phoneSchema.safeParse(text ?? '');
  if (read.success) return read.data;
  const digits = text?.replace(/\D/g, '').replace(/^995(?=\d{9}$)/, '');
  return digits && digits.length >= 9 && digits.length <= 15 ? digits : null;
};

/** @throws Refusal for a date that cannot be read: as a date of today it would go before all others */
function readPublished(row: RawRow, now: Date): Date {
  const published = row.date === undefined ? now : parseDate(row.date, now);
  if (published === null) throw new Refusal('date_unreadable', row.date ?? '');
  return published;
}

/** @throws Refusal for a row with a text whose characters are lost */
function refuseBrokenText(row: RawRow): void {
  for (const [field, text] of Object.entries(row))
    if (text !== undefined && isBroken(text))
      throw new Refusal('text_broken', `${field} is not readable in this encoding: give --encoding, or save the file as UTF-8`);
}

/**
 * The statement that a row of a file or an item of a feed describes.
 * @throws Refusal with the kind that is counted when it cannot be one
 */
export function toStatement(row: RawRow, context: RowContext): ImportedStatement {
  refuseBrokenText(row);
  const pair = readPair(row);
  const { isFrom: isFromArea, ...area } = readArea(row, pair.realEstateTypeId);
  const { isCentre, ...place } = readPlace(row);
  const { latitude, longitude } = place;
  const published = readPublished(row, context.now);
  return {
    ...identify(row, context),
    userId: context.userId,
    state: 'active',
    ...pair,
    ...place,
    // The middle of a neighbourhood says nothing of the walk to the metro.
    metroStationId: latitude === null || longitude === null || isCentre ? null : findNearestMetroStation({ latitude, longitude }),
    ...area,
    ...readPrice(row, context.currencyId, context.rates, {
      typeId: pair.realEstateTypeId,
      dealId: pair.dealTypeId,
      areaSqm: area.areaSqm,
      isFromArea,
    }),
    ...readRooms(row, pair),
    ...readFloors(row, pair.realEstateTypeId),
    ...readOptions(row, pair),
    comment: readComment(row),
    phone: phoneOf(row.phone),
    ownerName: row.ownerName === undefined ? null : truncate(row.ownerName, ownerNameMax),
    durationId,
    createdAt: published,
    date: published,
    expiresAt: new Date(context.now.getTime() + durationDays * dayMs),
  };
}
