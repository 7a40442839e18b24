import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const prefix = 'v1.';
const ivBytes = 12;
const tagBytes = 16;
const keyOf = (siteKey: string): Buffer => Buffer.from(hkdfSync('sha256', siteKey, '', 'staff totp', 32));

/** Whether a stored secret is encrypted; those of older installations are not. */
export const isSealed = (stored: string): boolean => stored.startsWith(prefix);

/**
 * Encrypts a secret for its row: AES-256-GCM, the key derived from the site's own by HKDF.
 * @param owner the person whose row it is: a secret that is moved to another row does not open
 */
export function sealSecret(siteKey: string, owner: number, secret: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', keyOf(siteKey), iv).setAAD(Buffer.from(String(owner)));
  const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return prefix + Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url');
}

/** @throws Error when it was altered, moved, or sealed with another key */
export function openSecret(siteKey: string, owner: number, sealed: string): string {
  const bytes = Buffer.from(sealed.slice(prefix.length), 'base64url');
  const [iv, tag, text] = [
    bytes.subarray(0, ivBytes),
    bytes.subarray(ivBytes, ivBytes + tagBytes),
    bytes.subarray(ivBytes + tagBytes),
  ];
  const decipher = createDecipheriv('aes-256-gcm', keyOf(siteKey), iv, { authTagLength: tagBytes });
  decipher.setAAD(Buffer.from(String(owner))).setAuthTag(tag);
  return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
}
