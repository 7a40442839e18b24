import { cn } from '@/lib/cn';
import { Skeleton } from '../feedback/skeleton';

const widthsPercent = [70, 52, 61, 45];

/** Options that are loading. @param count at most 4 */
export const OptionSkeletons = ({ count = 3, className = 'min-h-11' }: { count?: number; className?: string }) =>
  widthsPercent.slice(0, count).map((width) => (
    <div key={width} className={cn('flex items-center px-3', className)}>
      <span className="block w-full" style={{ maxWidth: `${width}%` }}>
        <Skeleton className="h-4" />
      </span>
    </div>
  ));
