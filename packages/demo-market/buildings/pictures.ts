import type { StatementImage } from '@/lib/contracts/statements/statements';
import { realEstateTypes, roomCountOf } from '@/lib/domain/statement/market-ids';
import { type Landscape, landscapeOf } from '@/server/data/gazetteer';
import type { StatementKind } from '../market/kinds';
import { createRandom, type Random } from '../random';
import type { Building } from './building';
import { isFrame } from './equipment';
import { findOutside, moodOf, roomsOf, type Scene, type Suite, scenesOf, suites } from './scenes';

/** What the pictures of a home follow from. */
export type PicturedHome = {
  id: number;
  realEstateTypeId: number;
  dealTypeId: number;
  cityId: number;
  districtId?: number | null;
  statusId?: number | null;
  conditionId?: number | null;
  projectTypeId?: number | null;
  buildYearId?: number | null;
  roomTypeId?: number | null;
  bedroomTypeId?: number | null;
  bathroomTypeId?: number | null;
  balconies?: number | null;
};

const NEWLY_RENOVATED = 1;
const BLACK_FRAME = 6;
const AFTER_2000 = 3;
const BEFORE_1955 = 1;
const ITALIAN_COURTYARD = 17;
const { apartment, house, countryHouse, land, commercial, hotel } = realEstateTypes;

const isBare = ({ conditionId }: PicturedHome): boolean => isFrame({ conditionId: conditionId ?? null });

/** A business looks like its city wherever it is. */
const seenFrom = (home: PicturedHome): Landscape =>
  home.realEstateTypeId === commercial ? 'city' : landscapeOf(home.cityId, home.districtId);

/** Towers for new flats, carved balconies for the oldest, panel blocks for the rest; the mountains have no carved ones. */
function outsideKindOf(home: PicturedHome): string {
  if (home.realEstateTypeId === apartment) {
    if (home.buildYearId === AFTER_2000) return 'tower';
    const isOldest = home.projectTypeId === ITALIAN_COURTYARD || home.buildYearId === BEFORE_1955;
    return isOldest && seenFrom(home) !== 'mountains' ? 'old' : 'block';
  }
  return { [house]: 'house', [countryHouse]: 'cottage', [land]: 'land', [hotel]: 'hotel' }[home.realEstateTypeId] ?? 'commercial';
}

/** What a business is, by its status: the layouts of its front and the kind of its rooms. */
const trades: Readonly<Record<number, readonly [fronts: readonly string[], rooms: string]>> = {
  8: [['office'], 'office'],
  9: [['shops', 'market'], 'shop'],
  10: [['warehouse'], 'storage'],
  11: [['warehouse'], 'storage'],
  12: [['cafe', 'wine'], 'hall'],
  13: [['garages'], 'storage'],
  25: [['shops', 'wine'], 'storage'],
  26: [['shops', 'cafe'], 'shop'],
  28: [['garages', 'warehouse'], 'storage'],
  29: [['garages', 'warehouse'], 'storage'],
};
const tradeOf = ({ statusId }: PicturedHome) => trades[statusId ?? 0] ?? ([['office', 'shops'], 'office'] as const);

/** How the rooms are furnished: bare walls, a business, a chalet in the mountains, else by condition and age. */
function styleOf(home: PicturedHome): string {
  if (isBare(home)) return home.conditionId === BLACK_FRAME ? 'black' : 'white';
  if (home.realEstateTypeId === commercial) return tradeOf(home)[1];
  const isFresh = home.conditionId === NEWLY_RENOVATED || home.realEstateTypeId === hotel;
  if (seenFrom(home) === 'mountains') return isFresh || outsideKindOf(home) !== 'block' ? 'chalet' : 'classic';
  return isFresh ? 'modern' : 'classic';
}

type Pool = { outside: readonly Scene[]; suites: readonly Suite[] };
const pools = new Map<string, Pool>();

/** The façades and suites that suit a home, each with at least one of the other sort under the same season and hour. */
function poolOf(home: PicturedHome): Pool {
  const kind = outsideKindOf(home);
  const landscape = seenFrom(home);
  const style = styleOf(home);
  const fronts = kind === 'commercial' ? tradeOf(home)[0] : undefined;
  const key = `${kind} ${landscape} ${style} ${fronts?.join() ?? ''}`;
  const known = pools.get(key);
  if (known) return known;
  const outside = findOutside(kind, landscape).filter(({ layout }) => !fronts || fronts.includes(layout ?? ''));
  const fitting = kind === 'land' ? [] : suites.filter((suite) => suite.landscape === landscape && suite.style === style);
  const moods = new Set(fitting.map(({ mood }) => mood));
  const pool: Pool =
    kind === 'land'
      ? { outside: outside.filter(({ id }) => !id.endsWith('-near')), suites: [] }
      : {
          outside: outside.filter((scene) => moods.has(moodOf(scene))),
          suites: fitting.filter(({ mood }) => outside.some((scene) => moodOf(scene) === mood)),
        };
  pools.set(key, pool);
  return pool;
}

/** The rooms of a suite in the order of a walk through the home: bedrooms as many as there are, three at most. */
function walkThrough(random: Random, home: PicturedHome, suite: Suite): Scene[] {
  if (isBare(home))
    return home.realEstateTypeId === commercial ? suite.rooms.filter(({ layout }) => layout !== 'kitchen') : [...suite.rooms];
  if (home.realEstateTypeId === commercial) return [...suite.rooms];
  const isHotel = home.realEstateTypeId === hotel;
  const rooms = roomCountOf(home.roomTypeId ?? 0) ?? 1;
  const bedrooms = rooms === 1 && !isHotel ? 0 : Math.min(home.bedroomTypeId ?? 1, 3);
  const hasTerrace = isHotel || home.balconies != null || (home.realEstateTypeId !== apartment && random.chance(0.6));
  return [
    ...roomsOf(suite, 'living'),
    ...(isHotel ? [] : roomsOf(suite, 'kitchen')),
    ...roomsOf(suite, 'bedroom').slice(0, bedrooms),
    ...roomsOf(suite, 'bathroom').slice(0, (home.bathroomTypeId ?? 1) > 1 && home.bathroomTypeId !== 4 ? 2 : 1),
    ...(hasTerrace ? roomsOf(suite, 'terrace') : []),
  ];
}

const roomedTypes: readonly number[] = [apartment, house, countryHouse];

/** The plan with exactly the rooms that the statement names; most owners have one. */
function planOf(random: Random, home: PicturedHome): Scene[] {
  if (home.realEstateTypeId === land) return [random.pick(scenesOf('siteplan'))];
  if (!roomedTypes.includes(home.realEstateTypeId) || !random.chance(0.75)) return [];
  const rooms = roomCountOf(home.roomTypeId ?? 0);
  const bedrooms = rooms === 1 ? 0 : home.bedroomTypeId;
  const bathrooms = home.bathroomTypeId === 4 ? 1 : home.bathroomTypeId;
  return scenesOf('floorplan').filter(
    (plan) =>
      plan.rooms === rooms &&
      plan.bedrooms === bedrooms &&
      plan.bathrooms === bathrooms &&
      plan.hasBalcony === (home.balconies != null),
  );
}

const path = (id: string, size = ''): string => `/assets/scenes/${id}${size}.webp`;

/** One of a list by number, round and round. */
const turned = <Item>(items: readonly Item[], number: number): Item | undefined => items[number % items.length];

type Opening = { random: Random; pool: Pool; suite?: Suite; outside?: Scene };

/** What the pictures open with: a suite, whose living room is the first, or the outside. */
function openingOf(home: PicturedHome, turn: number): Opening {
  const random = createRandom(home.id, 7);
  const pool = poolOf(home);
  const isFurnished = pool.suites.length > 0 && !isBare(home) && home.realEstateTypeId !== commercial;
  const prefersInside = random.chance(0.34);
  // When every picture of the preferred sort was refused, the other sort is tried.
  const opensInside = isFurnished && (prefersInside ? turn < pool.suites.length : turn >= pool.outside.length);
  const number = home.id + turn;
  return opensInside
    ? { random, pool, suite: turned(pool.suites, number) }
    : { random, pool, outside: turned(pool.outside, number) };
}

function chooseScenes(home: PicturedHome, turn: number): Scene[] {
  const { random, pool, suite, outside } = openingOf(home, turn);
  const plan = planOf(random, home);
  if (suite) {
    const seen = random.pick(pool.outside.filter((scene) => moodOf(scene) === suite.mood));
    return [...walkThrough(random, home, suite), seen, ...plan];
  }
  if (!outside) return plan;
  if (home.realEstateTypeId === land)
    return [outside, ...scenesOf('land').filter(({ id }) => id === `${outside.id}-near`), ...plan];
  const inside = random.pick(pool.suites.filter(({ mood }) => mood === moodOf(outside)));
  return [outside, ...walkThrough(random, home, inside), ...plan];
}

/** The file that `drawPictures` opens with. */
export function firstPictureOf(home: PicturedHome, turn: number): string | undefined {
  const { suite, outside } = openingOf(home, turn);
  const first = suite ? roomsOf(suite, 'living')[0] : outside;
  return first && path(first.id);
}

/**
 * Three to twelve drawn pictures of one home: its façade by kind and place, rooms of one palette with the season, hour and view
 * of the façade, and a plan with the rooms that it names. Two in three open with the façade, the rest with the living room.
 * @param turn another first picture for the same home, for when its neighbour in a list has this one
 */
export function drawPictures(home: PicturedHome, turn = 0): StatementImage[] {
  return chooseScenes(home, turn).map(({ id }, position) => ({
    large: path(id),
    thumb: path(id, '-thumb'),
    blur: path(id, '-blur'),
    is_main: position === 0,
  }));
}

/** A panorama of a room, for statements with a 3D tour; null where none is drawn. */
export function drawTour(random: Random, kind: StatementKind, building: Building): string | null {
  const panoramas = scenesOf('panorama').filter((scene) => scene.suits.includes(kind.typeId));
  return panoramas.length === 0 || isFrame(building) ? null : path(random.pick(panoramas).id);
}
