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
  /** Stands in place of the rows when there are none. */
  empty: ReactNode;
  hrefFor: (page: number) => string;
  row: (item: Item) => ReactNode;
};

/** One page of a list with the links to the others; while it loads, after a failure and when it is empty, what says so. */
export function PagedList<Item extends { id: number }>({ query, labels, empty, hrefFor, row }: Props<Item>) {
  const { data, isPending, isError, isPlaceholderData, refetch } = query;
  if (isPending) return <CrudListSkeletons label={labels.loading} />;
  if (isError && !data)
    return <CrudListFailure title={labels.failedTitle} text={labels.failedText} onRetry={() => void refetch()} />;
  if (data.data.length === 0) return empty;
  return (
    <>
      <ul className={cn('flex flex-col gap-3 transition-opacity', isPlaceholderData && 'opacity-60')}>
        {data.data.map((item) => (
          <li key={item.id}>{row(item)}</li>
        ))}
      </ul>
      <CrudPagination paged={data} hrefFor={hrefFor} />
    </>
  );
}
