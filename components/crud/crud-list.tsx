'use client';

import type { UseMutationResult, UseQueryResult } from '@tanstack/react-query';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { Button, buttonClasses } from '@/components/ui/buttons/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { cn } from '@/lib/cn';
import type { Paged } from '@/lib/contracts/paged';
import { type ListParams, listParamsHref } from '@/lib/routes/list-params';
import { CrudListFailure, CrudListSkeletons } from './crud-list-states';
import { CrudPagination } from './crud-pagination';
import type { CrudTranslator } from './crud-translator';
import { DeleteConfirmation } from './delete-confirmation';
import { useDeleteConfirmation } from './use-delete-confirmation';

/** Nothing at all yet, or nothing that the search finds. */
function CrudEmptyState({ isSearch, words, onAdd }: { isSearch: boolean; words: CrudTranslator; onAdd: () => void }) {
  return isSearch ? (
    <EmptyState
      art="search"
      title={words('empty.search_title')}
      text={words('empty.search_text')}
      actions={
        <Link href={listParamsHref({ q: '', page: 1 })} className={buttonClasses({ variant: 'secondary' })}>
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
  listing: ListParams;
  query: UseQueryResult<Paged<Item>>;
  t: CrudTranslator;
  /** The question before a record is removed. */
  deleteTitle: (item: Item | null) => string;
  remove: UseMutationResult<void, Error, number>;
  onAdd: () => void;
  row: (item: Item, onRemove: () => void) => ReactNode;
};

/** A list of records with its pages and what removes one. Without rows the removal stays: it tells that the last one is gone. */
export function CrudList<Item extends { id: number }>(props: Props<Item>) {
  const { listing, query, t, deleteTitle, remove, onAdd, row } = props;
  const removal = useDeleteConfirmation<Item, number>(remove, ({ id }) => id);
  const { data, isPending, isError, isPlaceholderData, refetch } = query;
  if (isPending) return <CrudListSkeletons label={t('loading')} />;
  if (isError && !data)
    return <CrudListFailure title={t('failed_title')} text={t('failed_text')} onRetry={() => void refetch()} />;
  return (
    <>
      {data.data.length === 0 ? (
        <CrudEmptyState isSearch={listing.q !== ''} words={t} onAdd={onAdd} />
      ) : (
        <>
          <ul className={cn('flex flex-col gap-3 transition-opacity', isPlaceholderData && 'opacity-60')}>
            {data.data.map((item) => (
              <li key={item.id}>{row(item, () => removal.ask(item))}</li>
            ))}
          </ul>
          <CrudPagination paged={data} hrefFor={(page) => listParamsHref({ ...listing, page })} />
        </>
      )}
      <DeleteConfirmation
        isBusy={removal.isBusy}
        labels={{
          title: deleteTitle(removal.item),
          text: t('delete_confirmation.text'),
          keep: t('delete_confirmation.cancel'),
          confirm: t('delete_confirmation.confirm'),
          working: t('delete_confirmation.pending'),
          done: t('delete_confirmation.done'),
        }}
      />
    </>
  );
}
