'use client';

import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { CrudList } from '@/components/crud/crud-list';
import { CrudPage } from '@/components/crud/crud-page';
import { readListParams } from '@/lib/routes/list-params';
import { refreshInventory, useInventory } from '../queries/get-inventory';
import { removeInventoryItem } from '../queries/save-inventory-item';
import { InventoryDialog } from './inventory-dialog';
import { InventoryRow } from './inventory-row';

/** A private base: a search, entries, pages, and the form that adds and changes them. */
export function Inventory() {
  const t = useTranslations('inventory');
  const listing = readListParams(useSearchParams());
  const query = useInventory(listing);
  return (
    <CrudPage t={t} listing={listing} dialog={InventoryDialog} refresh={refreshInventory}>
      {(edit) => (
        <CrudList
          listing={listing}
          query={query}
          t={t}
          deleteTitle={() => t('removal.title')}
          remove={removeInventoryItem}
          refresh={refreshInventory}
          onAdd={() => edit(null)}
          row={(item, onRemove) => <InventoryRow item={item} onEdit={() => edit(item)} onRemove={onRemove} />}
        />
      )}
    </CrudPage>
  );
}
