import type { Canvas, CanvasSize } from './drawing/canvas';
import type { SkyName } from './drawing/palette';
import type { Season } from './drawing/season';

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
  'bare',
  'office',
  'shop',
  'hall',
  'storage',
  'floorplan',
  'siteplan',
  'panorama',
  'hero',
] as const;

export type SceneKind = (typeof sceneKinds)[number];

export type Landscape = 'city' | 'sea' | 'mountains' | 'country';
export type Hour = 'morning' | 'noon' | 'afternoon' | 'evening' | 'night';

/** What the pictures of one home have in common: pictures with the same values may be side by side. */
export interface SceneSet {
  landscape: Landscape;
  season: Season;
  hour: Hour;
  /** Colours of the rooms; absent outside. */
  palette?: string;
  /** How the rooms are furnished, or how far the walls are. */
  style?: 'modern' | 'classic' | 'chalet' | 'white' | 'black';
}

/** How a drawing is laid out; floor plans count their rooms. */
export interface SceneContent {
  layout?: string;
  /** Of a floor plan: living room, bedrooms and studies, without kitchen, bath and hall. */
  rooms?: number;
  bedrooms?: number;
  bathrooms?: number;
  hasBalcony?: boolean;
}

export interface Scene extends SceneContent {
  id: string;
  kind: SceneKind;
  size: CanvasSize;
  /** Ids of the real estate types the scene may illustrate. */
  suits: readonly number[];
  seed: number;
  skyName: SkyName;
  season: Season;
  /** Drawn before the sets were: its file stays as it is. */
  isNumbered?: boolean;
  set?: SceneSet;
  /** The part of the drawing that is shown: x, y and width; the height follows from the size. */
  crop?: readonly [number, number, number];
  draw: (canvas: Canvas) => void;
}

/** A scene before it has its number, seed and sky. */
export interface SceneDraft extends SceneContent {
  kind: SceneKind;
  suits: readonly number[];
  /** What it shows outside; without one no set has the scene. */
  landscape?: Landscape;
  size?: CanvasSize;
  /** Ground is sold by what one sees of it, so plots are never drawn at night. */
  isDaylight?: boolean;
  draw: (canvas: Canvas) => void;
}
