import { createLocalIds } from './local-ids';

const countMax = 500;

const favourites = createLocalIds('favourite-statements', countMax);

/** Whether the statement is one of the visitor's favourites. */
export const useIsFavourite = favourites.useHas;
/** Ids of the favourites, the latest last. */
export const useFavouriteIds = favourites.useIds;
/** Whether they are an account's, which is known shortly after the page. */
export const useAreAccountFavourites = favourites.useIsRemote;
export const addFavourite = favourites.add;
export const removeFavourite = favourites.remove;
/** Undoes a removal. @param index the former place among the ids, the latest last */
export const restoreFavourite = favourites.restore;
/** A guest's favourites, to be merged into an account. */
export const favouriteIds = favourites.ids;
export const clearFavourites = favourites.clear;
/** Attaches the account of a visitor who signs in; null detaches it. */
export const setFavouritesAccount = favourites.attachAccount;

const hidden = createLocalIds('hidden-statements', countMax);

/** Whether the visitor has hidden the statement from lists. */
export const useIsHidden = hidden.useHas;
export const hideStatement = hidden.add;
export const unhideStatement = hidden.remove;
/** Ids that a guest has hidden, to be merged into an account. */
export const hiddenIds = hidden.ids;
export const clearHidden = hidden.clear;
/** Attaches the account of a visitor who signs in; null detaches it. */
export const setHiddenAccount = hidden.attachAccount;
