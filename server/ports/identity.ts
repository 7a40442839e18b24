import type { StaffRole } from '@/lib/contracts/admin';

/** A signed-in visitor as the modules see them. */
export type Identity = {
  userId: number;
  userType: 'physical' | 'agent' | 'broker' | 'developer' | 'designer';
  sessionId: number;
  /** What a member of the staff may do; null for everybody else. */
  staffRole: StaffRole | null;
  /** Whether a member of the staff has an authenticator; one that is not confirmed yet does not count. */
  hasAuthenticator: boolean;
  /** Whether a member of the staff has yet to enter a code of the authenticator in this session, or to set one up. */
  isSecondFactorDue: boolean;
  /** Whether the account is banned: it reads, and writes nothing but an appeal. */
  isBanned: boolean;
  /** Whether the account is to be deleted: it reads, and writes nothing but the undoing. */
  isLeaving: boolean;
};

/** Resolves a session token; null for an unknown, expired or revoked session. */
export type IdentityPort = { resolve(token: string): Promise<Identity | null> };
