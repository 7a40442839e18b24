import { useEffect } from 'react';
import { storeIntent } from './intent-draft';
import { useSession } from './session-store';

/** Remembers a dialog at which the session ended, for `usePendingIntent` to open it again. @param name identifies the dialog */
export function useReopening(name: string, isOpen: boolean): void {
  const isSignedOut = useSession(({ user, isChecked }) => isChecked && user === null);
  useEffect(() => {
    if (isOpen && isSignedOut) storeIntent(name);
  }, [name, isOpen, isSignedOut]);
}
