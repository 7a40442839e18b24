import type { Locale } from '@/lib/contracts/common';
import { invalid } from '../../http/errors';
import type { AuthParts, Browser } from './auth.service';
import { assertUncommonPassword } from './common-passwords';
import { parseLogin } from './login';

const resetTtlSeconds = 3600;
const mailLimit = { countMax: 5, windowSeconds: 3600 };
const addressLimit = { countMax: 20, windowSeconds: 3600 };
/** No account has this id; a link that nobody gets is made for it, so that an unknown login takes as long as a known one. */
const nobodyId = 0;

export type PasswordsService = ReturnType<typeof createPasswordsService>;

/** A new password for a user who forgot theirs, by a mailed link or the code of an SMS. */
export function createPasswordsService({
  users,
  credentials,
  codes,
  messenger,
  limiter,
}: Omit<AuthParts, 'consents' | 'clock' | 'contactChanges' | 'onPhoneConfirmed'>) {
  const setPassword = async (userId: number, passwordHash: string): Promise<void> => {
    await credentials.setPasswordHash(userId, passwordHash);
    await credentials.endAllSessions(userId);
  };

  return {
    /** Sends a link or a code where the login has an account, and answers the same where it has none. @throws ApiError 429, 422 for neither e-mail nor phone */
    forgot: async (text: string, locale: Locale, { address, binding }: Browser): Promise<void> => {
      const login = parseLogin(text);
      if (!login) throw invalid({ login: ['errors.login_format'] });
      await limiter.take(`forgot ${address}`, addressLimit);
      const userId = await users.findIdByLogin(login);
      if (login.kind === 'phone') {
        const scope = { phone: login.value, purpose: 'password', binding };
        return codes.send(scope, { address, locale, isSent: userId !== null });
      }
      await limiter.take(`forgot ${login.value}`, mailLimit);
      const token = await credentials.createToken('reset-password', String(userId ?? nobodyId), resetTtlSeconds);
      if (userId !== null) messenger.sendReset(login.value, token, locale);
    },

    /** Sets the password that the link of a mail lets set, and ends every session. @throws ApiError 422 on `token`, and on a common `password` */
    resetByToken: async (token: string, password: string): Promise<void> => {
      assertUncommonPassword(password);
      // Hashed before the token is consumed: a link is not lost to a hash that failed.
      const passwordHash = await credentials.hash(password);
      const userId = Number(await credentials.consumeToken('reset-password', token));
      if (!userId || !(await users.findById(userId))) throw invalid({ token: ['errors.link_invalid'] });
      await setPassword(userId, passwordHash);
    },

    /** The same by phone and code. @throws ApiError 422 on `sms_code` */
    resetByCode: async (phone: string, code: string, password: string, { binding }: Browser): Promise<void> => {
      assertUncommonPassword(password, [phone]);
      const passwordHash = await credentials.hash(password);
      await codes.check({ phone, purpose: 'password', binding }, code);
      const userId = await users.findIdByLogin({ kind: 'phone', value: phone });
      if (userId === null) throw invalid({ sms_code: ['errors.code_wrong'] });
      await setPassword(userId, passwordHash);
    },
  };
}
