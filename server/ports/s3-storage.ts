import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { XMLParser } from 'fast-xml-parser';
import { z } from 'zod';
import { readBytes } from '../http/request/read-body';
import { assertStorageName, isStorageName, StorageError, type StoragePort, type StoredFile } from './storage';

export type S3Options = {
  /** Of the service; the bucket is the first segment of the path. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Of each call. */
  timeoutMs?: number;
};

/** Nothing that is stored, and no page of names, is longer. */
const responseBytesMax = 32 * 1024 * 1024;

const pageSchema = z.object({
  ListBucketResult: z.object({
    Contents: z.array(z.object({ Key: z.string(), LastModified: z.string() })).default([]),
    NextContinuationToken: z.string().optional(),
  }),
});
const parser = new XMLParser({ parseTagValue: false, isArray: (name) => name === 'Contents' });

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** @throws Error for a body above 32 MiB */
async function readWhole({ body }: Response): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await readBytes(body, responseBytesMax);
  if (bytes === null) throw new Error('The response of the object storage is too long.');
  return bytes;
}

/** A bucket of any S3-compatible service with path-style addresses; requests are signed with SigV4, bodies included. */
export function createS3Storage(options: S3Options): StoragePort {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey, timeoutMs = 10_000 } = options;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });
  const base = `${endpoint.replace(/\/$/, '')}/${bucket}`;

  /** @throws StorageError for every status but success and 404, and without a response in time */
  const send = async (method: string, path: string, body?: Uint8Array<ArrayBuffer>): Promise<Response> => {
    const headers = {
      'x-amz-content-sha256': sha256(body ?? new Uint8Array()),
      ...(body ? { 'content-type': 'image/webp', 'cache-control': 'public, max-age=31536000, immutable' } : {}),
    };
    const signal = AbortSignal.timeout(timeoutMs);
    // A redirect could lead to an address of our own network.
    const init = { method, headers, signal, redirect: 'error' as const, ...(body ? { body } : {}) };
    const response = await client.fetch(`${base}${path}`, init).catch((error: Error) => {
      throw new StorageError(`The object storage did not respond to ${method}.`, error.name === 'TimeoutError');
    });
    if (response.ok || response.status === 404) return response;
    await response.body?.cancel();
    throw new StorageError(`The object storage answered ${response.status} to ${method}.`);
  };

  /** Of an object, which every such service sends with its ETag; a proxy or a portal that answers in its place does not. */
  const sendObject = async (method: 'GET' | 'PUT', name: string, body?: Uint8Array<ArrayBuffer>): Promise<Response> => {
    const response = await send(method, `/${name}`, body);
    if (!response.ok || response.headers.has('etag')) return response;
    await response.body?.cancel();
    throw new StorageError(`What answered ${method} is not an object storage.`);
  };

  const listPage = async (token: string | undefined) => {
    const query = new URLSearchParams({ 'list-type': '2', ...(token ? { 'continuation-token': token } : {}) });
    const response = await send('GET', `?${query}`);
    if (response.status === 404) throw new StorageError('The bucket does not exist.');
    return pageSchema.parse(parser.parse(new TextDecoder().decode(await readWhole(response)))).ListBucketResult;
  };

  return {
    put: async (name, bytes) => {
      assertStorageName(name);
      const response = await sendObject('PUT', name, new Uint8Array(bytes));
      if (!response.ok) throw new StorageError('The bucket does not exist.');
    },
    get: async (name) => {
      if (!isStorageName(name)) return null;
      const response = await sendObject('GET', name);
      return response.ok ? readWhole(response) : null;
    },
    remove: async (names) => {
      names.forEach(assertStorageName);
      for (const name of names) await send('DELETE', `/${name}`);
    },
    async *list(): AsyncGenerator<StoredFile> {
      let token: string | undefined;
      do {
        const page = await listPage(token);
        for (const { Key, LastModified } of page.Contents)
          if (isStorageName(Key)) yield { name: Key, modifiedAt: new Date(LastModified) };
        token = page.NextContinuationToken;
      } while (token !== undefined);
    },
  };
}
