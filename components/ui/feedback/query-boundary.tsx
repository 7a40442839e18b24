import type { ReactNode } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { InlineAlert } from '@/components/ui/feedback/inline-alert';
import { Skeleton } from '@/components/ui/feedback/skeleton';

interface QueryBoundaryProps<T> {
  query: { data: T | undefined; isError: boolean; refetch: () => unknown };
  failedText: string;
  retryLabel: string;
  children: (data: T) => ReactNode;
}

const skeletonWidths = ['w-20', 'w-28', 'w-16', 'w-24'];

/** Shows loaded data; skeletons before it arrives, and a retry button when it could not be loaded. */
export function QueryBoundary<T>({ query, failedText, retryLabel, children }: QueryBoundaryProps<T>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError)
    return (
      <InlineAlert
        tone="error"
        isLive
        action={
          <Button variant="ghost" size="sm" onClick={() => query.refetch()}>
            {retryLabel}
          </Button>
        }
      >
        {failedText}
      </InlineAlert>
    );
  return (
    <div aria-busy="true" className="flex flex-wrap gap-2">
      {skeletonWidths.map((width) => (
        <Skeleton key={width} className={`h-10 rounded-full ${width}`} />
      ))}
    </div>
  );
}
