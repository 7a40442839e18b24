'use client';

import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import Link from 'next/link';
import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { readListing } from '@/components/records/listing';
import { RecordSearch } from '@/components/records/record-search';
import { Button } from '@/components/ui/button';
import { useToast } from '@/components/ui/toast';
import { cn } from '@/lib/cn';
import type { Client } from '@/lib/contracts/clients';
import { refreshClients } from '../queries/clients';
import { ClientDialog } from './client-dialog';
import { ClientList } from './client-list';
import { Matchings } from './matchings';

/** The two views as addresses. */
function Views({ isMatchings }: { isMatchings: boolean }) {
  const t = useTranslations('clients');
  const views = [
    { href: '?page=1', label: t('buyers'), isOpen: !isMatchings },
    { href: '?view=matchings', label: t('matchings.title'), isOpen: isMatchings },
  ];
  return (
    <nav aria-label={t('views')} className="mb-4 border-b border-line">
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

/** Buyers whom the visitor keeps, and buyers who fit the visitor's statements. */
export function Clients() {
  const t = useTranslations('clients');
  const toast = useToast();
  const query = useSearchParams();
  const listing = readListing(query);
  const isMatchings = query.get('view') === 'matchings';
  const [edited, setEdited] = useState<Client | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const edit = (client: Client | null) => {
    setEdited(client);
    setIsOpen(true);
  };
  return (
    <>
      <header className="mb-2 flex flex-wrap items-center gap-3">
        <h1 className="type-h2 mt mr-auto">{t('title')}</h1>
        {isMatchings ? null : <RecordSearch listing={listing} label={t('search')} />}
        <Button icon={<PlusIcon aria-hidden="true" className="size-5" />} onClick={() => edit(null)} className="max-sm:w-full">
          {t('add')}
        </Button>
      </header>
      <Views isMatchings={isMatchings} />
      {isMatchings ? <Matchings /> : <ClientList listing={listing} onEdit={edit} />}
      {[null, ...(edited ? [edited] : [])].map((client) => (
        <ClientDialog
          key={client ? `${client.id} ${client.updated_at}` : 'new'}
          client={client}
          isOpen={isOpen && client === edited}
          onOpenChange={setIsOpen}
          onSaved={() => {
            setIsOpen(false);
            toast.success(t('saved'));
            void refreshClients();
          }}
        />
      ))}
    </>
  );
}
