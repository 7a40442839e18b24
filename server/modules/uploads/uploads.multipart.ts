import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import busboy, { type Busboy } from 'busboy';
import { ApiError, invalid, malformed, tooLarge, unsupportedMedia } from '../../http/errors';

const partsMax = 20;
/** In addition to the file: the boundaries and the headers of its part. */
const formBytesMax = 64 * 1024;

/** The body of an upload request; `announcedBytes` is its Content-Length. */
export type UploadBody = { body: ReadableStream<Uint8Array> | null; contentType: string | null; announcedBytes: number | null };

type Part = { name: string; fileName: string; fileBytes: number | null };

/** @throws ApiError 415 for every type of body but multipart/form-data with a boundary */
function createParser(contentType: string | null, bytesMax: number): Busboy {
  if (!/^multipart\/form-data\b/i.test(contentType ?? '')) throw unsupportedMedia();
  try {
    return busboy({
      headers: { 'content-type': contentType ?? '' },
      defParamCharset: 'utf8',
      // One more than allowed, so that a file that is too large can be distinguished from one of exactly that size.
      limits: { fileSize: bytesMax + 1, fieldSize: formBytesMax, parts: partsMax },
    });
  } catch {
    throw unsupportedMedia();
  }
}

/** @throws ApiError 413 above the bound, 400 when the body is shorter than announced: the connection was cut */
async function* boundedChunks({ body, announcedBytes }: UploadBody, bytesMax: number): AsyncGenerator<Uint8Array> {
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.byteLength;
    if (length > bytesMax) throw tooLarge();
    yield chunk;
  }
  if (announcedBytes !== null && announcedBytes !== length) throw malformed();
}

/** Writes the first file of `field` to `path` and lists all parts; null when the body is not a whole form of at most 20 parts. */
async function writeParts(upload: UploadBody, field: string, bytesMax: number, path: string): Promise<Part[] | null> {
  const parser = createParser(upload.contentType, bytesMax);
  const parts: Part[] = [];
  const writes: Promise<void>[] = [];
  let hasTooMany = false;
  let failure: unknown = null;
  const save = async (stream: Readable, part: Part): Promise<void> => {
    const file = createWriteStream(path, { flags: 'wx', mode: 0o600 });
    await pipeline(stream, file);
    part.fileBytes = file.bytesWritten;
  };
  parser.on('file', (name, stream, { filename }) => {
    const part: Part = { name, fileName: filename ?? '', fileBytes: 0 };
    const isFirst = name === field && !parts.some((other) => other.name === field);
    parts.push(part);
    // A part that was cut ends here with an error; the parser reports it as well.
    stream.on('error', () => undefined);
    if (!isFirst) stream.resume();
    else
      writes.push(
        save(stream, part).catch((error: Error) => {
          failure ??= error;
          parser.destroy(error);
        }),
      );
  });
  parser.on('field', (name) => parts.push({ name, fileName: '', fileBytes: null }));
  parser.on('partsLimit', () => {
    hasTooMany = true;
  });
  try {
    await pipeline(boundedChunks(upload, bytesMax + formBytesMax), parser);
  } catch (error) {
    await Promise.all(writes);
    if (error instanceof ApiError) throw error;
    if (failure instanceof Error && 'code' in failure && 'syscall' in failure) throw failure;
    return null;
  }
  await Promise.all(writes);
  return hasTooMany ? null : parts;
}

/** @throws ApiError 413 for a file above the bound, 422 by field for anything but one file under that name */
function oneFileOf(parts: Part[] | null, field: string, bytesMax: number): Part {
  if (parts === null) throw invalid({ [field]: ['errors.field_invalid'] });
  const other = parts.find(({ name }) => name !== field);
  if (other) throw invalid({ [other.name]: ['errors.field_unknown'] });
  const [file, second] = parts;
  if (!file?.fileBytes) throw invalid({ [field]: ['errors.field_required'] });
  if (second) throw invalid({ [field]: ['errors.field_invalid'] });
  if (file.fileBytes > bytesMax) throw tooLarge();
  return file;
}

/**
 * Writes the one file of a multipart body to a temporary file as it arrives, so that a slow sender occupies a file and no memory, and
 * removes it once the work is done.
 * @param bytesMax of the file
 * @throws ApiError 400 for a body that was cut, 413 above the bound, 415 for another type of body, 422 by field for anything but one file
 * in `field`
 */
export async function withUploadedFile<T>(
  upload: UploadBody,
  { field, bytesMax }: { field: string; bytesMax: number },
  work: (path: string, fileName: string) => Promise<T>,
): Promise<T> {
  if (upload.announcedBytes !== null && upload.announcedBytes > bytesMax + formBytesMax) throw tooLarge();
  const path = join(tmpdir(), `upload-${randomUUID()}`);
  try {
    const { fileName } = oneFileOf(await writeParts(upload, field, bytesMax, path), field, bytesMax);
    return await work(path, fileName);
  } finally {
    await rm(path, { force: true });
  }
}
