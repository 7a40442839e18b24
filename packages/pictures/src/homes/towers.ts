import { drawTowers, type Tower, type TowerScene } from '../buildings/tower';
import type { Landscape, Scene } from '../scene';
import { carColors, facade } from './facade-scene';
import type { MoodName } from './moods';

type Front = Pick<Tower, 'style' | 'wall' | 'floors' | 'accent' | 'rail'>;
const front = (
  style: Tower['style'],
  wall: Tower['wall'],
  floors: number,
  extra: Pick<Tower, 'accent' | 'rail'> = {},
): Front => ({
  style,
  wall,
  floors,
  ...extra,
});

/** One wide house, two, or three slender ones. */
const widths: readonly (readonly (readonly [x: number, width: number])[])[] = [
  [[190, 800]],
  [
    [120, 470],
    [670, 390],
  ],
  [
    [90, 310],
    [456, 300],
    [820, 290],
  ],
];
const stand = (fronts: readonly Front[]): readonly Tower[] =>
  fronts.map((one, index) => {
    const [x, width] = widths[fronts.length - 1]?.[index] ?? [190, 800];
    return { ...one, x, width };
  });

type TowerRow = readonly [Landscape, MoodName, readonly (readonly Front[])[]];
const towerRows: readonly TowerRow[] = [
  [
    'city',
    'spring-morning',
    [
      [front('grid', 'sand', 9, { accent: '#7a4b34' }), front('loggia', 'white', 8)],
      [front('slats', 'cream', 8)],
      [front('ribbon', 'mint', 10), front('ribbon', 'white', 9), front('ribbon', 'mint', 8)],
    ],
  ],
  [
    'city',
    'summer-noon',
    [
      [front('steps', 'white', 8)],
      [front('grid', 'brick', 9, { accent: '#e2c7a5' }), front('grid', 'char', 8, { accent: '#c9a24d' })],
      [front('loggia', 'tuff', 10), front('ribbon', 'slate', 9, { accent: '#e2ab4a' })],
      [front('wave', 'cream', 11), front('wave', 'white', 12), front('wave', 'cream', 10)],
    ],
  ],
  [
    'city',
    'summer-evening',
    [
      [front('grid', 'char', 10, { accent: '#c9a24d' }), front('grid', 'stone', 9)],
      [front('ribbon', 'white', 9, { accent: '#3d7686' })],
      [front('loggia', 'slate', 9), front('slats', 'blush', 8)],
      [front('loggia', 'sand', 11), front('loggia', 'sand', 12), front('loggia', 'sand', 10)],
    ],
  ],
  [
    'city',
    'autumn-afternoon',
    [
      [front('slats', 'tuff', 8), front('grid', 'brick', 9)],
      [front('loggia', 'cream', 9, { rail: 'bars' })],
      [front('steps', 'stone', 8)],
      [front('ribbon', 'rose', 9), front('ribbon', 'wine', 10, { accent: '#e2c7a5' })],
    ],
  ],
  [
    'city',
    'winter-noon',
    [
      [front('grid', 'azure', 9), front('loggia', 'white', 8)],
      [front('loggia', 'brick', 8)],
      [front('ribbon', 'cream', 9, { accent: '#7f3549' }), front('grid', 'char', 8)],
    ],
  ],
  [
    'sea',
    'spring-morning',
    [[front('wave', 'white', 12), front('wave', 'azure', 10)], [front('loggia', 'sand', 9)], [front('steps', 'white', 9)]],
  ],
  [
    'sea',
    'summer-noon',
    [
      [front('wave', 'white', 12), front('loggia', 'azure', 10), front('wave', 'mint', 11)],
      [front('grid', 'white', 10, { accent: '#5d8fa8' }), front('wave', 'cream', 12)],
      [front('ribbon', 'white', 9, { accent: '#3d7686' })],
    ],
  ],
  [
    'sea',
    'summer-evening',
    [
      [front('wave', 'cream', 13), front('wave', 'white', 11)],
      [front('loggia', 'white', 10)],
      [front('grid', 'char', 11, { accent: '#c9a24d' }), front('wave', 'sand', 12), front('loggia', 'stone', 10)],
    ],
  ],
  [
    'sea',
    'autumn-afternoon',
    [[front('loggia', 'cream', 10), front('wave', 'white', 12)], [front('ribbon', 'sand', 9)], [front('steps', 'blush', 8)]],
  ],
  [
    'mountains',
    'summer-noon',
    [[front('slats', 'cream', 6)], [front('loggia', 'white', 5, { rail: 'wood' }), front('slats', 'tuff', 6)]],
  ],
  ['mountains', 'autumn-afternoon', [[front('slats', 'stone', 6)], [front('steps', 'tuff', 6)]]],
  [
    'mountains',
    'winter-noon',
    [[front('loggia', 'cream', 6, { rail: 'wood' })], [front('slats', 'char', 6), front('slats', 'cream', 5)]],
  ],
  [
    'mountains',
    'winter-night',
    [[front('slats', 'tuff', 6)], [front('loggia', 'stone', 5, { rail: 'wood' }), front('loggia', 'white', 6)]],
  ],
  ['country', 'summer-noon', [[front('loggia', 'cream', 6)], [front('grid', 'sand', 6), front('loggia', 'white', 5)]]],
  ['country', 'spring-morning', [[front('ribbon', 'white', 6)], [front('slats', 'mint', 5)]]],
  ['country', 'autumn-afternoon', [[front('grid', 'rose', 6)], [front('loggia', 'tuff', 5)]]],
  ['country', 'summer-evening', [[front('loggia', 'stone', 6)], [front('steps', 'cream', 5)]]],
];

export const towerScenes: readonly Scene[] = towerRows.flatMap(([landscape, mood, houses], row) =>
  houses.map((fronts, index) => {
    const scene: TowerScene = {
      backdrop: landscape,
      towers: stand(fronts),
      carColor: carColors[(row + index) % carColors.length],
    };
    return facade('tower', landscape, mood, String(index + 1), (canvas) => drawTowers(canvas, scene));
  }),
);
