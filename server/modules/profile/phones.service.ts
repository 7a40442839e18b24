import type { Proof, ReplacePhone } from '@/lib/contracts/account/proof';
import { invalid } from '../../http/errors';
import type { Clock } from '../../ports/clock';
import type { Identity } from '../../ports/identity';
import type { CodesService } from '../auth/codes.service';
import type { ContactChangesService } from '../auth/contact-changes.service';
import type { ProofsService } from '../auth/proofs.service';
import type { PublishingRepository } from '../publishing/publishing.repository';
import { findAccount } from '../users/users.find';
import type { UserRow, UsersRepository } from '../users/users.repository';

type PhonesWork = { users: UsersRepository; publishing: PublishingRepository };
type PhonesParts = {
  users: UsersRepository;
  codes: CodesService;
  proofs: ProofsService;
  contactChanges: ContactChangesService;
  /** Called when an account has confirmed a number. */
  onPhoneConfirmed: (userId: number, phone: string) => Promise<void>;
  /** Runs the work in one transaction. */
  atomically<T>(work: (parts: PhonesWork) => Promise<T>): Promise<T>;
  clock: Clock;
};

export type PhonesService = ReturnType<typeof createPhonesService>;

const refused = (key: string) => invalid({ phone_number: [key] });

/** Confirmed numbers of an account: which one signs in, and how one is replaced or removed. Each change needs a proof. */
export function createPhonesService(parts: PhonesParts) {
  const { users, codes, proofs, contactChanges, onPhoneConfirmed, atomically, clock } = parts;
  const find = (identity: Identity): Promise<UserRow> => findAccount(users, identity);
  /** @throws ApiError 422 for a number that is not the account's */
  const findOwner = async (identity: Identity, phone: string): Promise<UserRow> => {
    const user = await find(identity);
    if (!user.validPhones.includes(phone)) throw refused('errors.phone_not_yours');
    return user;
  };
  /** @throws ApiError 422 when another account signs in with the number */
  const setLogin = async (user: UserRow, phone: string | null): Promise<void> => {
    if (!(await contactChanges.setLoginPhone(user, phone))) throw refused('errors.phone_taken');
  };

  return {
    /** Signs in with a confirmed number from now on. @throws ApiError 422 by field, 429 */
    signInWith: async (identity: Identity, phone: string, proof: Proof): Promise<void> => {
      const user = await findOwner(identity, phone);
      await proofs.check(identity, user, proof);
      if (phone !== user.loginPhone) await setLogin(user, phone);
    },

    /**
     * Removes a number. The one that signs in can go only where an e-mail signs in instead.
     * @throws ApiError 422 by field, also while a listing shows the number; 429
     */
    remove: async (identity: Identity, phone: string, proof: Proof): Promise<void> => {
      const user = await findOwner(identity, phone);
      if (phone === user.loginPhone && user.email === null) throw refused('errors.phone_signs_in');
      if (await atomically(({ publishing }) => publishing.isPhoneShown(user.id, phone)))
        throw refused('errors.phone_in_listings');
      await proofs.check(identity, user, proof);
      if (phone === user.loginPhone) await setLogin(user, null);
      await users.removePhone(user.id, phone);
    },

    /** Puts a new number, confirmed by its code, in the place of another; listings and the sign-in follow. @throws ApiError 422 by field, 429 */
    replace: async (identity: Identity, { old_phone_number: old, phone_number: phone, sms_code, ...proof }: ReplacePhone) => {
      const user = await find(identity);
      if (!user.validPhones.includes(old)) throw invalid({ old_phone_number: ['errors.phone_not_yours'] });
      if (old === phone) throw refused('errors.phone_same');
      await proofs.check(identity, user, proof);
      await codes.check({ phone, purpose: 'phone', binding: `session ${identity.sessionId}` }, sms_code);
      if (old === user.loginPhone) await setLogin(user, phone);
      await atomically(async ({ users: inside, publishing }) => {
        await inside.addPhone(user.id, phone, clock());
        await inside.removePhone(user.id, old);
        await publishing.replacePhone(user.id, old, phone);
      });
      await onPhoneConfirmed(user.id, phone);
    },
  };
}
