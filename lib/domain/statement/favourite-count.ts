/** How many favourites an account has: those that lists contain now, and those that none contains. A sold one stays a favourite until it is removed. */
export const countFavourites = ({ total, unlisted }: { total: number; unlisted: readonly number[] }): number =>
  total + unlisted.length;
