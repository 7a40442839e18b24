import type { MapBounds } from '@/lib/domain/place/map-bounds';

/** Sides of the cells that points of the map are gathered in, in degrees, counted from 0° so that panning keeps the cells. */
export type Grid = { level: number; latitudeStep: number; longitudeStep: number };

export const pointsMax = 400;
/** The closest zoom of a map. */
export const finestLevel = 22;
const cellPixels = 64;
const tilePixels = 256;
/** The middle of Georgia: cells are as high as wide there. One height for all latitudes lets the process keep the cell of a row. */
const squareLatitude = 42 * (Math.PI / 180);

/** The cells of a Web Mercator map at a zoom, 64 pixels wide. Each cell contains four of the next level. */
function gridAt(level: number): Grid {
  const scale = 2 ** level;
  const longitudeStep = (360 * cellPixels) / tilePixels / scale;
  return { level, longitudeStep, latitudeStep: (90 * Math.cos(squareLatitude)) / scale };
}

/** The cells of the zoom, or of the first zoom before it that has no more than 400 of them in the bounds. */
export function gridFor([south, west, north, east]: MapBounds, zoom: number): Grid {
  const isFilled = ({ latitudeStep, longitudeStep }: Grid): boolean =>
    (Math.floor((north - south) / latitudeStep) + 2) * (Math.floor((east - west) / longitudeStep) + 2) > pointsMax;
  let grid = gridAt(zoom);
  while (isFilled(grid)) grid = gridAt(grid.level - 1);
  return grid;
}
