import { citiesSchema } from '@/lib/contracts/locations';
import { indexPlaces } from '@/lib/routes/place-index';
import { callApi } from './client';
import { keepAMinute } from './keep-a-minute';

/** The gazetteer's places for the server: addresses are decided on every request. */
export const getPlaces = keepAMinute(async () =>
  indexPlaces((await callApi(citiesSchema, { url: '/locations/v2/cities' })).data),
);
