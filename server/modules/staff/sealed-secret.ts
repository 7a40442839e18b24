import { createDecipheriv, hkdfSync } from 'node:crypto';
import type { DataCipher } from '../../ports/data-cipher';

const olderPrefix = 'v1.';
const ivBytes = 12;
const tagBytes = 16;
const olderKeyOf = (siteKey: string): Buffer => Buffer.from(hkdfSync('sha256', siteKey, '', 'staff totp', 32));

/** Opens a secret of an older version, encrypted with a key of the database. @throws Error when it was altered or moved */
function openOlder(siteKey: string, userId: number, stored: string): string {
  const bytes = Buffer.from(stored.slice(olderPrefix.length), 'base64url');
  const tagEnd = ivBytes + tagBytes;
  const decipher = createDecipheriv('aes-256-gcm', olderKeyOf(siteKey), bytes.subarray(0, ivBytes), { authTagLength: tagBytes });
  decipher.setAAD(Buffer.from(String(userId))).setAuthTag(bytes.subarray(ivBytes, tagEnd));
  return Buffer.concat([decipher.update(bytes.subarray(tagEnd)), decipher.final()]).toString('utf8');
}

const purposeOf = (userId: number): string => `staff totp ${userId}`;

/** Encrypts the secret of a person's authenticator; one that is moved to another row does not open. */
export const sealSecret = (cipher: DataCipher, userId: number, secret: string): string => cipher.seal(purposeOf(userId), secret);

/**
 * Opens the secret of a person's authenticator, also one that an older version stored.
 * @param readOlderKey the key of the database that an older version encrypted with
 */
export async function openSecret(
  cipher: DataCipher,
  userId: number,
  stored: string,
  readOlderKey: () => Promise<string>,
): Promise<string> {
  if (cipher.isSealed(stored)) return cipher.open(purposeOf(userId), stored);
  return stored.startsWith(olderPrefix) ? openOlder(await readOlderKey(), userId, stored) : stored;
}
