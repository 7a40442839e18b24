'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { StatementCardSkeleton } from '@/components/statement-card/statement-card-skeleton';
import { cn } from '@/lib/cn';
import { useSearchNavigation } from '../search-navigation';

/** Enough skeletons for a tall screen. */
const skeletonKeys = Array.from({ length: 12 }, (_, index) => index);

/** Columns of a list: one on phones, two from 640 px, three where three cards of 410 px fit beside the map. */
export const listColumns =
  'grid grid-cols-1 gap-3 min-[640px]:grid-cols-2 md:gap-4 lg:grid-cols-[repeat(2,minmax(0,410px))] lg:gap-5 3xl:grid-cols-[repeat(3,minmax(0,410px))]';

/** Width of all columns together. */
export const listWidth = 'lg:max-w-[840px] 3xl:max-w-[1270px]';

/** The results, replaced by skeletons of the same size while the next list loads. */
export function ResultsFrame({ children }: { children: ReactNode }) {
  const t = useTranslations('search');
  const { isPending } = useSearchNavigation();
  return (
    <div className="relative" aria-busy={isPending}>
      <p role="status" className="sr-only">
        {isPending ? t('loading') : ''}
      </p>
      <div className={cn(isPending && 'opacity-0 transition-opacity delay-150 duration-0')} inert={isPending}>
        {children}
      </div>
      {isPending ? (
        <div className="absolute inset-0 overflow-hidden opacity-100 transition-opacity delay-150 duration-0 starting:opacity-0">
          <div className={listColumns}>
            {skeletonKeys.map((key) => (
              <StatementCardSkeleton key={key} />
            ))}
          </div>
        </div>
      ) : null}
    </div>
  );
}
