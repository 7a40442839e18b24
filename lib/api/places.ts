import { citiesSchema } from '@/lib/contracts/locations';
import { indexPlaces, type PlaceIndex } from '@/lib/routes/place-index';
import { callApi } from './client';

const keptMs = 60_000;
let kept: { until: number; index: Promise<PlaceIndex> } | undefined;

async function loadPlaces(): Promise<PlaceIndex> {
  const { data } = await callApi(citiesSchema, { url: '/locations/v2/cities' });
  return indexPlaces(data);
}

/** The gazetteer's places for the server, asked once a minute: addresses are decided on every request. */
export function getPlaces(): Promise<PlaceIndex> {
  const now = Date.now();
  if (!kept || kept.until < now) {
    const index = loadPlaces();
    kept = { until: now + keptMs, index };
    index.catch(() => {
      kept = undefined;
    });
  }
  return kept.index;
}
