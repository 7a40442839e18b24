'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import type { Swiper as SwiperInstance } from 'swiper';
import { Swiper, SwiperSlide } from 'swiper/react';
import 'swiper/css';
import type { StatementImage } from '@/lib/contracts/statements/statements';
import { PhotoPicture } from './photo-picture';

type Props = { photos: StatementImage[]; title: string; index: number; onIndexChange: (index: number) => void };

/** Photos this far from the shown one are loaded, so that a swipe finds them ready. */
const preloadDistance = 2;
const speedMs = 240;

const isMotionReduced = () => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

/** The photos side by side; the index outside decides which one is seen, and a swipe changes it. */
export function PhotoSlides({ photos, title, index, onIndexChange }: Props) {
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
                sizes="100vw"
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
