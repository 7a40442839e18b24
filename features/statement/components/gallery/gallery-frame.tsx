'use client';

import { useTranslations } from 'next-intl';
import { lazy, type MouseEventHandler, type ReactNode, Suspense, type UIEventHandler, useRef, useState } from 'react';
import { Spinner } from '@/components/ui/feedback/spinner';
import type { StatementImage } from '@/lib/contracts/statements/statements';

// The viewer brings a carousel and a dialog; both are loaded when somebody opens it.
const loadViewer = () => import('./photo-viewer');
const PhotoViewer = lazy(async () => ({ default: (await loadViewer()).PhotoViewer }));

type Opened = { index: number; photos: StatementImage[] };

type Props = {
  label: string;
  title: string;
  /** The photos, see `GalleryPhotos`. */
  children: ReactNode;
  /** Controls over the picture of phones. */
  overlay: ReactNode;
  /** At the end of the lower edge. */
  end: ReactNode;
};

/** Opens the viewer at a photo that is pressed, and counts the photos that a phone scrolls past. */
export function GalleryFrame({ label, title, children, overlay, end }: Props) {
  const t = useTranslations('statement.gallery');
  const [opened, setOpened] = useState<Opened | null>(null);
  const frame = useRef<HTMLElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const row = () => frame.current?.querySelector<HTMLElement>('[data-photos]');

  const open: MouseEventHandler = ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>('button[data-photo]') : null;
    if (!button) return;
    opener.current = button;
    setOpened({ index: Number(button.dataset.photo), photos: JSON.parse(row()?.dataset.photos ?? '[]') as StatementImage[] });
  };
  const close = (index: number) => {
    setOpened(null);
    const strip = row();
    // The row of a phone continues at the photo that was looked at last; on wide screens nothing scrolls.
    if (strip && strip.scrollWidth > strip.clientWidth) strip.scrollTo({ left: index * strip.clientWidth, behavior: 'instant' });
  };
  const follow: UIEventHandler = ({ target }) => {
    const strip = row();
    if (!strip || target !== strip) return;
    const place = { number: Math.round(strip.scrollLeft / Math.max(1, strip.clientWidth)) + 1, total: strip.children.length };
    const texts = { position: t('position', place), read: t('position_read', place) };
    for (const [name, text] of Object.entries(texts)) frame.current?.querySelector(`[data-place=${name}]`)?.replaceChildren(text);
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a button inside arrives as a click.
    <section
      ref={frame}
      aria-label={label}
      onClick={open}
      onScrollCapture={follow}
      onPointerEnter={loadViewer}
      className="relative isolate max-lg:-mx-4 print:mx-0 lg:overflow-clip lg:rounded-modal"
    >
      {children}
      {overlay}
      <div className="absolute right-3 bottom-9 flex gap-2 lg:right-4 lg:bottom-4 print:hidden">{end}</div>
      {opened === null ? null : (
        <Suspense
          fallback={
            <div className="fixed inset-0 z-modal flex items-center justify-center bg-deep text-deep-ink">
              <Spinner label={t('loading')} />
            </div>
          }
        >
          <PhotoViewer photos={opened.photos} title={title} startAt={opened.index} opener={opener} onClose={close} />
        </Suspense>
      )}
    </section>
  );
}
