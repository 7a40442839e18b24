'use client';

import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import { type ComponentType, type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button';
import { useToast } from '@/components/ui/toast';
import { type Listing, listingHref } from '@/lib/routes/listing';
import type { RecordDialogProps } from './record-dialog';
import { RecordSearch } from './record-search';
import type { RecordWords } from './record-words';

type Props<Item> = {
  words: RecordWords;
  /** What is listed; null where nothing can be searched. */
  listing: Listing | null;
  dialog: ComponentType<RecordDialogProps<Item>>;
  refresh: () => Promise<void>;
  /** What stands below the header. @param edit opens the form, for null that of a new record */
  children: (edit: (item: Item | null) => void) => ReactNode;
};

/** A page of records: its header and the forms that add one and change one, each of which keeps what was typed while it is closed. */
export function RecordPage<Item extends { id: number; updated_at: string }>(props: Props<Item>) {
  const { words, listing, dialog: Dialog, refresh, children } = props;
  const toast = useToast();
  const [edited, setEdited] = useState<Item | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const edit = (item: Item | null) => {
    setEdited(item);
    setIsOpen(true);
  };
  return (
    <>
      <header className="mb-4 flex flex-wrap items-center gap-3">
        <h1 className="type-h2 mt mr-auto">{words('title')}</h1>
        {listing ? <RecordSearch q={listing.q} hrefFor={(q) => listingHref({ q, page: 1 })} label={words('search')} /> : null}
        <Button icon={<PlusIcon aria-hidden="true" className="size-5" />} onClick={() => edit(null)} className="max-sm:w-full">
          {words('add')}
        </Button>
      </header>
      {children(edit)}
      {[null, ...(edited ? [edited] : [])].map((item) => (
        <Dialog
          key={item ? `${item.id} ${item.updated_at}` : 'new'}
          item={item}
          isOpen={isOpen && item === edited}
          onOpenChange={setIsOpen}
          onSaved={() => {
            setIsOpen(false);
            toast.success(words('saved'));
            void refresh();
          }}
        />
      ))}
    </>
  );
}
