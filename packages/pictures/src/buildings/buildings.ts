import { drawLand } from '../outdoors/land';
import type { SceneDraft } from '../scene';
import { drawBlock } from './block';
import { drawCommercial } from './commercial';
import { drawCottage } from './cottage';
import { drawHotel } from './hotel';
import { drawHouse } from './house';
import { drawOldHouse } from './old-tbilisi';
import { drawTowers, type TowerScene } from './tower';

const tower = (scene: TowerScene): SceneDraft => ({
  kind: 'tower',
  suits: [1],
  landscape: scene.backdrop,
  draw: (canvas) => drawTowers(canvas, scene),
});

const towers: readonly SceneDraft[] = [
  tower({
    backdrop: 'city',
    towers: [
      { x: 130, width: 520, floors: 9, style: 'loggia', wall: 'white' },
      { x: 720, width: 340, floors: 7, style: 'loggia', wall: 'slate' },
    ],
  }),
  tower({
    backdrop: 'mountains',
    towers: [{ x: 250, width: 640, floors: 8, style: 'ribbon', wall: 'tuff', accent: '#7f3549' }],
    carColor: '#7f3549',
  }),
  tower({
    backdrop: 'city',
    towers: [
      { x: 90, width: 330, floors: 9, style: 'grid', wall: 'cream' },
      { x: 470, width: 330, floors: 10, style: 'grid', wall: 'char', accent: '#c9a24d' },
      { x: 850, width: 270, floors: 8, style: 'grid', wall: 'cream' },
    ],
  }),
  tower({
    backdrop: 'sea',
    towers: [
      { x: 330, width: 240, floors: 13, style: 'wave', wall: 'white' },
      { x: 690, width: 220, floors: 11, style: 'wave', wall: 'mint' },
    ],
  }),
  tower({ backdrop: 'city', towers: [{ x: 180, width: 800, floors: 7, style: 'slats', wall: 'blush' }], carColor: '#c9a24d' }),
  tower({ backdrop: 'mountains', towers: [{ x: 170, width: 840, floors: 8, style: 'steps', wall: 'stone' }] }),
  tower({
    backdrop: 'city',
    towers: [
      { x: 140, width: 400, floors: 9, style: 'ribbon', wall: 'azure' },
      { x: 640, width: 410, floors: 8, style: 'ribbon', wall: 'white', accent: '#3d7686' },
    ],
  }),
  tower({
    backdrop: 'sea',
    towers: [
      { x: 160, width: 400, floors: 10, style: 'loggia', wall: 'sand', rail: 'glass' },
      { x: 720, width: 230, floors: 13, style: 'wave', wall: 'azure' },
    ],
  }),
  tower({
    backdrop: 'city',
    towers: [{ x: 210, width: 760, floors: 8, style: 'loggia', wall: 'sage', rail: 'bars' }],
    carColor: '#3c5a78',
  }),
  tower({
    backdrop: 'mountains',
    towers: [
      { x: 110, width: 380, floors: 8, style: 'slats', wall: 'char' },
      { x: 570, width: 510, floors: 7, style: 'slats', wall: 'cream' },
    ],
  }),
  tower({
    backdrop: 'city',
    towers: [{ x: 200, width: 800, floors: 9, style: 'grid', wall: 'brick', accent: '#e2c7a5' }],
    carColor: '#d9d5cf',
  }),
  tower({
    backdrop: 'city',
    towers: [
      { x: 140, width: 440, floors: 8, style: 'steps', wall: 'rose' },
      { x: 680, width: 380, floors: 10, style: 'ribbon', wall: 'slate', accent: '#e2ab4a' },
    ],
  }),
];

const blocks: readonly SceneDraft[] = (
  [
    { wall: 'sand', accent: '#b96c53', floors: 6, sections: 2, pattern: 'mosaic', carColor: '#3c5a78' },
    { wall: 'stone', accent: '#5d8fa8', floors: 8, sections: 2, pattern: 'stripes', carColor: '#d9d5cf' },
    { wall: 'cream', accent: '#7f9a6a', floors: 5, sections: 2, pattern: 'mosaic', carColor: '#c9a24d' },
    { wall: 'azure', accent: '#f0e5d5', floors: 7, sections: 2, pattern: 'plain', carColor: '#7f3549' },
    { wall: 'blush', accent: '#8a3047', floors: 8, sections: 3, pattern: 'mosaic', carColor: '#5d8fa8' },
    { wall: 'tuff', accent: '#955811', floors: 5, sections: 1, pattern: 'stripes', carColor: '#d9d5cf' },
  ] as const
).map((scene) => ({ kind: 'block', suits: [1], landscape: 'city', draw: (canvas) => drawBlock(canvas, scene) }));

const oldHouses: readonly SceneDraft[] = (
  [
    { layout: 'gallery', wall: 'rose', wood: 'teal', base: 'stone', neighbours: ['brick', 'tuff'] },
    { layout: 'double', wall: 'cream', wood: 'walnut', base: 'tuff', neighbours: ['azure', 'rose'] },
    { layout: 'courtyard', wall: 'ochre', wood: 'sky', base: 'stone', neighbours: ['brick', 'tuff'] },
    { layout: 'bay', wall: 'azure', wood: 'wine', base: 'stone', neighbours: ['cream', 'ochre'] },
    { layout: 'gallery', wall: 'brick', wood: 'honey', base: 'tuff', neighbours: ['sage', 'cream'] },
    { layout: 'double', wall: 'sage', wood: 'wine', base: 'stone', neighbours: ['rose', 'sand'] },
    { layout: 'bay', wall: 'ochre', wood: 'teal', base: 'tuff', neighbours: ['mint', 'brick'] },
    { layout: 'courtyard', wall: 'blush', wood: 'walnut', base: 'tuff', neighbours: ['brick', 'tuff'] },
    { layout: 'double', wall: 'mint', wood: 'honey', base: 'stone', neighbours: ['ochre', 'azure'] },
  ] as const
).map((scene) => ({ kind: 'old', suits: [1, 6], landscape: 'city', draw: (canvas) => drawOldHouse(canvas, scene) }));

const houses: readonly SceneDraft[] = (
  [
    { layout: 'modern', wall: 'white', wood: 'walnut', backdrop: 'hills' },
    { layout: 'oda', wall: 'cream', wood: 'honey', backdrop: 'mountains' },
    { layout: 'villa', wall: 'sand', wood: 'teal', backdrop: 'hills' },
    { layout: 'brick', wall: 'brick', wood: 'olive', backdrop: 'hills' },
    { layout: 'villa', wall: 'rose', wood: 'walnut', backdrop: 'mountains' },
    { layout: 'modern', wall: 'stone', wood: 'honey', backdrop: 'mountains' },
    { layout: 'oda', wall: 'mint', wood: 'walnut', backdrop: 'hills' },
    { layout: 'brick', wall: 'ochre', wood: 'wine', backdrop: 'mountains' },
  ] as const
).map((scene) => ({
  kind: 'house',
  suits: [2],
  landscape: scene.backdrop === 'mountains' ? 'mountains' : 'country',
  draw: (canvas) => drawHouse(canvas, scene),
}));

const cottages: readonly SceneDraft[] = (
  [
    { layout: 'frame', wood: 'honey' },
    { layout: 'log', wood: 'walnut' },
    { layout: 'svan', wood: 'honey' },
    { layout: 'chalet', wood: 'honey' },
    { layout: 'barn', wood: 'walnut' },
  ] as const
).map((scene) => ({ kind: 'cottage', suits: [3, 2], landscape: 'mountains', draw: (canvas) => drawCottage(canvas, scene) }));

const plots: readonly SceneDraft[] = (['field', 'vineyard', 'hillside', 'coast', 'orchard', 'suburb'] as const).map((layout) => ({
  kind: 'land',
  suits: [4],
  isDaylight: true,
  draw: (canvas) => drawLand(canvas, { layout }),
}));

const shops: readonly SceneDraft[] = (
  [
    { layout: 'shops', wall: 'cream', accent: '#7f3549' },
    { layout: 'cafe', wall: 'rose', accent: '#3d7686' },
    { layout: 'office', wall: 'slate', accent: '#c9a24d' },
    { layout: 'warehouse', wall: 'stone', accent: '#955811' },
    { layout: 'market', wall: 'tuff', accent: '#8a3047' },
    { layout: 'wine', wall: 'brick', accent: '#7a4b34' },
  ] as const
).map((scene) => ({
  kind: 'commercial',
  suits: [5],
  landscape: 'city',
  layout: scene.layout,
  draw: (canvas) => drawCommercial(canvas, scene),
}));

const hotels: readonly SceneDraft[] = (
  [
    { layout: 'grand', wall: 'cream', accent: '#7f3549' },
    { layout: 'mountain', wall: 'ochre', accent: '#3d7686' },
    { layout: 'sea', wall: 'white', accent: '#c9a24d' },
    { layout: 'boutique', wall: 'blush', accent: '#8a3047' },
  ] as const
).map((scene) => ({
  kind: 'hotel',
  suits: [6],
  landscape: ({ grand: 'city', boutique: 'city', mountain: 'mountains', sea: 'sea' } as const)[scene.layout],
  draw: (canvas) => drawHotel(canvas, scene),
}));

export const buildings: readonly SceneDraft[] = [
  ...towers,
  ...blocks,
  ...oldHouses,
  ...houses,
  ...cottages,
  ...plots,
  ...shops,
  ...hotels,
];
