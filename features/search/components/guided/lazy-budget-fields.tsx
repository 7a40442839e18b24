'use client';

import { lazy, Suspense } from 'react';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import type { BudgetProps } from '../../domain/guided-choices';

const BudgetFields = lazy(async () => ({ default: (await import('./budget-fields')).BudgetFields }));

/** The fields of the budget, whose code the other questions do without. */
export function LazyBudgetFields(props: BudgetProps) {
  return (
    <Suspense fallback={<Skeleton className="h-60 w-full rounded-card" />}>
      <BudgetFields {...props} />
    </Suspense>
  );
}
