import type { FloorPlan, PlanDoor, PlanRoom, PlanWindow, RoomUse } from './floor-plan';

export interface HomeSize {
  /** Living room, bedrooms and studies. */
  rooms: number;
  bedrooms: number;
  bathrooms: number;
  hasBalcony: boolean;
}

/** Widths in metres of a room in a band; depths follow from the band. */
const widths: Readonly<Record<RoomUse, number>> = {
  living: 5,
  bedroom: 3.6,
  study: 2.8,
  kitchen: 3.2,
  bath: 2.1,
  hall: 2.4,
  corridor: 2.4,
  balcony: 5,
};
const streetDepth = 4.2;
const yardDepth = 3.4;
const hallDepth = 1.4;
const balconyDepth = 1.3;
const storeyGap = 1.6;
/** From here on a home is drawn as a house of two storeys. */
const twoStoreysFrom = 6;

interface Storey {
  street: readonly RoomUse[];
  yard: readonly RoomUse[];
}

const times = <Item>(count: number, item: Item): Item[] => Array.from({ length: count }, () => item);

/** Splits rooms over the street and the yard, so that both bands are about as wide. */
function bandsOf(main: readonly RoomUse[], service: readonly RoomUse[]): Storey {
  const wide = (band: readonly RoomUse[]): number => band.reduce((sum, use) => sum + widths[use], 0);
  const street: RoomUse[] = [];
  const yard: RoomUse[] = [...service];
  for (const use of main) (wide(street) <= wide(yard) || use === 'living' ? street : yard).push(use);
  return { street, yard };
}

function storeysOf({ rooms, bedrooms, bathrooms }: HomeSize): readonly Storey[] {
  const studies = Math.max(0, rooms - 1 - bedrooms);
  const beds = rooms - 1 - studies;
  const other: readonly RoomUse[] = [...times(beds, 'bedroom' as const), ...times(studies, 'study' as const)];
  if (rooms < twoStoreysFrom) return [bandsOf(['living', ...other], ['kitchen', ...times(bathrooms, 'bath' as const)])];
  const below = Math.floor(other.length / 3);
  const down = other.slice(other.length - below);
  return [
    bandsOf(['living', ...down], ['kitchen', 'bath']),
    bandsOf(other.slice(0, other.length - below), times(bathrooms - 1, 'bath' as const)),
  ];
}

const isDry = (use: RoomUse): boolean => use !== 'bath';

/** Lays one storey out at x and y: rooms to the street, a hall through the middle, rooms to the yard. */
function layOut(storey: Storey, x: number, y: number, width: number) {
  const rooms: PlanRoom[] = [{ use: 'corridor', x, y: y + streetDepth, width, depth: hallDepth }];
  const doors: PlanDoor[] = [];
  const windows: PlanWindow[] = [];
  const place = (band: readonly RoomUse[], top: number, depth: number, doorY: number, windowY: number): void => {
    const natural = band.reduce((sum, use) => sum + widths[use], 0);
    let left = x;
    for (const use of band) {
      const roomWidth = (widths[use] * width) / natural;
      rooms.push({ use, x: left, y: top, width: roomWidth, depth });
      doors.push({ wall: 'horizontal', x: left + roomWidth - 1.25, y: doorY });
      const glass = Math.min(2.2, roomWidth * 0.5);
      if (isDry(use)) windows.push({ wall: 'horizontal', x: left + (roomWidth - glass) / 2, y: windowY, length: glass });
      left += roomWidth;
    }
  };
  const yardY = y + streetDepth + hallDepth;
  place(storey.street, y, streetDepth, y + streetDepth, y);
  place(storey.yard, yardY, yardDepth, yardY, yardY + yardDepth);
  return { rooms, doors, windows };
}

/** A plausible plan with exactly the requested rooms. */
export function planHome(size: HomeSize): FloorPlan {
  const storeys = storeysOf(size);
  const natural = (band: readonly RoomUse[]): number => band.reduce((sum, use) => sum + widths[use], 0);
  const width = Math.max(...storeys.flatMap(({ street, yard }) => [natural(street), natural(yard)]));
  const top = size.hasBalcony ? balconyDepth : 0;
  const depth = streetDepth + hallDepth + yardDepth;
  const parts = storeys.map((storey, index) => layOut(storey, index * (width + storeyGap), top, width));
  const living = parts[0]?.rooms.find(({ use }) => use === 'living');
  const balcony: PlanRoom[] =
    size.hasBalcony && living ? [{ use: 'balcony', x: living.x, y: 0, width: living.width, depth: balconyDepth }] : [];
  return {
    width: width * storeys.length + storeyGap * (storeys.length - 1),
    depth: depth + top,
    rooms: [...balcony, ...parts.flatMap(({ rooms }) => rooms)],
    doors: [
      { wall: 'vertical', x: 0, y: top + streetDepth + 0.25 },
      ...(balcony.length > 0 && living ? [{ wall: 'horizontal' as const, x: living.x + 0.4, y: top }] : []),
      ...parts.flatMap(({ doors }) => doors),
    ],
    windows: parts.flatMap(({ windows }) => windows),
    outlines: storeys.map((_, index) => ({ x: index * (width + storeyGap), y: top, width, depth })),
  };
}

/** How many of the rooms of a plan are counted as rooms. */
export const countRooms = (plan: FloorPlan): number =>
  plan.rooms.filter(({ use }) => use === 'living' || use === 'bedroom' || use === 'study').length;

/** Numbers of bathrooms that homes of 1 to 10 rooms have. */
const bathroomsOf: readonly (readonly number[])[] = [[1], [1], [1, 2], [1, 2, 3], [1, 2, 3], [1, 2, 3], [2, 3], [3], [3], [3]];

/** The sizes of homes: up to ten rooms, one of them a study or none. */
export const homeSizes: readonly HomeSize[] = bathroomsOf.flatMap((bathrooms, index) => {
  const rooms = index + 1;
  const bedrooms = rooms < 3 ? [rooms - 1] : [rooms - 1, rooms - 2];
  return bedrooms.flatMap((beds) =>
    bathrooms.flatMap((baths) => [true, false].map((hasBalcony) => ({ rooms, bedrooms: beds, bathrooms: baths, hasBalcony }))),
  );
});
