'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { StatementCardSkeleton } from '@/components/statement-card/statement-card-skeleton';
import { cn } from '@/lib/cn';
import { useSearchNavigation } from '../search-navigation';
import { listColumns } from './list-layout';

/** Enough skeletons for a tall screen. */
const skeletonKeys = Array.from({ length: 12 }, (_, index) => index);

/** The results, replaced by skeletons of the same size while the next list loads. */
export function ResultsFrame({ id, children }: { id?: string; children: ReactNode }) {
  const t = useTranslations('search');
  const { isPending } = useSearchNavigation();
  return (
    <div id={id} tabIndex={-1} className="relative scroll-mt-(--header-h) outline-none" aria-busy={isPending}>
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
