import { useEffect } from 'react';
import { useSession } from '@/lib/stores/session/session-store';
import { storeIntent } from './intent-draft';

/** Remembers a dialog at which the session ended, for `usePendingIntent` to open it again. @param name identifies the dialog */
export function useReopening(name: string, isOpen: boolean): void {
  const isSignedOut = useSession(({ user, isChecked }) => isChecked && user === null);
  useEffect(() => {
    if (isOpen && isSignedOut) storeIntent(name);
  }, [name, isOpen, isSignedOut]);
}
