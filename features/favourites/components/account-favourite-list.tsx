'use client';

import { useSearchParams } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { Button } from '@/components/ui/buttons/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Pagination } from '@/components/ui/navigation/pagination';
import { type favoritesSchema, savedStatementsMax } from '@/lib/contracts/statements/saved-statements';
import type { StatementCard } from '@/lib/contracts/statements/statements';
import { formatNumber } from '@/lib/format/number';
import { localePath } from '@/lib/routes/locale-path';
import { useAreAccountFavourites, useFavouriteIds } from '@/lib/stores/favourites';
import { parsePage } from '../domain/favourite-page';
import { useAccountFavourites } from '../queries/use-account-favourites';
import { favouriteColumns } from './favourite-columns';
import { FavouriteItem } from './favourite-item';
import { EmptyFavourites } from './favourite-list';
import { FavouriteSkeletons } from './favourite-skeletons';
import { UnavailableFavourites } from './unavailable-favourites';
import { useUndoRemoval } from './use-undo-removal';

const [eagerCount, skeletonCount] = [3, 6];
const none: readonly number[] = [];

type FavouritesResponse = z.infer<typeof favoritesSchema>['data'];

function Failed({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('favourites');
  const common = useTranslations('common');
  return (
    <div role="alert">
      <EmptyState
        art="cloud"
        title={t('failed.title')}
        text={t('account.failed')}
        actions={<Button onClick={onRetry}>{common('retry')}</Button>}
      />
    </div>
  );
}

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

function Pages({ answer, takenCount }: { answer: FavouritesResponse; takenCount: number }) {
  const [t, locale] = [useTranslations('favourites'), useLocale()];
  const { current_page: page, per_page: size, last_page: pageCount, total, data } = answer;
  const number = (value: number) => formatNumber(value, locale);
  const from = (page - 1) * size + 1;
  const isShown = data.length > takenCount;
  const range = { from: number(from), to: number(from + data.length - takenCount - 1), total: number(total - takenCount) };
  return (
    <Pagination
      className="mt-8"
      page={Math.min(page, pageCount)}
      pageCount={pageCount}
      hrefFor={(next) => `${localePath(locale, '/account/favorites')}${next > 1 ? `?page=${next}` : ''}`}
      {...(isShown ? { rangeText: t('range', range) } : {})}
      labels={{
        navigation: t('pages.label'),
        previous: t('pages.previous'),
        next: t('pages.next'),
        page: (next) => t('pages.page', { page: next }),
      }}
    />
  );
}

/** What of a page is kept still: what was taken out since leaves at once. Ids are all known up to the most that the API names. */
function remainingCards({ data, total }: FavouritesResponse, ids: readonly number[], areKnown: boolean): StatementCard[] {
  return areKnown && total <= savedStatementsMax ? data.filter(({ id }) => ids.includes(id)) : data;
}

/** The unlisted favourites that were not removed since the page was read. */
function unavailableIds(unlisted: readonly number[], stored: readonly number[], areKnown: boolean): number[] {
  return unlisted.filter((id) => !areKnown || stored.length >= savedStatementsMax || stored.includes(id));
}

function ListStatus({ isFailed, isComing, total }: { isFailed: boolean; isComing: boolean; total: number }) {
  const [t, locale] = [useTranslations('favourites'), useLocale()];
  if (isFailed) return null;
  if (isComing) return <span className="sr-only">{t('account.loading')}</span>;
  return total > 0 ? t('count', { count: total, shown: formatNumber(total, locale) }) : null;
}

/** The favourites of the account, the latest first. */
export function AccountFavouriteList() {
  const t = useTranslations('favourites');
  const areKnown = useAreAccountFavourites();
  const stored = useFavouriteIds();
  const ids = areKnown ? stored : none;
  const page = parsePage(useSearchParams().get('page'));
  const { data: answer, isError, isPlaceholderData, refetch } = useAccountFavourites(page, areKnown);
  const list = useRef<HTMLElement>(null);
  useUndoRemoval(ids, list);
  // A guest's list that is on its way to the account is no empty one.
  const isComing = answer === undefined || (answer.total === 0 && (isPlaceholderData || (!areKnown && stored.length > 0)));
  const cards = answer ? remainingCards(answer, ids, areKnown) : [];
  const takenCount = answer ? answer.data.length - cards.length : 0;
  const total = answer ? answer.total - takenCount : 0;
  const unavailable = unavailableIds(answer?.unlisted ?? none, stored, areKnown);
  const isFailed = isError && !answer;
  const isEmpty = !isComing && total + unavailable.length === 0;
  const isEmptied = takenCount > 0 && cards.length === 0;
  useEffect(() => {
    // The next ones move up to a page that was taken out as a whole.
    if (isEmptied && total > 0) void refetch();
  }, [isEmptied, total, refetch]);
  return (
    <section ref={list} tabIndex={-1} aria-label={t('title')} aria-busy={isComing && !isFailed} className="outline-none">
      <p role="status" className="num type-sm mb-4 min-h-5 text-ink-2">
        <ListStatus isFailed={isFailed} isComing={isComing} total={total} />
      </p>
      {isFailed ? <Failed onRetry={() => void refetch()} /> : null}
      {isComing && !isFailed ? <FavouriteSkeletons count={skeletonCount} /> : null}
      {isEmpty ? <EmptyFavourites /> : null}
      {isComing ? null : <Cards cards={cards} />}
      {answer && total > 0 ? <Pages answer={answer} takenCount={takenCount} /> : null}
      {isComing ? null : <UnavailableFavourites ids={unavailable} />}
    </section>
  );
}
