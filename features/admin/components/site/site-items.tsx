'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { CrudRowButtons } from '@/components/crud/crud-list';
import { useFailureToast } from '@/components/crud/crud-toasts';
import { useToast } from '@/components/ui/feedback/toast';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import { MoveButtons } from '../move-buttons';

type Props<Item> = {
  /** Name of the list. */
  label: string;
  items: readonly Item[];
  nameOf: (item: Item) => string;
  content: (item: Item) => ReactNode;
  onEdit: (item: Item) => void;
  onReorder: (ids: number[]) => Promise<unknown>;
  onRemove: (id: number) => Promise<unknown>;
};

/** Confirms the deletion of an item. */
function RemoveQuestion({ name, onClose, remove }: { name: string; onClose: () => void; remove: () => Promise<unknown> }) {
  const t = useTranslations('admin.site_items');
  const toast = useToast();
  const showFailure = useFailureToast();
  const [isBusy, setIsBusy] = useState(false);
  const confirm = async () => {
    setIsBusy(true);
    await remove().then(() => toast.success(t('removed')), showFailure);
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t('remove_title', { name })}
      text={t('remove_text')}
      labels={{ cancel: t('cancel'), confirm: t('remove_confirm'), loading: t('removing') }}
      onConfirm={() => void confirm()}
      isLoading={isBusy}
    />
  );
}

/** Items in their own order: moved by the buttons up and down, changed and deleted. */
export function SiteItems<Item extends { id: number }>(props: Props<Item>) {
  const { label, items, nameOf, content, onEdit, onReorder, onRemove } = props;
  const t = useTranslations('admin.site_items');
  const showFailure = useFailureToast();
  const [removed, setRemoved] = useState<Item | null>(null);
  const ids = items.map(({ id }) => id);
  const move = (from: number, to: number) => {
    const next = ids.toSpliced(from, 1).toSpliced(to, 0, ids[from] ?? 0);
    onReorder(next).catch(showFailure);
  };
  return (
    <>
      <ul aria-label={label} className="flex flex-col gap-1.5">
        {items.map((item, index) => {
          const name = nameOf(item);
          return (
            <li
              key={item.id}
              className="flex items-center justify-end gap-1 rounded-control bg-surface px-3 py-1 shadow-hairline max-sm:flex-wrap"
            >
              <div className="min-w-0 flex-1 [overflow-wrap:anywhere] max-sm:min-w-full">{content(item)}</div>
              <MoveButtons
                labels={{ up: t('up', { name }), down: t('down', { name }) }}
                onUp={index === 0 ? null : () => move(index, index - 1)}
                onDown={index === ids.length - 1 ? null : () => move(index, index + 1)}
              />
              <CrudRowButtons
                labels={{ edit: t('edit', { name }), remove: t('remove', { name }) }}
                onEdit={() => onEdit(item)}
                onRemove={() => setRemoved(item)}
              />
            </li>
          );
        })}
      </ul>
      {removed ? (
        <RemoveQuestion name={nameOf(removed)} onClose={() => setRemoved(null)} remove={() => onRemove(removed.id)} />
      ) : null}
    </>
  );
}
