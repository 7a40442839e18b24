import { Secret, TOTP } from 'otpauth';

/** RFC 6238 as every authenticator app has it: SHA-1, six digits, a step of 30 seconds. */
const settings = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
const secretBytes = 20;
/** Steps before and after the present one that are accepted, since clocks differ. */
const window = 1;

/** A new secret in Base32. */
export const newTotpSecret = (): string => new Secret({ size: secretBytes }).base32;

const totpOf = (secret: string, names: { issuer?: string; label?: string } = {}): TOTP =>
  new TOTP({ ...settings, ...names, secret: Secret.fromBase32(secret) });

/** The address that an authenticator app reads from a QR code. */
export const totpUri = (secret: string, issuer: string, label: string): string => totpOf(secret, { issuer, label }).toString();

/** The time step that a code belongs to; null for a wrong code. */
export function totpStepOf(secret: string, code: string, now: Date): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / settings.period) + delta;
}

/** The code that an app would show. */
export const totpCodeAt = (secret: string, now: Date): string => totpOf(secret).generate({ timestamp: now.getTime() });
