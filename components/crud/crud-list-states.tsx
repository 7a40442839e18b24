'use client';

import { useTranslations } from 'next-intl';
import { Fragment, type ReactNode } from 'react';
import { Button, type ButtonVariant } from '@/components/ui/buttons/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';

type SkeletonsProps = {
  label: string;
  count?: number;
  className?: string;
  /** One row, in the size of the loaded rows. */
  row?: ReactNode;
};

/** Rows that are loading. */
export function CrudListSkeletons({
  label,
  count = 3,
  className = 'flex flex-col gap-3',
  row = <Skeleton className="h-20 w-full rounded-card" />,
}: SkeletonsProps) {
  return (
    <div aria-busy="true" className={className}>
      <p role="status" className="sr-only">
        {label}
      </p>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are identical and never reordered.
        <Fragment key={index}>{row}</Fragment>
      ))}
    </div>
  );
}

type FailureProps = { title: string; text: string; onRetry: () => void; variant?: ButtonVariant; className?: string };

/** A list that could not be loaded, with a retry button. */
export function CrudListFailure({ title, text, onRetry, variant = 'secondary', className }: FailureProps) {
  const common = useTranslations('common');
  return (
    <div role="alert" className={className}>
      <EmptyState
        art="cloud"
        title={title}
        text={text}
        actions={
          <Button variant={variant} onClick={onRetry}>
            {common('retry')}
          </Button>
        }
      />
    </div>
  );
}
