import commonPasswords from '../../data/common-passwords.json' with { type: 'json' };
import { invalid } from '../../http/errors';

const known = new Set(commonPasswords.passwords.split(' '));
/** Digits and signs that people put behind a common word to satisfy a rule. */
const ending = /[^\p{L}]{1,4}$/u;
const oneSignOrTwo = /^(.{1,2})\1+.?$/su;

/**
 * Whether anybody who guesses passwords tries this one first: it is on the list of common ones, with or without digits or signs behind
 * it, repeats one or two characters, or is the login itself.
 */
export function isCommonPassword(password: string, logins: readonly (string | null | undefined)[]): boolean {
  const lower = password.toLowerCase();
  const own = logins.flatMap((login) => (login ? [login.toLowerCase(), login.toLowerCase().split('@')[0]] : []));
  return (
    known.has(lower) || known.has(lower.replace(ending, '')) || oneSignOrTwo.test(lower) || own.some((login) => login === lower)
  );
}

/** @throws ApiError 422 on `password` for a common one */
export function assertUncommonPassword(password: string, logins: readonly (string | null | undefined)[] = []): void {
  if (isCommonPassword(password, logins)) throw invalid({ password: ['errors.password_common'] });
}
