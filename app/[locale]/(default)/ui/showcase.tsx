import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';

/** A titled block of the primitives page. */
export function Showcase({ title, className, children }: { title: string; className?: string; children: ReactNode }) {
  return (
    <section className="min-w-0">
      <h2 className="type-sm mb-4 border-b border-line pb-2 font-semibold text-ink-2">{title}</h2>
      <div className={cn('flex flex-wrap items-center gap-3', className)}>{children}</div>
    </section>
  );
}
