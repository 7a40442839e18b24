'use client';

import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { CrudList } from '@/components/crud/crud-list';
import { CrudPage } from '@/components/crud/crud-page';
import { LinkTabs } from '@/components/ui/navigation/link-tabs';
import type { Client } from '@/lib/contracts/account/clients';
import { type ListParams, readListParams } from '@/lib/routes/list-params';
import { useClients, useDeleteClient } from '../queries/clients';
import { ClientDialog } from './client-dialog';
import { ClientRow } from './client-row';
import { Matchings } from './matchings';

const listName = 'client';

/** The two views as addresses. */
function Views({ isMatchings }: { isMatchings: boolean }) {
  const t = useTranslations('clients');
  const items = [
    { href: '?page=1', label: t('buyers'), isCurrent: !isMatchings },
    { href: '?view=matchings', label: t('matchings.title'), isCurrent: isMatchings },
  ];
  return <LinkTabs label={t('views')} items={items} className="-mt-2 mb-4" />;
}

/** The visitor's own buyers. */
function ClientList({ listing, onEdit }: { listing: ListParams; onEdit: (client: Client | null) => void }) {
  const t = useTranslations('clients');
  return (
    <CrudList
      name={listName}
      listing={listing}
      query={useClients(listing)}
      t={t}
      deleteTitle={(client) => t('delete_confirmation.title', { name: client?.name ?? '' })}
      remove={useDeleteClient()}
      onEdit={onEdit}
      row={(client, onRemove) => <ClientRow client={client} onEdit={() => onEdit(client)} onRemove={onRemove} />}
    />
  );
}

/** The visitor's own buyers, and buyers who fit the visitor's statements. */
export function Clients() {
  const t = useTranslations('clients');
  const query = useSearchParams();
  const listing = readListParams(query);
  const isMatchings = query.get('view') === 'matchings';
  return (
    <CrudPage name={listName} t={t} listing={isMatchings ? null : listing} dialog={ClientDialog}>
      {(edit) => (
        <>
          <Views isMatchings={isMatchings} />
          {isMatchings ? <Matchings /> : <ClientList listing={listing} onEdit={edit} />}
        </>
      )}
    </CrudPage>
  );
}
