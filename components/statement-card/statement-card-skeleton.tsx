import { Skeleton } from '@/components/ui/feedback/skeleton';

/** The box of a card while its statement is on the way. */
export function StatementCardSkeleton() {
  return (
    <div aria-hidden="true" className="flex flex-col overflow-clip rounded-card bg-surface shadow-hairline">
      <Skeleton className="h-50 rounded-none" />
      <div className="flex flex-col px-4 pt-2.5 pb-2">
        <div className="flex h-7 items-center justify-between">
          <Skeleton className="h-5 w-2/5" />
          <Skeleton className="h-4 w-1/5" />
        </div>
        <Skeleton className="mt-1 h-4.5 w-4/5" />
        <Skeleton className="mt-1.5 mb-2.5 h-4 w-3/5" />
        <div className="flex gap-3.5 border-t border-line pt-3 pb-0.5">
          <Skeleton className="h-4 w-16" />
          <Skeleton className="h-4 w-18" />
          <Skeleton className="h-4 w-18" />
        </div>
      </div>
    </div>
  );
}
