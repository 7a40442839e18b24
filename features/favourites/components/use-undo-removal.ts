'use client';

import { useTranslations } from 'next-intl';
import { type RefObject, useEffect, useRef } from 'react';
import { useToast } from '@/components/ui/feedback/toast';
import { restoreFavourite } from '@/lib/stores/favourites';

/**
 * Follows the list of favourites: one that was taken out, by whichever button, can be brought back to its place for a while, and a
 * reader whose button went with it goes on from its neighbour.
 * @param ids as they are kept, the latest last
 * @param list the element whose items are on screen in their order
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
