import type { Kind } from './kinds';
import { BATUMI_ID, resortIds } from './market-levels';
import { drawOption, type OptionWeights } from './options';
import type { SeedPlace } from './places';
import type { Random } from './random';

/** What stands there: sizes in m² and cm, options as dictionary ids. */
export type Building = {
  areaSqm: number;
  yardAreaSqm: number | null;
  rooms: number | null;
  roomTypeId: number | null;
  bedroomTypeId: number | null;
  bathroomTypeId: number | null;
  statusId: number | null;
  conditionId: number | null;
  projectTypeId: number | null;
  buildYearId: number | null;
  floor: number | null;
  totalFloors: number | null;
  heightCm: number | null;
  /** 2 where land is measured in hectares. */
  areaTypeId: number;
};

type Bounds = readonly [number, number];

const OLD_TBILISI_DISTRICT_ID = 6;
const NEW = 2;
const UNDER_CONSTRUCTION = 3;

const oldProjects: OptionWeights = { 8: 24, 4: 22, 5: 18, 7: 10, 1: 9, 2: 5, 3: 5, 18: 3, 6: 5, 17: 2, 11: 1.5 };
const oldTownProjects: OptionWeights = { 8: 42, 17: 38, 6: 10, 4: 5, 5: 3 };
const newProjects: OptionWeights = { 8: 88, 6: 7, 9: 3, 10: 0.6 };

/** Storeys of the serial projects: Khrushchev's houses have four or five, Italian courtyards two or three. */
const projectFloors: Readonly<Record<number, Bounds>> = {
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

const newAreas: Readonly<Record<number, Bounds>> = { 1: [28, 48], 2: [44, 70], 3: [68, 105], 4: [98, 150], 5: [130, 195], 6: [170, 280], 7: [210, 330] };
const oldAreas: Readonly<Record<number, Bounds>> = { 1: [25, 38], 2: [38, 58], 3: [56, 82], 4: [76, 112], 5: [98, 150], 6: [130, 210], 7: [170, 260] };

const conditionsOf = {
  old: { 1: 46, 2: 37, 4: 13, 3: 4 },
  new: { 1: 43, 5: 19, 6: 14, 7: 10, 8: 6, 2: 4, 3: 4 },
  construction: { 6: 44, 5: 26, 7: 20, 8: 10 },
  rent: { 1: 71, 2: 26, 4: 3 },
  commercial: { 1: 46, 2: 18, 5: 14, 6: 8, 4: 8, 7: 4, 3: 2 },
} satisfies Record<string, OptionWeights>;

/** Room type ids skip 6: six rooms are id 7, ten and more are 11. */
const roomTypeIdOf = (rooms: number): number => (rooms < 6 ? rooms : Math.min(rooms + 1, 11));

const roundTo = (value: number, step: number): number => Math.round(value / step) * step;
const within = (random: Random, [min, max]: Bounds): number => min + random.next() * (max - min);
/** Many owners write whole metres, some a decimal. */
const area = (random: Random, bounds: Bounds): number => roundTo(within(random, bounds), random.chance(0.35) ? 0.1 : 1);

const isRented = (kind: Kind): boolean => kind.dealId === 2 || kind.dealId === 7;

function conditionOf(random: Random, kind: Kind, statusId: number | null): number | null {
  if (isRented(kind)) return drawOption(random, 'conditions', kind, conditionsOf.rent);
  if (kind.typeId === 5) return drawOption(random, 'conditions', kind, conditionsOf.commercial);
  const age = statusId === UNDER_CONSTRUCTION ? 'construction' : statusId === NEW ? 'new' : 'old';
  return drawOption(random, 'conditions', kind, conditionsOf[age]);
}

function storeys(random: Random, projectTypeId: number | null, isNew: boolean, place: SeedPlace): number {
  const known = isNew || projectTypeId === null ? undefined : projectFloors[projectTypeId];
  if (known) return random.int(...known);
  if (!isNew) return random.int(4, 12);
  if (place.cityId === BATUMI_ID) return random.int(10, 38);
  return resortIds.includes(place.cityId) ? random.int(3, 7) : random.int(8, random.chance(0.2) ? 28 : 17);
}

function drawApartment(random: Random, kind: Kind, place: SeedPlace): Building {
  const isOldTown = place.districtId === OLD_TBILISI_DISTRICT_ID && place.cityId === 1;
  const building = kind.dealId === 1 ? 14 : 0;
  const statusId = drawOption(random, 'statuses', kind, isOldTown ? { 1: 72, 2: 24, 3: building / 4 } : { 1: 40, 2: 48, 3: building });
  const isNew = statusId !== 1;
  const projectTypeId = drawOption(random, 'project_types', kind, isNew ? newProjects : isOldTown ? oldTownProjects : oldProjects);
  const roomWeights: [number, number][] = [[1, 19], [2, 38], [3, 29], [4, 10], [5, 2.8], [6, 0.8], [7, 0.3]];
  const roomsMax = projectTypeId === 4 ? 3 : projectTypeId === 11 ? 1 : 7;
  const roomsMin = projectTypeId === 9 || projectTypeId === 10 ? 4 : 1;
  const rooms = random.weighted(roomWeights.filter(([count]) => count >= roomsMin && count <= roomsMax));
  const areaSqm = area(random, (isNew ? newAreas : oldAreas)[rooms] ?? [200, 320]);
  const totalFloors = storeys(random, projectTypeId, isNew, place);
  return {
    areaSqm,
    yardAreaSqm: null,
    rooms,
    roomTypeId: roomTypeIdOf(rooms),
    bedroomTypeId: Math.max(1, rooms - 1),
    bathroomTypeId: projectTypeId === 11 ? 4 : areaSqm < 85 ? 1 : areaSqm < 180 ? random.int(1, 2) : 3,
    statusId,
    conditionId: conditionOf(random, kind, statusId),
    projectTypeId,
    buildYearId: isNew ? 3 : projectTypeId === 17 ? 1 : projectTypeId === 8 || projectTypeId === 6 ? random.int(1, 2) : 2,
    floor: random.int(1, totalFloors),
    totalFloors,
    heightCm: isOldTown && !isNew ? random.int(30, 40) * 10 : isNew ? random.int(28, 32) * 10 : random.int(25, 30) * 10,
    areaTypeId: 1,
  };
}

function drawHouse(random: Random, kind: Kind): Building {
  const isCottage = kind.typeId === 3;
  const rooms = isCottage ? random.int(2, 5) : random.weighted([[3, 16], [4, 28], [5, 24], [6, 16], [7, 8], [8, 5], [9, 2], [10, 1]]);
  const areaSqm = area(random, [rooms * (isCottage ? 22 : 30), rooms * (isCottage ? 38 : 58)]);
  const statusId = drawOption(random, 'statuses', kind, { 1: 50, 2: 40, 3: isRented(kind) ? 0 : 10 });
  return {
    areaSqm,
    yardAreaSqm: roundTo(within(random, isCottage ? [200, 1500] : [120, 1200]) * random.spread(0.2), 10),
    rooms,
    roomTypeId: roomTypeIdOf(rooms),
    bedroomTypeId: Math.min(10, Math.max(1, rooms - random.int(1, 2))),
    bathroomTypeId: Math.min(3, 1 + Math.floor(areaSqm / 110)),
    statusId,
    conditionId: conditionOf(random, kind, statusId),
    projectTypeId: drawOption(random, 'project_types', kind, isCottage ? { 8: 1 } : { 8: 78, 13: 12, 12: 10 }),
    buildYearId: statusId === 1 ? random.weighted([[1, 15], [2, 60], [3, 25]]) : 3,
    floor: null,
    totalFloors: isCottage ? random.int(1, 2) : random.weighted([[1, 30], [2, 45], [3, 25]]),
    heightCm: random.int(26, 34) * 10,
    areaTypeId: 1,
  };
}

function drawLand(random: Random, kind: Kind, place: SeedPlace): Building {
  const isCity = place.cityId === 1 || place.cityId === BATUMI_ID;
  const statusId = drawOption(random, 'statuses', kind, isCity && !place.isSuburb ? { 5: 62, 6: 22, 18: 12, 7: 4 } : { 5: 48, 4: 36, 6: 6, 18: 7, 30: 3 });
  const isFarm = statusId === 4 || statusId === 30;
  const areaSqm = isFarm ? roundTo(within(random, [1500, 20_000]) * random.spread(0.5), 100) : roundTo(within(random, [300, 2400]) * random.spread(0.25), 10);
  return {
    areaSqm,
    yardAreaSqm: null,
    rooms: null,
    roomTypeId: null,
    bedroomTypeId: null,
    bathroomTypeId: null,
    statusId,
    conditionId: null,
    projectTypeId: null,
    buildYearId: null,
    floor: null,
    totalFloors: null,
    heightCm: null,
    areaTypeId: isFarm && areaSqm >= 5000 && random.chance(0.7) ? 2 : 1,
  };
}

function drawCommercial(random: Random, kind: Kind): Building {
  const statusId = drawOption(random, 'statuses', kind, { 8: 32, 9: 24, 24: 12, 10: 8, 12: 8, 13: 4, 26: 4, 25: 3, 27: 2, 11: 2, 29: 0.6, 28: 0.4 });
  const isWhole = statusId === 27 || statusId === 11 || statusId === 10;
  const areaSqm = statusId === 13 ? area(random, [16, 40]) : roundTo(within(random, isWhole ? [180, 1600] : [25, 260]) * random.spread(0.25), 1);
  const totalFloors = isWhole ? random.int(1, 4) : random.int(3, 16);
  const rooms = statusId === 13 ? 1 : Math.max(1, Math.min(10, Math.round(areaSqm / 45)));
  return {
    areaSqm,
    yardAreaSqm: null,
    rooms,
    roomTypeId: roomTypeIdOf(rooms),
    bedroomTypeId: null,
    bathroomTypeId: areaSqm < 90 ? 1 : areaSqm < 220 ? 2 : 3,
    statusId,
    conditionId: conditionOf(random, kind, statusId),
    projectTypeId: drawOption(random, 'project_types', kind, { 8: 1 }),
    buildYearId: random.weighted([[1, 8], [2, 32], [3, 60]]),
    floor: isWhole || statusId === 25 || statusId === 26 || statusId === 13 ? 1 : statusId === 8 ? random.int(1, totalFloors) : random.int(1, 2),
    totalFloors,
    heightCm: random.int(28, 45) * 10,
    areaTypeId: 1,
  };
}

function drawHotel(random: Random, kind: Kind): Building {
  const isRoom = kind.dealId === 7;
  const rooms = isRoom ? random.int(1, 3) : 10;
  const areaSqm = isRoom ? area(random, [18, 60]) : roundTo(within(random, [280, 1900]), 5);
  return {
    areaSqm,
    yardAreaSqm: isRoom ? null : roundTo(within(random, [100, 1500]), 10),
    rooms,
    roomTypeId: roomTypeIdOf(rooms),
    bedroomTypeId: isRoom ? Math.max(1, rooms - 1) : 10,
    bathroomTypeId: isRoom ? 1 : 3,
    statusId: drawOption(random, 'statuses', kind, { 23: 88, 3: isRented(kind) ? 0 : 12 }),
    conditionId: conditionOf(random, kind, NEW),
    projectTypeId: drawOption(random, 'project_types', kind, { 8: 1 }),
    buildYearId: random.weighted([[2, 25], [3, 75]]),
    floor: isRoom ? random.int(1, 4) : null,
    totalFloors: random.int(4, 8),
    heightCm: random.int(27, 34) * 10,
    areaTypeId: 1,
  };
}

/** Draws what is offered: sizes, storeys, project and condition that belong together. */
export function drawBuilding(random: Random, kind: Kind, place: SeedPlace): Building {
  if (kind.typeId === 1) return drawApartment(random, kind, place);
  if (kind.typeId === 4) return drawLand(random, kind, place);
  if (kind.typeId === 5) return drawCommercial(random, kind);
  return kind.typeId === 6 ? drawHotel(random, kind) : drawHouse(random, kind);
}
