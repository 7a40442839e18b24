import type { Localised } from '@/lib/contracts/common';
import { perLocale } from '@/lib/contracts/locales';
import type { StatementFieldName, StatementFields, StatementValues } from '@/lib/contracts/statements/own-statement-fields';
import { areaTypeIds, fromAreaSqm } from '@/lib/domain/area/area';
import { toMajorUnits } from '@/lib/domain/money/amount';
import { currencyIds } from '@/lib/domain/money/currency';
import { priceTypeIds } from '@/lib/domain/money/price';
import { areaSqmOf } from '@/lib/domain/statement/rules';
import type { StatementRecord } from '../statements/statements.row.query';

/** Fields that are stored as they are sent. */
const plainColumns = {
  status_id: 'statusId',
  condition_id: 'conditionId',
  project_type_id: 'projectTypeId',
  build_year_id: 'buildYearId',
  room_type_id: 'roomTypeId',
  bedroom_type_id: 'bedroomTypeId',
  bathroom_type_id: 'bathroomTypeId',
  living_room_type_id: 'livingRoomTypeId',
  living_room_area: 'livingRoomAreaSqm',
  heating_type_id: 'heatingTypeId',
  hot_water_type_id: 'hotWaterTypeId',
  parking_type_id: 'parkingTypeId',
  storeroom_type_id: 'storeroomTypeId',
  storeroom_area: 'storeroomAreaSqm',
  material_type_id: 'materialTypeId',
  door_window_type_id: 'doorWindowTypeId',
  daily_rent_type_id: 'dailyRentTypeId',
  rent_type_id: 'rentTypeId',
  rent_period: 'rentPeriodMonths',
  min_nights: 'minNights',
  lease_type_id: 'leaseTypeId',
  lease_contract_type_id: 'leaseContractTypeId',
  lease_period: 'leasePeriodMonths',
  area_type_id: 'areaTypeId',
  yard_area: 'yardAreaSqm',
  floor: 'floor',
  total_floors: 'totalFloors',
  balconies: 'balconies',
  balcony_area: 'balconyAreaSqm',
  loggia_area: 'loggiaAreaSqm',
  porch_area: 'porchAreaSqm',
  can_exchanged: 'canBeExchanged',
  district_id: 'districtId',
  urban_id: 'urbanId',
  street_id: 'streetId',
  street_number: 'streetNumber',
  address: 'addressText',
  lat: 'latitude',
  lng: 'longitude',
  rs_code: 'cadastralCode',
  appear_rs_code: 'isCadastralCodeShown',
  price_type_id: 'priceTypeId',
  currency_id: 'currencyId',
  '3d_url': 'tourUrl',
  youtube_link: 'youtubeLink',
  owner_name: 'ownerName',
  phone_number: 'phone',
  duration_id: 'durationId',
  parameters: 'parameters',
  comments: 'comment',
} as const satisfies Partial<Record<StatementFieldName, keyof StatementRecord>>;

type PlainName = keyof typeof plainColumns;
const plainNames = Object.keys(plainColumns) as PlainName[];

/** The fields of a row as the wire spells them. */
export function toStatementValues(statement: StatementRecord): StatementValues {
  const { areaSqm, areaTypeId, cityId, currencyId, heightCm, priceGelMinor, priceUsdMinor } = statement;
  const priceMinor = currencyId === currencyIds.usd ? priceUsdMinor : priceGelMinor;
  const plain = Object.fromEntries(plainNames.map((name) => [name, statement[plainColumns[name]]]));
  return {
    ...(plain as Pick<StatementValues, PlainName>),
    city_id: cityId === 0 ? null : cityId,
    area: areaSqm === 0 ? null : fromAreaSqm(areaSqm, areaTypeId),
    height: heightCm === null ? null : heightCm / 100,
    price: priceMinor === null ? null : Math.round(toMajorUnits(priceMinor)),
  };
}

type Columns = Partial<Omit<StatementRecord, 'id' | 'uuid' | 'userId'>> & Pick<StatementRecord, 'cityId' | 'areaSqm'>;

/** The fields of a row without the prices, which follow the exchange rate. */
export function toStatementColumns(values: StatementValues): Columns {
  const plain = Object.fromEntries(plainNames.map((name) => [plainColumns[name], values[name]]));
  return {
    ...(plain as Partial<StatementRecord>),
    cityId: values.city_id ?? 0,
    areaSqm: areaSqmOf(values) ?? 0,
    heightCm: values.height === null ? null : Math.round(values.height * 100),
  };
}

const emptyText: Localised = perLocale(() => '');

/** The values of a statement of which nothing is known yet. */
export const emptyValues: StatementValues = {
  ...(Object.fromEntries(plainNames.map((name) => [name, null])) as Record<PlainName, null>),
  city_id: null,
  area: null,
  height: null,
  price: null,
  can_exchanged: false,
  appear_rs_code: false,
  area_type_id: areaTypeIds.sqm,
  price_type_id: priceTypeIds.exact,
  currency_id: currencyIds.gel,
  duration_id: 1,
  parameters: [],
  comments: emptyText,
};

const oneValue = (name: StatementFieldName, given: unknown, known: StatementValues): unknown => {
  if (given === null || given === '') return emptyValues[name];
  if (name === 'comments') return { ...known.comments, ...(given as Partial<Localised>) };
  if (name === 'parameters') return [...new Set(given as number[])].sort((left, right) => left - right);
  return given;
};

/** The values after a save: given values replace, null and empty text clear, the rest stays. */
export function mergeValues(known: StatementValues, given: StatementFields): StatementValues {
  const changed = Object.entries(given).filter(([, value]) => value !== undefined) as [StatementFieldName, unknown][];
  const merged: StatementValues = {
    ...known,
    ...(Object.fromEntries(changed.map(([name, value]) => [name, oneValue(name, value, known)])) as Partial<StatementValues>),
  };
  return merged.price_type_id === priceTypeIds.negotiable ? { ...merged, price: null } : merged;
}

/** The same without the fields that are not offered: their values belonged to another type or deal. */
export function pickOffered(values: StatementValues, isKept: (name: StatementFieldName) => boolean): StatementValues {
  const names = Object.keys(values) as StatementFieldName[];
  return Object.fromEntries(names.map((name) => [name, isKept(name) ? values[name] : emptyValues[name]])) as StatementValues;
}

const isSame = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right);

/** Whether the owner changed the price; a move of the exchange rate is no change. */
export const isPriceChanged = (before: StatementValues, after: StatementValues): boolean =>
  (['price', 'currency_id', 'price_type_id'] as const).some((name) => before[name] !== after[name]);

/** Whether anything changed that readers of the page see in its words or its price: such a change moves `date`. */
export const isSubstantive = (before: StatementValues, after: StatementValues): boolean =>
  isPriceChanged(before, after) || !isSame(before.comments, after.comments);
