import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createDataCipher, dataKeysOf } from './data-cipher';

const environment = (DATA_KEY?: string) => ({
  ...{ DATA_DIR: mkdtempSync(join(tmpdir(), 'aivani-key-')), DATABASE_URL: undefined, NODE_ENV: 'production' as const },
  DATA_KEY,
});
const [one, two] = [Buffer.alloc(32, 1).toString('base64'), Buffer.alloc(32, 2).toString('base64')];

describe('the data key', () => {
  it('is made once, in a file that only its owner reads', () => {
    const env = environment();
    const sealed = createDataCipher(dataKeysOf(env)).seal('a', 'text');
    const path = join(env.DATA_DIR, 'data-key');
    expect([statSync(path).mode & 0o777, readFileSync(path, 'utf8').length]).toEqual([0o600, 44]);
    expect(createDataCipher(dataKeysOf(env)).open('a', sealed)).toBe('text');
  });

  it('is required in production on a database server', () => {
    const env = { ...environment(), DATABASE_URL: 'postgres://db/aivani' };
    expect(() => dataKeysOf(env)).toThrow('DATA_KEY');
    expect(() => dataKeysOf({ ...env, NODE_ENV: 'development' })).not.toThrow();
    expect(() => dataKeysOf({ ...env, DATA_KEY: 'short' })).toThrow('32 bytes');
  });

  it('is rotated in its file: the one before still opens, the one before that no longer', () => {
    const cipher = createDataCipher(dataKeysOf(environment()));
    const sealed = cipher.seal('a', 'text');
    cipher.rotate?.();
    expect([cipher.open('a', sealed), sealed.startsWith(cipher.currentPrefix())]).toEqual(['text', false]);
    cipher.rotate?.();
    expect(() => cipher.open('a', sealed)).toThrow('missing');
  });

  it('opens values of every configured key and encrypts with the first', () => {
    const before = createDataCipher(dataKeysOf(environment(one)));
    const after = createDataCipher(dataKeysOf(environment(`${two}, ${one}`)));
    expect(after.open('a', before.seal('a', 'text'))).toBe('text');
    expect(() => before.open('a', after.seal('a', 'text'))).toThrow('missing');
  });

  it('opens nothing that was altered or moved', () => {
    const cipher = createDataCipher(dataKeysOf(environment(one)));
    const sealed = cipher.seal('a', 'text');
    expect(() => cipher.open('b', sealed)).toThrow();
    expect(() =>
      cipher.open(
        'a',
        sealed.replace(/.(?=.{9}$)/, (letter) => (letter === 'A' ? 'B' : 'A')),
      ),
    ).toThrow();
    expect(cipher.seal('a', 'text')).not.toBe(sealed);
  });
});

describe('a keyed hash', () => {
  const hashOf = (key: string | undefined, purpose = 'report') =>
    createDataCipher(dataKeysOf(environment(key))).digest(purpose, '203.0.113.7');

  it('is the same in every process that has the key, and reveals nothing without it', () => {
    expect(hashOf(one)).toMatch(/^[0-9a-f]{64}$/);
    expect(hashOf(`${one}, ${two}`)).toBe(hashOf(one));
    expect(new Set([hashOf(one), hashOf(two), hashOf(undefined), hashOf(one, 'visit')]).size).toBe(4);
  });
});
