import { create } from 'zustand';
import type { SessionUser } from '@/lib/contracts/account/auth';
import type { ActivePackage, Profile } from '@/lib/contracts/account/profile';
import type { OwnStatementCounts } from '@/lib/contracts/statements/own-statements';

type SessionState = {
  user: SessionUser | null;
  profile: Profile | null;
  /** True once it is known who visits: after the session check, whatever it said, and at once for a guest. */
  isChecked: boolean;
  /** Null until the account's figures have come, a second after the user. */
  packages: readonly ActivePackage[] | null;
  ownStatements: OwnStatementCounts | null;
};

/** What is known of a guest. */
export const guestState: Omit<SessionState, 'isChecked'> = { user: null, profile: null, packages: null, ownStatements: null };

/** Who visits this page. On the server, and until the check, nobody is known. */
export const useSession = create<SessionState>()(() => ({ ...guestState, isChecked: false }));
