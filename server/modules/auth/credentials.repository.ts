import { randomBytes } from 'node:crypto';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { generateRandomString } from 'better-auth/crypto';
import { createLocalAccountIssuer } from 'better-auth/db';
import { betterAuth } from 'better-auth/minimal';
import { and, desc, eq, gt, lte } from 'drizzle-orm';
import { passwordLengthMax, passwordLengthMin } from '@/lib/contracts/account/auth';
import { sessionMaxAgeSeconds } from '@/lib/session';
import type { Db } from '../../db/client';
import { hashToken } from '../users/users.identity';
import { accounts, sessions, users, verifications } from '../users/users.table';

const tokenLength = 32;
const deviceLengthMax = 255;
const providerId = 'credential';

/** What a mailed link is for. */
export type TokenKind = 'register' | 'reset-password' | 'change-email';

/** Hashes passwords and codes; the default is the library's slow hash. */
export type PasswordHashing = {
  hash(password: string): Promise<string>;
  verify(given: { hash: string; password: string }): Promise<boolean>;
};

export type CredentialsRepository = ReturnType<typeof createCredentialsRepository>;

function createLibrary(db: Db, hashing?: PasswordHashing) {
  return betterAuth({
    // Without its own transactions: the embedded database has one connection, and a transaction around ours would wait for itself.
    database: drizzleAdapter(db, {
      provider: 'pg',
      transaction: false,
      schema: { user: users, session: sessions, account: accounts, verification: verifications },
    }),
    // Its HTTP handler is not mounted and signs no cookie, so nothing outlives the process that this secret signed.
    secret: randomBytes(32).toString('hex'),
    baseURL: 'http://localhost',
    emailAndPassword: {
      enabled: true,
      minPasswordLength: passwordLengthMin,
      maxPasswordLength: passwordLengthMax,
      ...(hashing && { password: hashing }),
    },
    session: { expiresIn: sessionMaxAgeSeconds },
    verification: { storeIdentifier: 'hashed' },
    advanced: { database: { generateId: 'serial' } },
    telemetry: { enabled: false },
    logger: { disabled: true },
  });
}

/** Passwords, sessions and the tokens of mailed links: hashed, created, compared and consumed by the library. */
export function createCredentialsRepository(db: Db, hashing?: PasswordHashing) {
  const library = createLibrary(db, hashing).$context;
  const hash = async (secret: string): Promise<string> => (await library).password.hash(secret);
  const verify = async (secret: string, hashed: string): Promise<boolean> =>
    (await library).password.verify({ hash: hashed, password: secret });
  let nobody: Promise<string> | undefined;
  /** The hash of a password that nobody has: checking against it takes as long as checking a real one. */
  const dummyHash = (): Promise<string> => {
    nobody ??= hash(generateRandomString(tokenLength));
    return nobody;
  };
  const passwordHashOf = async (userId: number): Promise<string | null> =>
    (await (await library).internalAdapter.findCredentialAccount(String(userId)))?.password ?? null;

  return {
    hash,
    verify,
    dummyHash,
    passwordHashOf,

    /** Sets the password whose hash this is, for an account that has one and for one that has none. */
    setPasswordHash: async (userId: number, password: string): Promise<void> => {
      const { internalAdapter } = await library;
      const id = String(userId);
      if (await internalAdapter.findCredentialAccount(id)) return internalAdapter.updatePassword(id, password);
      const issuer = createLocalAccountIssuer(providerId);
      await internalAdapter.linkAccount({ userId: id, providerId, issuer, accountId: id, password });
    },

    /** @returns the token, which is not stored; presenting it returns `value` */
    createToken: async (kind: TokenKind, value: string, lifeSeconds: number): Promise<string> => {
      const token = generateRandomString(tokenLength);
      const expiresAt = new Date(Date.now() + lifeSeconds * 1000);
      await (await library).internalAdapter.createVerificationValue({ identifier: `${kind}:${token}`, value, expiresAt });
      return token;
    },

    /** Consumes a token. @returns its value; null for one that is unknown, used or too old */
    consumeToken: async (kind: TokenKind, token: string): Promise<string | null> =>
      (await (await library).internalAdapter.consumeVerificationValue(`${kind}:${token}`))?.value ?? null,

    /** @returns the token of a new session; the database stores its hash */
    createSession: async (userId: number, device: string, now: Date): Promise<string> => {
      const token = generateRandomString(tokenLength);
      await db.delete(sessions).where(and(eq(sessions.userId, userId), lte(sessions.expiresAt, now)));
      const own = {
        token: hashToken(token),
        userAgent: device.slice(0, deviceLengthMax),
        ipAddress: null,
        createdAt: now,
        updatedAt: now,
        expiresAt: new Date(now.getTime() + sessionMaxAgeSeconds * 1000),
      };
      await (await library).internalAdapter.createSession(String(userId), false, own, true);
      return token;
    },

    endSession: async (token: string): Promise<void> => (await library).internalAdapter.deleteSession(hashToken(token)),

    /** @returns false when the person has no such session */
    endSessionOf: async (userId: number, id: number): Promise<boolean> => {
      const ended = await db
        .delete(sessions)
        .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
        .returning({ id: sessions.id });
      return ended.length > 0;
    },

    endAllSessions: async (userId: number): Promise<void> => (await library).internalAdapter.deleteUserSessions(String(userId)),

    /** The person's live sessions, the last seen first. */
    listSessions: (userId: number, now: Date) =>
      db
        .select({ id: sessions.id, device: sessions.userAgent, createdAt: sessions.createdAt, seenAt: sessions.updatedAt })
        .from(sessions)
        .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
        .orderBy(desc(sessions.updatedAt), desc(sessions.id)),
  };
}
