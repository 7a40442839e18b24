'use client';

import { Dialog } from '@base-ui/react/dialog';
import { CaretLeftIcon } from '@phosphor-icons/react/dist/ssr/CaretLeft';
import { CaretRightIcon } from '@phosphor-icons/react/dist/ssr/CaretRight';
import { XIcon } from '@phosphor-icons/react/dist/ssr/X';
import { useTranslations } from 'next-intl';
import { type KeyboardEvent, type RefObject, useState } from 'react';
import { IconButton } from '@/components/ui/buttons/icon-button';
import type { StatementImage } from '@/lib/contracts/statements/statements';
import { PhotoSlides } from './photo-slides';
import { PhotoThumbs } from './photo-thumbs';

type Props = {
  photos: StatementImage[];
  title: string;
  startAt: number;
  /** Gets the focus back. */
  opener: RefObject<HTMLElement | null>;
  /** @param index the photo that was shown last */
  onClose: (index: number) => void;
};

const arrow = 'absolute top-1/2 z-1 -translate-y-1/2 max-lg:hidden disabled:opacity-0';

/** All photos over the whole screen: swipe, arrow keys, Home and End move; Escape closes. */
export function PhotoViewer({ photos, title, startAt, opener, onClose }: Props) {
  const t = useTranslations('statement.gallery');
  const close = useTranslations('common')('close');
  const [index, setIndex] = useState(startAt);
  const last = photos.length - 1;
  const show = (next: number) => setIndex(Math.min(last, Math.max(0, next)));

  const onKeyDown = (event: KeyboardEvent) => {
    const targets: Record<string, number> = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: last };
    const next = targets[event.key];
    if (next === undefined) return;
    event.preventDefault();
    show(next);
  };

  return (
    <Dialog.Root open onOpenChange={(isOpen) => isOpen || onClose(index)}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-overlay bg-deep" />
        <Dialog.Popup
          finalFocus={opener}
          onKeyDown={onKeyDown}
          className="on-deep fixed inset-0 z-modal flex h-dvh flex-col bg-deep text-deep-ink outline-none"
        >
          <Dialog.Title className="sr-only">{t('viewer', { title })}</Dialog.Title>
          <div className="flex h-16 shrink-0 items-center justify-between pr-3 pl-5">
            <p role="status" className="type-ui num">
              <span aria-hidden="true">{t('position', { number: index + 1, total: photos.length })}</span>
              <span className="sr-only">{t('position_read', { number: index + 1, total: photos.length })}</span>
            </p>
            <Dialog.Close
              render={
                <IconButton label={close} variant="on-deep">
                  <XIcon aria-hidden="true" />
                </IconButton>
              }
            />
          </div>
          <div className="relative min-h-0 flex-1">
            <IconButton
              label={t('previous')}
              variant="on-image"
              disabled={index === 0}
              onClick={() => show(index - 1)}
              className={`${arrow} left-5`}
            >
              <CaretLeftIcon aria-hidden="true" />
            </IconButton>
            <PhotoSlides photos={photos} title={title} index={index} onIndexChange={show} />
            <IconButton
              label={t('next')}
              variant="on-image"
              disabled={index === last}
              onClick={() => show(index + 1)}
              className={`${arrow} right-5`}
            >
              <CaretRightIcon aria-hidden="true" />
            </IconButton>
          </div>
          {last > 0 ? <PhotoThumbs photos={photos} index={index} onIndexChange={show} /> : null}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
