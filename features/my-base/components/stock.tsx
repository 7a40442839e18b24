'use client';

import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { RecordList } from '@/components/records/record-list';
import { RecordPage } from '@/components/records/record-page';
import { readListing } from '@/lib/routes/listing';
import { removeStock } from '../queries/keep-stock';
import { refreshStock, useStock } from '../queries/stock';
import { StockDialog } from './stock-dialog';
import { StockRow } from './stock-row';

/** A private base: a search, entries, pages, and the form that adds and changes them. */
export function Stock() {
  const t = useTranslations('my_base');
  const listing = readListing(useSearchParams());
  const query = useStock(listing);
  return (
    <RecordPage words={t} listing={listing} dialog={StockDialog} refresh={refreshStock}>
      {(edit) => (
        <RecordList
          listing={listing}
          query={query}
          words={t}
          removalTitle={() => t('removal.title')}
          remove={removeStock}
          refresh={refreshStock}
          onAdd={() => edit(null)}
          row={(item, onRemove) => <StockRow item={item} onEdit={() => edit(item)} onRemove={onRemove} />}
        />
      )}
    </RecordPage>
  );
}
