'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { Link } from '@/components/ui/navigation/link';
import { Pagination } from '@/components/ui/navigation/pagination';
import type { PastEstimate } from '@/lib/contracts/estimate';
import { formatDate } from '@/lib/format/date';
import { formatArea, formatNumber } from '@/lib/format/number';
import { localePath } from '@/lib/routes/locale-path';
import { usePastEstimates } from '../queries/estimates';
import { PastEstimateDialog } from './past-estimate-dialog';
import { useMoney, useRoomLabel } from './use-formatters';

/** An address stays in the language of its estimate. */
const georgian = /[\u10A0-\u10FF]/;

type PastRowProps = { estimate: PastEstimate; now: Date; onAgain: (estimate: PastEstimate) => void };

/** A past estimate, which opens with everything that is known of it. */
function PastRow({ estimate, now, onAgain }: PastRowProps) {
  const t = useTranslations('ai');
  const locale = useLocale();
  const { money, other, perSqm } = useMoney();
  const rooms = useRoomLabel();
  const { floor, floors, statement_id: statementId } = estimate;
  const [isOpen, setIsOpen] = useState(false);
  const title = estimate.address || t('account.no_address');
  const facts = [
    formatArea(estimate.flat_area, locale),
    rooms(estimate.rooms),
    t('result.floor', { floor, total: floors }),
    formatDate(new Date(estimate.created_at), now, locale),
  ];
  const factLine = facts.filter(Boolean).join(' · ');
  return (
    <li className="relative flex flex-wrap items-start justify-between gap-x-6 gap-y-2 px-4 py-3.5 transition hover:bg-tuff-50">
      <div className="min-w-0 flex-1 basis-60">
        <h3 className="type-ui font-semibold" lang={georgian.test(estimate.address) ? 'ka' : undefined}>
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => setIsOpen(true)}
            className="rounded-sm text-left stretched hover:underline"
          >
            {title}
          </button>
        </h3>
        <p className="type-sm text-ink-2">{factLine}</p>
        {statementId === null ? null : (
          <Link
            href={localePath(locale, `/statements/${statementId}`)}
            className="type-sm hit relative z-10 inline-flex min-h-8 items-center text-link hover:underline"
          >
            {t('account.statement')}
          </Link>
        )}
      </div>
      <div className="sm:text-right">
        <p className="type-price num">{money(estimate.total_price)}</p>
        <p className="type-xs num text-ink-2">
          {[other(estimate.total_price), perSqm(estimate.square_price)].filter(Boolean).join(' · ')}
        </p>
      </div>
      <PastEstimateDialog
        estimate={estimate}
        title={title}
        facts={factLine}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        onAgain={() => {
          setIsOpen(false);
          onAgain(estimate);
        }}
      />
    </li>
  );
}

function PastEstimatesSkeleton() {
  const t = useTranslations('ai.account');
  return (
    <div aria-busy="true" className="flex flex-col gap-3">
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-20 w-full rounded-card" />
      ))}
    </div>
  );
}

type Props = {
  page: number;
  /** Begins an estimate of the same apartment. */
  onAgain: (estimate: PastEstimate) => void;
};

/** The visitor's past estimates, newest first. */
export function PastEstimates({ page, onAgain }: Props) {
  const t = useTranslations('ai');
  const common = useTranslations('common');
  const locale = useLocale();
  const { data: results, isError, refetch } = usePastEstimates(page);
  if (isError)
    return (
      <div role="alert">
        <EmptyState
          art="cloud"
          title={t('account.failed')}
          text={t('form.failed_text')}
          actions={
            <Button variant="secondary" onClick={() => void refetch()}>
              {common('retry')}
            </Button>
          }
        />
      </div>
    );
  if (!results) return <PastEstimatesSkeleton />;
  if (results.data.length === 0) return <EmptyState art="house" title={t('account.empty')} text={t('account.empty_text')} />;
  const { per_page: size, total, last_page: last } = results.pagination;
  const number = (value: number) => formatNumber(value, locale);
  const range = { from: number((page - 1) * size + 1), to: number(Math.min(page * size, total)), total: number(total) };
  const now = new Date();
  return (
    <>
      <ul className="divide-y divide-line rounded-card shadow-hairline">
        {results.data.map((estimate) => (
          <PastRow key={estimate.id} estimate={estimate} now={now} onAgain={onAgain} />
        ))}
      </ul>
      <Pagination
        page={page}
        pageCount={last}
        hrefFor={(next) => `?page=${next}`}
        rangeText={t('account.range', range)}
        labels={{
          navigation: t('account.pages'),
          previous: t('account.previous'),
          next: t('account.next'),
          page: (next) => t('account.page', { page: next }),
        }}
        className="mt-5"
      />
    </>
  );
}
