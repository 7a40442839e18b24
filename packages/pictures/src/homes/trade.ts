import { type CommercialScene, drawCommercial } from '../buildings/commercial';
import { drawGarages } from '../buildings/garages';
import type { Canvas } from '../drawing/canvas';
import { type CommerceScene, drawCommerce } from '../interiors/commerce';
import { drawOffice } from '../interiors/office';
import type { Scene, SceneKind } from '../scene';
import { facade } from './facade-scene';
import { type MoodName, moods, seedOf } from './moods';
import { type PaletteName, palettes } from './palettes';
import { drawHourWash } from './suites';

type TradeKind = 'office' | 'shop' | 'hall' | 'storage';

const layoutsOf = {
  shop: ['counter', 'rails'],
  hall: ['tables', 'bar'],
  storage: ['racks', 'workshop'],
} as const satisfies Record<Exclude<TradeKind, 'office'>, readonly CommerceScene['layout'][]>;

const sets: readonly (readonly [TradeKind, MoodName, PaletteName])[] = [
  ['office', 'summer-noon', 'sky'],
  ['office', 'summer-evening', 'graphite'],
  ['office', 'autumn-afternoon', 'ochre'],
  ['shop', 'summer-noon', 'linen'],
  ['shop', 'summer-evening', 'plum'],
  ['shop', 'autumn-afternoon', 'tobacco'],
  ['hall', 'summer-noon', 'mint'],
  ['hall', 'summer-evening', 'wine'],
  ['hall', 'autumn-afternoon', 'walnut'],
  ['storage', 'summer-noon', 'graphite'],
  ['storage', 'summer-evening', 'sage'],
  ['storage', 'autumn-afternoon', 'dune'],
];

function scenesOf([kind, mood, name]: readonly [TradeKind, MoodName, PaletteName]): readonly Scene[] {
  const { season, hour, skyName } = moods[mood];
  const { wall, floor, sofa, headboard } = palettes[name];
  const colors = { wall, floor, floorKind: kind === 'shop' || kind === 'storage' ? 'stone' : 'boards', view: 'city' } as const;
  const scene = (layout: string, draw: (canvas: Canvas) => void): Scene => {
    const id = `${mood}-${name}-${kind}-${layout}`;
    return {
      id,
      kind: kind satisfies SceneKind,
      suits: [5],
      layout,
      size: { width: 1200, height: 800 },
      seed: seedOf(id),
      skyName,
      season,
      set: { landscape: 'city', season, hour, palette: name },
      draw: (canvas) => {
        draw(canvas);
        drawHourWash(canvas, hour);
      },
    };
  };
  if (kind === 'office')
    return (['open', 'meeting'] as const).map((layout) =>
      scene(layout, (canvas) => drawOffice(canvas, { ...colors, layout, accent: sofa })),
    );
  return layoutsOf[kind].map((layout) =>
    scene(layout, (canvas) => drawCommerce(canvas, { ...colors, layout, accent: sofa, wood: headboard })),
  );
}

const tradeMoods = ['summer-noon', 'summer-evening', 'autumn-afternoon'] as const;

type TradeLook = readonly [CommercialScene['layout'], readonly CommercialScene['wall'][], string];
const tradeLooks: readonly TradeLook[] = [
  ['shops', ['rose', 'sage', 'tuff'], '#3d7686'],
  ['cafe', ['cream', 'azure', 'brick'], '#8a3047'],
  ['office', ['white', 'char', 'sand'], '#5d8fa8'],
  ['warehouse', ['azure', 'stone', 'sand'], '#c9772f'],
  ['market', ['cream', 'mint', 'ochre'], '#60704f'],
  ['wine', ['tuff', 'ochre', 'brick'], '#7f3549'],
];

const fronts: readonly Scene[] = [
  ...tradeLooks.flatMap(([layout, walls, accent]) =>
    tradeMoods.map((mood, index) =>
      facade(
        'commercial',
        'city',
        mood,
        layout,
        (canvas) => drawCommercial(canvas, { layout, wall: walls[index] ?? 'cream', accent }),
        { layout },
      ),
    ),
  ),
  ...tradeMoods.map((mood, index) =>
    facade(
      'commercial',
      'city',
      mood,
      'garages',
      (canvas) =>
        drawGarages(canvas, {
          wall: (['stone', 'sand', 'brick'] as const)[index] ?? 'stone',
          doors: ['#3d7686', '#955811', '#60704f', '#7f3549'],
        }),
      { layout: 'garages' },
    ),
  ),
];

/** The fronts, and two rooms of each: what one sees from the door and what one sees from the counter. */
export const tradeScenes: readonly Scene[] = [...fronts, ...sets.flatMap(scenesOf)];
