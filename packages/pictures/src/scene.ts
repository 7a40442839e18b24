import type { Canvas, CanvasSize } from './drawing/canvas';
import type { SkyName } from './drawing/palette';

export const sceneKinds = [
  'tower',
  'block',
  'old',
  'house',
  'cottage',
  'land',
  'commercial',
  'hotel',
  'living',
  'kitchen',
  'bedroom',
  'bathroom',
  'terrace',
  'office',
  'floorplan',
  'panorama',
  'hero',
] as const;

export type SceneKind = (typeof sceneKinds)[number];

export interface Scene {
  id: string;
  kind: SceneKind;
  size: CanvasSize;
  /** Ids of the real estate types the scene may illustrate. */
  suits: readonly number[];
  rooms?: number;
  seed: number;
  skyName: SkyName;
  draw: (canvas: Canvas) => void;
}

/** A scene before it has its number, seed and sky. */
export interface SceneDraft {
  kind: SceneKind;
  suits: readonly number[];
  rooms?: number;
  size?: CanvasSize;
  /** Ground is sold by what one sees of it, so plots are never drawn at night. */
  isDaylight?: boolean;
  draw: (canvas: Canvas) => void;
}
