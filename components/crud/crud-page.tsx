'use client';

import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import { type ComponentType, type ReactNode, useState } from 'react';
import { Button, buttonClasses } from '@/components/ui/buttons/button';
import { useToast } from '@/components/ui/feedback/toast';
import { Link } from '@/components/ui/navigation/link';
import { cn } from '@/lib/cn';
import { type ListParams, listParamsHref } from '@/lib/routes/list-params';
import { usePendingIntent } from '@/lib/stores/pending-intent';
import { type CrudDialogProps, crudFormName } from './crud-dialog';
import { CrudSearch } from './crud-search';

type Props<Item> = {
  /** Identifies the list. */
  name: string;
  t: (key: 'title' | 'search' | 'add' | 'saved') => string;
  /** The parameters of the address; null for a list without a search. */
  listing: ListParams | null;
  dialog: ComponentType<CrudDialogProps<Item>>;
  /** The page that adds an item, where no form does. */
  addHref?: string;
  /** The content below the header. @param edit opens the form of an item, for null that of a new one */
  children: (edit: (item: Item | null) => void) => ReactNode;
};

/** A CRUD page: its header and the forms of a new and of an existing item, whose values survive closing the dialog. */
export function CrudPage<Item extends { id: number; updated_at: string }>(props: Props<Item>) {
  const { name, t, listing, dialog: Dialog, addHref, children } = props;
  const toast = useToast();
  const [edited, setEdited] = useState<Item | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const edit = (item: Item | null) => {
    setEdited(item);
    setIsOpen(true);
  };
  usePendingIntent(crudFormName(name, null), () => edit(null));
  return (
    <>
      <header className="mb-4 flex flex-wrap items-center gap-3">
        <h1 className="type-h2 mt mr-auto">{t('title')}</h1>
        {listing ? <CrudSearch q={listing.q} hrefFor={(q) => listParamsHref({ q, page: 1 })} label={t('search')} /> : null}
        {addHref === undefined ? (
          <Button icon={<PlusIcon aria-hidden="true" className="size-5" />} onClick={() => edit(null)} className="max-sm:w-full">
            {t('add')}
          </Button>
        ) : (
          <Link href={addHref} className={cn(buttonClasses({ variant: 'secondary' }), 'max-sm:w-full')}>
            {t('add')}
          </Link>
        )}
      </header>
      {children(edit)}
      {[...(addHref === undefined ? [null] : []), ...(edited ? [edited] : [])].map((item) => (
        <Dialog
          key={crudFormName(name, item)}
          formName={crudFormName(name, item)}
          item={item}
          isOpen={isOpen && item === edited}
          onOpenChange={setIsOpen}
          onSaved={() => {
            setIsOpen(false);
            toast.success(t('saved'));
          }}
        />
      ))}
    </>
  );
}
