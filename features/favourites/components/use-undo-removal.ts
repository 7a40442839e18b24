'use client';

import { useTranslations } from 'next-intl';
import { type RefObject, useEffect, useRef } from 'react';
import { useToast } from '@/components/ui/feedback/toast';
import { restoreFavourite } from '@/lib/stores/lists/saved-statements';

/**
 * Lets the visitor undo a removal for a while, whichever button made it. When the button disappears with the item, the focus moves to
 * the next item.
 * @param ids as they are stored, the latest last
 * @param list the element that contains the items in their order
 */
export function useUndoRemoval(ids: readonly number[], list: RefObject<HTMLElement | null>): void {
  const t = useTranslations('favourites');
  const toast = useToast();
  const former = useRef(ids);

  useEffect(() => {
    const before = former.current;
    former.current = ids;
    const [removed, ...more] = before.filter((id) => !ids.includes(id));
    if (removed === undefined || more.length > 0) return;
    const index = before.indexOf(removed);
    toast.info(t('removed'), { action: { label: t('undo'), onAction: () => restoreFavourite(removed, index) } });
    if (document.activeElement !== document.body) return;
    const isAfter = (item: Element) => before.indexOf(Number(item.getAttribute('data-statement-id'))) < index;
    const items = [...(list.current?.querySelectorAll('[data-statement-id]') ?? [])];
    const next = items.find(isAfter) ?? items.at(-1);
    (next?.querySelector<HTMLElement>('a, button') ?? list.current)?.focus();
  }, [ids, list, toast, t]);
}
