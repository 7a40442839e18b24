'use client';

import { Dialog } from '@base-ui/react/dialog';
import { CaretLeftIcon } from '@phosphor-icons/react/dist/ssr/CaretLeft';
import { CaretRightIcon } from '@phosphor-icons/react/dist/ssr/CaretRight';
import { useTranslations } from 'next-intl';
import { type KeyboardEvent, type PointerEvent, type RefObject, useRef, useState } from 'react';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { ViewerDialog } from './viewer-dialog';

const stepPx = 160;

type Props = { url: string; title: string; opener: RefObject<HTMLElement | null>; onClose: () => void };

/** A 360° panorama, panned by dragging, the arrow keys or two buttons. */
export function PanoramaViewer({ url, title, opener, onClose }: Props) {
  const t = useTranslations('statement.tour');
  const [offsetPx, setOffsetPx] = useState(0);
  const dragFromPx = useRef<number | null>(null);
  const pan = (byPx: number) => setOffsetPx((current) => current + byPx);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') pan(stepPx);
    if (event.key === 'ArrowRight') pan(-stepPx);
  };
  const onPointerMove = (event: PointerEvent) => {
    if (dragFromPx.current === null) return;
    pan(event.clientX - dragFromPx.current);
    dragFromPx.current = event.clientX;
  };
  const release = () => {
    dragFromPx.current = null;
  };

  return (
    <ViewerDialog
      heading={<Dialog.Title className="type-ui">{t('title', { title })}</Dialog.Title>}
      opener={opener}
      onKeyDown={onKeyDown}
      onClose={onClose}
    >
      <div
        onPointerDown={(event) => {
          dragFromPx.current = event.clientX;
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerMove={onPointerMove}
        onPointerUp={release}
        onPointerCancel={release}
        className="min-h-0 flex-1 cursor-grab touch-none bg-repeat-x active:cursor-grabbing"
        // Taller than the screen, as the top and the bottom of a panorama are stretched beyond recognition.
        style={{
          backgroundImage: `url("${encodeURI(url)}")`,
          backgroundSize: 'auto 150%',
          backgroundPosition: `${offsetPx}px center`,
        }}
      />
      <div className="flex shrink-0 items-center justify-center gap-4 px-4 py-4">
        <IconButton label={t('left')} variant="on-image" onClick={() => pan(stepPx)}>
          <CaretLeftIcon aria-hidden="true" />
        </IconButton>
        <Dialog.Description className="type-xs max-w-80 text-center text-deep-ink-2">{t('hint')}</Dialog.Description>
        <IconButton label={t('right')} variant="on-image" onClick={() => pan(-stepPx)}>
          <CaretRightIcon aria-hidden="true" />
        </IconButton>
      </div>
    </ViewerDialog>
  );
}
