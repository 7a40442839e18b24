import { drawFloorPlan } from '../plans/floor-plan';
import { type HomeSize, homeSizes, planHome } from '../plans/home-plan';
import { drawSitePlan, plots } from '../plans/site-plan';
import type { Scene } from '../scene';
import { bareScenes } from './bare-homes';
import { blockScenes } from './blocks';
import { houseScenes } from './houses';
import { seedOf } from './moods';
import { plotScenes } from './plots';
import { suiteScenes } from './suites';
import { towerScenes } from './towers';
import { tradeScenes } from './trade';

const sheet = (id: string): Pick<Scene, 'id' | 'size' | 'seed' | 'skyName' | 'season'> => ({
  id,
  size: { width: 1200, height: 800 },
  seed: seedOf(id),
  skyName: 'day',
  season: 'summer',
});

const planScene = (size: HomeSize): Scene => ({
  ...sheet(`plan-${size.rooms}-${size.bedrooms}-${size.bathrooms}${size.hasBalcony ? '-balcony' : ''}`),
  kind: 'floorplan',
  suits: [1, 2, 3],
  ...size,
  draw: (canvas) => drawFloorPlan(canvas, planHome(size)),
});

const sitePlans: readonly Scene[] = plots.map((corners, index) => ({
  ...sheet(`siteplan-${index + 1}`),
  kind: 'siteplan',
  suits: [4],
  draw: (canvas) => drawSitePlan(canvas, corners),
}));

/** The pictures that seeded homes are shown with. Façades and rooms of the same landscape, season and hour form a set. */
export const homeScenes: readonly Scene[] = [
  ...towerScenes,
  ...blockScenes,
  ...houseScenes,
  ...plotScenes,
  ...suiteScenes,
  ...bareScenes,
  ...tradeScenes,
  ...homeSizes.map(planScene),
  ...sitePlans,
];
