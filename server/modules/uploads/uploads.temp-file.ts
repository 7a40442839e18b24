import { randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { malformed, tooLarge } from '../../http/errors';

/**
 * Writes a body to a file of its own as it arrives, so that a slow sender holds a file and no memory, and removes the file afterwards.
 * @param announcedBytes its Content-Length; null where it has none
 * @throws ApiError 413 above the bound, 400 when it is shorter than announced: something cut it on its way
 */
export async function withTempFile<T>(
  body: ReadableStream<Uint8Array> | null,
  announcedBytes: number | null,
  bytesMax: number,
  work: (path: string) => Promise<T>,
): Promise<T> {
  if (announcedBytes !== null && announcedBytes > bytesMax) throw tooLarge();
  const path = join(tmpdir(), `upload-${randomUUID()}`);
  try {
    const length = await writeStream(path, body, bytesMax);
    if (announcedBytes !== null && announcedBytes !== length) throw malformed();
    return await work(path);
  } finally {
    await rm(path, { force: true });
  }
}

async function writeStream(path: string, body: ReadableStream<Uint8Array> | null, bytesMax: number): Promise<number> {
  const file = await open(path, 'wx', 0o600);
  try {
    let length = 0;
    for await (const chunk of body ?? []) {
      length += chunk.byteLength;
      if (length > bytesMax) throw tooLarge();
      await file.writeFile(chunk);
    }
    return length;
  } finally {
    await file.close();
  }
}
