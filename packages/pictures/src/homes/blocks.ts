import { type BlockScene, drawBlock } from '../buildings/block';
import { drawOldHouse, type OldHouseScene } from '../buildings/old-tbilisi';
import type { Landscape, Scene } from '../scene';
import { carColors, facade } from './facade-scene';
import type { MoodName } from './moods';

type BlockLook = readonly [BlockScene['wall'], accent: string, floors: number, sections: number, BlockScene['pattern']];
const blockRows: readonly (readonly [Landscape, MoodName, readonly BlockLook[]])[] = [
  [
    'city',
    'spring-morning',
    [
      ['sand', '#7f9a6a', 5, 2, 'mosaic'],
      ['mint', '#8a3047', 8, 3, 'plain'],
    ],
  ],
  [
    'city',
    'summer-noon',
    [
      ['stone', '#b96c53', 8, 2, 'stripes'],
      ['blush', '#5d8fa8', 9, 3, 'mosaic'],
      ['tuff', '#3d7686', 4, 2, 'plain'],
    ],
  ],
  [
    'city',
    'summer-evening',
    [
      ['cream', '#8a3047', 5, 2, 'mosaic'],
      ['azure', '#e2c7a5', 8, 3, 'stripes'],
    ],
  ],
  [
    'city',
    'autumn-afternoon',
    [
      ['tuff', '#955811', 5, 1, 'mosaic'],
      ['white', '#b96c53', 9, 2, 'stripes'],
      ['sage', '#f0e5d5', 8, 3, 'plain'],
    ],
  ],
  [
    'city',
    'winter-noon',
    [
      ['brick', '#e2c7a5', 5, 2, 'plain'],
      ['cream', '#5d8fa8', 8, 2, 'mosaic'],
    ],
  ],
  ['sea', 'spring-morning', [['white', '#5d8fa8', 8, 2, 'mosaic']]],
  [
    'sea',
    'summer-noon',
    [
      ['sand', '#3d7686', 5, 2, 'mosaic'],
      ['azure', '#f0e5d5', 9, 3, 'stripes'],
    ],
  ],
  ['sea', 'summer-evening', [['blush', '#3f5f86', 8, 2, 'stripes']]],
  [
    'sea',
    'autumn-afternoon',
    [
      ['cream', '#c98a4a', 5, 2, 'plain'],
      ['mint', '#8a3047', 8, 2, 'mosaic'],
    ],
  ],
  [
    'mountains',
    'summer-noon',
    [
      ['tuff', '#60704f', 4, 2, 'mosaic'],
      ['cream', '#8a3047', 5, 2, 'stripes'],
    ],
  ],
  [
    'mountains',
    'autumn-afternoon',
    [
      ['stone', '#b96c53', 4, 2, 'plain'],
      ['ochre', '#60704f', 5, 1, 'mosaic'],
    ],
  ],
  ['mountains', 'winter-noon', [['rose', '#f0e5d5', 4, 2, 'stripes']]],
  ['mountains', 'winter-night', [['cream', '#5d8fa8', 5, 2, 'mosaic']]],
  [
    'country',
    'summer-noon',
    [
      ['sand', '#7f9a6a', 4, 2, 'stripes'],
      ['white', '#b96c53', 5, 2, 'mosaic'],
    ],
  ],
  ['country', 'spring-morning', [['mint', '#955811', 5, 2, 'mosaic']]],
  [
    'country',
    'autumn-afternoon',
    [
      ['tuff', '#8a3047', 4, 2, 'plain'],
      ['cream', '#3d7686', 5, 2, 'stripes'],
    ],
  ],
  ['country', 'summer-evening', [['stone', '#c9a24d', 5, 2, 'mosaic']]],
];

const blocks: readonly Scene[] = blockRows.flatMap(([landscape, mood, looks], row) =>
  looks.map(([wall, accent, floors, sections, pattern], index) =>
    facade('block', landscape, mood, String(index + 1), (canvas) =>
      drawBlock(canvas, {
        wall,
        accent,
        floors,
        sections,
        pattern,
        carColor: carColors[(row + index) % 4] ?? '#3c5a78',
        backdrop: landscape,
      }),
    ),
  ),
);

type OldLook = readonly [OldHouseScene['layout'], OldHouseScene['wall'], OldHouseScene['wood'], OldHouseScene['neighbours'][0]];
const oldRows: readonly (readonly [Landscape, MoodName, readonly OldLook[]])[] = [
  [
    'city',
    'spring-morning',
    [
      ['double', 'rose', 'sky', 'cream'],
      ['gallery', 'cream', 'teal', 'ochre'],
    ],
  ],
  [
    'city',
    'summer-noon',
    [
      ['courtyard', 'brick', 'teal', 'tuff'],
      ['bay', 'cream', 'walnut', 'azure'],
      ['gallery', 'azure', 'honey', 'rose'],
    ],
  ],
  [
    'city',
    'summer-evening',
    [
      ['double', 'ochre', 'wine', 'brick'],
      ['bay', 'rose', 'teal', 'sage'],
    ],
  ],
  [
    'city',
    'autumn-afternoon',
    [
      ['gallery', 'sage', 'walnut', 'tuff'],
      ['courtyard', 'ochre', 'wine', 'brick'],
      ['double', 'tuff', 'sky', 'cream'],
    ],
  ],
  [
    'city',
    'winter-noon',
    [
      ['bay', 'brick', 'honey', 'cream'],
      ['double', 'azure', 'walnut', 'rose'],
    ],
  ],
  ['sea', 'spring-morning', [['bay', 'white', 'sky', 'sand']]],
  [
    'sea',
    'summer-noon',
    [
      ['double', 'white', 'teal', 'azure'],
      ['gallery', 'sand', 'sky', 'mint'],
    ],
  ],
  ['sea', 'summer-evening', [['bay', 'blush', 'teal', 'cream']]],
  [
    'sea',
    'autumn-afternoon',
    [
      ['double', 'mint', 'walnut', 'sand'],
      ['gallery', 'cream', 'wine', 'azure'],
    ],
  ],
  [
    'country',
    'summer-noon',
    [
      ['double', 'cream', 'honey', 'tuff'],
      ['bay', 'sage', 'walnut', 'cream'],
    ],
  ],
  ['country', 'spring-morning', [['gallery', 'mint', 'honey', 'rose']]],
  [
    'country',
    'autumn-afternoon',
    [
      ['double', 'rose', 'honey', 'ochre'],
      ['bay', 'tuff', 'teal', 'brick'],
    ],
  ],
  ['country', 'summer-evening', [['gallery', 'ochre', 'teal', 'cream']]],
];

const oldHouses: readonly Scene[] = oldRows.flatMap(([landscape, mood, looks]) =>
  looks.map(([layout, wall, wood, neighbour], index) =>
    facade('old', landscape, mood, String(index + 1), (canvas) =>
      drawOldHouse(canvas, {
        layout,
        wall,
        wood,
        base: index % 2 === 0 ? 'stone' : 'tuff',
        neighbours: [neighbour, index % 2 === 0 ? 'tuff' : 'ochre'],
        hasPalms: landscape === 'sea',
      }),
    ),
  ),
);

export const blockScenes: readonly Scene[] = [...blocks, ...oldHouses];
