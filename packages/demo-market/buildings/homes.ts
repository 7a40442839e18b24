import { cityIds } from '@/lib/domain/place/place-index';
import { dealTypes, realEstateTypes, roomTypeIdOf } from '@/lib/domain/statement/market-ids';
import { resortIds } from '@/server/data/price-levels';
import type { StatementKind } from '../market/kinds';
import { drawOption, type OptionWeights } from '../market/options';
import type { SeedPlace } from '../market/places';
import type { Random } from '../random';
import { type Building, drawArea, drawCondition, drawWithin, isRented, type NumberRange, roundTo } from './building';

const OLD_TBILISI_DISTRICT_ID = 6;

const oldProjects: OptionWeights = { 8: 24, 4: 22, 5: 18, 7: 10, 1: 9, 2: 5, 3: 5, 18: 3, 6: 5, 17: 2, 11: 1.5 };
const oldTownProjects: OptionWeights = { 8: 42, 17: 38, 6: 10, 4: 5, 5: 3 };
const newProjects: OptionWeights = { 8: 88, 6: 7, 9: 3, 10: 0.6 };

/** Storeys of the serial projects: Khrushchev's houses have four or five, Italian courtyards two or three. */
const projectFloors: Readonly<Record<number, NumberRange>> = {
  4: [4, 5],
  5: [8, 9],
  7: [9, 9],
  1: [8, 16],
  2: [8, 12],
  3: [9, 16],
  18: [9, 12],
  17: [2, 3],
  11: [5, 9],
  6: [4, 8],
};

const newAreas: Readonly<Record<number, NumberRange>> = {
  1: [28, 48],
  2: [44, 70],
  3: [68, 105],
  4: [98, 150],
  5: [130, 195],
  6: [170, 280],
  7: [210, 330],
};
const oldAreas: Readonly<Record<number, NumberRange>> = {
  1: [25, 38],
  2: [38, 58],
  3: [56, 82],
  4: [76, 112],
  5: [98, 150],
  6: [130, 210],
  7: [170, 260],
};

function storeys(random: Random, projectTypeId: number | null, isNew: boolean, place: SeedPlace): number {
  const known = isNew || projectTypeId === null ? undefined : projectFloors[projectTypeId];
  if (known) return random.int(...known);
  if (!isNew) return random.int(4, 12);
  if (place.cityId === cityIds.batumi) return random.int(10, 38);
  return resortIds.includes(place.cityId) ? random.int(3, 7) : random.int(8, random.chance(0.2) ? 28 : 17);
}

const OLD_BUILD_PROJECTS = [6, 8];

function drawBathroomType(random: Random, projectTypeId: number | null, areaSqm: number): number {
  if (projectTypeId === 11) return 4;
  if (areaSqm >= 180) return 3;
  return areaSqm < 85 ? 1 : random.int(1, 2);
}

function drawBuildYear(random: Random, projectTypeId: number | null, isNew: boolean): number {
  if (isNew) return 3;
  if (projectTypeId === 17) return 1;
  return projectTypeId !== null && OLD_BUILD_PROJECTS.includes(projectTypeId) ? random.int(1, 2) : 2;
}

function drawHeightCm(random: Random, isOldTown: boolean, isNew: boolean): number {
  if (isNew) return random.int(28, 32) * 10;
  return (isOldTown ? random.int(30, 40) : random.int(25, 30)) * 10;
}

/** A flat: its project gives the storeys, its rooms the area. */
export function drawApartment(random: Random, kind: StatementKind, place: SeedPlace): Building {
  const isOldTown = place.districtId === OLD_TBILISI_DISTRICT_ID && place.cityId === cityIds.tbilisi;
  const underConstruction = kind.dealId === dealTypes.sale ? 14 : 0;
  const statusId = drawOption(
    random,
    'statuses',
    kind,
    isOldTown ? { 1: 72, 2: 24, 3: underConstruction / 4 } : { 1: 40, 2: 48, 3: underConstruction },
  );
  const isNew = statusId !== 1;
  const projectTypeId = drawOption(
    random,
    'project_types',
    kind,
    isNew ? newProjects : isOldTown ? oldTownProjects : oldProjects,
  );
  const roomWeights: [number, number][] = [
    [1, 19],
    [2, 38],
    [3, 29],
    [4, 10],
    [5, 2.8],
    [6, 0.8],
    [7, 0.3],
  ];
  const roomsMax = projectTypeId === 4 ? 3 : projectTypeId === 11 ? 1 : 7;
  const roomsMin = projectTypeId === 9 || projectTypeId === 10 ? 4 : 1;
  const rooms = random.weighted(roomWeights.filter(([count]) => count >= roomsMin && count <= roomsMax));
  const areaSqm = drawArea(random, (isNew ? newAreas : oldAreas)[rooms] ?? [200, 320]);
  const totalFloors = storeys(random, projectTypeId, isNew, place);
  return {
    areaSqm,
    yardAreaSqm: null,
    rooms,
    roomTypeId: roomTypeIdOf(rooms),
    bedroomTypeId: Math.max(1, rooms - 1),
    bathroomTypeId: drawBathroomType(random, projectTypeId, areaSqm),
    statusId,
    conditionId: drawCondition(random, kind, statusId),
    projectTypeId,
    buildYearId: drawBuildYear(random, projectTypeId, isNew),
    floor: random.int(1, totalFloors),
    totalFloors,
    heightCm: drawHeightCm(random, isOldTown, isNew),
    areaTypeId: 1,
  };
}

/** A private house or a country house with its yard. */
export function drawHouse(random: Random, kind: StatementKind): Building {
  const isCottage = kind.typeId === realEstateTypes.countryHouse;
  const rooms = isCottage
    ? random.int(2, 5)
    : random.weighted([
        [3, 16],
        [4, 28],
        [5, 24],
        [6, 16],
        [7, 8],
        [8, 5],
        [9, 2],
        [10, 1],
      ]);
  const areaSqm = drawArea(random, [rooms * (isCottage ? 22 : 30), rooms * (isCottage ? 38 : 58)]);
  const statusId = drawOption(random, 'statuses', kind, { 1: 50, 2: 40, 3: isRented(kind) ? 0 : 10 });
  return {
    areaSqm,
    yardAreaSqm: roundTo(drawWithin(random, isCottage ? [200, 1500] : [120, 1200]) * random.spread(0.2), 10),
    rooms,
    roomTypeId: roomTypeIdOf(rooms),
    bedroomTypeId: Math.min(10, Math.max(1, rooms - random.int(1, 2))),
    bathroomTypeId: Math.min(3, 1 + Math.floor(areaSqm / 110)),
    statusId,
    conditionId: drawCondition(random, kind, statusId),
    projectTypeId: drawOption(random, 'project_types', kind, isCottage ? { 8: 1 } : { 8: 78, 13: 12, 12: 10 }),
    buildYearId:
      statusId === 1
        ? random.weighted([
            [1, 15],
            [2, 60],
            [3, 25],
          ])
        : 3,
    floor: null,
    totalFloors: isCottage
      ? random.int(1, 2)
      : random.weighted([
          [1, 30],
          [2, 45],
          [3, 25],
        ]),
    heightCm: random.int(26, 34) * 10,
    areaTypeId: 1,
  };
}
