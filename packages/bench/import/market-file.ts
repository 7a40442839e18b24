import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { toMajorUnits } from '@/lib/domain/money/amount';
import { currencyIds } from '@/lib/domain/money/currency';
import { priceTypeIds } from '@/lib/domain/money/price';
import { roomCountOf } from '@/lib/domain/statement/market-ids';
import { tbilisiTimestamp } from '@/lib/domain/time/tbilisi';
import { drawPeople } from '@/packages/demo-market/market/people';
import { drawStatement, type Market, type SeedStatement } from '@/packages/demo-market/market/statement';
import { type DictionaryName, findEntry } from '@/server/data/dictionaries';
import { findCity, streets } from '@/server/data/gazetteer';
import { usdRateGel } from '@/server/reference/site-content';

const seedNumber = 20_261_127;
/** Number of sellers. */
const peopleCount = 5000;

const streetNames = new Map(streets.map((street) => [street.id, street.name.ka]));

function placeNames({ cityId, districtId, urbanId }: SeedStatement) {
  const city = findCity(cityId);
  const district = city?.districts.find(({ id }) => id === districtId);
  const urban = district?.urbans.find(({ id }) => id === urbanId);
  return { city: city?.name.ka, area: (urban ?? district)?.name.ka };
}

const nameOf = (dictionary: DictionaryName, id: number | null | undefined): string | undefined =>
  id ? findEntry(dictionary, id)?.name.ka : undefined;

function priceText({ priceTypeId, currencyId, priceGelMinor, priceUsdMinor }: SeedStatement): string {
  const isUsd = currencyId === currencyIds.usd;
  const minor = isUsd ? priceUsdMinor : priceGelMinor;
  if (priceTypeId === priceTypeIds.negotiable || minor == null) return 'შეთანხმებით';
  return `${Math.round(toMajorUnits(minor))} ${isUsd ? '$' : '₾'}`;
}

/** Changes the statement with this number. */
export type Change = (statement: SeedStatement, index: number) => SeedStatement;

type Cell = string | number | null | undefined;
/** The columns of the file, each with its value for a statement. */
const columns: Readonly<Record<string, (statement: SeedStatement) => Cell>> = {
  id: ({ id }) => id,
  city: (statement) => placeNames(statement).city,
  district: (statement) => placeNames(statement).area,
  street_address: ({ streetId }) => streetNames.get(streetId ?? 0),
  street_number: ({ streetNumber }) => streetNumber,
  latitude: ({ latitude }) => latitude,
  longitude: ({ longitude }) => longitude,
  transaction_type: ({ dealTypeId }) => nameOf('deal_types', dealTypeId),
  property_type: ({ realEstateTypeId }) => nameOf('real_estate_types', realEstateTypeId),
  title: () => '',
  description: ({ comment }) => comment?.ka || comment?.ru || comment?.en,
  price: priceText,
  area_m2: ({ areaSqm }) => areaSqm,
  yard_area: ({ yardAreaSqm }) => yardAreaSqm,
  rooms: ({ roomTypeId }) => roomTypeId && roomCountOf(roomTypeId),
  bedrooms: ({ bedroomTypeId }) => bedroomTypeId,
  floor: ({ floor }) => floor,
  max_floor: ({ totalFloors }) => totalFloors,
  status: ({ statusId }) => nameOf('statuses', statusId),
  renovation_type: ({ conditionId }) => nameOf('conditions', conditionId),
  project_type: ({ projectTypeId }) => nameOf('project_types', projectTypeId),
  heating: ({ heatingTypeId }) => nameOf('heating_types', heatingTypeId),
  hot_water: ({ hotWaterTypeId }) => nameOf('hot_water_types', hotWaterTypeId),
  parking: ({ parkingTypeId }) => nameOf('parking_types', parkingTypeId),
  balcony: ({ balconies }) => balconies,
  upload_date: ({ createdAt }) => createdAt && tbilisiTimestamp(createdAt),
  phone: ({ phone }) => phone,
  owner: ({ ownerName }) => ownerName,
};

const csvCell = (value: Cell): string => {
  const text = String(value ?? '');
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/**
 * Writes the listings of a generated market as a CSV file; the same number gives the same rows.
 * @param change applied to each statement before its line is written
 */
export async function writeMarketFile(
  file: string,
  rows: number,
  now: Date,
  change: Change = (statement) => statement,
): Promise<void> {
  const market: Market = { seedNumber, now, usdRateGel, people: drawPeople(seedNumber, peopleCount, now) };
  const output = createWriteStream(file);
  output.write(`${Object.keys(columns).join(',')}\n`);
  const cells = Object.values(columns);
  for (let index = 0; index < rows; index++) {
    const statement = change(drawStatement(market, index), index);
    if (!output.write(`${cells.map((read) => csvCell(read(statement))).join(',')}\n`)) await once(output, 'drain');
  }
  output.end();
  await finished(output);
}
