'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { SpriteIcon } from '@/components/ui/display/sprite-icon';

/**
 * The author's video. It is loaded from its site only after a press, so that site does not learn of visitors before.
 * @param id of a YouTube video
 */
export function VideoBlock({ id, title }: { id: string; title: string }) {
  const t = useTranslations('statement.video');
  const [isPlaying, setIsPlaying] = useState(false);
  return (
    <section aria-labelledby="video" className="print:hidden">
      <h2 id="video" className="type-h3">
        {t('title')}
      </h2>
      <div className="mt-3 aspect-video overflow-hidden rounded-card bg-deep">
        {isPlaying ? (
          <iframe
            src={`https://www.youtube-nocookie.com/embed/${id}?autoplay=1`}
            title={`${t('title')}: ${title}`}
            allow="autoplay; encrypted-media; fullscreen"
            referrerPolicy="strict-origin-when-cross-origin"
            className="size-full"
          />
        ) : (
          <button
            type="button"
            onClick={() => setIsPlaying(true)}
            className="on-deep flex size-full flex-col items-center justify-center gap-3 px-6 text-deep-ink focus-visible:-outline-offset-4"
          >
            <span className="flex size-16 items-center justify-center rounded-full bg-white text-brand">
              <SpriteIcon name="play" className="size-7" />
            </span>
            <span className="type-ui font-semibold">{t('play')}</span>
            <span className="type-xs max-w-90 text-deep-ink-2">{t('note')}</span>
          </button>
        )}
      </div>
    </section>
  );
}
