import { open } from 'node:fs/promises';
import { imageBytesMax } from '@/lib/contracts/statements/own-statements';
import { tooLarge } from '../../http/errors';
import type { StoragePort } from '../../ports/storage';
import type { EncodedImage } from './uploads.encoder';
import { boundaryOf, fileOfForm } from './uploads.multipart';
import type { UploadQueue } from './uploads.queue';
import { withTempFile } from './uploads.temp-file';

/** Beside the file: the boundaries and the headers of its part. */
const formBytesMax = 64 * 1024;

export type UploadsParts = {
  storage: StoragePort;
  queue: UploadQueue;
  encode: (bytes: Uint8Array) => Promise<EncodedImage>;
  rotate: (large: Uint8Array, degrees: 90 | 180 | 270) => Promise<EncodedImage>;
};

/** The three addresses of a kept picture. */
export type ImageUrls = { large: string; thumb: string; blur: string };

/** What an upload's request brings. */
export type UploadBody = { body: ReadableStream<Uint8Array> | null; contentType: string | null; announcedBytes: number | null };

export type UploadsService = ReturnType<typeof createUploadsService>;

const urlPrefix = '/api/images/';
const suffixes = { large: '', thumb: '-thumb', blur: '-blur' } as const;

const nameOf = (baseName: string, size: keyof typeof suffixes): string => `${baseName}${suffixes[size]}.webp`;
const filesOf = (baseName: string): string[] => [nameOf(baseName, 'large'), nameOf(baseName, 'thumb'), nameOf(baseName, 'blur')];

/** The addresses that pages show a kept picture by. */
export const urlsOf = (baseName: string): ImageUrls => ({
  large: urlPrefix + nameOf(baseName, 'large'),
  thumb: urlPrefix + nameOf(baseName, 'thumb'),
  blur: urlPrefix + nameOf(baseName, 'blur'),
});

/** The base name of one of our kept pictures; null for every other address. */
export function baseNameOf(largeUrl: string): string | null {
  const [, baseName = null] = /^\/api\/images\/([a-z0-9-]+)\.webp$/.exec(largeUrl) ?? [];
  return baseName;
}

/** Base names of those pictures that are ours. */
export const baseNamesOf = (images: readonly { large: string }[]): string[] =>
  images.flatMap(({ large }) => baseNameOf(large) ?? []);

/** Base name that a stored file belongs to, whichever of the three sizes it is. */
export const baseNameOfFile = (fileName: string): string => fileName.replace(/(-thumb|-blur)?\.webp$/, '');

/** A file's bytes in a buffer that is there already. */
async function readInto(scratch: Buffer, path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    let length = 0;
    for (;;) {
      const { bytesRead } = await file.read(scratch, length, scratch.length - length, length);
      length += bytesRead;
      if (bytesRead === 0) return scratch.subarray(0, length);
    }
  } finally {
    await file.close();
  }
}

/** Keeps uploaded pictures: bounded reading, pressing in turn, and three files in the storage. */
export function createUploadsService({ storage, queue, encode, rotate }: UploadsParts) {
  const keep = async (baseName: string, pressed: EncodedImage): Promise<ImageUrls> => {
    // The large one last: where it is, the others are.
    await storage.put(nameOf(baseName, 'blur'), pressed.blur);
    await storage.put(nameOf(baseName, 'thumb'), pressed.thumb);
    await storage.put(nameOf(baseName, 'large'), pressed.large);
    return urlsOf(baseName);
  };

  // One for each turn of the queue. New ones for every picture would lie about until the collector comes, hundreds of MiB of them.
  const scratches: Buffer[] = [];

  const pressFile = async (path: string, boundary: string, field: string): Promise<EncodedImage> => {
    const scratch = scratches.pop() ?? Buffer.allocUnsafeSlow(imageBytesMax + formBytesMax);
    try {
      const file = fileOfForm(await readInto(scratch, path), boundary, field);
      if (file.byteLength > imageBytesMax) throw tooLarge();
      return await encode(file);
    } finally {
      scratches.push(scratch);
    }
  };

  return {
    /**
     * Keeps the picture that a multipart body holds in `field`, under a generated base name (a-z, 0-9 and dashes).
     * @throws ApiError 413 above 20 MiB, 415 without multipart, 422 on the field for what is no photo, 503 when too many are under way
     */
    add: ({ body, contentType, announcedBytes }: UploadBody, field: string, baseName: string): Promise<ImageUrls> =>
      queue.enter(async () => {
        const boundary = boundaryOf(contentType);
        const pressed = await withTempFile(body, announcedBytes, imageBytesMax + formBytesMax, (path) =>
          queue.encode(() => pressFile(path, boundary, field)),
        );
        return keep(baseName, pressed);
      }),

    /** Keeps a turned copy of a kept picture under another base name; null where the first is not in the storage. */
    addRotated: (baseName: string, degrees: 90 | 180 | 270, turnedName: string): Promise<ImageUrls | null> =>
      queue.enter(() =>
        queue.encode(async () => {
          const large = await storage.get(nameOf(baseName, 'large'));
          return large && keep(turnedName, await rotate(large, degrees));
        }),
      ),

    /** Removes the files of kept pictures. */
    remove: (baseNames: readonly string[]): Promise<void> => storage.remove(baseNames.flatMap(filesOf)),
  };
}
