'use client';

import { useSearchParams } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { CrudListFailure, CrudListSkeletons } from '@/components/crud/crud-list-states';
import { CrudPagination } from '@/components/crud/crud-pagination';
import { Tag } from '@/components/ui/display/tag';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Link } from '@/components/ui/navigation/link';
import { cn } from '@/lib/cn';
import type { LoanRequest } from '@/lib/contracts/mortgage';
import { monthlyPayment } from '@/lib/domain/loan/annuity';
import { formatDate } from '@/lib/format/date';
import { listParamsHref, readListParams } from '@/lib/routes/list-params';
import { localePath } from '@/lib/routes/locale-path';
import { useOwnRequests } from '../../queries/loan-requests';
import { BankLogo } from '../calculator/bank-list';
import { useLoanFormatters } from '../calculator/use-loan-formatters';

const tones = { new: 'info', sent: 'ok', kept: 'neutral' } as const;

/** One request of the visitor's: the bank, the terms and the state. */
function OwnRequestRow({ request, now }: { request: LoanRequest; now: Date }) {
  const t = useTranslations('mortgage');
  const locale = useLocale();
  const { money, months, percent } = useLoanFormatters(request.currency_id);
  const { bank, state, amount, month, percentage_rate, property_price, participation_amount, statement_id } = request;
  const payment = monthlyPayment({
    price: property_price,
    participation: participation_amount,
    yearlyPercent: percentage_rate,
    months: month,
  });
  return (
    <article className="flex flex-wrap items-start gap-x-4 gap-y-3 rounded-card p-4 shadow-hairline">
      <BankLogo image={bank.image} />
      <div className="min-w-0 flex-1 basis-56">
        <h3 className="type-ui flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold">
          {bank.display_names[locale]}
          <Tag tone={tones[state]}>{t(`own_requests.states.${state}`)}</Tag>
        </h3>
        <p className="type-sm mt-0.5 text-ink-2">{[money(amount), months(month), percent(percentage_rate)].join(' · ')}</p>
        <p className="type-xs mt-0.5 flex flex-wrap items-center gap-x-3 text-ink-2">
          <time dateTime={request.created_at}>{formatDate(new Date(request.created_at), now, locale)}</time>
          {statement_id === null ? null : (
            <Link href={localePath(locale, `/statements/${statement_id}`)} className="hit rounded-sm text-link hover:underline">
              {t('own_requests.statement', { id: statement_id })}
            </Link>
          )}
        </p>
      </div>
      <p className="ml-auto text-right">
        <span className="num type-price block">{money(payment)}</span>
        <span className="type-xs text-ink-2">{t('form.per_month')}</span>
      </p>
    </article>
  );
}

function Rows() {
  const t = useTranslations('mortgage.own_requests');
  const [now] = useState(() => new Date());
  const listing = readListParams(useSearchParams());
  const { data, isError, isPlaceholderData, refetch } = useOwnRequests(listing.page);
  if (!data)
    return isError ? (
      <CrudListFailure title={t('failed_title')} text={t('failed_text')} onRetry={() => void refetch()} />
    ) : (
      <CrudListSkeletons label={t('loading')} />
    );
  const { data: requests, pagination } = data;
  if (requests.length === 0) return <EmptyState art="key" title={t('empty_title')} text={t('empty_text')} headingLevel={3} />;
  return (
    <>
      <ul className={cn('flex flex-col gap-3 transition-opacity', isPlaceholderData && 'opacity-60')}>
        {requests.map((request) => (
          <li key={request.id}>
            <OwnRequestRow request={request} now={now} />
          </li>
        ))}
      </ul>
      <CrudPagination paged={{ data: requests, ...pagination }} hrefFor={(page) => listParamsHref({ ...listing, page })} />
    </>
  );
}

/** The visitor's own requests to banks, newest first. */
export function OwnRequests() {
  const t = useTranslations('mortgage.own_requests');
  return (
    <section aria-labelledby="loan-requests" className="mt-10">
      <h2 id="loan-requests" className="type-h3 mb-3">
        {t('title')}
      </h2>
      <Rows />
    </section>
  );
}
