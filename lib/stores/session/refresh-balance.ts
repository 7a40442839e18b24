import { checkSession } from '@/lib/api/session';
import { useSession } from './session-store';

/** Brings the balance on screen up to date after a payment. */
export async function refreshBalance(): Promise<void> {
  const user = await checkSession().catch(() => null);
  // A session that has ended is noticed by the next call that needs it.
  if (user && useSession.getState().user?.id === user.id) useSession.setState({ user });
}
