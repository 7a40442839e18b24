'use client';

import { useTranslations } from 'next-intl';
import { type MouseEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { buttonClasses } from '@/components/ui/buttons/button';
import { SpriteIcon } from '@/components/ui/display/sprite-icon';
import {
  addFavourite,
  hideStatement,
  removeFavourite,
  unhideStatement,
  useIsFavourite,
  useIsHidden,
} from '@/lib/stores/lists/saved-statements';

const undoMs = 5000;

/**
 * Hides a statement at once and offers to undo that for five seconds; while the undo button has the focus, it stays until
 * the focus leaves.
 */
function useHideStatement(id: number) {
  const [hiddenAtMs, setHiddenAtMs] = useState<number | null>(null);
  const end = useCallback(() => setHiddenAtMs(null), []);

  useEffect(() => {
    if (hiddenAtMs === null) return;
    const timer = setTimeout(() => {
      const isHeld = document.activeElement?.matches(`[data-undo="${id}"]`) ?? false;
      if (!isHeld) end();
    }, undoMs);
    return () => clearTimeout(timer);
  }, [hiddenAtMs, id, end]);

  return {
    isUndoable: hiddenAtMs !== null,
    hide: () => {
      hideStatement(id);
      setHiddenAtMs(Date.now());
    },
    undo: () => {
      unhideStatement(id);
      end();
    },
    onUndoBlur: () => {
      if (hiddenAtMs !== null && Date.now() - hiddenAtMs >= undoMs) end();
    },
  };
}

function Heart({ id, title }: { id: number; title: string }) {
  const t = useTranslations('search.card');
  const isFavourite = useIsFavourite(id);
  return (
    <button
      type="button"
      aria-pressed={isFavourite}
      aria-label={t('favourite_add', { title })}
      onClick={() => (isFavourite ? removeFavourite(id) : addFavourite(id))}
      className="card-button"
    >
      <SpriteIcon
        key={isFavourite ? 'on' : 'off'}
        name={isFavourite ? 'heart-fill' : 'heart'}
        className={isFavourite ? 'size-5 text-saperavi-600 transition-transform duration-240 starting:scale-118' : 'size-5'}
      />
    </button>
  );
}

type Props = { id: number; title: string; children: ReactNode };

/**
 * The box of a card with its two buttons. A hidden card is first a row with a way back, then nothing: the list around it takes
 * its own item away.
 */
export function CardShell({ id, title, children }: Props) {
  const t = useTranslations('search.card');
  const isHidden = useIsHidden(id);
  const { isUndoable, hide, undo, onUndoBlur } = useHideStatement(id);
  const undoButton = useRef<HTMLButtonElement>(null);
  const hideButton = useRef<HTMLButtonElement>(null);

  const hideCard = (event: MouseEvent) => {
    flushSync(hide);
    // The pressed button has disappeared; keyboard users continue from its successor.
    if (event.detail === 0) undoButton.current?.focus();
  };
  const undoHide = (event: MouseEvent) => {
    flushSync(undo);
    if (event.detail === 0) hideButton.current?.focus();
  };

  if (isHidden)
    return (
      <article
        hidden={!isUndoable}
        className="flex min-h-24 items-center gap-3 rounded-card px-4 py-3 shadow-hairline [&[hidden]]:hidden"
      >
        <SpriteIcon name="hide" className="size-5 shrink-0 text-ink-3" />
        <div className="min-w-0 flex-1" role="status">
          <p className="type-ui">{t('hidden')}</p>
          <p className="type-sm text-ink-2">{t('hidden_text')}</p>
        </div>
        <button
          ref={undoButton}
          type="button"
          onClick={undoHide}
          data-undo={id}
          onBlur={onUndoBlur}
          className={buttonClasses({ variant: 'secondary', size: 'md' })}
        >
          {t('undo')}
        </button>
      </article>
    );

  return (
    <article className="group/card card">
      {children}
      <div className="card-buttons">
        <button
          ref={hideButton}
          type="button"
          aria-label={t('hide', { title })}
          onClick={hideCard}
          className="card-button card-hide"
        >
          <SpriteIcon name="hide" className="size-5" />
        </button>
        <Heart id={id} title={title} />
      </div>
    </article>
  );
}
