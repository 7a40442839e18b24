import { StatementCardSkeleton } from '@/components/statement-card/statement-card-skeleton';
import { favouriteColumns } from './favourite-columns';

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
