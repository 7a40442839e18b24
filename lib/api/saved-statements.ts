import { savedStatementsSchema, statementIdsResponseSchema } from '@/lib/contracts/statements/saved-statements';
import { ApiFailure, callApi } from './client';

/** Sends ids, at most 100. Where none of them exists any more there is nothing left to do. */
async function post(path: string, ids: readonly number[]): Promise<void> {
  try {
    await callApi(statementIdsResponseSchema, { method: 'post', url: `/microservice/${path}`, data: { statements: ids } });
  } catch (error) {
    if (!(error instanceof ApiFailure && error.status === 404)) throw error;
  }
}

/** Adds statements to the favourites of whoever is signed in. */
export const addFavourites = (ids: readonly number[]): Promise<void> => post('users/statements/favorites/add', ids);
export const removeFavourites = (ids: readonly number[]): Promise<void> => post('users/statements/favorites/remove', ids);
/** Hides statements from the lists of whoever is signed in. */
export const hideStatements = (ids: readonly number[]): Promise<void> => post('statements/hide', ids);
export const unhideStatements = (ids: readonly number[]): Promise<void> => post('statements/unhide', ids);

/** Everything that whoever is signed in marked, the latest last. */
export const getSavedStatements = async (): Promise<{ favorites: number[]; hidden: number[] }> =>
  (await callApi(savedStatementsSchema, { url: '/microservice/users/statements/marks' })).data;
