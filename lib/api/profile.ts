import { queryOptions } from '@tanstack/react-query';
import { activePackagesSchema, type Profile, profileSchema } from '@/lib/contracts/account/profile';
import { callApi } from './client';

/**
 * The visitor's profile.
 * @param headers the visitor's headers, when called on the server
 * @throws ApiFailure 401 without a session
 */
export const getProfile = async (headers: Record<string, string> = {}): Promise<Profile> =>
  (await callApi(profileSchema, { url: '/microservice/auth/grouped-info', headers })).data;

/** The same as a query. */
export const profileQuery = (headers: Record<string, string> = {}) =>
  queryOptions({ queryKey: ['profile'], queryFn: () => getProfile(headers) });

/** The remaining placements that the visitor bought. */
export const activePackagesQuery = queryOptions({
  queryKey: ['active-packages'],
  queryFn: async () => (await callApi(activePackagesSchema, { url: '/microservice-projects/me/active-packages' })).data,
});
