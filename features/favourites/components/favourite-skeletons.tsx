import { StatementCardSkeleton } from '@/components/statement-card/statement-card-skeleton';

/** Columns of cards, at most 410 px wide each. */
export const favouriteColumns =
  'grid gap-3 sm:gap-4 min-[640px]:grid-cols-2 lg:grid-cols-[repeat(2,minmax(0,410px))] lg:gap-5 xl:grid-cols-[repeat(3,minmax(0,410px))]';

/** Cards that are loading. */
export function FavouriteSkeletons({ count }: { count: number }) {
  return (
    <div className={favouriteColumns}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: Boxes without content have nothing but their place.
        <StatementCardSkeleton key={index} />
      ))}
    </div>
  );
}
