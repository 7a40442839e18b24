import type { ReactNode } from 'react';
import { EmptyArt, type EmptyArtName } from '@/components/ui/feedback/empty-art';
import { cn } from '@/lib/cn';

interface EmptyStateProps {
  art: EmptyArtName;
  title: ReactNode;
  text?: ReactNode;
  /** One primary at most. */
  actions?: ReactNode;
  headingLevel?: 2 | 3;
  className?: string;
}

export function EmptyState({ art, title, text, actions, headingLevel = 2, className }: EmptyStateProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <div className={cn('flex flex-col items-center rounded-card px-4 py-8 text-center shadow-hairline', className)}>
      <EmptyArt name={art} />
      <Heading className="type-h3 mt-2">{title}</Heading>
      {text ? <p className="type-sm mt-1 max-w-80 text-pretty text-ink-2">{text}</p> : null}
      {actions ? <div className="mt-5 flex flex-wrap justify-center gap-2">{actions}</div> : null}
    </div>
  );
}
