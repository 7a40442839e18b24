import { drawHero } from '../outdoors/hero';
import { drawPanorama } from '../outdoors/panorama';
import type { SceneDraft } from '../scene';
import { drawFloorPlan } from './floor-plan';
import { floorPlans } from './plans';

const plans: readonly SceneDraft[] = floorPlans.map(({ rooms, plan }) => ({
  kind: 'floorplan',
  suits: [1],
  rooms,
  draw: (canvas) => drawFloorPlan(canvas, plan),
}));

const panoramas: readonly SceneDraft[] = (
  [
    { place: 'living', wall: '#e6e3dc', floor: '#b98a63', accent: '#7f3549' },
    { place: 'bedroom', wall: '#d5ddd8', floor: '#c9a67e', accent: '#6f8fa6' },
    { place: 'roof', wall: '#e6e3dc', floor: '#b08a66', accent: '#e8dccb' },
  ] as const
).map((scene) => ({
  kind: 'panorama',
  suits: [1, 2, 3, 6],
  size: { width: 2048, height: 1024 },
  draw: (canvas) => drawPanorama(canvas, scene),
}));

const heroes: readonly SceneDraft[] = [
  { kind: 'hero', suits: [], size: { width: 2400, height: 900 }, draw: (canvas) => drawHero(canvas, false) },
  { kind: 'hero', suits: [], size: { width: 900, height: 700 }, draw: (canvas) => drawHero(canvas, true) },
];

/** What is not a picture of one wall: plans, tours and the banner. */
export const sheets: readonly SceneDraft[] = [...plans, ...panoramas, ...heroes];
