import { hasSessionMarker } from './session-signals';
import { useSession } from './session-store';

/** Whether nobody is signed in: by the session check, before it by the session marker. */
export function isGuest(): boolean {
  const { user, isChecked } = useSession.getState();
  return user === null && (isChecked || !hasSessionMarker());
}
