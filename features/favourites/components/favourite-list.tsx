'use client';

import { useSearchParams } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Button, buttonClasses } from '@/components/ui/buttons/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Pagination } from '@/components/ui/navigation/pagination';
import { formatNumber } from '@/lib/format/number';
import { localePath } from '@/lib/routes/locale-path';
import { useFavouriteIds } from '@/lib/stores/favourites';
import { type FavouritePage, paginateFavourites } from '../domain/favourite-page';
import { type ListedStatements, useListedStatements } from '../queries/use-listed-statements';
import { favouriteColumns } from './favourite-columns';
import { FavouriteItem } from './favourite-item';
import { useUndoRemoval } from './use-undo-removal';

const eagerCount = 3;

/** Nothing is kept yet. */
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

function Failed({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('favourites.failed');
  const common = useTranslations('common');
  return (
    <div role="alert">
      <EmptyState
        art="cloud"
        title={t('title')}
        text={t('text')}
        actions={<Button onClick={onRetry}>{common('retry')}</Button>}
      />
    </div>
  );
}

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

function Pages({ shown, total }: { shown: FavouritePage; total: number }) {
  const t = useTranslations('favourites');
  const locale = useLocale();
  const { page, pageCount, ids, from } = shown;
  const number = (value: number) => formatNumber(value, locale);
  const range = { from: number(from), to: number(from + ids.length - 1), total: number(total) };
  return (
    <Pagination
      className="mt-8"
      page={page}
      pageCount={pageCount}
      hrefFor={(next) => `${localePath(locale, '/favorites')}${next > 1 ? `?page=${next}` : ''}`}
      rangeText={t('range', range)}
      labels={{
        navigation: t('pages.label'),
        previous: t('pages.previous'),
        next: t('pages.next'),
        page: (next) => t('pages.page', { page: next }),
      }}
    />
  );
}

/** The favourites of this browser, the latest first. */
export function FavouriteList() {
  const t = useTranslations('favourites');
  const locale = useLocale();
  const all = useFavouriteIds();
  const shown = paginateFavourites(all, useSearchParams().get('page'));
  const { data, isError, isPlaceholderData, refetch, isPending } = useListedStatements(shown.ids);
  const list = useRef<HTMLElement>(null);
  useUndoRemoval(all, list);
  const isSettled = !isPending && !isPlaceholderData;
  return (
    <section ref={list} tabIndex={-1} aria-label={t('title')} aria-busy={!isSettled && all.length > 0} className="outline-none">
      <p role="status" className="num type-sm mb-4 text-ink-2">
        {all.length > 0 ? t('count', { count: all.length, shown: formatNumber(all.length, locale) }) : null}
      </p>
      {all.length === 0 ? <EmptyFavourites /> : isError ? <Failed onRetry={() => void refetch()} /> : null}
      {all.length > 0 && !isError ? (
        <>
          <Items ids={shown.ids} listed={data} isSettled={isSettled} />
          <Pages shown={shown} total={all.length} />
        </>
      ) : null}
    </section>
  );
}
