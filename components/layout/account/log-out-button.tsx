'use client';

import { type ReactNode, useState } from 'react';
import { useMobileMenu } from '@/lib/stores/mobile-menu';

/** Progress of the sign-out. When the server cannot be reached it fails and the session continues. */
type LogOutState = 'idle' | 'signingOut' | 'failed';

/**
 * Signs out, closes the mobile menu and leaves for the home page by a whole load: nothing that was rendered for the account stays in memory.
 * @param homeHref the home page in the language of the page
 */
export function useLogOut(homeHref: string): { state: LogOutState; logOut: () => Promise<void> } {
  const [state, setState] = useState<LogOutState>('idle');
  const { setIsOpen } = useMobileMenu();
  const logOut = async () => {
    if (state === 'signingOut') return;
    setState('signingOut');
    try {
      const { signOut } = await import('@/lib/stores/session/session-lifecycle');
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
  labels: { signingOut: string; failed: string };
  className?: string;
  children: ReactNode;
}

/** Signs out, and announces the progress and a failure. */
export function LogOutButton({ homeHref, labels, className, children }: LogOutButtonProps) {
  const { state, logOut } = useLogOut(homeHref);
  return (
    <>
      <button type="button" onClick={() => void logOut()} aria-busy={state === 'signingOut' || undefined} className={className}>
        {children}
      </button>
      <span role="status" className="sr-only">
        {state === 'signingOut' ? labels.signingOut : ''}
      </span>
      {state === 'failed' ? (
        <p role="alert" className="type-sm mt-2 rounded-control bg-alert-100 px-4 py-3 text-alert-800">
          {labels.failed}
        </p>
      ) : null}
    </>
  );
}
