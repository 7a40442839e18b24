import { createLocalIds } from './local-ids';

const countMax = 500;
const favourites = createLocalIds('favourite-statements', countMax);

/** Whether this visitor keeps the statement. */
export const useIsFavourite = favourites.useHas;
/** Ids of the statements that a guest keeps, the latest last. */
export const useFavouriteIds = favourites.useIds;
/** Whether they are the account's by now, which is known a moment after the page. */
export const useAreAccountFavourites = favourites.useIsElsewhere;
export const addFavourite = favourites.add;
export const removeFavourite = favourites.remove;
/** Undoes a removal: the statement stands where it stood. @param index among the ids, the latest last */
export const restoreFavourite = favourites.restore;
/** What a guest keeps, for the account that takes it over. */
export const favouriteIds = favourites.ids;
export const clearFavourites = favourites.clear;
/** Hands the set over to the account of whoever signs in, and back. */
export const setFavouritesAccount = favourites.keepElsewhere;
