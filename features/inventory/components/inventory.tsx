'use client';

import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { CrudList } from '@/components/crud/crud-list';
import { CrudPage } from '@/components/crud/crud-page';
import { readListParams } from '@/lib/routes/list-params';
import { useInventory } from '../queries/get-inventory';
import { useDeleteInventoryItem } from '../queries/save-inventory-item';
import { InventoryDialog } from './inventory-dialog';
import { InventoryRow } from './inventory-row';

/** A private base: a search, entries, pages, and the form that adds and changes them. */
export function Inventory() {
  const t = useTranslations('inventory');
  const listing = readListParams(useSearchParams());
  const query = useInventory(listing);
  const remove = useDeleteInventoryItem();
  return (
    <CrudPage t={t} listing={listing} dialog={InventoryDialog}>
      {(edit) => (
        <CrudList
          listing={listing}
          query={query}
          t={t}
          deleteTitle={() => t('delete_confirmation.title')}
          remove={remove}
          onAdd={() => edit(null)}
          row={(item, onRemove) => <InventoryRow item={item} onEdit={() => edit(item)} onRemove={onRemove} />}
        />
      )}
    </CrudPage>
  );
}
