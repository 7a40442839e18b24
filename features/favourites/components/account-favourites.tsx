'use client';

import { useSearchParams } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { ToastProvider } from '@/components/ui/feedback/toast';
import { type favoritesSchema, savedStatementsMax } from '@/lib/contracts/statements/saved-statements';
import type { StatementCard } from '@/lib/contracts/statements/statements';
import { countFavourites } from '@/lib/domain/statement/favourite-count';
import { formatNumber } from '@/lib/format/number';
import { readListParams } from '@/lib/routes/list-params';
import { useAreAccountFavourites, useFavouriteIds } from '@/lib/stores/lists/saved-statements';
import { useAccountFavourites } from '../queries/favourites';
import { FavouriteItem } from './favourite-item';
import { EmptyFavourites, FavouritePagination, FavouritesFailure } from './favourite-list-parts';
import { FavouriteSkeletons, favouriteColumns } from './favourite-skeletons';
import { UnavailableFavourites } from './unavailable-favourites';
import { useUndoRemoval } from './use-undo-removal';

const [eagerCount, skeletonCount] = [3, 6];
const none: readonly number[] = [];

type FavouritesResponse = z.infer<typeof favoritesSchema>['data'];

function Cards({ cards }: { cards: readonly StatementCard[] }) {
  const locale = useLocale();
  const [now] = useState(() => new Date());
  return (
    <ul className={favouriteColumns}>
      {cards.map((card, index) => (
        <li key={card.id} data-statement-id={card.id} className="min-w-0">
          <FavouriteItem id={card.id} statement={card} locale={locale} now={now} isEager={index < eagerCount} />
        </li>
      ))}
    </ul>
  );
}

/** The cards of a page without those removed since. All ids are known up to the maximum that the API names. */
function remainingCards({ data, total }: FavouritesResponse, ids: readonly number[], areKnown: boolean): StatementCard[] {
  return areKnown && total <= savedStatementsMax ? data.filter(({ id }) => ids.includes(id)) : data;
}

/** The unlisted favourites that were not removed since the page was read. */
function unavailableIds(unlisted: readonly number[], stored: readonly number[], areKnown: boolean): number[] {
  return unlisted.filter((id) => !areKnown || stored.length >= savedStatementsMax || stored.includes(id));
}

function ListStatus({ isFailed, isLoading, count }: { isFailed: boolean; isLoading: boolean; count: number }) {
  const [t, locale] = [useTranslations('favourites'), useLocale()];
  if (isFailed) return null;
  if (isLoading) return <span className="sr-only">{t('account.loading')}</span>;
  return count > 0 ? t('count', { count, shown: formatNumber(count, locale) }) : null;
}

/** The favourites of the account, latest first. */
function AccountFavouriteList() {
  const t = useTranslations('favourites');
  const areKnown = useAreAccountFavourites();
  const stored = useFavouriteIds();
  const ids = areKnown ? stored : none;
  const { page } = readListParams(useSearchParams());
  const { data: response, isError, isPlaceholderData, refetch } = useAccountFavourites(page, areKnown);
  const list = useRef<HTMLElement>(null);
  useUndoRemoval(ids, list);
  // While a guest's list is being merged into the account, an empty response is not final.
  const isLoading = response === undefined || (response.total === 0 && (isPlaceholderData || (!areKnown && stored.length > 0)));
  const cards = response ? remainingCards(response, ids, areKnown) : [];
  const removedCount = response ? response.data.length - cards.length : 0;
  const total = response ? response.total - removedCount : 0;
  const unavailable = unavailableIds(response?.unlisted ?? none, stored, areKnown);
  const isFailed = isError && !response;
  const isPending = isLoading && !isFailed;
  const count = countFavourites({ total, unlisted: unavailable });
  const isEmpty = !isLoading && count === 0;
  const isEmptied = removedCount > 0 && cards.length === 0;
  useEffect(() => {
    // The next favourites move up when every card of the page is removed.
    if (isEmptied && total > 0) void refetch();
  }, [isEmptied, total, refetch]);
  return (
    <section ref={list} tabIndex={-1} aria-label={t('title')} aria-busy={isPending} className="outline-none">
      <p role="status" className="num type-sm mb-4 min-h-5 text-ink-2">
        <ListStatus isFailed={isFailed} isLoading={isLoading} count={count} />
      </p>
      {isFailed ? <FavouritesFailure text={t('account.failed')} onRetry={() => void refetch()} /> : null}
      {isPending ? <FavouriteSkeletons count={skeletonCount} /> : null}
      {isEmpty ? <EmptyFavourites /> : null}
      {isLoading ? null : <Cards cards={cards} />}
      {response && total > 0 ? (
        <FavouritePagination path="/account/favorites" paged={{ ...response, total, data: cards }} />
      ) : null}
      {isLoading ? null : <UnavailableFavourites ids={unavailable} />}
    </section>
  );
}

/** The signed-in visitor's favourites. A removal can be undone for a while. */
export function AccountFavourites() {
  const t = useTranslations('favourites');
  const common = useTranslations('common');
  return (
    <ToastProvider regionLabel={t('messages')} closeLabel={common('close')}>
      <AccountFavouriteList />
    </ToastProvider>
  );
}
