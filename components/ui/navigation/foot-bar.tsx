'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { cn } from '@/lib/cn';

/** The bar of actions at the foot of phones. The page ends as far above the screen's edge as the bar is high, however many rows it has. */
export function FootBar({ className, children }: { className?: string; children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = document.documentElement;
    const observer = new ResizeObserver(() => root.style.setProperty('--foot-bar-h', `${bar.current?.offsetHeight ?? 0}px`));
    if (bar.current) observer.observe(bar.current);
    return () => {
      observer.disconnect();
      root.style.removeProperty('--foot-bar-h');
    };
  }, []);
  return (
    <div
      ref={bar}
      data-call-bar=""
      className={cn(
        'fixed inset-x-0 bottom-0 z-filter border-t border-line bg-surface px-4 pt-2.5 pb-[max(10px,env(safe-area-inset-bottom))] lg:hidden print:hidden',
        className,
      )}
    >
      {children}
    </div>
  );
}
