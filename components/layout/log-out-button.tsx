'use client';

import type { ReactNode } from 'react';
import { InlineAlert } from '@/components/ui/inline-alert';
import { useLogOut } from './use-log-out';

interface LogOutButtonProps {
  homeHref: string;
  words: { leaving: string; stuck: string };
  className?: string;
  children: ReactNode;
}

/** Signs out; says so while it lasts, and when it cannot be done. */
export function LogOutButton({ homeHref, words, className, children }: LogOutButtonProps) {
  const { state, logOut } = useLogOut(homeHref);
  return (
    <>
      <button type="button" onClick={() => void logOut()} aria-busy={state === 'leaving' || undefined} className={className}>
        {children}
      </button>
      <span role="status" className="sr-only">
        {state === 'leaving' ? words.leaving : ''}
      </span>
      {state === 'failed' ? (
        <InlineAlert tone="error" isLive className="mt-2">
          {words.stuck}
        </InlineAlert>
      ) : null}
    </>
  );
}
