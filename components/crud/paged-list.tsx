'use client';

import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';
import type { Paged } from '@/lib/contracts/paged';
import { CrudListFailure, CrudListSkeletons } from './crud-list-states';
import { CrudPagination } from './crud-pagination';

type Props<Item> = {
  query: UseQueryResult<Paged<Item>>;
  labels: { loading: string; failedTitle: string; failedText: string };
  /** Shown in place of the rows when there are none. */
  empty: ReactNode;
  hrefFor: (page: number) => string;
  row: (item: Item) => ReactNode;
  /** Puts the rows into one frame below this head; without it each row is its own card. */
  head?: ReactNode;
};

/** One page of a list with the links to the others, and its loading, error and empty states. */
export function PagedList<Item extends { id: number }>({ query, labels, empty, hrefFor, row, head }: Props<Item>) {
  const { data, isPending, isError, isPlaceholderData, refetch } = query;
  if (isPending) return <CrudListSkeletons label={labels.loading} />;
  if (isError && !data)
    return <CrudListFailure title={labels.failedTitle} text={labels.failedText} onRetry={() => void refetch()} />;
  if (data.data.length === 0) return empty;
  return (
    <>
      <div className={cn('transition-opacity', isPlaceholderData && 'opacity-60', head && 'rounded-card shadow-hairline')}>
        {head}
        <ul className={head ? 'divide-y divide-line' : 'flex flex-col gap-3'}>
          {data.data.map((item) => (
            <li key={item.id}>{row(item)}</li>
          ))}
        </ul>
      </div>
      <CrudPagination paged={data} hrefFor={hrefFor} />
    </>
  );
}
