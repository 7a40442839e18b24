'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { buttonClasses } from '@/components/ui/buttons/button';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { SpriteIcon } from '@/components/ui/display/sprite-icon';
import { useLazyDialog } from '@/components/ui/overlays/use-lazy-dialog';
import { cn } from '@/lib/cn';
import { useCurrency } from '@/lib/stores/currency';
import {
  addFavourite,
  hideStatement,
  removeFavourite,
  unhideStatement,
  useIsFavourite,
  useIsHidden,
} from '@/lib/stores/lists/saved-statements';
import { printedMapMark } from '../../domain/printed-map';

const shownMs = 4000;

/** A short message that disappears after four seconds. */
export function useTransientMessage(): [string | null, (text: string) => void] {
  const [note, setNote] = useState<{ text: string } | null>(null);
  useEffect(() => {
    if (!note) return;
    const timer = setTimeout(() => setNote(null), shownMs);
    return () => clearTimeout(timer);
  }, [note]);
  return [note?.text ?? null, (text) => setNote({ text })];
}

export type ActionLook = 'row' | 'row-framed' | 'on-image';

type ActionButtonProps = {
  look: ActionLook;
  label: string;
  icon: ReactNode;
  onPress: () => void;
  /** For a button that stays pressed. */
  isPressed?: boolean;
  /** Shown under the button for a while. */
  note?: string | null;
};

/** One action of a statement: a labelled button above the gallery, a round icon over the picture on phones. */
export function ActionButton({ look, label, icon, onPress, isPressed, note = null }: ActionButtonProps) {
  return (
    <span className="relative inline-flex">
      {look === 'on-image' ? (
        <IconButton label={label} variant="on-image" aria-pressed={isPressed} onClick={onPress}>
          {icon}
        </IconButton>
      ) : (
        <button
          type="button"
          aria-pressed={isPressed}
          onClick={onPress}
          className={cn(buttonClasses({ variant: look === 'row' ? 'ghost' : 'secondary', size: 'sm' }), 'font-medium')}
        >
          {icon}
          {label}
        </button>
      )}
      <span role="status" className="absolute top-full right-0 z-1 mt-2 w-max max-w-70">
        {note ? (
          <span className="type-xs block rounded-control bg-tuff-900 px-3.5 py-2.5 text-white shadow-sh-3">{note}</span>
        ) : null}
      </span>
    </span>
  );
}

/**
 * Goes back in the history, which restores the list; without a history it leads to the list of the same kind.
 * @param href the list of the same kind
 */
export function BackLink({ href }: { href: string }) {
  const t = useTranslations('statement.actions');
  const router = useRouter();
  const goBack = (event: MouseEvent) => {
    if (window.history.length < 2 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    router.back();
  };
  return (
    <a
      href={href}
      onClick={goBack}
      aria-label={t('back')}
      className="inline-flex size-11 items-center justify-center rounded-full bg-white text-ink shadow-sh-2 transition active:scale-[.98]"
    >
      <SpriteIcon name="back" className="size-5" />
    </a>
  );
}

/** Adds the statement to the visitor's favourites, or removes it. */
export function FavouriteAction({ id, look }: { id: number; look: ActionLook }) {
  const t = useTranslations('statement.actions');
  const isFavourite = useIsFavourite(id);
  return (
    <ActionButton
      look={look}
      label={t('favourite')}
      isPressed={isFavourite}
      onPress={() => (isFavourite ? removeFavourite(id) : addFavourite(id))}
      icon={
        <SpriteIcon name={isFavourite ? 'heart-fill' : 'heart'} className={isFavourite ? 'size-5 text-saperavi-600' : 'size-5'} />
      }
    />
  );
}

const loadShareDialog = async () => (await import('@/components/share/share-dialog')).ShareDialog;

/** Opens the share dialog. */
export function ShareAction({ look, title }: { look: ActionLook; title: string }) {
  const t = useTranslations('statement.actions');
  const { Dialog, isOpen, setIsOpen, open } = useLazyDialog(loadShareDialog);
  const { currencyId } = useCurrency();
  return (
    <>
      <ActionButton
        look={look}
        label={t('share')}
        icon={<SpriteIcon name="share" className="size-5" />}
        onPress={() => void open()}
      />
      {/* A person who opens the link reads the price in the currency that it was shared in. */}
      {Dialog ? <Dialog title={title} query={`?currency_id=${currencyId}`} isOpen={isOpen} onOpenChange={setIsOpen} /> : null}
    </>
  );
}

/** Prints the page. The map that only paper shows is loaded first where it has not been; a page without its map is better than none. */
export function PrintAction() {
  const t = useTranslations('statement.actions');
  const printWithMap = () => {
    const map = document.querySelector<HTMLImageElement>(`img[${printedMapMark}]`);
    map?.setAttribute('loading', 'eager');
    const print = () => window.print();
    void (map?.decode() ?? Promise.resolve()).then(print, print);
  };
  return (
    <ActionButton look="row" label={t('print')} icon={<SpriteIcon name="printer" className="size-5" />} onPress={printWithMap} />
  );
}

/** Hides the statement from the visitor's lists, or shows it again. */
export function HideAction({ id }: { id: number }) {
  const t = useTranslations('statement.actions');
  const isHidden = useIsHidden(id);
  const [note, showMessage] = useTransientMessage();
  const toggle = () => {
    if (isHidden) unhideStatement(id);
    else hideStatement(id);
    showMessage(t(isHidden ? 'shown' : 'hidden'));
  };
  return (
    <ActionButton
      look="row"
      label={t(isHidden ? 'unhide' : 'hide')}
      icon={<SpriteIcon name={isHidden ? 'eye' : 'hide'} className="size-5" />}
      onPress={toggle}
      note={note}
    />
  );
}
