import { type CottageScene, drawCottage } from '../buildings/cottage';
import { drawHotel, type HotelScene } from '../buildings/hotel';
import { drawHouse, type HouseScene } from '../buildings/house';
import type { Landscape, Scene } from '../scene';
import { facade } from './facade-scene';
import type { MoodName } from './moods';

const houseBackdrop = { city: 'city', sea: 'sea', mountains: 'mountains', country: 'hills' } as const;

type HouseLook = readonly [HouseScene['layout'], HouseScene['wall'], HouseScene['wood']];
const houseRows: readonly (readonly [Landscape, MoodName, readonly HouseLook[]])[] = [
  [
    'city',
    'spring-morning',
    [
      ['villa', 'cream', 'teal'],
      ['modern', 'white', 'honey'],
    ],
  ],
  [
    'city',
    'summer-noon',
    [
      ['modern', 'stone', 'walnut'],
      ['brick', 'brick', 'teal'],
      ['villa', 'sand', 'wine'],
    ],
  ],
  [
    'city',
    'summer-evening',
    [
      ['modern', 'white', 'walnut'],
      ['villa', 'blush', 'olive'],
    ],
  ],
  [
    'city',
    'autumn-afternoon',
    [
      ['brick', 'tuff', 'wine'],
      ['villa', 'ochre', 'teal'],
      ['modern', 'cream', 'olive'],
    ],
  ],
  [
    'city',
    'winter-noon',
    [
      ['brick', 'brick', 'honey'],
      ['villa', 'azure', 'walnut'],
    ],
  ],
  [
    'country',
    'spring-morning',
    [
      ['oda', 'white', 'sky'],
      ['villa', 'mint', 'walnut'],
      ['modern', 'white', 'olive'],
    ],
  ],
  [
    'country',
    'summer-noon',
    [
      ['oda', 'cream', 'teal'],
      ['brick', 'brick', 'olive'],
      ['modern', 'sand', 'honey'],
      ['villa', 'white', 'sky'],
    ],
  ],
  [
    'country',
    'autumn-afternoon',
    [
      ['oda', 'tuff', 'walnut'],
      ['villa', 'rose', 'olive'],
      ['brick', 'ochre', 'honey'],
      ['modern', 'stone', 'wine'],
    ],
  ],
  [
    'country',
    'summer-evening',
    [
      ['modern', 'cream', 'walnut'],
      ['oda', 'sand', 'wine'],
    ],
  ],
  ['sea', 'spring-morning', [['villa', 'white', 'sky']]],
  [
    'sea',
    'summer-noon',
    [
      ['modern', 'white', 'honey'],
      ['oda', 'white', 'teal'],
    ],
  ],
  [
    'sea',
    'summer-evening',
    [
      ['villa', 'cream', 'teal'],
      ['modern', 'sand', 'walnut'],
    ],
  ],
  [
    'sea',
    'autumn-afternoon',
    [
      ['villa', 'sand', 'olive'],
      ['brick', 'white', 'sky'],
    ],
  ],
  [
    'mountains',
    'summer-noon',
    [
      ['oda', 'cream', 'walnut'],
      ['villa', 'tuff', 'olive'],
    ],
  ],
  [
    'mountains',
    'autumn-afternoon',
    [
      ['brick', 'brick', 'walnut'],
      ['oda', 'ochre', 'honey'],
    ],
  ],
  [
    'mountains',
    'winter-noon',
    [
      ['villa', 'stone', 'wine'],
      ['oda', 'white', 'honey'],
    ],
  ],
  [
    'mountains',
    'winter-night',
    [
      ['villa', 'cream', 'walnut'],
      ['modern', 'stone', 'honey'],
    ],
  ],
];

const houses: readonly Scene[] = houseRows.flatMap(([landscape, mood, looks]) =>
  looks.map(([layout, wall, wood]) =>
    facade('house', landscape, mood, layout, (canvas) =>
      drawHouse(canvas, { layout, wall, wood, backdrop: houseBackdrop[landscape] }),
    ),
  ),
);

type CottageLook = readonly [CottageScene['layout'], CottageScene['wood']];
const cottageRows: readonly (readonly [Landscape, MoodName, readonly CottageLook[]])[] = [
  [
    'city',
    'summer-noon',
    [
      ['barn', 'honey'],
      ['log', 'honey'],
    ],
  ],
  [
    'city',
    'autumn-afternoon',
    [
      ['log', 'walnut'],
      ['barn', 'olive'],
    ],
  ],
  [
    'country',
    'spring-morning',
    [
      ['log', 'honey'],
      ['barn', 'walnut'],
    ],
  ],
  [
    'country',
    'summer-noon',
    [
      ['barn', 'honey'],
      ['chalet', 'walnut'],
      ['frame', 'honey'],
    ],
  ],
  [
    'country',
    'autumn-afternoon',
    [
      ['log', 'walnut'],
      ['frame', 'honey'],
      ['barn', 'olive'],
    ],
  ],
  [
    'country',
    'summer-evening',
    [
      ['barn', 'walnut'],
      ['log', 'honey'],
    ],
  ],
  [
    'sea',
    'summer-noon',
    [
      ['barn', 'sky'],
      ['log', 'honey'],
    ],
  ],
  ['sea', 'summer-evening', [['barn', 'honey']]],
  ['sea', 'autumn-afternoon', [['log', 'walnut']]],
  ['sea', 'spring-morning', [['barn', 'honey']]],
  [
    'mountains',
    'summer-noon',
    [
      ['frame', 'walnut'],
      ['svan', 'walnut'],
    ],
  ],
  [
    'mountains',
    'autumn-afternoon',
    [
      ['chalet', 'walnut'],
      ['log', 'honey'],
      ['barn', 'honey'],
    ],
  ],
  [
    'mountains',
    'winter-noon',
    [
      ['chalet', 'honey'],
      ['log', 'walnut'],
      ['frame', 'honey'],
    ],
  ],
  [
    'mountains',
    'winter-night',
    [
      ['chalet', 'walnut'],
      ['frame', 'walnut'],
      ['svan', 'honey'],
    ],
  ],
];

const cottages: readonly Scene[] = cottageRows.flatMap(([landscape, mood, looks]) =>
  looks.map(([layout, wood]) =>
    facade('cottage', landscape, mood, layout, (canvas) => drawCottage(canvas, { layout, wood, backdrop: landscape })),
  ),
);

const hotelRows: readonly (readonly [Landscape, MoodName, HotelScene['layout'], HotelScene['wall'], string])[] = [
  ['city', 'spring-morning', 'boutique', 'mint', '#3d7686'],
  ['city', 'summer-noon', 'boutique', 'ochre', '#7f3549'],
  ['city', 'summer-evening', 'grand', 'sand', '#8a3047'],
  ['city', 'autumn-afternoon', 'grand', 'tuff', '#3d7686'],
  ['city', 'winter-noon', 'boutique', 'brick', '#c9a24d'],
  ['sea', 'spring-morning', 'sea', 'sand', '#3d7686'],
  ['sea', 'summer-noon', 'sea', 'white', '#5d8fa8'],
  ['sea', 'summer-evening', 'sea', 'cream', '#8a3047'],
  ['sea', 'autumn-afternoon', 'sea', 'blush', '#c9a24d'],
  ['mountains', 'summer-noon', 'mountain', 'cream', '#8a3047'],
  ['mountains', 'autumn-afternoon', 'mountain', 'tuff', '#60704f'],
  ['mountains', 'winter-noon', 'mountain', 'stone', '#b23a48'],
  ['mountains', 'winter-night', 'mountain', 'ochre', '#c9a24d'],
  ['country', 'spring-morning', 'boutique', 'cream', '#7f9a6a'],
  ['country', 'summer-noon', 'grand', 'white', '#60704f'],
  ['country', 'autumn-afternoon', 'boutique', 'rose', '#955811'],
  ['country', 'summer-evening', 'grand', 'stone', '#7f3549'],
];

const hotels: readonly Scene[] = hotelRows.map(([landscape, mood, layout, wall, accent]) =>
  facade('hotel', landscape, mood, layout, (canvas) => drawHotel(canvas, { layout, wall, accent })),
);

export const houseScenes: readonly Scene[] = [...houses, ...cottages, ...hotels];
