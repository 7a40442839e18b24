'use client';

import { useTranslations } from 'next-intl';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { buttonClasses } from '@/components/ui/buttons/button';
import { SpriteIcon } from '@/components/ui/display/sprite-icon';
import { Spinner } from '@/components/ui/feedback/spinner';
import { cn } from '@/lib/cn';
import type { StatementImage } from '@/lib/contracts/statements/statements';
import { screenSize } from '@/lib/picture-files';
import { PhotoPicture } from './photo-picture';

// The viewer brings a carousel and a dialog; both are loaded when somebody opens it.
const loadViewer = () => import('./photo-viewer');
const PhotoViewer = lazy(async () => ({ default: (await loadViewer()).PhotoViewer }));

/**
 * Boxes of the grid from 992 px up and on paper, by how many photos there are: the first is twice as wide, later ones are only in the
 * viewer.
 */
const grids: Record<number, string> = {
  1: 'grid-cols-1 grid-rows-1',
  2: 'grid-cols-2 grid-rows-1',
  3: 'grid-cols-[2fr_1fr] grid-rows-2 *:first:row-span-2',
  4: 'grid-cols-[2fr_1fr_1fr] grid-rows-2 *:first:row-span-2 *:nth-2:col-span-2',
  5: 'grid-cols-[2fr_1fr_1fr] grid-rows-2 *:first:row-span-2',
};
const gridMax = 5;

const firstSizes = `(min-width: 1360px) 684px, (min-width: 992px) 50vw, ${screenSize}`;
const otherSizes = `(min-width: 992px) 25vw, ${screenSize}`;

type Props = {
  /** The first one is the main photo. */
  photos: StatementImage[];
  title: string;
  /** Badges over the first photo. */
  badges: ReactNode;
  /** Controls over the picture of phones. */
  overlay: ReactNode;
  /** Shown next to the button that opens all photos. */
  tour: ReactNode;
};

/** Five photos on wide screens, a row to swipe on phones; every photo opens the viewer. */
export function Gallery({ photos, title, badges, overlay, tour }: Props) {
  const t = useTranslations('statement.gallery');
  const [openedAt, setOpenedAt] = useState<number | null>(null);
  const [position, setPosition] = useState(1);
  const row = useRef<HTMLUListElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const total = photos.length;

  const open = (index: number, button: HTMLButtonElement) => {
    opener.current = button;
    setOpenedAt(index);
  };
  const close = (index: number) => {
    setOpenedAt(null);
    const strip = row.current;
    // The row of a phone continues at the photo that was looked at last; on wide screens nothing scrolls.
    if (strip && strip.scrollWidth > strip.clientWidth) strip.scrollTo({ left: index * strip.clientWidth, behavior: 'instant' });
  };
  const follow = () => {
    const strip = row.current;
    if (strip) setPosition(Math.round(strip.scrollLeft / Math.max(1, strip.clientWidth)) + 1);
  };

  return (
    <section aria-label={t('label')} className="relative isolate max-lg:-mx-4 print:mx-0 lg:overflow-clip lg:rounded-modal">
      <ul
        ref={row}
        onScroll={follow}
        onPointerEnter={loadViewer}
        className={cn(
          'flex snap-x snap-mandatory overflow-x-auto bg-tuff-100 [scrollbar-width:none] max-lg:aspect-3/2 max-lg:max-h-[420px] max-lg:w-full lg:grid lg:h-[472px] lg:gap-2 lg:overflow-visible lg:bg-surface print:grid print:aspect-auto print:h-[300px] print:gap-2 print:overflow-visible print:bg-surface',
          grids[Math.min(total, gridMax)],
        )}
      >
        {photos.map((photo, index) => (
          <li
            key={photo.large}
            className={cn(
              'min-h-0 min-w-full shrink-0 snap-center snap-always lg:min-w-0 print:min-w-0',
              index >= gridMax && 'lg:hidden print:hidden',
            )}
          >
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={(event) => open(index, event.currentTarget)}
              className="group/photo block size-full overflow-hidden focus-visible:-outline-offset-4"
            >
              <PhotoPicture
                image={photo}
                alt={t('photo', { number: index + 1, total, title })}
                sizes={index === 0 ? firstSizes : otherSizes}
                isFirst={index === 0}
                className="size-full transition-transform duration-240 lg:group-hover/photo:scale-102"
              />
            </button>
          </li>
        ))}
      </ul>
      <div className="absolute bottom-9 left-3 flex flex-wrap gap-2 lg:top-4 lg:bottom-auto lg:left-4">{badges}</div>
      {overlay}
      <div className="absolute right-3 bottom-9 flex gap-2 lg:right-4 lg:bottom-4 print:hidden">
        {tour}
        <span className="num type-micro flex h-7 items-center rounded-badge bg-tuff-900/85 px-2.5 font-medium text-white lg:hidden">
          <span aria-hidden="true">{t('position', { number: position, total })}</span>
          <span className="sr-only">{t('position_read', { number: position, total })}</span>
        </span>
        {total > 1 ? (
          <button
            type="button"
            aria-haspopup="dialog"
            onPointerEnter={loadViewer}
            onClick={(event) => open(0, event.currentTarget)}
            className={cn(buttonClasses({ variant: 'secondary', size: 'md' }), 'num shadow-sh-2 max-lg:hidden')}
          >
            <SpriteIcon name="grid" className="size-5" />
            {t('all', { count: total })}
          </button>
        ) : null}
      </div>
      {openedAt === null ? null : (
        <Suspense
          fallback={
            <div className="fixed inset-0 z-modal flex items-center justify-center bg-deep text-deep-ink">
              <Spinner label={t('loading')} />
            </div>
          }
        >
          <PhotoViewer photos={photos} title={title} startAt={openedAt} opener={opener} onClose={close} />
        </Suspense>
      )}
    </section>
  );
}
