'use client';

import { useSearchParams } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { type ListedStatements, useListedStatements } from '@/lib/api/statements/use-listed-statements';
import { formatNumber } from '@/lib/format/number';
import { readListParams } from '@/lib/routes/list-params';
import { useFavouriteIds } from '@/lib/stores/lists/saved-statements';
import { pageSize, paginateFavourites } from '../domain/favourite-page';
import { FavouriteItem } from './favourite-item';
import { EmptyFavourites, FavouritePagination, FavouritesFailure } from './favourite-list-parts';
import { favouriteColumns } from './favourite-skeletons';
import { useUndoRemoval } from './use-undo-removal';

const eagerCount = 3;

type ItemsProps = { ids: number[]; listed: ListedStatements | undefined; isSettled: boolean };

function Items({ ids, listed, isSettled }: ItemsProps) {
  const locale = useLocale();
  const [now] = useState(() => new Date());
  return (
    <ul className={favouriteColumns}>
      {ids.map((id, index) => (
        <li key={id} data-statement-id={id} className="min-w-0">
          <FavouriteItem
            id={id}
            statement={listed?.get(id) ?? (isSettled ? null : undefined)}
            locale={locale}
            now={now}
            isEager={index < eagerCount}
          />
        </li>
      ))}
    </ul>
  );
}

/** The favourites of this browser, latest first. */
export function FavouriteList() {
  const t = useTranslations('favourites');
  const locale = useLocale();
  const all = useFavouriteIds();
  const { page, pageCount, ids } = paginateFavourites(all, readListParams(useSearchParams()).page);
  const { data, isError, isPlaceholderData, refetch, isPending } = useListedStatements(ids);
  const list = useRef<HTMLElement>(null);
  useUndoRemoval(all, list);
  const isSettled = !isPending && !isPlaceholderData;
  return (
    <section ref={list} tabIndex={-1} aria-label={t('title')} aria-busy={!isSettled && all.length > 0} className="outline-none">
      <p role="status" className="num type-sm mb-4 text-ink-2">
        {all.length > 0 ? t('count', { count: all.length, shown: formatNumber(all.length, locale) }) : null}
      </p>
      {all.length === 0 ? (
        <EmptyFavourites />
      ) : isError ? (
        <FavouritesFailure text={t('failed.text')} onRetry={() => void refetch()} />
      ) : null}
      {all.length > 0 && !isError ? (
        <>
          <Items ids={ids} listed={data} isSettled={isSettled} />
          <FavouritePagination
            path="/favorites"
            paged={{ current_page: page, per_page: pageSize, last_page: pageCount, total: all.length, data: ids }}
          />
        </>
      ) : null}
    </section>
  );
}
