'use client';

import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { type Listing, listingQuery } from '@/components/records/listing';
import { RecordPages } from '@/components/records/record-pages';
import { RecordFailure, RecordSkeletons } from '@/components/records/record-states';
import { Removal } from '@/components/records/removal';
import { useRemoval } from '@/components/records/use-removal';
import { Button, buttonClasses } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { cn } from '@/lib/cn';
import type { Client } from '@/lib/contracts/clients';
import { refreshClients, useClients } from '../queries/clients';
import { removeClient } from '../queries/keep-client';
import { ClientRow } from './client-row';

async function remove({ id }: Client): Promise<void> {
  try {
    await removeClient(id);
  } finally {
    await refreshClients();
  }
}

/** Nothing at all yet, or nothing that the search finds. */
function NoClients({ isSearch, onAdd }: { isSearch: boolean; onAdd: () => void }) {
  const t = useTranslations('clients');
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

/** The visitor's own buyers. @param onEdit gets the client to change, null for a new one */
export function ClientList({ listing, onEdit }: { listing: Listing; onEdit: (client: Client | null) => void }) {
  const t = useTranslations('clients');
  const removal = useRemoval(remove);
  const { data, isPending, isError, isPlaceholderData, refetch } = useClients(listing);
  if (isPending) return <RecordSkeletons label={t('loading')} />;
  if (isError && !data) return <RecordFailure title={t('failed_title')} text={t('failed_text')} onRetry={() => void refetch()} />;
  return (
    <>
      {data.data.length === 0 ? (
        <NoClients isSearch={listing.q !== ''} onAdd={() => onEdit(null)} />
      ) : (
        <>
          <ul className={cn('flex flex-col gap-3 transition-opacity', isPlaceholderData && 'opacity-60')}>
            {data.data.map((client) => (
              <li key={client.id}>
                <ClientRow client={client} onEdit={() => onEdit(client)} onRemove={() => removal.ask(client)} />
              </li>
            ))}
          </ul>
          <RecordPages listing={listing} answer={data} />
        </>
      )}
      <Removal
        isBusy={removal.isBusy}
        words={{
          title: t('removal.title', { name: removal.item?.name ?? '' }),
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
