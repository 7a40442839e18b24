'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { cn } from '@/lib/cn';
import type { StatementImage } from '@/lib/contracts/statements/statements';

type Props = { photos: StatementImage[]; index: number; onIndexChange: (index: number) => void };

/** A row of small photos; the shown one is marked and kept in sight. */
export function PhotoThumbs({ photos, index, onIndexChange }: Props) {
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
