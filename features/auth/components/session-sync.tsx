'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { onUnauthorised } from '@/lib/api/unauthorised';
import { pathWithoutLocale } from '@/lib/i18n/navigation';
import { hasSessionMarker, onSessionEvent } from '@/lib/stores/session/session-signals';
import { useSession } from '@/lib/stores/session/session-store';

/** The code that calls the API is loaded only with a session. */
const loadSessionLifecycle = () => import('@/lib/stores/session/session-lifecycle');

const isPrivate = (path: string): boolean => /^\/account(\/|$)/.test(pathWithoutLocale(path));

/** Follows the browser's session: its start, its end in this tab and its end in another tab. */
export function SessionSync({ hasLiveChat }: { hasLiveChat: boolean }) {
  const router = useRouter();

  useEffect(() => {
    onUnauthorised(() => void loadSessionLifecycle().then(({ expireSession }) => expireSession()));
    if (hasSessionMarker()) void loadSessionLifecycle().then(({ startSession }) => startSession(hasLiveChat));
    else useSession.setState({ isChecked: true });
  }, [hasLiveChat]);

  useEffect(() => {
    const follow = async (event: 'signed-in' | 'signed-out' | 'expired') => {
      const { forgetVisitor, resetSession, startSession } = await loadSessionLifecycle();
      if (event === 'signed-in') await startSession(hasLiveChat);
      else if (event === 'signed-out') forgetVisitor();
      else resetSession();
      // A page of the account has nothing to show a guest; its address leads home.
      if (event !== 'signed-in' && isPrivate(window.location.pathname)) window.location.reload();
      else router.refresh();
    };
    // A page from the back-forward cache may be older than the end of its session.
    const checkRestored = (event: PageTransitionEvent) => {
      if (event.persisted && useSession.getState().user !== null && !hasSessionMarker()) void follow('expired');
    };
    const stop = onSessionEvent((event) => void follow(event));
    window.addEventListener('pageshow', checkRestored);
    return () => {
      stop();
      window.removeEventListener('pageshow', checkRestored);
    };
  }, [router, hasLiveChat]);

  return null;
}
