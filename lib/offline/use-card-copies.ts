import { useEffect } from 'react';
import { useFavouriteIds } from '@/lib/stores/lists/saved-statements';
import { useViewedStatements } from '@/lib/stores/lists/seen-statements';

/** Changes within this time are copied together, long after what the visitor waits for. */
const delayMs = 8000;

const isAvailable = (): boolean =>
  'serviceWorker' in navigator && 'indexedDB' in window && !Reflect.get(Reflect.get(navigator, 'connection') ?? {}, 'saveData');

/** Copies the favourites and the recently viewed statements for the offline page, once they have changed. */
export function useCardCopies(): void {
  const favourites = useFavouriteIds();
  const viewed = useViewedStatements();
  useEffect(() => {
    if (!isAvailable() || (favourites.length === 0 && viewed.length === 0)) return;
    const timer = setTimeout(async () => {
      const { storeCardCopies } = await import('./card-copies');
      // If the API fails, the previous copies stay.
      await storeCardCopies({ favourites: [...favourites].reverse(), viewed: viewed.map(({ id }) => id) }, Date.now()).catch(
        () => null,
      );
    }, delayMs);
    return () => clearTimeout(timer);
  }, [favourites, viewed]);
}
