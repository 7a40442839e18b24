import { createLocalIds } from './local-ids';

const countMax = 500;
const favourites = createLocalIds('favourite-statements', countMax);

/** Whether this visitor keeps the statement. */
export const useIsFavourite = favourites.useHas;
/** Ids of the statements that a guest keeps, the latest last. */
export const useFavouriteIds = favourites.useIds;
export const addFavourite = favourites.add;
export const removeFavourite = favourites.remove;
