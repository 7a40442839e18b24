import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';

/** A step: its heading takes the focus when the step is opened. */
export function StepFrame({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <section aria-labelledby="step-title" className="flex flex-col gap-5">
      <div>
        <h2 id="step-title" tabIndex={-1} className="type-h3 outline-none">
          {title}
        </h2>
        {text ? <p className="type-sm mt-1 text-ink-2">{text}</p> : null}
      </div>
      {children}
    </section>
  );
}

/** Fields that belong together under one name. */
export function FieldGroup({ title, children, className }: { title: string; children: ReactNode; className?: string }) {
  return (
    <section className="border-t border-line pt-5">
      <h3 className="type-ui mb-3 font-semibold">{title}</h3>
      <div className={cn('grid grid-cols-2 gap-x-4 gap-y-5', className)}>{children}</div>
    </section>
  );
}
