import sharp, { type Sharp } from 'sharp';
import { imagePixelsMax } from '@/lib/contracts/statements/own-statements';
import { invalid } from '../../http/errors';

/** Whether the magic bytes are those of JPEG, PNG or WebP, regardless of the name or type of the file. No other file reaches a decoder. */
export function isSupportedImage(bytes: Uint8Array): boolean {
  const starts = (...signs: number[]): boolean => signs.every((sign, index) => bytes[index] === sign);
  const word = (from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to));
  const isJpeg = starts(0xff, 0xd8, 0xff);
  const isPng = starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
  const isWebp = word(0, 4) === 'RIFF' && word(8, 12) === 'WEBP';
  return isJpeg || isPng || isWebp;
}

// No cache between images, and one thread each: memory is bounded only by the queue.
sharp.cache(false);
sharp.concurrency(1);
// Other readers (PDF, HEIF, archives) have most of the vulnerabilities of such libraries. SVG stays because the framework draws the
// link images with it in this process; an upload is detected by its magic bytes before any reader sees it.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadSvg'] });

/** Sizes in pixels of the three files of one image. */
const largeSideMax = 1600;
const thumbWidth = 720;
const blurWidth = 24;

export type EncodedImage = { large: Uint8Array; thumb: Uint8Array; blur: Uint8Array };

const refused = (key: string) => invalid({ image: [key] });

async function rejectUndecodable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch {
    throw refused('errors.image_broken');
  }
}

async function encodeSizes(picture: Sharp): Promise<EncodedImage> {
  const large = await picture
    .resize({ width: largeSideMax, height: largeSideMax, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 78, effort: 3, smartSubsample: true })
    .toBuffer();
  const small = (width: number, quality: number) =>
    sharp(large).resize({ width, withoutEnlargement: true }).webp({ quality, effort: 3, smartSubsample: true }).toBuffer();
  return { large, thumb: await small(thumbWidth, 74), blur: await small(blurWidth, 60) };
}

/**
 * An uploaded photo as this site stores it: three WebP files, upright, in sRGB, without EXIF and its place, on white where it was
 * transparent. Run it in the queue of uploads.
 * @throws ApiError 422 on `image` for other types, animations, more than 40 megapixels and files that do not decode
 */
export async function encodeImage(bytes: Uint8Array): Promise<EncodedImage> {
  if (!isSupportedImage(bytes)) throw refused('errors.image_type');
  const picture = sharp(bytes, { failOn: 'error', limitInputPixels: false, sequentialRead: true });
  const { width, height, pages = 1 } = await rejectUndecodable(picture.metadata());
  if (width * height > imagePixelsMax) throw refused('errors.image_pixels');
  if (pages > 1) throw refused('errors.image_animated');
  return rejectUndecodable(encodeSizes(picture.autoOrient().flatten({ background: '#ffffff' })));
}

/** The same three files of a stored image, rotated clockwise. */
export const rotateAndEncode = (large: Uint8Array, degrees: 90 | 180 | 270): Promise<EncodedImage> =>
  encodeSizes(sharp(large).rotate(degrees));
