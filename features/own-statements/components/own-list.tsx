'use client';

import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { Button, buttonClasses } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Pagination } from '@/components/ui/pagination';
import { Skeleton } from '@/components/ui/skeleton';
import type { OwnStatementPage } from '@/lib/contracts/own-statements';
import { formatNumber } from '@/lib/format/number';
import { type Listing, listingQuery } from '../domain/listing';

export function OwnSkeletons() {
  const t = useTranslations('own_statements');
  return (
    <div aria-busy="true" className="flex flex-col gap-3">
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} className="h-45 w-full rounded-card lg:h-33.5" />
      ))}
    </div>
  );
}

export function OwnFailure({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('own_statements');
  const common = useTranslations('common');
  return (
    <div role="alert">
      <EmptyState
        art="cloud"
        title={t('failed_title')}
        text={t('failed_text')}
        actions={
          <Button variant="secondary" onClick={onRetry}>
            {common('retry')}
          </Button>
        }
      />
    </div>
  );
}

/** Nothing at all yet, nothing in this state, or nothing that the search finds. */
export function NoOwnStatements({ listing, createUrl }: { listing: Listing; createUrl: string }) {
  const t = useTranslations('own_statements');
  if (listing.q) {
    return (
      <EmptyState
        art="search"
        title={t('empty.search_title')}
        text={t('empty.search_text')}
        actions={
          <Link href={`?${listingQuery({ ...listing, q: '', page: 1 })}`} className={buttonClasses({ variant: 'secondary' })}>
            {t('empty.search_clear')}
          </Link>
        }
      />
    );
  }
  const isAll = listing.state === null;
  return (
    <EmptyState
      art="house"
      title={t(isAll ? 'empty.title' : 'empty.state_title')}
      text={t(isAll ? 'empty.text' : 'empty.state_text')}
      actions={
        isAll ? (
          <a href={createUrl} className={buttonClasses({ variant: 'secondary' })}>
            {t('add')}
          </a>
        ) : undefined
      }
    />
  );
}

/** The pages of the list, each with its address. */
export function OwnPages({ listing, answer }: { listing: Listing; answer: OwnStatementPage }) {
  const t = useTranslations('own_statements');
  const locale = useLocale();
  const { current_page: page, per_page: size, total, last_page: pageCount } = answer;
  const number = (value: number) => formatNumber(value, locale);
  return (
    <Pagination
      page={page}
      pageCount={pageCount}
      hrefFor={(next) => `?${listingQuery({ ...listing, page: next })}`}
      rangeText={t('pages.range', {
        from: number((page - 1) * size + 1),
        to: number(Math.min(page * size, total)),
        total: number(total),
      })}
      labels={{
        navigation: t('pages.label'),
        previous: t('pages.previous'),
        next: t('pages.next'),
        page: (next) => t('pages.page', { page: next }),
      }}
      className="mt-5"
    />
  );
}
