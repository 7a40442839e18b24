import sharp, { type Sharp } from 'sharp';
import { imagePixelsMax } from '@/lib/contracts/own-statements';
import { invalid } from '../../http/errors';

// Nothing kept between pictures, and one thread each: memory is bounded by the queue alone.
sharp.cache(false);
sharp.concurrency(1);
// Other readers (SVG, PDF, HEIF, archives) are where the faults of such libraries lie.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });

/** Sides of the three files in pixels; they hold the same picture. */
const largeSideMax = 1600;
const thumbWidth = 480;
const blurWidth = 24;

export type PressedImage = { large: Uint8Array; thumb: Uint8Array; blur: Uint8Array };

const refused = (key: string) => invalid({ image: [key] });

/** The type by the first bytes, whatever name or type the file came with. @throws ApiError 422 for all others */
function assertReadable(bytes: Uint8Array): void {
  const starts = (...signs: number[]): boolean => signs.every((sign, index) => bytes[index] === sign);
  const word = (from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to));
  const isJpeg = starts(0xff, 0xd8, 0xff);
  const isPng = starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
  const isWebp = word(0, 4) === 'RIFF' && word(8, 12) === 'WEBP';
  if (!isJpeg && !isPng && !isWebp) throw refused('errors.image_type');
}

async function readBroken<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch {
    throw refused('errors.image_broken');
  }
}

async function triple(picture: Sharp): Promise<PressedImage> {
  const large = await picture
    .resize({ width: largeSideMax, height: largeSideMax, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 78, effort: 3, smartSubsample: true })
    .toBuffer();
  const small = (width: number, quality: number) =>
    sharp(large).resize({ width, withoutEnlargement: true }).webp({ quality, effort: 3, smartSubsample: true }).toBuffer();
  return { large, thumb: await small(thumbWidth, 74), blur: await small(blurWidth, 60) };
}

/**
 * An uploaded photo as this site keeps it: three WebP files, upright, in sRGB, without EXIF and its place, on white where it was
 * transparent. Hold a turn of the queue while it runs.
 * @throws ApiError 422 on `image` for other types, animations, more than 40 megapixels and files that do not decode
 */
export async function pressImage(bytes: Uint8Array): Promise<PressedImage> {
  assertReadable(bytes);
  const picture = sharp(bytes, { failOn: 'error', limitInputPixels: false, sequentialRead: true });
  const { width, height, pages = 1 } = await readBroken(picture.metadata());
  if (width * height > imagePixelsMax) throw refused('errors.image_pixels');
  if (pages > 1) throw refused('errors.image_animated');
  return readBroken(triple(picture.autoOrient().flatten({ background: '#ffffff' })));
}

/** The same three files of a kept picture, turned clockwise. */
export const turnImage = (large: Uint8Array, degrees: 90 | 180 | 270): Promise<PressedImage> =>
  triple(sharp(large).rotate(degrees));
