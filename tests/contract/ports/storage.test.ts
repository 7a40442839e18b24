import { mkdtempSync, rmSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readServerEnv } from '@/server/env';
import { createStorage } from '@/server/ports/create-storage';
import { createDiskStorage } from '@/server/ports/disk-storage';
import { createS3Storage } from '@/server/ports/s3-storage';
import type { StoragePort, StoredFile } from '@/server/ports/storage';
import { type S3Server, startS3Server } from '../../setup/servers/object-storage';

const folder = mkdtempSync(join(tmpdir(), 'aivani-storage-'));
let s3: S3Server;
beforeAll(async () => {
  s3 = await startS3Server();
});
afterAll(async () => {
  await s3.close();
  rmSync(folder, { recursive: true, force: true });
});

const bucket = (overrides = {}): StoragePort => createS3Storage({ ...s3, bucket: 'photos', ...overrides });
const storages: [string, () => StoragePort][] = [
  ['a folder', () => createDiskStorage(join(folder, 'files'))],
  ['a bucket', () => bucket()],
];

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
async function listed(storage: StoragePort): Promise<StoredFile[]> {
  const files: StoredFile[] = [];
  for await (const file of storage.list()) files.push(file);
  return files.sort((left, right) => left.name.localeCompare(right.name));
}

describe.each(storages)('%s', (_name, open) => {
  it('returns what was stored, replaces it, and finds no other name', async () => {
    const storage = open();
    await storage.put('s1-a.webp', bytes('first'));
    await storage.put('s1-a.webp', bytes('second'));
    expect(await storage.get('s1-a.webp')).toEqual(bytes('second'));
    expect(await storage.get('s1-b.webp')).toBeNull();
  });

  it('removes a file, and a missing one without an error', async () => {
    const storage = open();
    await storage.put('s2-a.webp', bytes('a'));
    await storage.remove(['s2-a.webp', 's2-none.webp']);
    expect(await storage.get('s2-a.webp')).toBeNull();
  });

  it('lists everything with its age, page after page', async () => {
    const storage = open();
    const before = Date.now() - 2000;
    const names = ['s3-a.webp', 's3-b.webp', 's3-c.webp', 's3-d.webp', 's3-e.webp'];
    for (const name of names) await storage.put(name, bytes(name));
    const found = (await listed(storage)).filter(({ name }) => name.startsWith('s3-'));
    expect(found.map(({ name }) => name)).toEqual(names);
    expect(found.every(({ modifiedAt }) => modifiedAt.getTime() >= before)).toBe(true);
  });

  it('accepts no name that leads elsewhere', async () => {
    const storage = open();
    for (const name of ['../x.webp', 'a/b.webp', '/etc/passwd', 'a.svg', '.webp', 'A.webp', 'x.webp\n', '']) {
      await expect(storage.put(name, bytes('x'))).rejects.toThrow(RangeError);
      await expect(storage.remove([name])).rejects.toThrow(RangeError);
      expect(await storage.get(name)).toBeNull();
    }
  });
});

describe('a folder that is not there yet', () => {
  it('is empty, and created by the first file, which leaves no partial file', async () => {
    const path = join(folder, 'later');
    const storage = createDiskStorage(path);
    expect(await listed(storage)).toEqual([]);
    await storage.put('s1-a.webp', bytes('a'));
    const [shard = ''] = await readdir(path);
    expect(await readdir(join(path, shard))).toEqual(['s1-a.webp']);
  });
});

describe('a bucket', () => {
  it('reports a wrong key', async () => {
    const wrong = bucket({ secretAccessKey: 'another' });
    await expect(wrong.put('s1-a.webp', bytes('a'))).rejects.toThrow('403');
    await expect(wrong.get('s1-a.webp')).rejects.toThrow('403');
  });

  it('that does not exist is an error and no missing file', async () => {
    await expect(bucket({ bucket: 'none' }).put('s1-a.webp', bytes('a'))).rejects.toThrow('The bucket does not exist.');
    await expect(listed(bucket({ bucket: 'none' }))).rejects.toThrow('The bucket does not exist.');
  });
});

describe('the configuration', () => {
  it('names a bucket, or else files are next to the database', async () => {
    const named = {
      S3_ENDPOINT: s3.endpoint,
      S3_BUCKET: 'photos',
      S3_REGION: s3.region,
      S3_ACCESS_KEY_ID: s3.accessKeyId,
      S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
    };
    await createStorage(readServerEnv({ NODE_ENV: 'test', ...named })).put('s9-a.webp', bytes('a'));
    expect(await bucket().get('s9-a.webp')).toEqual(bytes('a'));
    await createStorage(readServerEnv({ NODE_ENV: 'test', DATA_DIR: folder })).put('s9-b.webp', bytes('b'));
    expect(await createDiskStorage(join(folder, 'uploads')).get('s9-b.webp')).toEqual(bytes('b'));
  });
});
