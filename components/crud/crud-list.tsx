'use client';

import { PencilSimpleIcon } from '@phosphor-icons/react/dist/ssr/PencilSimple';
import { TrashIcon } from '@phosphor-icons/react/dist/ssr/Trash';
import type { UseMutationResult, UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button, buttonClasses } from '@/components/ui/buttons/button';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Link } from '@/components/ui/navigation/link';
import type { Paged } from '@/lib/contracts/paged';
import { type ListParams, listParamsHref } from '@/lib/routes/list-params';
import { usePendingIntent } from '@/lib/stores/pending-intent';
import { crudFormName } from './crud-dialog';
import { DeleteConfirmation, useDeleteConfirmation } from './delete-confirmation';
import { PagedList } from './paged-list';

/** The translator of a CRUD page's namespace. The namespaces of all CRUD pages have these keys. */
export type CrudTranslator = (
  key:
    | 'title'
    | 'search'
    | 'add'
    | 'saved'
    | 'loading'
    | 'failed_title'
    | 'failed_text'
    | 'empty.title'
    | 'empty.text'
    | 'empty.search_title'
    | 'empty.search_text'
    | 'empty.search_clear'
    | 'delete_confirmation.text'
    | 'delete_confirmation.cancel'
    | 'delete_confirmation.confirm'
    | 'delete_confirmation.pending'
    | 'delete_confirmation.done',
) => string;

type EmptyProps = { isSearch: boolean; t: CrudTranslator; onAdd: () => void; addHref: string | undefined };

/** Says that there are no items yet, or that the search finds none. */
function CrudEmptyState({ isSearch, t, onAdd, addHref }: EmptyProps) {
  return isSearch ? (
    <EmptyState
      art="search"
      title={t('empty.search_title')}
      text={t('empty.search_text')}
      actions={
        <Link href={listParamsHref({ q: '', page: 1 })} className={buttonClasses({ variant: 'secondary' })}>
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
        addHref === undefined ? (
          <Button variant="secondary" onClick={onAdd}>
            {t('add')}
          </Button>
        ) : (
          <Link href={addHref} className={buttonClasses({ variant: 'secondary' })}>
            {t('add')}
          </Link>
        )
      }
    />
  );
}

/** Reopens the form of an item after the sign-in that it required. */
function ResumedEdit({ name, onEdit }: { name: string; onEdit: () => void }) {
  usePendingIntent(name, onEdit);
  return null;
}

type Props<Item> = {
  /** Identifies the list. */
  name: string;
  listing: ListParams;
  query: UseQueryResult<Paged<Item>>;
  t: CrudTranslator;
  /** Title of the confirmation. */
  deleteTitle: (item: Item | null) => string;
  remove: UseMutationResult<void, Error, number>;
  /** Opens the form of an item; null adds one. */
  onEdit: (item: Item | null) => void;
  /** The page that adds an item, where no form does. */
  addHref?: string;
  row: (item: Item, onRemove: () => void) => ReactNode;
};

/** A list of items with its pages and the delete dialogs. They stay without rows, to confirm that the last item was deleted. */
export function CrudList<Item extends { id: number; updated_at: string }>(props: Props<Item>) {
  const { name, listing, query, t, deleteTitle, remove, onEdit, addHref, row } = props;
  const deletion = useDeleteConfirmation<Item, number>(remove, ({ id }) => id);
  const labels = { loading: t('loading'), failedTitle: t('failed_title'), failedText: t('failed_text') };
  return (
    <>
      <PagedList
        query={query}
        labels={labels}
        empty={<CrudEmptyState isSearch={listing.q !== ''} t={t} onAdd={() => onEdit(null)} addHref={addHref} />}
        hrefFor={(page) => listParamsHref({ ...listing, page })}
        row={(item) => (
          <>
            <ResumedEdit name={crudFormName(name, item)} onEdit={() => onEdit(item)} />
            {row(item, () => deletion.requestDeletion(item))}
          </>
        )}
      />
      <DeleteConfirmation
        isBusy={deletion.isBusy}
        labels={{
          title: deleteTitle(deletion.item),
          text: t('delete_confirmation.text'),
          cancel: t('delete_confirmation.cancel'),
          confirm: t('delete_confirmation.confirm'),
          pending: t('delete_confirmation.pending'),
          done: t('delete_confirmation.done'),
        }}
      />
    </>
  );
}

type RowButtonsProps = { labels: { edit: string; remove: string }; onEdit: () => void; onRemove: () => void };

/** The buttons of a row that edit and delete its item. */
export function CrudRowButtons({ labels, onEdit, onRemove }: RowButtonsProps) {
  return (
    <>
      <IconButton label={labels.edit} onClick={onEdit}>
        <PencilSimpleIcon aria-hidden="true" />
      </IconButton>
      <IconButton label={labels.remove} onClick={onRemove}>
        <TrashIcon aria-hidden="true" />
      </IconButton>
    </>
  );
}
