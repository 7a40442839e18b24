import { cn } from '@/lib/cn';

/** Takes the size of the final content from its class; the region around it is aria-busy. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cn(
        'block rounded-sm bg-tuff-100 bg-linear-to-r from-tuff-100 via-tuff-50 to-tuff-100 bg-size-[200%_100%] animate-sweep motion-reduce:animate-none motion-reduce:bg-none',
        className,
      )}
    />
  );
}
