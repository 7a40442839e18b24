import { randomBytes } from 'node:crypto';
import { invalid } from '../../http/errors';
import type { Clock } from '../../ports/clock';
import type { ContactChange, ContactChangesRepository } from '../users/contact-changes.repository';
import type { UserRow, UsersRepository } from '../users/users.repository';
import type { CredentialsRepository } from './credentials.repository';
import type { Messenger } from './messenger';

type ContactWork = { users: UsersRepository; contactChanges: ContactChangesRepository };
type ContactChangesParts = {
  users: UsersRepository;
  credentials: Pick<CredentialsRepository, 'hash' | 'setPasswordHash' | 'endAllSessions'>;
  messenger: Messenger;
  /** Runs the work in one transaction. */
  atomically<T>(work: (parts: ContactWork) => Promise<T>): Promise<T>;
  clock: Clock;
};

export type ContactChangesService = ReturnType<typeof createContactChangesService>;

const unusableBytes = 32;

/** Changes of what an account signs in with. The former contact is notified and may undo the change for 72 hours. */
export function createContactChangesService({ users, credentials, messenger, atomically, clock }: ContactChangesParts) {
  /** Notifies the previous login of the account, in its owner's language. */
  const notify = ({ email, loginPhone, locale }: UserRow, kind: ContactChange['kind'], token: string): void => {
    if (email) messenger.sendContactChanged(email, kind, token, locale);
    if (loginPhone && (kind === 'login_phone' || !email)) messenger.sendContactChangedSms(loginPhone, kind, token, locale);
  };

  return {
    /** Makes the pending e-mail the account's own. @returns false when it is no longer pending, or somebody else has it by now */
    confirmEmail: async (userId: number, email: string): Promise<boolean> => {
      const before = await users.findById(userId);
      if (!before) return false;
      const token = await atomically(async ({ users: inside, contactChanges }) => {
        if (!(await inside.confirmEmail(userId, email, clock()))) return null;
        return contactChanges.add({ userId, kind: 'email', previous: before.email }, clock());
      });
      if (token !== null) notify(before, 'email', token);
      return token !== null;
    },

    /**
     * Changes the login phone; null removes it.
     * @returns false when another account signs in with it
     */
    setLoginPhone: async (before: UserRow, phone: string | null): Promise<boolean> => {
      const token = await atomically(async ({ users: inside, contactChanges }) => {
        if (!(await inside.setContact(before.id, 'login_phone', phone, clock()))) return null;
        return contactChanges.add({ userId: before.id, kind: 'login_phone', previous: before.loginPhone }, clock());
      });
      if (token !== null) notify(before, 'login_phone', token);
      return token !== null;
    },

    /**
     * Restores the former contact. Who changed it knew the password or held the phone: every session ends, and nobody knows the new
     * password, which its owner sets through the former contact.
     * @throws ApiError 422 on `token` for one that is unknown, used or older than 72 hours, or when the contact is another account's by now
     */
    undo: async (token: string): Promise<void> => {
      const passwordHash = await credentials.hash(randomBytes(unusableBytes).toString('base64url'));
      const change = await atomically(async ({ users: inside, contactChanges }) => {
        const found = await contactChanges.take(token, clock());
        if (!found || !(await inside.setContact(found.userId, found.kind, found.previous, clock())))
          throw invalid({ token: ['errors.link_invalid'] });
        return found;
      });
      await credentials.setPasswordHash(change.userId, passwordHash);
      await credentials.endAllSessions(change.userId);
    },
  };
}
