'use client';

import { useTranslations } from 'next-intl';
import { Skeleton } from '@/components/ui/feedback/skeleton';

/** In the place of an order form while its code is loaded; as high as a screen, so that what follows does not move in sight. */
export function OrderSkeleton() {
  const t = useTranslations('services.order');
  return (
    <div aria-busy="true" className="min-h-dvh">
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <div className="grid gap-12 lg:grid-cols-[1fr_--spacing(100)]">
        <div className="flex flex-col gap-4">
          <Skeleton className="h-8 w-48" />
          <Skeleton className="h-20 w-full rounded-lg" />
          <Skeleton className="h-12 w-full rounded-control" />
          <Skeleton className="h-48 w-full rounded-card" />
        </div>
        <Skeleton className="h-96 w-full rounded-modal max-lg:hidden" />
      </div>
    </div>
  );
}
