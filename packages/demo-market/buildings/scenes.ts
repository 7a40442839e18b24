import { z } from 'zod';
import type { Landscape } from '@/server/data/gazetteer';
import scenesFile from '../scenes.json';

const sceneSchema = z.object({
  id: z.string(),
  kind: z.string(),
  suits: z.array(z.number()),
  landscape: z.enum(['city', 'sea', 'mountains', 'country']).optional(),
  season: z.string().optional(),
  hour: z.string().optional(),
  palette: z.string().optional(),
  style: z.string().optional(),
  layout: z.string().optional(),
  rooms: z.number().optional(),
  bedrooms: z.number().optional(),
  bathrooms: z.number().optional(),
  hasBalcony: z.boolean().optional(),
});
export type Scene = z.infer<typeof sceneSchema>;

export const scenes: readonly Scene[] = z.array(sceneSchema).parse(scenesFile);

/** Season and hour: pictures of one home have the same. */
export const moodOf = ({ season, hour }: Scene): string => `${season} ${hour}`;

/** Scenes by a key of theirs; those without one are left out. */
function groupScenes(list: readonly Scene[], keyOf: (scene: Scene) => string | undefined): ReadonlyMap<string, readonly Scene[]> {
  const groups = new Map<string, Scene[]>();
  for (const scene of list) {
    const key = keyOf(scene);
    if (key === undefined) continue;
    const group = groups.get(key);
    if (group) group.push(scene);
    else groups.set(key, [scene]);
  }
  return groups;
}

const roomKinds: readonly string[] = [
  'living',
  'kitchen',
  'bedroom',
  'bathroom',
  'terrace',
  'bare',
  'office',
  'shop',
  'hall',
  'storage',
];
const isOfSet = ({ landscape }: Scene): boolean => landscape !== undefined;
const byKind = groupScenes(scenes, ({ kind }) => kind);
const outsideByPlace = groupScenes(
  scenes.filter((scene) => isOfSet(scene) && !roomKinds.includes(scene.kind)),
  ({ kind, landscape }) => `${kind} ${landscape}`,
);

export const scenesOf = (kind: string): readonly Scene[] => byKind.get(kind) ?? [];

/** What shows the outside of a home of this kind there. */
export const findOutside = (kind: string, landscape: Landscape): readonly Scene[] =>
  outsideByPlace.get(`${kind} ${landscape}`) ?? [];

/** The rooms of one home: one palette, one season and hour, one view. */
export type Suite = { mood: string; style: string; landscape: Landscape; rooms: readonly Scene[] };

export const suites: readonly Suite[] = [
  ...groupScenes(
    scenes.filter((scene) => isOfSet(scene) && roomKinds.includes(scene.kind)),
    (scene) => `${scene.landscape} ${moodOf(scene)} ${scene.palette} ${scene.style ?? scene.kind}`,
  ).values(),
].flatMap((rooms) => {
  const [first] = rooms;
  return first?.landscape ? [{ mood: moodOf(first), style: first.style ?? first.kind, landscape: first.landscape, rooms }] : [];
});

export const roomsOf = (suite: Suite, kind: string): readonly Scene[] => suite.rooms.filter((room) => room.kind === kind);
