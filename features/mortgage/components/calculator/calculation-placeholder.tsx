'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/buttons/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import type { Calculation } from './use-calculation';

const rows = [1, 2, 3, 4];

function Loading() {
  const t = useTranslations('mortgage');
  return (
    <div aria-busy="true" className="@container">
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <div className="grid gap-6 @min-[720px]:grid-cols-2 @min-[720px]:gap-7">
        <div className="flex flex-col gap-5">
          {rows.map((row) => (
            <Skeleton key={row} className="h-20 w-full rounded-control" />
          ))}
        </div>
        <div className="flex flex-col gap-2">
          <Skeleton className="mb-3 h-44 w-full rounded-card" />
          {rows.map((row) => (
            <Skeleton key={row} className="h-16.5 w-full rounded-lg" />
          ))}
        </div>
      </div>
    </div>
  );
}

type Props = { calculation: Exclude<Calculation, { state: 'ready' }> };

/** The calculator's place while there is nothing to calculate with. */
export function CalculationPlaceholder({ calculation }: Props) {
  const t = useTranslations('mortgage');
  const common = useTranslations('common');
  if (calculation.state === 'loading') return <Loading />;
  if (calculation.state === 'none') return <EmptyState art="key" title={t('none_title')} text={t('none_text')} />;
  return (
    <div role="alert">
      <EmptyState
        art="cloud"
        title={t('failed_title')}
        text={t('failed_text')}
        actions={
          <Button variant="secondary" onClick={calculation.retry}>
            {common('retry')}
          </Button>
        }
      />
    </div>
  );
}
