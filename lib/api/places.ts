import { citiesSchema } from '@/lib/contracts/locations';
import { indexPlaces } from '@/lib/domain/place/place-index';
import { callApi } from './client';
import { withTtlCache } from './ttl-cache';

/** The gazetteer's places, cached for the server, which resolves addresses on every request. */
export const getPlaces = withTtlCache(async () =>
  indexPlaces((await callApi(citiesSchema, { url: '/locations/v2/cities' })).data),
);
