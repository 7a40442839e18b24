import { z } from 'zod';
import { companyTypeIds, type registerBodySchema } from '@/lib/contracts/account/auth';
import type { Locale } from '@/lib/contracts/common';
import { locales } from '@/lib/contracts/locales';
import { daySeconds } from '@/lib/domain/time/duration';
import { romaniseForSlug } from '@/lib/format/slugs/romanise';
import { ApiError, invalid } from '../../http/errors';
import type { RateLimiter } from '../../http/limits/rate-limit';
import type { Clock } from '../../ports/clock';
import type { ConsentsRepository } from '../personal-data/consents.repository';
import type { NewUser, UserRow, UsersRepository } from '../users/users.repository';
import type { CodesService } from './codes.service';
import { assertUncommonPassword } from './common-passwords';
import type { ContactChangesService } from './contact-changes.service';
import type { CredentialsRepository } from './credentials.repository';
import { parseLogin } from './login';
import type { Messenger } from './messenger';

/** A registration waiting for its email link. It is stored as JSON, so it is parsed like any other input when read back. */
export const pendingRegistrationSchema = z.object({
  user: z.object({
    typeId: z.number(),
    name: z.string(),
    email: z.string().nullable(),
    loginPhone: z.string().nullable(),
    legalName: z.string().nullable(),
    identificationCode: z.string().nullable(),
    locale: z.enum(locales).default('ka'),
  }),
  passwordHash: z.string(),
  /** The browser that registered. */
  binding: z.string(),
});
export type PendingRegistration = z.infer<typeof pendingRegistrationSchema>;

const registrationTtlSeconds = daySeconds;
const windowSeconds = 900;
const limits = {
  /** Counts failures only: a successful sign-in removes its count. */
  login: { countMax: 10, windowSeconds },
  loginEverywhere: { countMax: 50, windowSeconds },
  address: { countMax: 60, windowSeconds },
  register: { countMax: 20, windowSeconds: 3600 },
  mail: { countMax: 5, windowSeconds: 3600 },
} as const;

export type AuthParts = {
  users: UsersRepository;
  credentials: CredentialsRepository;
  consents: ConsentsRepository;
  codes: CodesService;
  contactChanges: ContactChangesService;
  messenger: Messenger;
  /** Called when an account has confirmed a number. */
  onPhoneConfirmed: (userId: number, phone: string) => Promise<void>;
  limiter: RateLimiter;
  clock: Clock;
};

/** Where a call comes from: the address that limits count by, the browser's own name, and what ties codes to this browser. */
export type Browser = { address: string; device: string; binding: string };
/** The token of a new session, which goes into the cookie and nowhere else. */
export type StartedSession = { token: string; user: UserRow };
type Registration = z.output<typeof registerBodySchema>;

export type AuthService = ReturnType<typeof createAuthService>;

const signInFailed = () => invalid({ login: ['errors.sign_in_failed'] });
const invalidToken = () => invalid({ token: ['errors.link_invalid'] });

const slugBaseFor = ({ typeId, name }: NewUser): string | null => {
  if (!companyTypeIds.includes(typeId)) return null;
  return (
    romaniseForSlug(name)
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'company'
  );
};

const toNewUser = (body: Registration): NewUser => ({
  typeId: body.type_id,
  name: body.name,
  email: body.email ?? null,
  loginPhone: body.phone_number ?? null,
  legalName: body.legal_name ?? null,
  identificationCode: body.identification_code ?? null,
  locale: body.locale,
});

/** Registration and sign-in. No response reveals whether an e-mail or phone has an account. */
export function createAuthService(parts: AuthParts) {
  const { users, credentials, consents, codes, contactChanges, messenger, onPhoneConfirmed, limiter, clock } = parts;
  const begin = async (userId: number, { device }: Browser): Promise<StartedSession> => {
    const user = await users.findById(userId);
    if (!user) throw signInFailed();
    return { user, token: await credentials.createSession(userId, device, clock()) };
  };
  const store = async (user: NewUser, passwordHash: string): Promise<number | null> => {
    const userId = await users.insert(user, slugBaseFor(user), clock());
    if (userId === null) return null;
    await credentials.setPasswordHash(userId, passwordHash);
    await consents.record(userId, clock());
    return userId;
  };

  const registerByPhone = async (body: Registration, phone: string, browser: Browser): Promise<StartedSession> => {
    await codes.check({ phone, purpose: 'register', binding: browser.binding }, body.sms_code ?? '');
    const userId = await store(toNewUser(body), await credentials.hash(body.password));
    // The code proves the number, so its holder may learn that it has an account.
    if (userId === null) throw new ApiError(409, 'errors.phone_taken', { phone_number: ['errors.phone_taken'] });
    await onPhoneConfirmed(userId, phone);
    return begin(userId, browser);
  };
  const registerByEmail = async (body: Registration, email: string, browser: Browser): Promise<null> => {
    await limiter.take(`mail ${email}`, limits.mail);
    const passwordHash = await credentials.hash(body.password);
    const pending: PendingRegistration = { user: toNewUser(body), passwordHash, binding: browser.binding };
    const token = await credentials.createToken('register', JSON.stringify(pending), registrationTtlSeconds);
    if ((await users.findIdByLogin({ kind: 'email', value: email })) === null)
      messenger.sendRegistration(email, token, body.locale);
    else messenger.sendAlreadyRegistered(email, body.locale);
    return null;
  };

  const passwordMatches = async (userId: number | null, password: string): Promise<boolean> => {
    const hash = userId === null ? null : await credentials.passwordHashOf(userId);
    return (await credentials.verify(password, hash ?? (await credentials.dummyHash()))) && hash !== null;
  };

  return {
    /**
     * By phone the account exists at once; by e-mail it is created when the link of the mail is opened.
     * @returns the session, null while the e-mail is unconfirmed
     * @throws ApiError 409 for a phone that has an account, 422 on `sms_code` or for a common `password`, 429
     */
    register: async (body: Registration, browser: Browser): Promise<StartedSession | null> => {
      await limiter.take(`register ${browser.address}`, limits.register);
      assertUncommonPassword(body.password, [body.email, body.phone_number]);
      if (body.phone_number !== undefined) return registerByPhone(body, body.phone_number, browser);
      return registerByEmail(body, body.email ?? '', browser);
    },

    /** Sends a code for a purpose; to a number without an account only what registers one. @throws ApiError 429 */
    sendCode: async (phone: string, purpose: string, locale: Locale, { address, binding }: Browser): Promise<void> => {
      const isKnown = (await users.findIdByLogin({ kind: 'phone', value: phone })) !== null;
      await codes.send({ phone, purpose, binding }, { address, locale, isSent: purpose === 'register' || isKnown });
    },

    /** @throws ApiError 422 on `login`, the same for an unknown login and a wrong password; 429 */
    signIn: async (text: string, password: string, browser: Browser): Promise<StartedSession> => {
      const login = parseLogin(text);
      const name = login?.value ?? text.toLowerCase();
      // Narrowest first: what one address is refused must not count against the owner elsewhere.
      const counts = [
        [`sign-in ${browser.address} ${name}`, limits.login],
        [`sign-in ${browser.address}`, limits.address],
        [`sign-in ${name}`, limits.loginEverywhere],
      ] as const;
      for (const [key, limit] of counts) await limiter.take(key, limit);
      const userId = login && (await users.findIdByLogin(login));
      if (!(await passwordMatches(userId, password)) || userId === null) throw signInFailed();
      for (const [key] of counts) await limiter.refund(key);
      return begin(userId, browser);
    },

    /** @throws ApiError 422 on `sms_code` */
    signInByCode: async (phone: string, code: string, browser: Browser): Promise<StartedSession> => {
      await codes.check({ phone, purpose: 'sign-in', binding: browser.binding }, code);
      const userId = await users.findIdByLogin({ kind: 'phone', value: phone });
      if (userId === null) throw invalid({ sms_code: ['errors.code_wrong'] });
      await onPhoneConfirmed(userId, phone);
      return begin(userId, browser);
    },

    /**
     * Opens the link of a mail: a registration, or a changed address.
     * @returns the session where this browser registered, else what happened
     * @throws ApiError 422 on `token` for a link that is used, too old, or superseded
     */
    verifyEmail: async (token: string, browser: Browser): Promise<StartedSession | 'sign_in' | 'email_changed'> => {
      const registration = await credentials.consumeToken('register', token);
      if (registration !== null) {
        const { user, passwordHash, binding } = pendingRegistrationSchema.parse(JSON.parse(registration));
        const userId = await store(user, passwordHash);
        if (userId === null) throw invalidToken();
        // Elsewhere the link by itself signs nobody in: the one who opens it may not be the one who chose the password.
        return binding === browser.binding ? begin(userId, browser) : 'sign_in';
      }
      const change = await credentials.consumeToken('change-email', token);
      const [userId, email = ''] = change?.split(' ') ?? [];
      if (userId === undefined || !(await contactChanges.confirmEmail(Number(userId), email))) throw invalidToken();
      return 'email_changed';
    },
  };
}
