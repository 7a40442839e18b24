'use client';

import { useTranslations } from 'next-intl';
import { removeFavourite } from '@/lib/stores/favourites';
import { favouriteColumns } from './favourite-columns';
import { UnavailableFavourite } from './unavailable-favourite';

/** The favourites of an account that are no longer listed, each with its state. */
export function UnavailableFavourites({ ids }: { ids: readonly number[] }) {
  const t = useTranslations('favourites.account');
  if (ids.length === 0) return null;
  return (
    <section aria-labelledby="unavailable-favourites" className="mt-8">
      <h2 id="unavailable-favourites" className="type-h3 mb-4">
        {t('unavailable')}
      </h2>
      <ul className={favouriteColumns}>
        {ids.map((id) => (
          <li key={id} data-statement-id={id} className="min-w-0">
            <UnavailableFavourite id={id} onRemove={() => removeFavourite(id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
