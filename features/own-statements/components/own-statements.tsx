'use client';

import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import { useSearchParams } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { CrudListFailure, CrudListSkeletons } from '@/components/crud/crud-list-states';
import { CrudPagination } from '@/components/crud/crud-pagination';
import { CrudSearch } from '@/components/crud/crud-search';
import { DeleteConfirmation } from '@/components/crud/delete-confirmation';
import { buttonClasses } from '@/components/ui/buttons/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { ToastProvider } from '@/components/ui/feedback/toast';
import { Link } from '@/components/ui/navigation/link';
import { cn } from '@/lib/cn';
import type { OwnAction, OwnStatementCard, OwnStatementPage } from '@/lib/contracts/statements/own-statements';
import { clientOnlyComponent } from '@/lib/lazy-component';
import { useModal } from '@/lib/stores/modal-store';
import { type OwnListing, ownListingHref, readOwnListing } from '../domain/listing';
import { useOwnCounts, useOwnStatements } from '../queries/own-statements';
import { BulkBar } from './bulk-bar';
import { OwnRow } from './own-row';
import { StateTabs } from './state-tabs';
import { useSelection } from './use-selection';
import { useStatementActions } from './use-statement-actions';

type DeleteStatementsDialogsProps = {
  /** How many statements are to be deleted. */
  count: number;
  isBusy: boolean;
};

/** The two modals of a deletion. */
function DeleteStatementsDialogs({ count, isBusy }: DeleteStatementsDialogsProps) {
  const t = useTranslations('own_statements.delete_confirmation');
  return (
    <DeleteConfirmation
      isBusy={isBusy}
      labels={{
        title: count === 1 ? t('title_one') : t('title', { count }),
        text: t('text'),
        cancel: t('cancel'),
        confirm: t('confirm'),
        pending: t('pending'),
        done: t('done', { count }),
      }}
    />
  );
}

/** Says that there are no statements yet, none in this state, or none that the search finds. */
function NoOwnStatements({ listing, createUrl }: { listing: OwnListing; createUrl: string }) {
  const t = useTranslations('own_statements');
  if (listing.q) {
    return (
      <EmptyState
        art="search"
        title={t('empty.search_title')}
        text={t('empty.search_text')}
        actions={
          <Link href={ownListingHref({ ...listing, q: '', page: 1 })} className={buttonClasses({ variant: 'secondary' })}>
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

const StatisticsDialog = clientOnlyComponent(async () => (await import('./statistics-dialog')).StatisticsDialog);

type Props = {
  /** Where a statement is added: the bundled form, or the statements site. */
  createUrl: string;
};

/** The rows of a page with their actions. The dialogs stay without rows: one of them confirms that the last row was deleted. */
function OwnRows({ listing, page: current, isStale }: { listing: OwnListing; page: OwnStatementPage; isStale: boolean }) {
  const locale = useLocale();
  const [now] = useState(() => new Date());
  const [deleting, setDeleting] = useState<readonly number[]>([]);
  const [measured, setMeasured] = useState<OwnStatementCard | null>(null);
  const actions = useStatementActions();
  const { open, close } = useModal();
  const cards = current.data;
  const selection = useSelection(listing, cards);
  const chosen = selection.cards.map(({ id }) => id);

  const remove = async (ids: readonly number[]) => {
    const isDone = await actions.run(ids, 'delete');
    close('delete-confirmation');
    selection.select([]);
    if (isDone && ids.length === 1) open('delete-success');
  };
  const act = (ids: readonly number[], action: OwnAction): void => {
    if (action === 'delete') {
      setDeleting(ids);
      open('delete-confirmation', () => void remove(ids));
      return;
    }
    void actions.run(ids, action);
  };
  return (
    <>
      {cards.length > 0 ? (
        <>
          <BulkBar
            cards={cards}
            selected={selection.cards}
            onSelect={selection.select}
            total={current.total}
            onSelectEvery={selection.selectEvery}
            isSelectingEvery={selection.isSelectingEvery}
            isBusy={actions.busyIds.length > 0}
            onAction={(action) => act(chosen, action)}
          />
          <ul className={cn('flex flex-col gap-3 transition-opacity', isStale && 'opacity-60')}>
            {cards.map((card) => (
              <li key={card.id}>
                <OwnRow
                  card={card}
                  now={now}
                  isSelected={chosen.includes(card.id)}
                  isBusy={actions.busyIds.includes(card.id)}
                  onSelect={(isOn) => selection.toggle(card, isOn)}
                  onAction={(action) => act([card.id], action)}
                  onStatistics={() => setMeasured(card)}
                />
              </li>
            ))}
          </ul>
          <CrudPagination paged={current} hrefFor={(page) => ownListingHref({ ...listing, page })} />
        </>
      ) : null}
      <DeleteStatementsDialogs count={deleting.length} isBusy={actions.busyIds.length > 0} />
      {measured ? (
        <StatisticsDialog id={measured.id} title={measured.dynamic_titles[locale]} onClose={() => setMeasured(null)} />
      ) : null}
    </>
  );
}

/** The visitor's own statements: tabs by state, search, rows, pages; all of it in the address. */
export function OwnStatements({ createUrl }: Props) {
  const t = useTranslations('own_statements');
  const common = useTranslations('common');
  const listing = readOwnListing(useSearchParams());
  const counts = useOwnCounts();
  const list = useOwnStatements(listing);
  const quota = counts.data;
  return (
    <ToastProvider regionLabel={t('notices')} closeLabel={common('close')}>
      <header className="mb-2 flex flex-wrap items-center gap-3">
        <h1 className="type-h2 mt mr-auto">{t('title')}</h1>
        <CrudSearch q={listing.q} hrefFor={(q) => ownListingHref({ ...listing, q, page: 1 })} label={t('search')} />
        <a href={createUrl} className={cn(buttonClasses(), 'max-sm:w-full')}>
          <PlusIcon aria-hidden="true" className="size-5" />
          {t('add')}
        </a>
      </header>
      <p className="type-xs mb-2 min-h-5 text-ink-2">
        {quota ? t('quota', { used: quota.free_used, total: quota.free_quota }) : null}
      </p>
      <StateTabs listing={listing} counts={counts.data} />
      <div className="mt-4">
        {list.isError && !list.data ? (
          <CrudListFailure title={t('failed_title')} text={t('failed_text')} onRetry={() => void list.refetch()} />
        ) : null}
        {list.isPending ? (
          <CrudListSkeletons label={t('loading')} count={4} row={<Skeleton className="h-45 w-full rounded-card lg:h-33.5" />} />
        ) : null}
        {list.data?.data.length === 0 ? <NoOwnStatements listing={listing} createUrl={createUrl} /> : null}
        {list.data ? <OwnRows listing={listing} page={list.data} isStale={list.isPlaceholderData} /> : null}
      </div>
    </ToastProvider>
  );
}
