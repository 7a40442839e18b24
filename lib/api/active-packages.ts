import { type ActivePackage, activePackagesSchema } from '@/lib/contracts/account/profile';
import { callApi } from './client';

/** What is left of the placements that the visitor bought. */
export const getActivePackages = async (): Promise<ActivePackage[]> =>
  (await callApi(activePackagesSchema, { url: '/microservice-projects/me/active-packages' })).data;
