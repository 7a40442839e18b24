import type { LatLng, MapBounds } from '@/lib/domain/place/map-bounds';

/** Pixels from the left and upper edge of the map. */
export type Pixel = { x: number; y: number };

const radians = Math.PI / 180;
/** How far north of the equator Web Mercator draws a latitude. */
const northOf = (lat: number): number => Math.log(Math.tan(Math.PI / 4 + (lat * radians) / 2));

/** Where a view that is not turned shows a place, whichever library draws it. */
export function createMapProjection([south, west, north, east]: MapBounds, { width, height }: { width: number; height: number }) {
  const [bottom, top] = [northOf(south), northOf(north)];
  return {
    toPixel: ({ lat, lng }: LatLng): Pixel => ({
      x: ((lng - west) / (east - west)) * width,
      y: ((top - northOf(lat)) / (top - bottom)) * height,
    }),
    toPlace: ({ x, y }: Pixel): LatLng => ({
      lat: (2 * Math.atan(Math.exp(top - (y / height) * (top - bottom))) - Math.PI / 2) / radians,
      lng: west + (x / width) * (east - west),
    }),
  };
}

export type MapProjection = ReturnType<typeof createMapProjection>;
