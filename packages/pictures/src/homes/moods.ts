import type { SkyName } from '../drawing/palette';
import type { Season } from '../drawing/season';
import type { Hour } from '../scene';

export interface Mood {
  season: Season;
  hour: Hour;
  skyName: SkyName;
}

/** Season and hour of a set, and the sky they are drawn under. */
export const moods = {
  'spring-morning': { season: 'spring', hour: 'morning', skyName: 'dawn' },
  'summer-noon': { season: 'summer', hour: 'noon', skyName: 'clear' },
  'summer-evening': { season: 'summer', hour: 'evening', skyName: 'dusk' },
  'autumn-afternoon': { season: 'autumn', hour: 'afternoon', skyName: 'gold' },
  'winter-noon': { season: 'winter', hour: 'noon', skyName: 'day' },
  'winter-night': { season: 'winter', hour: 'night', skyName: 'night' },
} as const satisfies Record<string, Mood>;

export type MoodName = keyof typeof moods;

/** FNV-1a: the seed of a named scene, so that a new one changes no other. */
export function seedOf(id: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < id.length; index++) hash = Math.imul(hash ^ id.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}
