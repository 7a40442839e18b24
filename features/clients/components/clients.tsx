'use client';

import Link from 'next/link';
import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { RecordList } from '@/components/records/record-list';
import { RecordPage } from '@/components/records/record-page';
import { cn } from '@/lib/cn';
import type { Client } from '@/lib/contracts/clients';
import { type Listing, readListing } from '@/lib/routes/listing';
import { refreshClients, useClients } from '../queries/clients';
import { removeClient } from '../queries/keep-client';
import { ClientDialog } from './client-dialog';
import { ClientRow } from './client-row';
import { Matchings } from './matchings';

/** The two views as addresses. */
function Views({ isMatchings }: { isMatchings: boolean }) {
  const t = useTranslations('clients');
  const views = [
    { href: '?page=1', label: t('buyers'), isOpen: !isMatchings },
    { href: '?view=matchings', label: t('matchings.title'), isOpen: isMatchings },
  ];
  return (
    <nav aria-label={t('views')} className="-mt-2 mb-4 border-b border-line">
      <ul className="flex">
        {views.map(({ href, label, isOpen }) => (
          <li key={href}>
            <Link
              href={href}
              prefetch={false}
              scroll={false}
              aria-current={isOpen ? 'page' : undefined}
              className={cn(
                'type-ui relative flex h-12 items-center px-4 whitespace-nowrap text-ink-2 transition hover:text-ink focus-visible:-outline-offset-2',
                isOpen &&
                  "font-semibold text-brand-text after:absolute after:inset-x-4 after:bottom-0 after:h-[3px] after:rounded-t-[3px] after:bg-brand after:content-['']",
              )}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The visitor's own buyers. */
function ClientList({ listing, onEdit }: { listing: Listing; onEdit: (client: Client | null) => void }) {
  const t = useTranslations('clients');
  return (
    <RecordList
      listing={listing}
      query={useClients(listing)}
      words={t}
      removalTitle={(client) => t('removal.title', { name: client?.name ?? '' })}
      remove={removeClient}
      refresh={refreshClients}
      onAdd={() => onEdit(null)}
      row={(client, onRemove) => <ClientRow client={client} onEdit={() => onEdit(client)} onRemove={onRemove} />}
    />
  );
}

/** Buyers whom the visitor keeps, and buyers who fit the visitor's statements. */
export function Clients() {
  const t = useTranslations('clients');
  const query = useSearchParams();
  const listing = readListing(query);
  const isMatchings = query.get('view') === 'matchings';
  return (
    <RecordPage words={t} listing={isMatchings ? null : listing} dialog={ClientDialog} refresh={refreshClients}>
      {(edit) => (
        <>
          <Views isMatchings={isMatchings} />
          {isMatchings ? <Matchings /> : <ClientList listing={listing} onEdit={edit} />}
        </>
      )}
    </RecordPage>
  );
}
