import { queryOptions } from '@tanstack/react-query';
import { activePackagesSchema } from '@/lib/contracts/account/profile';
import { callApi } from './client';

/** What is left of the placements that the visitor bought. */
export const activePackagesQuery = queryOptions({
  queryKey: ['active-packages'],
  queryFn: async () => (await callApi(activePackagesSchema, { url: '/microservice-projects/me/active-packages' })).data,
});
