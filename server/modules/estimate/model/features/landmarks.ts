import landmarks from '@/server/data/landmarks.json';
import metroStations from '@/server/data/metro-stations.json';
import { createGrid, createNearby, eastMetres, findNearby, northMetres, type SpatialGrid } from '../geo';

/** Further away a landmark counts no more. */
const reachMetres = 2000;

const gridOf = (points: readonly (readonly number[])[]): SpatialGrid =>
  createGrid(
    Float32Array.from(points, ([, longitude]) => eastMetres(longitude as number)),
    Float32Array.from(points, ([latitude]) => northMetres(latitude as number)),
  );

/** Metro stations, the edges of parks and the axes of main streets as points some 100 m apart. */
const grids: readonly SpatialGrid[] = [
  gridOf(metroStations.map(({ lat, lng }) => [lat, lng])),
  gridOf(landmarks.parks),
  gridOf(landmarks.mainStreets),
];
export const landmarkWidth = grids.length;

const found = createNearby();

function nearestMetres(grid: SpatialGrid, east: number, north: number): number {
  findNearby(grid, east, north, reachMetres, found);
  let nearest = reachMetres;
  for (let index = 0; index < found.count; index += 1) nearest = Math.min(nearest, found.distancesM[index] as number);
  return nearest;
}

/** Metres to the nearest metro station, park and main street, `reachMetres` at most. */
export const landmarkDistances = (east: number, north: number): number[] => grids.map((grid) => nearestMetres(grid, east, north));
