import { z } from 'zod';
import type { StatementImage } from '@/lib/contracts/statements/statements';
import { dealTypes, realEstateTypes } from '@/lib/domain/statement/market-ids';
import scenesFile from '../../data/scenes.json';
import type { StatementKind } from '../market/kinds';
import type { Random } from '../random';
import type { Building } from './building';
import { isFrame } from './equipment';

const sceneSchema = z.object({ id: z.string(), kind: z.string(), suits: z.array(z.number()), rooms: z.number().optional() });
type Scene = z.infer<typeof sceneSchema>;

const scenes: readonly Scene[] = z.array(sceneSchema).parse(scenesFile);
const scenesOf = (kind: string): readonly Scene[] => scenes.filter((scene) => scene.kind === kind);
const byKind = new Map(scenes.map(({ kind }) => [kind, scenesOf(kind)]));
const ofKind = (kind: string): readonly Scene[] => byKind.get(kind) ?? [];

const path = (id: string, size = ''): string => `/assets/scenes/${id}${size}.webp`;

/** Which façades a building may have: towers for new ones, carved balconies for old courtyards, panel blocks for the rest. */
function facadesOf(kind: StatementKind, building: Building): readonly Scene[] {
  if (kind.typeId === realEstateTypes.apartment)
    return ofKind(
      building.buildYearId === 3 ? 'tower' : building.projectTypeId === 17 || building.buildYearId === 1 ? 'old' : 'block',
    );
  const kinds: Readonly<Record<number, string>> = { 2: 'house', 3: 'cottage', 4: 'land', 5: 'commercial', 6: 'hotel' };
  return ofKind(kinds[kind.typeId] ?? 'tower');
}

/** Rooms to show, in the order of a walk through the home: one of each kind, bedrooms as many as there are. */
function roomsOf(random: Random, kind: StatementKind, building: Building, index: number): Scene[] {
  if (kind.typeId === realEstateTypes.land || isFrame(building)) return [];
  if (kind.typeId === realEstateTypes.commercial)
    return random.sample(ofKind('office'), building.statusId === 8 || building.statusId === 24 ? 2 : 1);
  const bedrooms = Math.min(building.bedroomTypeId ?? 1, 4);
  return [
    ...rotated(ofKind('living'), index).slice(0, kind.typeId === realEstateTypes.hotel ? 1 : random.int(1, 2)),
    ...random.sample(ofKind('kitchen'), kind.typeId === realEstateTypes.hotel ? 0 : 1),
    ...random.sample(ofKind('bedroom'), Math.max(1, bedrooms)),
    ...random.sample(ofKind('bathroom'), building.bathroomTypeId === 1 ? 1 : 2),
    ...random.sample(ofKind('terrace'), random.int(0, 1)),
  ];
}

const planOf = (random: Random, kind: StatementKind, building: Building): Scene[] => {
  const plans =
    kind.typeId === realEstateTypes.apartment ? ofKind('floorplan').filter((scene) => scene.rooms === building.rooms) : [];
  return plans.length > 0 && random.chance(0.6) ? [random.pick(plans)] : [];
};

/** The first picture turns with the number of the statement, so that two statements in a row never open with the same one. */
const rotated = (pool: readonly Scene[], index: number): Scene[] =>
  pool.map((_, step) => pool[(index + step) % pool.length] as Scene);

/**
 * Three to twelve drawn pictures that suit the home: a façade or the living room first, the floor plan last.
 * @param index number of the statement in the seed
 */
export function drawPictures(random: Random, kind: StatementKind, building: Building, index: number): StatementImage[] {
  const outside = rotated(facadesOf(kind, building), index);
  const inside = roomsOf(random, kind, building, index);
  const few = inside.length < 3;
  const facades = outside.slice(0, few ? random.int(3, 4) : random.int(1, 2));
  const opensInside = !few && random.chance(kind.dealId === dealTypes.sale ? 0.45 : 0.7);
  const walk = opensInside ? [...inside, ...facades] : [...facades, ...inside];
  const chosen = [...walk.slice(0, 11), ...planOf(random, kind, building)];
  return chosen.map(({ id }, position) => ({
    large: path(id),
    thumb: path(id, '-thumb'),
    blur: path(id, '-blur'),
    is_main: position === 0,
  }));
}

/** A panorama of a room, for statements with a 3D tour; null where none is drawn. */
export function drawTour(random: Random, kind: StatementKind, building: Building): string | null {
  const panoramas = ofKind('panorama').filter((scene) => scene.suits.includes(kind.typeId));
  return panoramas.length === 0 || isFrame(building) ? null : path(random.pick(panoramas).id);
}
