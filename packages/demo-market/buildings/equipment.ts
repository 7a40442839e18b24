import { dealTypes, realEstateTypes } from '@/lib/domain/statement/market-ids';
import { findFilterSections } from '@/server/data/dictionaries';
import type { StatementKind } from '../market/kinds';
import { drawOption, type OptionWeights, offeredEntries } from '../market/options';
import type { SeedPlace } from '../market/places';
import type { Random } from '../random';
import type { Building } from './building';

/** All fields of a statement apart from its sizes and its price. */
export type Equipment = {
  livingRoomTypeId: number | null;
  hotWaterTypeId: number | null;
  heatingTypeId: number | null;
  parkingTypeId: number | null;
  storeroomTypeId: number | null;
  materialTypeId: number | null;
  doorWindowTypeId: number | null;
  dailyRentTypeId: number | null;
  rentTypeId: number | null;
  rentPeriodMonths: number | null;
  minNights: number | null;
  leaseTypeId: number | null;
  leaseContractTypeId: number | null;
  leasePeriodMonths: number | null;
  balconies: number | null;
  balconyAreaSqm: number | null;
  loggiaAreaSqm: number | null;
  porchAreaSqm: number | null;
  livingRoomAreaSqm: number | null;
  storeroomAreaSqm: number | null;
  cadastralCode: string | null;
  isCadastralCodeShown: boolean;
  canBeExchanged: boolean;
  parameters: number[];
};

/** White, black, green frame and white plus: walls, and nothing to live with yet. */
const frameConditionIds = [5, 6, 7, 8];
export const isFrame = (building: Pick<Building, 'conditionId'>): boolean =>
  building.conditionId !== null && frameConditionIds.includes(building.conditionId);

const isOld = (building: Building): boolean => building.buildYearId !== 3;

/** How often an owner ticks an amenity, by its id: [in a home that is lived in, in bare walls]. */
const apartmentChances: Readonly<Record<number, readonly [number, number]>> = {
  1: [0.86, 0.7],
  2: [0.76, 0.1],
  3: [0.6, 0.05],
  4: [0.55, 0],
  6: [0.55, 0.62],
  8: [0.15, 0.2],
  10: [0.5, 0],
  11: [0.12, 0],
  12: [0.18, 0.16],
  13: [0.04, 0],
  16: [0.48, 0],
  17: [0.48, 0],
  18: [0.2, 0],
  19: [0.52, 0],
  20: [0.4, 0],
  21: [0.3, 0.1],
  24: [0.85, 0.75],
  25: [0.82, 0.72],
  26: [0.86, 0.78],
  5: [0.08, 0.02],
  7: [0.2, 0.12],
  35: [0.06, 0.04],
  36: [0.16, 0.12],
  43: [0.42, 0],
  44: [0.4, 0],
  45: [0.4, 0],
  46: [0.38, 0],
  47: [0.36, 0],
  49: [0.12, 0.1],
  50: [0.2, 0.16],
  51: [0.05, 0.02],
  52: [0.1, 0.2],
  55: [0.05, 0.05],
  56: [0.03, 0.03],
  57: [0.03, 0.03],
  58: [0.05, 0.05],
  59: [0.07, 0.07],
  60: [0.12, 0.15],
  9: [0.04, 0],
  32: [0.02, 0.02],
  34: [0.02, 0],
  15: [0.02, 0],
};
const yardChances: Readonly<Record<number, number>> = {
  9: 0.4,
  33: 0.14,
  37: 0.62,
  38: 0.55,
  39: 0.48,
  40: 0.36,
  41: 0.4,
  56: 0.14,
  48: 0.2,
  6: 0.01,
};
const landChances: Readonly<Record<number, number>> = {
  1: 0.55,
  2: 0.2,
  24: 0.66,
  25: 0.35,
  26: 0.72,
  27: 0.4,
  29: 0.1,
  37: 0.36,
  38: 0.24,
  39: 0.22,
  52: 0.2,
  53: 0.1,
  54: 0.18,
};

/** Amenities that the dictionaries offer for the kind and that go with the building. */
function drawParameters(random: Random, kind: StatementKind, building: Building): number[] {
  const column = isFrame(building) ? 1 : 0;
  // People tick everything or next to nothing, rarely the average.
  const zeal = random.weighted([
    [0.45, 3],
    [1, 5],
    [1.35, 2],
  ]);
  const chanceOf = (id: number): number => {
    if (kind.typeId === realEstateTypes.land) return landChances[id] ?? 0;
    const base = kind.typeId === realEstateTypes.apartment ? undefined : yardChances[id];
    if (base !== undefined && kind.typeId !== realEstateTypes.commercial) return base;
    if (id === 6 && building.totalFloors !== null && building.totalFloors < 6) return 0.02;
    if (id === 6 && building.buildYearId === 3) return 0.85;
    const nightly = kind.dealId === dealTypes.daily && [2, 3, 4, 10, 16, 17, 43].includes(id) ? 1.6 : 1;
    return (apartmentChances[id]?.[column] ?? 0) * nightly;
  };
  return offeredEntries('parameters', kind)
    .map((entry) => entry.id)
    .filter((id) => random.chance(Math.min(0.97, chanceOf(id) * zeal)))
    .sort((a, b) => a - b);
}

const drawMetres = (random: Random, min: number, max: number): number => Math.round((min + random.next() * (max - min)) * 2) / 2;

/** Which of the extra rooms of its kind a building has. */
function drawExtraRooms(random: Random, kind: StatementKind, building: Building) {
  const filters = findFilterSections({ realEstateTypeId: kind.typeId, dealTypeId: kind.dealId });
  const has = (section: (typeof filters)[number], chance: number): boolean => filters.includes(section) && random.chance(chance);
  return {
    hasBalcony: has('has_balcony', building.projectTypeId === 17 || kind.typeId === realEstateTypes.hotel ? 0.8 : 0.68),
    hasLoggia: has('has_loggia', isOld(building) ? 0.22 : 0.07),
    hasPorch: has(
      'has_porch',
      kind.typeId === realEstateTypes.house || kind.typeId === realEstateTypes.countryHouse ? 0.4 : 0.06,
    ),
  };
}

function drawRooms(random: Random, kind: StatementKind, building: Building) {
  const { hasBalcony, hasLoggia, hasPorch } = drawExtraRooms(random, kind, building);
  const hasStoreroom = random.chance(0.25);
  const isLivable = kind.typeId !== realEstateTypes.land && kind.typeId !== realEstateTypes.commercial;
  return {
    balconies: hasBalcony
      ? random.weighted([
          [1, 72],
          [2, 24],
          [3, 4],
        ])
      : null,
    balconyAreaSqm: hasBalcony ? drawMetres(random, 2.5, 12) : null,
    loggiaAreaSqm: hasLoggia ? drawMetres(random, 3, 9) : null,
    porchAreaSqm: hasPorch ? drawMetres(random, 6, 24) : null,
    livingRoomTypeId: random.chance(0.75)
      ? drawOption(random, 'living_room_types', kind, isOld(building) ? { 3: 70, 4: 30 } : { 3: 35, 4: 65 })
      : null,
    livingRoomAreaSqm: isLivable && random.chance(0.4) ? Math.round(building.areaSqm * (0.22 + random.next() * 0.16)) : null,
    storeroomTypeId: hasStoreroom
      ? drawOption(
          random,
          'storeroom_types',
          kind,
          kind.typeId === realEstateTypes.apartment ? { 5: 3, 7: 5, 9: 2 } : { 5: 4, 6: 3, 10: 2, 8: 2 },
        )
      : null,
    storeroomAreaSqm: hasStoreroom && kind.typeId !== realEstateTypes.land ? drawMetres(random, 2, 12) : null,
  };
}

function heatingWeights(building: Building, place: SeedPlace): OptionWeights {
  if (isFrame(building)) return { 6: 1 };
  const isSouth = place.cityId === 15;
  return isOld(building) ? { 1: 48, 2: 24, 3: 8, 7: 14, 8: 1, 5: 2 } : { 1: 66, 5: 10, 7: 12, 8: 3, 3: isSouth ? 30 : 4 };
}

function materialWeights(kind: StatementKind, building: Building): OptionWeights {
  if (kind.typeId === realEstateTypes.countryHouse) return { 1: 30, 3: 45, 2: 25 };
  if (building.buildYearId === 1) return { 2: 80, 3: 8, 5: 12 };
  return isOld(building) ? { 1: 25, 2: 25, 4: 45, 5: 5 } : { 1: 58, 4: 30, 5: 10, 2: 2 };
}

function drawInstallations(random: Random, kind: StatementKind, building: Building, place: SeedPlace) {
  const isBare = isFrame(building);
  const water: OptionWeights = isBare
    ? { 5: 1 }
    : { 6: 52, 1: 26, 3: 10, 2: 5, 8: 8, 4: kind.typeId === realEstateTypes.apartment ? 0 : 3, 7: 1 };
  const parking: OptionWeights =
    kind.typeId === realEstateTypes.apartment
      ? { 3: 24, 4: isOld(building) ? 40 : 26, 5: isOld(building) ? 2 : 26, 2: 16, 1: 5, 6: 4 }
      : { 1: 30, 4: 45, 2: 20, 3: 5 };
  return {
    heatingTypeId: random.chance(0.85) ? drawOption(random, 'heating_types', kind, heatingWeights(building, place)) : null,
    hotWaterTypeId: random.chance(0.8) ? drawOption(random, 'hot_water_types', kind, water) : null,
    parkingTypeId: random.chance(0.6) ? drawOption(random, 'parking_types', kind, parking) : null,
    materialTypeId: random.chance(0.5) ? drawOption(random, 'material_types', kind, materialWeights(kind, building)) : null,
    doorWindowTypeId: random.chance(0.45)
      ? drawOption(random, 'door_window_types', kind, building.buildYearId === 1 ? { 1: 70, 2: 30 } : { 2: 62, 3: 30, 1: 8 })
      : null,
  };
}

/** Nights for 1 to 10 and more guests in flats; three ranges in houses and hotels. */
function drawGuests(random: Random, kind: StatementKind, building: Building): number | null {
  const guests = Math.min(10, (building.bedroomTypeId ?? 1) * 2 + random.int(0, 2));
  return drawOption(
    random,
    'daily_rent_types',
    kind,
    kind.typeId === realEstateTypes.apartment
      ? { [guests]: 1 }
      : building.areaSqm > 600
        ? { 13: 1 }
        : { 11: 70, 12: building.areaSqm > 150 ? 30 : 0 },
  );
}

function drawTerms(random: Random, kind: StatementKind, building: Building) {
  const filters = findFilterSections({ realEstateTypeId: kind.typeId, dealTypeId: kind.dealId });
  const hasCode = filters.includes('has_cadastral_code') && random.chance(0.42);
  const part = (digits: number): string => String(random.int(1, 10 ** digits - 1)).padStart(digits, '0');
  return {
    dailyRentTypeId: drawGuests(random, kind, building),
    rentTypeId: drawOption(random, 'rent_types', kind, { 1: 94, 2: 4, 3: 2 }),
    rentPeriodMonths:
      kind.dealId === dealTypes.rent && random.chance(0.5)
        ? random.weighted([
            [1, 4],
            [3, 8],
            [6, 28],
            [12, 60],
          ])
        : null,
    // By the size and not by chance, so that no other draw of the seed changes.
    minNights: kind.dealId === dealTypes.daily ? ([1, 2, 1, 3][Math.round(building.areaSqm) % 4] ?? 1) : null,
    leaseTypeId: drawOption(random, 'lease_types', kind, { 1: 45, 2: 55 }),
    leaseContractTypeId: drawOption(random, 'lease_contract_types', kind, { 1: 80, 2: 20 }),
    leasePeriodMonths:
      kind.dealId === dealTypes.pledge || kind.dealId === dealTypes.lease
        ? random.weighted([
            [6, 15],
            [12, 55],
            [24, 20],
            [36, 10],
          ])
        : null,
    cadastralCode: hasCode ? [part(2), part(2), part(2), part(3), part(3)].join('.') : null,
    isCadastralCodeShown: hasCode && random.chance(0.5),
    canBeExchanged: filters.includes('can_exchanged') && random.chance(0.08),
  };
}

/** Draws what goes with the building, each option from those that the dictionaries offer for the kind. */
export function drawEquipment(random: Random, kind: StatementKind, building: Building, place: SeedPlace): Equipment {
  return {
    ...drawRooms(random, kind, building),
    ...drawInstallations(random, kind, building, place),
    ...drawTerms(random, kind, building),
    parameters: drawParameters(random, kind, building),
  };
}
