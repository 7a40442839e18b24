'use client';

import { useTranslations } from 'next-intl';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { Swiper as SwiperInstance } from 'swiper';
import { Swiper, SwiperSlide } from 'swiper/react';
import 'swiper/css';
import { Dialog } from '@base-ui/react/dialog';
import { CaretLeftIcon } from '@phosphor-icons/react/dist/ssr/CaretLeft';
import { CaretRightIcon } from '@phosphor-icons/react/dist/ssr/CaretRight';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { cn } from '@/lib/cn';
import type { StatementImage } from '@/lib/contracts/statements/statements';
import { screenSize } from '@/lib/picture-files';
import { PhotoPicture } from './photo-picture';
import { ViewerDialog } from './viewer-dialog';

type PhotoSlidesProps = { photos: StatementImage[]; title: string; index: number; onIndexChange: (index: number) => void };

/** Photos this far from the shown one are loaded, so that a swipe finds them ready. */
const preloadDistance = 2;
const speedMs = 240;

const isMotionReduced = () => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

/** The photos side by side; the index outside decides which one is seen, and a swipe changes it. */
function PhotoSlides({ photos, title, index, onIndexChange }: PhotoSlidesProps) {
  const t = useTranslations('statement.gallery');
  const swiper = useRef<SwiperInstance | null>(null);

  useEffect(() => {
    const current = swiper.current;
    if (current && !current.destroyed && current.activeIndex !== index) current.slideTo(index, isMotionReduced() ? 0 : speedMs);
  }, [index]);

  return (
    <Swiper
      className="h-full"
      initialSlide={index}
      speed={speedMs}
      spaceBetween={16}
      onSwiper={(instance) => {
        swiper.current = instance;
      }}
      onSlideChange={({ activeIndex }) => onIndexChange(activeIndex)}
    >
      {photos.map((photo, position) => (
        <SwiperSlide key={photo.large} aria-hidden={position !== index}>
          <div className="flex size-full items-center justify-center lg:px-24">
            {Math.abs(position - index) <= preloadDistance ? (
              <PhotoPicture
                image={photo}
                alt={t('photo', { number: position + 1, total: photos.length, title })}
                sizes={screenSize}
                isFirst={position === index}
                className="h-auto max-h-full w-auto max-w-full object-contain lg:rounded-card"
              />
            ) : null}
          </div>
        </SwiperSlide>
      ))}
    </Swiper>
  );
}

type PhotoThumbsProps = { photos: StatementImage[]; index: number; onIndexChange: (index: number) => void };

/** A row of small photos; the shown one is marked and kept in sight. */
function PhotoThumbs({ photos, index, onIndexChange }: PhotoThumbsProps) {
  const t = useTranslations('statement.gallery');
  const row = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const item = row.current?.children[index];
    if (!row.current || !(item instanceof HTMLElement)) return;
    // Only the row may move: scrollIntoView would scroll the page behind it too.
    row.current.scrollLeft = item.offsetLeft - (row.current.clientWidth - item.offsetWidth) / 2;
  }, [index]);

  return (
    <ul
      ref={row}
      aria-label={t('thumbs')}
      className="relative flex shrink-0 gap-2 overflow-x-auto px-5 pt-4 pb-5 [scrollbar-width:none]"
    >
      {photos.map((photo, position) => (
        <li key={photo.large} className="shrink-0 first:ml-auto last:mr-auto">
          <button
            type="button"
            aria-label={t('open', { number: position + 1, total: photos.length })}
            aria-current={position === index}
            onClick={() => onIndexChange(position)}
            className={cn(
              'block h-14 w-20 overflow-hidden rounded-sm bg-cover bg-center transition hover:opacity-100',
              position === index ? 'outline-2 outline-offset-2 outline-white' : 'opacity-60',
            )}
          >
            {/* biome-ignore lint/performance/noImgElement: The API already serves the thumbnail in its size. */}
            <img src={photo.thumb} alt="" width={80} height={56} loading="lazy" className="size-full object-cover" />
          </button>
        </li>
      ))}
    </ul>
  );
}

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
    <ViewerDialog
      heading={
        <>
          <Dialog.Title className="sr-only">{t('viewer', { title })}</Dialog.Title>
          <p role="status" className="type-ui num">
            <span aria-hidden="true">{t('position', { number: index + 1, total: photos.length })}</span>
            <span className="sr-only">{t('position_read', { number: index + 1, total: photos.length })}</span>
          </p>
        </>
      }
      opener={opener}
      onKeyDown={onKeyDown}
      onClose={() => onClose(index)}
    >
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
    </ViewerDialog>
  );
}
