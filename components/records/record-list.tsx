'use client';

import type { UseQueryResult } from '@tanstack/react-query';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { Button, buttonClasses } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { cn } from '@/lib/cn';
import type { Paged } from '@/lib/contracts/paged';
import { type Listing, listingHref } from '@/lib/routes/listing';
import { RecordPages } from './record-pages';
import { RecordFailure, RecordSkeletons } from './record-states';
import type { RecordWords } from './record-words';
import { Removal } from './removal';
import { useRemoval } from './use-removal';

/** Nothing at all yet, or nothing that the search finds. */
function NoRecords({ isSearch, words, onAdd }: { isSearch: boolean; words: RecordWords; onAdd: () => void }) {
  return isSearch ? (
    <EmptyState
      art="search"
      title={words('empty.search_title')}
      text={words('empty.search_text')}
      actions={
        <Link href={listingHref({ q: '', page: 1 })} className={buttonClasses({ variant: 'secondary' })}>
          {words('empty.search_clear')}
        </Link>
      }
    />
  ) : (
    <EmptyState
      art="key"
      title={words('empty.title')}
      text={words('empty.text')}
      actions={
        <Button variant="secondary" onClick={onAdd}>
          {words('add')}
        </Button>
      }
    />
  );
}

type Props<Item> = {
  listing: Listing;
  query: UseQueryResult<Paged<Item>>;
  words: RecordWords;
  /** The question before a record is removed. */
  removalTitle: (item: Item | null) => string;
  remove: (id: number) => Promise<void>;
  refresh: () => Promise<void>;
  onAdd: () => void;
  row: (item: Item, onRemove: () => void) => ReactNode;
};

/** A list of records with its pages and what removes one. Without rows the removal stays: it tells that the last one is gone. */
export function RecordList<Item extends { id: number }>(props: Props<Item>) {
  const { listing, query, words, removalTitle, remove, refresh, onAdd, row } = props;
  const removal = useRemoval(({ id }: Item) => remove(id).finally(refresh));
  const { data, isPending, isError, isPlaceholderData, refetch } = query;
  if (isPending) return <RecordSkeletons label={words('loading')} />;
  if (isError && !data)
    return <RecordFailure title={words('failed_title')} text={words('failed_text')} onRetry={() => void refetch()} />;
  return (
    <>
      {data.data.length === 0 ? (
        <NoRecords isSearch={listing.q !== ''} words={words} onAdd={onAdd} />
      ) : (
        <>
          <ul className={cn('flex flex-col gap-3 transition-opacity', isPlaceholderData && 'opacity-60')}>
            {data.data.map((item) => (
              <li key={item.id}>{row(item, () => removal.ask(item))}</li>
            ))}
          </ul>
          <RecordPages answer={data} hrefFor={(page) => listingHref({ ...listing, page })} />
        </>
      )}
      <Removal
        isBusy={removal.isBusy}
        words={{
          title: removalTitle(removal.item),
          text: words('removal.text'),
          keep: words('removal.keep'),
          confirm: words('removal.confirm'),
          working: words('removal.working'),
          done: words('removal.done'),
        }}
      />
    </>
  );
}
