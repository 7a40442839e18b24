'use client';

import { type ReactNode, useState } from 'react';
import { useMobileMenu } from '@/lib/stores/mobile-menu';

/** Where the sign-out stands: it may fail when the server cannot be reached, and the session then goes on. */
type LogOutState = 'idle' | 'leaving' | 'failed';

/**
 * Signs out, closes the mobile menu and leaves for the home page by a whole load: nothing that was rendered for the account stays in memory.
 * @param homeHref the home page in the language of the page
 */
export function useLogOut(homeHref: string): { state: LogOutState; logOut: () => Promise<void> } {
  const [state, setState] = useState<LogOutState>('idle');
  const { setIsOpen } = useMobileMenu();
  const logOut = async () => {
    if (state === 'leaving') return;
    setState('leaving');
    try {
      const { signOut } = await import('@/lib/stores/session-lifecycle');
      await signOut();
    } catch {
      setState('failed');
      return;
    }
    setIsOpen(false);
    window.location.assign(homeHref);
  };
  return { state, logOut };
}

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
