import type { Canvas } from '../drawing/canvas';
import { lighter } from '../drawing/palette';
import { drawBathroom } from '../interiors/bathroom';
import { drawBedroom } from '../interiors/bedroom';
import { drawKitchen } from '../interiors/kitchen';
import type { BedroomScene, KitchenScene, LivingScene } from '../interiors/layouts';
import { drawLiving } from '../interiors/living';
import type { ViewKind } from '../interiors/room';
import { drawTerrace, type TerraceScene } from '../interiors/terrace';
import type { Hour, Landscape, Scene, SceneKind } from '../scene';
import { type MoodName, moods, seedOf } from './moods';
import { type PaletteName, palettes } from './palettes';

/** The rooms of one home: one palette, one hour, one view from every window. */
interface Suite {
  landscape: Landscape;
  mood: MoodName;
  palette: PaletteName;
  style: 'modern' | 'classic' | 'chalet';
  living: LivingScene['layout'];
  kitchen: KitchenScene['layout'];
  bedrooms: readonly BedroomScene['layout'][];
  rail: TerraceScene['rail'];
}

const suite = (
  [landscape, mood, palette, style]: readonly [Landscape, MoodName, PaletteName, Suite['style']],
  living: Suite['living'],
  kitchen: Suite['kitchen'],
  bedrooms: Suite['bedrooms'],
  rail: Suite['rail'],
): Suite => ({ landscape, mood, palette, style, living, kitchen, bedrooms, rail });

const city: readonly Suite[] = [
  suite(['city', 'summer-noon', 'linen', 'modern'], 'corner', 'niche', ['low', 'wardrobe', 'children'], 'glass'),
  suite(['city', 'summer-noon', 'sage', 'modern'], 'media', 'island', ['low', 'double', 'study'], 'glass'),
  suite(['city', 'summer-evening', 'plum', 'modern'], 'panorama', 'peninsula', ['low', 'double', 'wardrobe'], 'glass'),
  suite(['city', 'summer-evening', 'graphite', 'modern'], 'loft', 'niche', ['wardrobe', 'low', 'study'], 'bars'),
  suite(['city', 'spring-morning', 'sky', 'modern'], 'balcony', 'galley', ['double', 'children', 'low'], 'bars'),
  suite(['city', 'autumn-afternoon', 'ochre', 'modern'], 'dining', 'peninsula', ['wardrobe', 'low', 'children'], 'glass'),
  suite(['city', 'winter-noon', 'graphite', 'modern'], 'niche', 'wide-window', ['low', 'study', 'double'], 'glass'),
  suite(['city', 'summer-noon', 'walnut', 'classic'], 'arches', 'table', ['double', 'children', 'wardrobe'], 'carved'),
  suite(['city', 'summer-evening', 'wine', 'classic'], 'fireplace', 'dresser', ['wardrobe', 'double', 'study'], 'carved'),
  suite(['city', 'spring-morning', 'rose', 'classic'], 'window', 'range', ['double', 'study', 'children'], 'bars'),
  suite(['city', 'autumn-afternoon', 'tobacco', 'classic'], 'library', 'country', ['study', 'double', 'wardrobe'], 'carved'),
  suite(['city', 'winter-noon', 'olive', 'classic'], 'wall-unit', 'range', ['double', 'wardrobe', 'study'], 'bars'),
];

const sea: readonly Suite[] = [
  suite(['sea', 'summer-noon', 'marine', 'modern'], 'panorama', 'island', ['low', 'double', 'children'], 'glass'),
  suite(['sea', 'summer-evening', 'coral', 'modern'], 'balcony', 'wide-window', ['double', 'low', 'wardrobe'], 'glass'),
  suite(['sea', 'spring-morning', 'sand', 'modern'], 'corner', 'peninsula', ['low', 'wardrobe', 'study'], 'glass'),
  suite(['sea', 'autumn-afternoon', 'dune', 'modern'], 'dining', 'galley', ['wardrobe', 'low', 'double'], 'bars'),
  suite(['sea', 'summer-noon', 'mint', 'classic'], 'window', 'table', ['double', 'wardrobe', 'children'], 'carved'),
  suite(['sea', 'autumn-afternoon', 'walnut', 'classic'], 'piano', 'dresser', ['wardrobe', 'double', 'study'], 'carved'),
];

const mountains: readonly Suite[] = [
  suite(['mountains', 'summer-noon', 'pine', 'chalet'], 'fireplace', 'country', ['attic', 'double', 'children'], 'carved'),
  suite(['mountains', 'autumn-afternoon', 'rust', 'chalet'], 'library', 'wide-window', ['double', 'attic', 'study'], 'carved'),
  suite(['mountains', 'winter-noon', 'snow', 'chalet'], 'panorama', 'island', ['attic', 'low', 'children'], 'glass'),
  suite(['mountains', 'winter-night', 'ember', 'chalet'], 'hearth', 'country', ['double', 'attic', 'wardrobe'], 'bars'),
  suite(['mountains', 'summer-noon', 'olive', 'classic'], 'window', 'table', ['double', 'children', 'study'], 'bars'),
  suite(['mountains', 'autumn-afternoon', 'walnut', 'classic'], 'wall-unit', 'range', ['wardrobe', 'double', 'children'], 'bars'),
];

const country: readonly Suite[] = [
  suite(['country', 'summer-noon', 'meadow', 'modern'], 'dining', 'wide-window', ['double', 'low', 'children'], 'glass'),
  suite(['country', 'spring-morning', 'linen', 'modern'], 'fireplace', 'island', ['low', 'wardrobe', 'study'], 'glass'),
  suite(['country', 'autumn-afternoon', 'dune', 'modern'], 'media', 'peninsula', ['wardrobe', 'low', 'attic'], 'bars'),
  suite(['country', 'summer-evening', 'sage', 'modern'], 'corner', 'galley', ['low', 'double', 'wardrobe'], 'glass'),
  suite(['country', 'summer-noon', 'walnut', 'classic'], 'hearth', 'country', ['attic', 'double', 'children'], 'carved'),
  suite(['country', 'autumn-afternoon', 'tobacco', 'classic'], 'piano', 'dresser', ['double', 'attic', 'study'], 'carved'),
];

const suites: readonly Suite[] = [...city, ...sea, ...mountains, ...country];

export const viewOf: Readonly<Record<Landscape, ViewKind>> = {
  city: 'city',
  sea: 'sea',
  mountains: 'mountains',
  country: 'green',
};

/** The light of the hour in a room apart from its lamps. */
const washes: Readonly<Record<Hour, readonly [color: string, opacity: number]>> = {
  morning: ['#ffd9c0', 0.07],
  noon: ['#ffffff', 0],
  afternoon: ['#ffc77a', 0.08],
  evening: ['#5f3350', 0.12],
  night: ['#171a3c', 0.22],
};

export function drawHourWash(canvas: Canvas, hour: Hour): void {
  const [color, opacity] = washes[hour];
  if (opacity > 0) canvas.rect(0, 0, canvas.width, canvas.height, color, { opacity, isGlowing: true });
}

/** How light the floor of a shower room is; it has no window that would distinguish one place from another. */
const showerFloors: Readonly<Record<Landscape, number>> = { city: 0.3, sea: 0.5, mountains: 0.12, country: 0.4 };

const homes = [1, 2, 3, 6] as const;

function scenesOf({ landscape, mood, palette: name, style, living, kitchen, bedrooms, rail }: Suite): readonly Scene[] {
  const { season, hour, skyName } = moods[mood];
  const colors = palettes[name];
  const view = viewOf[landscape];
  const room = (kind: SceneKind, number: string, layout: string, draw: (canvas: Canvas) => void): Scene => {
    const id = `${landscape}-${mood}-${name}-${kind}${number}`;
    return {
      id,
      kind,
      suits: homes,
      layout,
      size: { width: 1200, height: 800 },
      seed: seedOf(id),
      skyName,
      season,
      set: { landscape, season, hour, palette: name, style },
      draw: (canvas) => {
        draw(canvas);
        if (kind !== 'terrace') drawHourWash(canvas, hour);
      },
    };
  };
  const bath = {
    tile: lighter(colors.tile, 0.1),
    accent: colors.accent,
    floor: lighter(colors.floor, 0.3),
    metal: colors.metal,
    view,
  };
  return [
    room('living', '', living, (canvas) => drawLiving(canvas, { ...colors, layout: living, view })),
    room('kitchen', '', kitchen, (canvas) => drawKitchen(canvas, { ...colors, layout: kitchen, view })),
    ...bedrooms.map((layout, index) =>
      room('bedroom', `-${index + 1}`, layout, (canvas) => drawBedroom(canvas, { ...colors, layout, view })),
    ),
    ...(['bath', 'shower'] as const).map((layout, index) =>
      room('bathroom', `-${index + 1}`, layout, (canvas) =>
        drawBathroom(canvas, {
          ...bath,
          layout,
          floor: layout === 'bath' ? bath.floor : lighter(colors.floor, showerFloors[landscape]),
        }),
      ),
    ),
    room('terrace', '', rail, (canvas) => drawTerrace(canvas, { rail, view, accent: colors.accent, wall: colors.wall })),
  ];
}

export const suiteScenes: readonly Scene[] = suites.flatMap(scenesOf);
