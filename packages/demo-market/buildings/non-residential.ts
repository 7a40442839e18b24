import { cityIds } from '@/lib/domain/place/place-index';
import { dealTypes, roomTypeIdOf } from '@/lib/domain/statement/market-ids';
import type { StatementKind } from '../market/kinds';
import { drawOption } from '../market/options';
import type { SeedPlace } from '../market/places';
import type { Random } from '../random';
import { type Building, drawArea, drawCondition, drawWithin, isRented, NEW, roundTo } from './building';

/** A plot: farms are measured in hectares when they are large. */
export function drawLand(random: Random, kind: StatementKind, place: SeedPlace): Building {
  const isCity = place.cityId === cityIds.tbilisi || place.cityId === cityIds.batumi;
  const statusId = drawOption(
    random,
    'statuses',
    kind,
    isCity && !place.isSuburb ? { 5: 62, 6: 22, 18: 12, 7: 4 } : { 5: 48, 4: 36, 6: 6, 18: 7, 30: 3 },
  );
  const isFarm = statusId === 4 || statusId === 30;
  const areaSqm = isFarm
    ? roundTo(drawWithin(random, [1500, 20_000]) * random.spread(0.5), 100)
    : roundTo(drawWithin(random, [300, 2400]) * random.spread(0.25), 10);
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

/** An office, a shop, a warehouse and the like. */
export function drawCommercial(random: Random, kind: StatementKind): Building {
  const statusId = drawOption(random, 'statuses', kind, {
    8: 32,
    9: 24,
    24: 12,
    10: 8,
    12: 8,
    13: 4,
    26: 4,
    25: 3,
    27: 2,
    11: 2,
    29: 0.6,
    28: 0.4,
  });
  const isWhole = statusId === 27 || statusId === 11 || statusId === 10;
  const areaSqm =
    statusId === 13
      ? drawArea(random, [16, 40])
      : roundTo(drawWithin(random, isWhole ? [180, 1600] : [25, 260]) * random.spread(0.25), 1);
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
    conditionId: drawCondition(random, kind, statusId),
    projectTypeId: drawOption(random, 'project_types', kind, { 8: 1 }),
    buildYearId: random.weighted([
      [1, 8],
      [2, 32],
      [3, 60],
    ]),
    floor:
      isWhole || statusId === 25 || statusId === 26 || statusId === 13
        ? 1
        : statusId === 8
          ? random.int(1, totalFloors)
          : random.int(1, 2),
    totalFloors,
    heightCm: random.int(28, 45) * 10,
    areaTypeId: 1,
  };
}

/** A hotel, or by the night one room of it. */
export function drawHotel(random: Random, kind: StatementKind): Building {
  const isRoom = kind.dealId === dealTypes.daily;
  const rooms = isRoom ? random.int(1, 3) : 10;
  const areaSqm = isRoom ? drawArea(random, [18, 60]) : roundTo(drawWithin(random, [280, 1900]), 5);
  return {
    areaSqm,
    yardAreaSqm: isRoom ? null : roundTo(drawWithin(random, [100, 1500]), 10),
    rooms,
    roomTypeId: roomTypeIdOf(rooms),
    bedroomTypeId: isRoom ? Math.max(1, rooms - 1) : 10,
    bathroomTypeId: isRoom ? 1 : 3,
    statusId: drawOption(random, 'statuses', kind, { 23: 88, 3: isRented(kind) ? 0 : 12 }),
    conditionId: drawCondition(random, kind, NEW),
    projectTypeId: drawOption(random, 'project_types', kind, { 8: 1 }),
    buildYearId: random.weighted([
      [2, 25],
      [3, 75],
    ]),
    floor: isRoom ? random.int(1, 4) : null,
    totalFloors: random.int(4, 8),
    heightCm: random.int(27, 34) * 10,
    areaTypeId: 1,
  };
}
