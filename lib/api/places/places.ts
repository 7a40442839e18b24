import { callApi } from '@/lib/api/client';
import { withTtlCache } from '@/lib/api/ttl-cache';
import { citiesSchema, metroStationsSchema } from '@/lib/contracts/locations';
import { indexPlaces } from '@/lib/domain/place/place-index';

/** Cities with their districts, cached for the server. */
export const getCityTree = withTtlCache(
  async () => (await callApi(citiesSchema, { url: '/locations/v2/cities' })).data,
  ['site'],
  'cities',
);

/** The gazetteer's places, cached for the server, which resolves addresses on every request. */
export const getPlaces = withTtlCache(
  async () => {
    const [cities, stations] = await Promise.all([
      getCityTree(),
      callApi(metroStationsSchema, { url: '/locations/v2/metro-stations' }),
    ]);
    return indexPlaces(cities, stations.data);
  },
  ['site'],
  'places',
);
