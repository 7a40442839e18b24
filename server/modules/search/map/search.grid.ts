import type { MapBounds } from '@/lib/domain/place/map-bounds';

/** Sides of the cells that points of the map are gathered in, in degrees, counted from 0° so that panning keeps the cells. */
export type Grid = { latitudeStep: number; longitudeStep: number };

export const pointsMax = 400;
const cellPixels = 64;
const tilePixels = 256;

/** The cells of a Web Mercator map at this zoom, about 64 pixels wide; doubled until no more than 400 of them lie in the bounds. */
export function gridFor([south, west, north, east]: MapBounds, zoom: number): Grid {
  const longitudeStep = ((360 / 2 ** zoom) * cellPixels) / tilePixels;
  const middle = ((south + north) / 2) * (Math.PI / 180);
  const latitudeStep = longitudeStep * Math.max(Math.cos(middle), 0.01);
  const cellsAt = (factor: number): number =>
    (Math.floor((north - south) / (latitudeStep * factor)) + 2) * (Math.floor((east - west) / (longitudeStep * factor)) + 2);
  let factor = 1;
  while (cellsAt(factor) > pointsMax) factor *= 2;
  return { latitudeStep: latitudeStep * factor, longitudeStep: longitudeStep * factor };
}
