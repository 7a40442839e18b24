'use client';

import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { CrudListFailure, CrudListSkeletons } from '@/components/crud/crud-list-states';
import { CrudPagination } from '@/components/crud/crud-pagination';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { cn } from '@/lib/cn';
import { listParamsHref, readListParams } from '@/lib/routes/list-params';
import { useOwnRequests } from '../../queries/use-own-requests';
import { OwnRequestRow } from './own-request-row';

function Rows() {
  const t = useTranslations('mortgage.own');
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

/** The visitor's own requests to banks, the newest first. */
export function OwnRequests() {
  const t = useTranslations('mortgage.own');
  return (
    <section aria-labelledby="loan-requests" className="mt-10">
      <h2 id="loan-requests" className="type-h3 mb-3">
        {t('title')}
      </h2>
      <Rows />
    </section>
  );
}
