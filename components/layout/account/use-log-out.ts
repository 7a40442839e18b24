'use client';

import { useState } from 'react';
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
