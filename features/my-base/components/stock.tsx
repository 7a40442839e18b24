'use client';

import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import Link from 'next/link';
import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { listingQuery, readListing } from '@/components/records/listing';
import { RecordPages } from '@/components/records/record-pages';
import { RecordSearch } from '@/components/records/record-search';
import { RecordFailure, RecordSkeletons } from '@/components/records/record-states';
import { Removal } from '@/components/records/removal';
import { useRemoval } from '@/components/records/use-removal';
import { Button, buttonClasses } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { useToast } from '@/components/ui/toast';
import { cn } from '@/lib/cn';
import type { StockItem } from '@/lib/contracts/clients';
import { removeStock } from '../queries/keep-stock';
import { refreshStock, useStock } from '../queries/stock';
import { StockDialog } from './stock-dialog';
import { StockRow } from './stock-row';

async function remove({ id }: StockItem): Promise<void> {
  try {
    await removeStock(id);
  } finally {
    await refreshStock();
  }
}

function Rows({ items, isStale, onEdit }: { items: StockItem[]; isStale: boolean; onEdit: (item: StockItem) => void }) {
  const t = useTranslations('my_base');
  const removal = useRemoval(remove);
  return (
    <>
      <ul className={cn('flex flex-col gap-3 transition-opacity', isStale && 'opacity-60')}>
        {items.map((item) => (
          <li key={item.id}>
            <StockRow item={item} onEdit={() => onEdit(item)} onRemove={() => removal.ask(item)} />
          </li>
        ))}
      </ul>
      <Removal
        isBusy={removal.isBusy}
        words={{
          title: t('removal.title'),
          text: t('removal.text'),
          keep: t('removal.keep'),
          confirm: t('removal.confirm'),
          working: t('removal.working'),
          done: t('removal.done'),
        }}
      />
    </>
  );
}

/** Nothing at all yet, or nothing that the search finds. */
function NoStock({ isSearch, onAdd }: { isSearch: boolean; onAdd: () => void }) {
  const t = useTranslations('my_base');
  return isSearch ? (
    <EmptyState
      art="search"
      title={t('empty.search_title')}
      text={t('empty.search_text')}
      actions={
        <Link href={`?${listingQuery({ q: '', page: 1 })}`} className={buttonClasses({ variant: 'secondary' })}>
          {t('empty.search_clear')}
        </Link>
      }
    />
  ) : (
    <EmptyState
      art="key"
      title={t('empty.title')}
      text={t('empty.text')}
      actions={
        <Button variant="secondary" onClick={onAdd}>
          {t('add')}
        </Button>
      }
    />
  );
}

/** A private base: a search, entries, pages, and the form that adds and changes them. */
export function Stock() {
  const t = useTranslations('my_base');
  const toast = useToast();
  const listing = readListing(useSearchParams());
  const query = useStock(listing);
  const [edited, setEdited] = useState<StockItem | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const edit = (item: StockItem | null) => {
    setEdited(item);
    setIsOpen(true);
  };
  const { data } = query;
  return (
    <>
      <header className="mb-4 flex flex-wrap items-center gap-3">
        <h1 className="type-h2 mt mr-auto">{t('title')}</h1>
        <RecordSearch listing={listing} label={t('search')} />
        <Button icon={<PlusIcon aria-hidden="true" className="size-5" />} onClick={() => edit(null)} className="max-sm:w-full">
          {t('add')}
        </Button>
      </header>
      {query.isPending ? <RecordSkeletons label={t('loading')} /> : null}
      {query.isError && !data ? (
        <RecordFailure title={t('failed_title')} text={t('failed_text')} onRetry={() => void query.refetch()} />
      ) : null}
      {data?.data.length === 0 ? <NoStock isSearch={listing.q !== ''} onAdd={() => edit(null)} /> : null}
      {data && data.data.length > 0 ? (
        <>
          <Rows items={data.data} isStale={query.isPlaceholderData} onEdit={edit} />
          <RecordPages listing={listing} answer={data} />
        </>
      ) : null}
      {[null, ...(edited ? [edited] : [])].map((item) => (
        <StockDialog
          key={item ? `${item.id} ${item.updated_at}` : 'new'}
          item={item}
          isOpen={isOpen && item === edited}
          onOpenChange={setIsOpen}
          onSaved={() => {
            setIsOpen(false);
            toast.success(t('saved'));
            void refreshStock();
          }}
        />
      ))}
    </>
  );
}
