'use client';

import { CaretDownIcon } from '@phosphor-icons/react/dist/ssr/CaretDown';
import { type ReactNode, useId } from 'react';
import { cn } from '@/lib/cn';

type Props = {
  id: string;
  title: string;
  /** What is chosen in the part, shown while it is folded; undefined for a part that never folds. */
  summary?: string | undefined;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
};

/** A part of the panel. A foldable one is a line with its summary until it is opened. */
export function PanelGroup({ id, title, summary, isOpen, onOpenChange, children }: Props) {
  const contentId = useId();
  const isFoldable = summary !== undefined;
  return (
    <section
      id={id}
      aria-label={title}
      tabIndex={-1}
      className="scroll-mt-16 border-t border-line py-5 outline-none first:border-t-0 lg:scroll-mt-2"
    >
      {isFoldable ? (
        <h3>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={contentId}
            onClick={() => onOpenChange(!isOpen)}
            className="flex min-h-11 w-full items-center gap-4 rounded-control text-left"
          >
            <span className="type-ui shrink-0 font-semibold">{title}</span>{' '}
            <span className="type-sm ml-auto truncate text-ink-2">{isOpen ? '' : summary}</span>
            <CaretDownIcon aria-hidden="true" className={cn('size-4 shrink-0 text-ink-2 transition', isOpen && 'rotate-180')} />
          </button>
        </h3>
      ) : null}
      <div
        id={contentId}
        hidden={isFoldable && !isOpen}
        className={cn('flex flex-col gap-6 [&[hidden]]:hidden', isFoldable && 'pt-3')}
      >
        {children}
      </div>
    </section>
  );
}
