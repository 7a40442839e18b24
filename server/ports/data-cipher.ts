import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes, randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerEnv } from '../env';

const prefix = 'd1';
const algorithm = 'aes-256-gcm';
const keyBytes = 32;
const ivBytes = 12;
const tagBytes = 16;
const fileName = 'data-key';
const isOwnerOnly = 0o600;

/** The keys that personal data is encrypted with, outside the database: the first one encrypts, the others still open. */
export type DataKeys = {
  read(): string[];
  /** Adds a new first key; the one before it still opens. Null where the keys are configuration, which the operator changes. */
  rotate: (() => void) | null;
};

export type DataCipher = ReturnType<typeof createDataCipher>;

const newKey = (): string => randomBytes(keyBytes).toString('base64url');

/** @throws Error for anything but 32 bytes in base64 or base64url */
function toKey(text: string): Buffer {
  const key = Buffer.from(text, 'base64');
  if (key.length !== keyBytes) throw new Error('DATA_KEY needs keys of 32 bytes in base64: openssl rand -base64 32');
  return key;
}

/** Names a key without revealing it: the beginning of its SHA-256. */
const idOf = (key: Buffer): string => createHash('sha256').update(key).digest('hex').slice(0, 8);

const listOf = (text: string): string[] =>
  text
    .split(/[\s,]+/)
    .map((key) => key.trim())
    .filter(Boolean);

/** A file that only its owner reads. It is read at every use, so that a rotation by another process is seen at once. */
function createFileKeys(folder: string): DataKeys {
  const path = join(folder, fileName);
  const write = (keys: string[], publish: (temporary: string) => void): void => {
    mkdirSync(folder, { recursive: true });
    const temporary = `${path}.${randomUUID()}`;
    writeFileSync(temporary, `${keys.join('\n')}\n`, { mode: isOwnerOnly, flag: 'wx' });
    try {
      publish(temporary);
    } finally {
      rmSync(temporary, { force: true });
    }
  };
  const readFile = (): string[] | null => {
    try {
      return listOf(readFileSync(path, 'utf8'));
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
      throw error;
    }
  };
  const read = (): string[] => {
    const keys = readFile();
    if (keys !== null) return keys;
    try {
      // A link is made once: of two processes that start together, one makes the key and both read it.
      write([newKey()], (temporary) => linkSync(temporary, path));
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
    return readFile() ?? [];
  };
  return { read, rotate: () => write([newKey(), ...read().slice(0, 1)], (temporary) => renameSync(temporary, path)) };
}

/**
 * The keys of DATA_KEY, comma separated; else those of the file `data-key` in DATA_DIR, which is made at its first use.
 * @throws Error in production on a database server without DATA_KEY: several machines would each make their own key
 */
export function dataKeysOf(env: Pick<ServerEnv, 'DATA_KEY' | 'DATA_DIR' | 'DATABASE_URL' | 'NODE_ENV'>): DataKeys {
  if (env.DATA_KEY !== undefined) {
    const keys = listOf(env.DATA_KEY);
    keys.forEach(toKey);
    return { read: () => keys, rotate: null };
  }
  if (env.NODE_ENV === 'production' && env.DATABASE_URL !== undefined)
    throw new Error('Set DATA_KEY, the key that personal data is encrypted with: openssl rand -base64 32');
  return createFileKeys(env.DATA_DIR);
}

/** Encrypts values of the database with AES-256-GCM: `d1.<key id>.<iv, tag and text in base64url>`. */
export function createDataCipher(keys: DataKeys) {
  const current = (): Buffer => {
    const [first] = keys.read();
    if (first === undefined) throw new Error('There is no data key.');
    return toKey(first);
  };
  return {
    /** Whether a stored value is encrypted; those of older installations may not be. */
    isSealed: (stored: string): boolean => stored.startsWith(`${prefix}.`),

    /** How values that the current key encrypted begin. */
    currentPrefix: (): string => `${prefix}.${idOf(current())}.`,

    /** @param purpose what the value is, and whose: one that is moved elsewhere does not open */
    seal: (purpose: string, text: string): string => {
      const key = current();
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(purpose));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return `${prefix}.${idOf(key)}.${Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')}`;
    },

    /**
     * A keyed hash of a text, in hex: the same in every process of the site, and unreadable with the database alone. A rotation of the
     * key changes it.
     */
    digest: (purpose: string, text: string): string => {
      const key = createHmac('sha256', current()).update(purpose).digest();
      return createHmac('sha256', key).update(text).digest('hex');
    },

    /** @throws Error when the value was altered or moved, or its key is missing */
    open: (purpose: string, stored: string): string => {
      const [, id = '', body = ''] = stored.split('.');
      const key = keys
        .read()
        .map(toKey)
        .find((one) => idOf(one) === id);
      if (key === undefined) throw new Error(`The data key ${id} is missing.`);
      const bytes = Buffer.from(body, 'base64url');
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes });
      decipher.setAAD(Buffer.from(purpose)).setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
      return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString('utf8');
    },

    rotate: keys.rotate,
  };
}
