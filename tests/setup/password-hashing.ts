import { createHash } from 'node:crypto';
import type { PasswordHashing } from '@/server/modules/auth/credentials.repository';

const digestOf = (password: string): string => createHash('sha256').update(password).digest('hex');

/** A fast hash for tests that register and sign in; auth.test.ts covers the real one. */
export const quickHashing: PasswordHashing = {
  hash: async (password) => digestOf(password),
  verify: async ({ hash, password }) => hash === digestOf(password),
};
