import type { District } from '@/lib/contracts/locations';
import type { LatLng } from './map-bounds';

/**
 * Where a district's name is drawn on a small map: the mean of its neighbourhoods by their streets, as the middle of its area may lie
 * in a forest. A district without neighbourhoods has its own position.
 */
export function districtCentre({
  lat,
  lng,
  urbans,
}: Pick<District, 'lat' | 'lng'> & { urbans: Pick<District['urbans'][number], 'lat' | 'lng' | 'streets_count'>[] }): LatLng {
  const total = urbans.reduce((sum, { streets_count }) => sum + streets_count, 0);
  if (total === 0) return { lat, lng };
  const mean = (of: 'lat' | 'lng') => urbans.reduce((sum, urban) => sum + urban[of] * urban.streets_count, 0) / total;
  return { lat: mean('lat'), lng: mean('lng') };
}
