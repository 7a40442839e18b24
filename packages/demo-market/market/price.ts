import { type CurrencyId, currencyIds } from '@/lib/domain/money/currency';
import { noPrice, type PriceTypeId, priceTypeIds, type StoredPrice, toStoredPrice } from '@/lib/domain/money/price';
import { cityIds } from '@/lib/domain/place/place-index';
import { dealTypes, realEstateTypes } from '@/lib/domain/statement/market-ids';
import { conditionFactors, landLevels, resortIds } from '@/server/data/price-levels';
import type { Building } from '../buildings/building';
import type { Random } from '../random';
import type { StatementKind } from './kinds';
import type { SeedPlace } from './places';

/** As stored: minor units, both currencies; all null when the price is negotiable. */
export type SeedPrice = StoredPrice & { priceTypeId: PriceTypeId; currencyId: CurrencyId };

const conditionFactor = (building: Building): number =>
  building.conditionId === null ? 1 : (conditionFactors[building.conditionId] ?? 1);

/** A first floor, a last one and a fifth without a lift sell for less; a high floor with a view for more. */
function floorFactor({ floor, totalFloors }: Building): number {
  if (floor === null || totalFloors === null) return 1;
  if (floor === 1) return 0.93;
  if (floor === totalFloors) return 0.96;
  return totalFloors > 9 && floor / totalFloors > 0.6 ? 1.04 : 1;
}

function apartmentUsd(random: Random, building: Building, place: SeedPlace): number {
  const base = building.statusId === 1 ? place.level.saleOldUsd : place.level.saleNewUsd;
  const project = building.projectTypeId === 17 || building.projectTypeId === 4 ? 0.94 : building.projectTypeId === 11 ? 0.75 : 1;
  // Small flats cost more per metre.
  const size = (62 / building.areaSqm) ** 0.1;
  return base * building.areaSqm * conditionFactor(building) * floorFactor(building) * project * size * random.spread(0.13);
}

function landSquareUsd(building: Building, place: SeedPlace): number {
  if (building.statusId === 4 || building.statusId === 30) return landLevels.farm * (place.cityId === cityIds.tbilisi ? 6 : 1);
  const factor = building.statusId === 6 || building.statusId === 18 ? 1.4 : 1;
  if (place.cityId === cityIds.tbilisi)
    return (
      factor *
      (place.isSuburb
        ? landLevels.tbilisiSuburb
        : place.level.saleOldUsd > 1700
          ? landLevels.tbilisiCentre
          : landLevels.tbilisiEdge)
    );
  if (place.cityId === cityIds.batumi) return factor * landLevels.batumi;
  return factor * (resortIds.includes(place.cityId) ? landLevels.resort : landLevels.city);
}

function saleUsd(random: Random, kind: StatementKind, building: Building, place: SeedPlace): number {
  if (kind.typeId === realEstateTypes.apartment) return apartmentUsd(random, building, place);
  // A large plot costs less per metre.
  if (kind.typeId === realEstateTypes.land)
    return landSquareUsd(building, place) * building.areaSqm * (900 / building.areaSqm) ** 0.12 * random.spread(0.4);
  const level = place.level.saleOldUsd;
  if (kind.typeId === realEstateTypes.commercial) {
    const use =
      building.statusId === 9 || building.statusId === 12
        ? 1.35
        : building.statusId === 10 || building.statusId === 11
          ? 0.45
          : building.statusId === 25
            ? 0.55
            : 1;
    return level * 1.15 * use * building.areaSqm * conditionFactor(building) * random.spread(0.25);
  }
  if (kind.typeId === realEstateTypes.hotel) return level * 1.1 * building.areaSqm * random.spread(0.25);
  const share = kind.typeId === realEstateTypes.countryHouse ? 0.5 : 0.68;
  const yard = (building.yardAreaSqm ?? 0) * landSquareUsd({ ...building, statusId: 5 }, place) * 0.5;
  return (level * share * building.areaSqm * conditionFactor(building) + yard) * random.spread(0.2);
}

/** A month's rent. Small flats cost far more per metre than large ones. */
function rentUsd(random: Random, kind: StatementKind, building: Building, place: SeedPlace): number {
  const condition = building.conditionId === 1 ? 1.08 : building.conditionId === 2 ? 0.9 : 0.75;
  const use =
    kind.typeId === realEstateTypes.commercial
      ? building.statusId === 10 || building.statusId === 11
        ? 0.5
        : building.statusId === 9 || building.statusId === 12
          ? 1.9
          : 1.35
      : kind.typeId === realEstateTypes.apartment
        ? 1
        : 0.75;
  const size = (58 / Math.min(building.areaSqm, 400)) ** 0.28;
  return place.level.rentUsd * building.areaSqm * condition * use * size * random.spread(0.15);
}

/** A night. Batumi and the mountains cost more for the same flat than Tbilisi's outskirts. */
function dailyUsd(random: Random, kind: StatementKind, building: Building, place: SeedPlace): number {
  if (kind.typeId === realEstateTypes.hotel) return (28 + building.areaSqm * 0.8) * random.spread(0.25);
  const rooms = Math.min(building.rooms ?? 1, 8);
  const season = resortIds.includes(place.cityId) ? 1.35 : place.cityId === cityIds.batumi ? 1.1 : 0.95;
  const home = kind.typeId === realEstateTypes.apartment ? 1 : 1.9;
  return (12 + 10 * rooms + place.level.rentUsd * 0.9) * season * home * random.spread(0.22);
}

/** The whole price before rounding, in USD: a total, a month's rent, a night, a pledge. */
function amountUsd(random: Random, kind: StatementKind, building: Building, place: SeedPlace): number {
  if (kind.dealId === dealTypes.sale) return saleUsd(random, kind, building, place);
  if (kind.dealId === dealTypes.daily) return dailyUsd(random, kind, building, place);
  // A pledge is a loan against the home: a third to a half of its price.
  if (kind.dealId === dealTypes.pledge) return saleUsd(random, kind, building, place) * (0.3 + random.next() * 0.2);
  if (kind.typeId === realEstateTypes.land) return Math.max(60, saleUsd(random, kind, building, place) * 0.004);
  return rentUsd(random, kind, building, place);
}

/** Owners type round figures: 85,000 and not 84,713; 650 and not 647; 45 a night. */
function roundAsked(amount: number): number {
  const step =
    amount >= 300_000 ? 5000 : amount >= 20_000 ? 500 : amount >= 3000 ? 100 : amount >= 1000 ? 50 : amount >= 200 ? 25 : 5;
  return Math.max(step, Math.round(amount / step) * step);
}

/** Sales and most long rents are typed in dollars, cheap rents and nights often in lari. */
function typedCurrency(random: Random, kind: StatementKind, usd: number): CurrencyId {
  const dollars = kind.dealId === dealTypes.daily ? 0.3 : kind.dealId === dealTypes.rent ? (usd < 350 ? 0.45 : 0.86) : 0.92;
  return random.chance(dollars) ? currencyIds.usd : currencyIds.gel;
}

/** Draws an asking price at the level of the place. */
export function drawPrice(
  random: Random,
  kind: StatementKind,
  building: Building,
  place: SeedPlace,
  usdRateGel: number,
): SeedPrice {
  const usd = amountUsd(random, kind, building, place);
  const currencyId = typedCurrency(random, kind, usd);
  const typed = roundAsked(currencyId === currencyIds.usd ? usd : usd * usdRateGel);
  const kindOfPrice = random.next();
  if (kindOfPrice < 0.04) return { priceTypeId: priceTypeIds.negotiable, currencyId, ...noPrice };
  const priceTypeId = kindOfPrice < 0.07 ? priceTypeIds.from : priceTypeIds.exact;
  return { priceTypeId, currencyId, ...toStoredPrice(typed, currencyId, building.areaSqm, usdRateGel) };
}
