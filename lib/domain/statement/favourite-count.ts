/** How many favourites an account has: those that lists hold now, and those that none holds. A sold one stays a favourite until it is removed. */
export const countFavourites = ({ total, unlisted }: { total: number; unlisted: readonly number[] }): number =>
  total + unlisted.length;
