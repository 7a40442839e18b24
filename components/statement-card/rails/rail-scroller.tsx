'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { cn } from '@/lib/cn';

type Ends = { isAtStart: boolean; isAtEnd: boolean };

/** Subpixel widths leave the end a little before the sum. */
const slackPx = 2;

function Arrow({ isBack = false }: { isBack?: boolean }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      className={cn('size-5', isBack && 'rotate-180')}
    >
      <path d="m9 5 7 7-7 7" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}

type Props = { labels: { previous: string; next: string }; look?: 'cards' | 'strip'; children: ReactNode };

const looks = {
  // Arrows are level with the middle of the pictures: lower they would cover the overlays at the bottom.
  cards: {
    row: '-mx-4 -mb-6 scroll-px-4 gap-3 px-4 pt-1.5 pb-7.5 lg:-mx-0 lg:scroll-px-0 lg:gap-5 lg:px-0',
    arrow: 'top-[--spacing(26.5)] size-13',
  },
  strip: {
    row: 'gap-3 max-lg:-mx-4 max-lg:scroll-px-4 max-lg:px-4',
    arrow: 'top-1/2 size-11',
  },
} as const;

/** A row that scrolls sideways, with arrows for those who have no touch; at an end the arrow in that direction is hidden. */
export function RailScroller({ labels, look = 'cards', children }: Props) {
  const row = useRef<HTMLUListElement>(null);
  const [{ isAtStart, isAtEnd }, setEnds] = useState<Ends>({ isAtStart: true, isAtEnd: true });

  useEffect(() => {
    const list = row.current;
    if (!list) return;
    const measure = () =>
      setEnds({
        isAtStart: list.scrollLeft <= slackPx,
        isAtEnd: list.scrollLeft + list.clientWidth >= list.scrollWidth - slackPx,
      });
    const observer = new ResizeObserver(measure);
    observer.observe(list);
    list.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      list.removeEventListener('scroll', measure);
    };
  }, []);

  const step = (direction: 1 | -1) => row.current?.scrollBy({ left: direction * row.current.clientWidth * 0.8 });
  const arrow = cn('absolute z-1 -translate-y-1/2 max-lg:hidden print:hidden', looks[look].arrow);
  return (
    <div className="relative">
      <ul
        ref={row}
        className={cn(
          'flex snap-x snap-mandatory scroll-smooth overflow-x-auto [scrollbar-width:none] print:flex-wrap print:overflow-visible',
          looks[look].row,
        )}
      >
        {children}
      </ul>
      {isAtStart ? null : (
        <IconButton variant="on-image" label={labels.previous} onClick={() => step(-1)} className={cn(arrow, '-left-5')}>
          <Arrow isBack />
        </IconButton>
      )}
      {isAtEnd ? null : (
        <IconButton variant="on-image" label={labels.next} onClick={() => step(1)} className={cn(arrow, '-right-5')}>
          <Arrow />
        </IconButton>
      )}
    </div>
  );
}
