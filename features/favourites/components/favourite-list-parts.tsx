'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { CrudListFailure } from '@/components/crud/crud-list-states';
import { CrudPagination } from '@/components/crud/crud-pagination';
import { buttonClasses } from '@/components/ui/buttons/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { localePath } from '@/lib/routes/locale-path';

/** Says that there are no favourites yet. */
export function EmptyFavourites() {
  const t = useTranslations('favourites.empty');
  const locale = useLocale();
  return (
    <EmptyState
      art="heart"
      title={t('title')}
      text={t('text')}
      actions={
        <a href={localePath(locale, '/s')} className={buttonClasses()}>
          {t('search')}
        </a>
      }
    />
  );
}

/** Says that the favourites could not be loaded. */
export function FavouritesFailure({ text, onRetry }: { text: string; onRetry: () => void }) {
  const t = useTranslations('favourites.failed');
  return <CrudListFailure title={t('title')} text={text} onRetry={onRetry} variant="primary" />;
}

type PaginationProps = Pick<ComponentProps<typeof CrudPagination>, 'paged'> & {
  /** Address of the list without the language. */
  path: string;
};

/** The pages of the favourites; the first one has the plain address. */
export function FavouritePagination({ paged, path }: PaginationProps) {
  const [t, locale] = [useTranslations('favourites.pages'), useLocale()];
  return (
    <CrudPagination
      paged={paged}
      hrefFor={(page) => `${localePath(locale, path)}${page > 1 ? `?page=${page}` : ''}`}
      label={t('label')}
      rangeText={(range) => t('range', range)}
      className="mt-8"
    />
  );
}
