import type { Canvas } from '../drawing/canvas';
import type { Landscape, Scene, SceneKind } from '../scene';
import { type MoodName, moods, seedOf } from './moods';

export type FacadeKind = Extract<SceneKind, 'tower' | 'block' | 'old' | 'house' | 'cottage' | 'commercial' | 'hotel' | 'land'>;

const suits: Readonly<Record<FacadeKind, readonly number[]>> = {
  tower: [1],
  block: [1],
  old: [1, 6],
  house: [2],
  cottage: [3],
  land: [4],
  commercial: [5],
  hotel: [6],
};

/** Of the car before the house; none before one in five. */
export const carColors = ['#3c5a78', '#d9d5cf', '#7f3549', '#c9a24d', undefined] as const;

/** @param name what distinguishes it from the other façades of its kind, place and hour */
export function facade(
  kind: FacadeKind,
  landscape: Landscape,
  mood: MoodName,
  name: string,
  draw: (canvas: Canvas) => void,
  extra: Pick<Scene, 'layout' | 'crop'> = {},
): Scene {
  const id = `${kind}-${landscape}-${mood}-${name}`;
  const { season, hour, skyName } = moods[mood];
  return {
    id,
    kind,
    suits: suits[kind],
    size: { width: 1200, height: 800 },
    seed: seedOf(id),
    skyName,
    season,
    set: { landscape, season, hour },
    draw,
    ...extra,
  };
}
