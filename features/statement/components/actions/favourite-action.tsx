'use client';

import { HeartIcon } from '@phosphor-icons/react/dist/ssr/Heart';
import { useTranslations } from 'next-intl';
import { addFavourite, removeFavourite, useIsFavourite } from '@/lib/stores/favourites';
import { ActionButton, type ActionLook } from './action-button';

/** Keeps the statement among the visitor's favourites. */
export function FavouriteAction({ id, look }: { id: number; look: ActionLook }) {
  const t = useTranslations('statement.actions');
  const isFavourite = useIsFavourite(id);
  return (
    <ActionButton
      look={look}
      label={t('favourite')}
      isPressed={isFavourite}
      onPress={() => (isFavourite ? removeFavourite(id) : addFavourite(id))}
      icon={
        <HeartIcon
          aria-hidden="true"
          weight={isFavourite ? 'fill' : 'regular'}
          className={isFavourite ? 'size-5 text-saperavi-600' : 'size-5'}
        />
      }
    />
  );
}
