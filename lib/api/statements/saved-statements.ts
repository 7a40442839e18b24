import { ApiFailure, callApi } from '@/lib/api/client';
import { savedStatementsSchema, statementIdsResponseSchema } from '@/lib/contracts/statements/saved-statements';

/** Sends at most 100 ids. A 404 means that none of the statements exists any more, which leaves nothing to do. */
async function post(path: string, ids: readonly number[]): Promise<void> {
  try {
    await callApi(statementIdsResponseSchema, { method: 'post', url: `/microservice/${path}`, data: { statements: ids } });
  } catch (error) {
    if (!(error instanceof ApiFailure && error.status === 404)) throw error;
  }
}

/** Adds statements to the signed-in visitor's favourites. */
export const addFavourites = (ids: readonly number[]): Promise<void> => post('users/statements/favorites/add', ids);
export const removeFavourites = (ids: readonly number[]): Promise<void> => post('users/statements/favorites/remove', ids);
/** Hides statements from the signed-in visitor's lists. */
export const hideStatements = (ids: readonly number[]): Promise<void> => post('statements/hide', ids);
export const unhideStatements = (ids: readonly number[]): Promise<void> => post('statements/unhide', ids);

/** Ids of the signed-in visitor's favourites and hidden statements, the latest last. */
export const getSavedStatements = async (): Promise<{ favorites: number[]; hidden: number[] }> =>
  (await callApi(savedStatementsSchema, { url: '/microservice/users/statements/marks' })).data;
