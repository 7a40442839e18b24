'use client';

import { PlayIcon } from '@phosphor-icons/react/dist/ssr/Play';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

const picture = '/assets/scenes/old-04.webp';

/** How the price comes about: in two lines over a drawing, or in a film where one is configured. */
export function IntroPicture({ videoUrl }: { videoUrl: string | null }) {
  const t = useTranslations('ai.intro');
  const [isPlaying, setPlaying] = useState(false);
  if (videoUrl !== null && isPlaying)
    return (
      <iframe
        src={`${videoUrl}?autoplay=1`}
        title={t('how')}
        allow="autoplay; fullscreen"
        className="size-full border-0 bg-deep"
      />
    );
  return (
    <>
      {/* biome-ignore lint/performance/noImgElement: The drawing is one small file that no optimiser would make smaller. */}
      <img src={picture} alt="" className="absolute inset-0 size-full object-cover" />
      {videoUrl === null ? null : (
        <button
          type="button"
          onClick={() => setPlaying(true)}
          aria-label={t('how')}
          className="absolute top-1/2 left-1/2 z-10 flex size-19 -translate-1/2 items-center justify-center rounded-full bg-white text-brand-text shadow-sh-3 transition hover:bg-tuff-100"
        >
          <PlayIcon weight="fill" aria-hidden="true" className="size-8" />
        </button>
      )}
      <div className="absolute inset-x-0 bottom-0 bg-deep/90 px-6 py-4 text-deep-ink">
        <p className="type-ui font-semibold text-white">{t('how')}</p>
        <p className="type-sm mt-0.5">{t('how_text')}</p>
      </div>
    </>
  );
}
