import { create } from 'zustand';
import type { SessionUser } from '@/lib/contracts/account/auth';

type SessionState = {
  user: SessionUser | null;
  /** True after the session check, whatever its result, and at once for a guest. */
  isChecked: boolean;
  /** The visitor's intent from before the sign-in, until it is carried out. */
  intent: string | null;
};

/**
 * Who visits this page; nobody on the server and until the check. It is a store and not a query because the first load of public
 * pages needs it: see docs/decisions/0011.
 */
export const useSession = create<SessionState>()(() => ({ user: null, isChecked: false, intent: null }));
