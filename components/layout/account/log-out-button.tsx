'use client';

import type { ReactNode } from 'react';
import { useLogOut } from './use-log-out';

interface LogOutButtonProps {
  homeHref: string;
  labels: { leaving: string; stuck: string };
  className?: string;
  children: ReactNode;
}

/** Signs out; says so while it lasts, and when it cannot be done. */
export function LogOutButton({ homeHref, labels, className, children }: LogOutButtonProps) {
  const { state, logOut } = useLogOut(homeHref);
  return (
    <>
      <button type="button" onClick={() => void logOut()} aria-busy={state === 'leaving' || undefined} className={className}>
        {children}
      </button>
      <span role="status" className="sr-only">
        {state === 'leaving' ? labels.leaving : ''}
      </span>
      {state === 'failed' ? (
        <p role="alert" className="type-sm mt-2 rounded-control bg-alert-100 px-4 py-3 text-alert-800">
          {labels.stuck}
        </p>
      ) : null}
    </>
  );
}
