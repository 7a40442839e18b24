import { open } from 'node:fs/promises';
import { imageBytesMax } from '@/lib/contracts/statements/own-statements';
import type { StoragePort } from '../../ports/storage';
import type { EncodedImage } from './uploads.encoder';
import { type UploadBody, withUploadedFile } from './uploads.multipart';
import type { UploadQueue } from './uploads.queue';

export type UploadsParts = {
  storage: StoragePort;
  queue: UploadQueue;
  encode: (bytes: Uint8Array) => Promise<EncodedImage>;
  rotate: (large: Uint8Array, degrees: 90 | 180 | 270) => Promise<EncodedImage>;
};

/** The three addresses of a stored image. */
export type ImageUrls = { large: string; thumb: string; blur: string };

export type UploadsService = ReturnType<typeof createUploadsService>;

const urlPrefix = '/api/images/';
const suffixes = { large: '', thumb: '-thumb', blur: '-blur' } as const;

const nameOf = (baseName: string, size: keyof typeof suffixes): string => `${baseName}${suffixes[size]}.webp`;
const filesOf = (baseName: string): string[] => [nameOf(baseName, 'large'), nameOf(baseName, 'thumb'), nameOf(baseName, 'blur')];

/** The public addresses of a stored image. */
export const urlsOf = (baseName: string): ImageUrls => ({
  large: urlPrefix + nameOf(baseName, 'large'),
  thumb: urlPrefix + nameOf(baseName, 'thumb'),
  blur: urlPrefix + nameOf(baseName, 'blur'),
});

/** The base name of an image in our storage; null for every other address. */
export function baseNameOf(largeUrl: string): string | null {
  const [, baseName = null] = /^\/api\/images\/([a-z0-9-]+)\.webp$/.exec(largeUrl) ?? [];
  return baseName;
}

/** Base names of the images that are in our storage. */
export const baseNamesOf = (images: readonly { large: string }[]): string[] =>
  images.flatMap(({ large }) => baseNameOf(large) ?? []);

/** The base name of a stored file of any of the three sizes. */
export const baseNameOfFile = (fileName: string): string => fileName.replace(/(-thumb|-blur)?\.webp$/, '');

/** Reads a file into an existing buffer. */
async function readInto(buffer: Buffer, path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    let length = 0;
    for (;;) {
      const { bytesRead } = await file.read(buffer, length, buffer.length - length, length);
      length += bytesRead;
      if (bytesRead === 0) return buffer.subarray(0, length);
    }
  } finally {
    await file.close();
  }
}

/** Stores uploaded images: bounded reading, a few encoded at a time, and three files of each in the storage. */
export function createUploadsService({ storage, queue, encode, rotate }: UploadsParts) {
  const store = async (baseName: string, image: EncodedImage): Promise<ImageUrls> => {
    // The large one last: where it is, the others are.
    await storage.put(nameOf(baseName, 'blur'), image.blur);
    await storage.put(nameOf(baseName, 'thumb'), image.thumb);
    await storage.put(nameOf(baseName, 'large'), image.large);
    return urlsOf(baseName);
  };

  // One for each concurrent encoder. New ones for every image would wait for the garbage collector, hundreds of MiB of them.
  const buffers: Buffer[] = [];

  const encodeFile = async (path: string): Promise<EncodedImage> => {
    const buffer = buffers.pop() ?? Buffer.allocUnsafeSlow(imageBytesMax);
    try {
      return await encode(await readInto(buffer, path));
    } finally {
      buffers.push(buffer);
    }
  };

  return {
    /**
     * Stores the image that a multipart body contains in `field`, under a generated base name (a-z, 0-9 and dashes).
     * @throws ApiError 413 above 20 MiB, 415 without multipart, 422 on the field for anything but a photo, 503 when too many are under way
     */
    add: (upload: UploadBody, field: string, baseName: string): Promise<ImageUrls> =>
      queue.enter(async () => {
        const image = await withUploadedFile(upload, { field, bytesMax: imageBytesMax }, (path) =>
          queue.encode(() => encodeFile(path)),
        );
        return store(baseName, image);
      }),

    /** Stores content of our own as an image, as if it had been uploaded. @throws ApiError 422, 503 as `add` */
    addContent: (bytes: Uint8Array, baseName: string): Promise<ImageUrls> =>
      queue.enter(() => queue.encode(async () => store(baseName, await encode(bytes)))),

    /** Stores a rotated copy of an image under another base name; null where the first is not in the storage. */
    addRotated: (baseName: string, degrees: 90 | 180 | 270, rotatedName: string): Promise<ImageUrls | null> =>
      queue.enter(() =>
        queue.encode(async () => {
          const large = await storage.get(nameOf(baseName, 'large'));
          return large && store(rotatedName, await rotate(large, degrees));
        }),
      ),

    /** Removes the files of stored images. */
    remove: (baseNames: readonly string[]): Promise<void> => storage.remove(baseNames.flatMap(filesOf)),
  };
}
