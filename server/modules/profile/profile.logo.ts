import sharp from 'sharp';
import { imagePixelsMax } from '@/lib/contracts/statements/own-statements';
import { invalid } from '../../http/errors';
import { isSupportedImage } from '../uploads/uploads.image-type';

const sidePx = 320;

/**
 * A logo as this site stores it: WebP, at most 320 pixels a side, upright, without EXIF; transparent where it was.
 * @throws ApiError 422 on `logo` for other types, animations, more than 40 megapixels and files that do not decode
 */
export async function encodeLogo(bytes: Uint8Array): Promise<Uint8Array> {
  if (!isSupportedImage(bytes)) throw invalid({ logo: ['errors.image_type'] });
  try {
    const picture = sharp(bytes, { failOn: 'error', limitInputPixels: imagePixelsMax, sequentialRead: true });
    const { pages = 1 } = await picture.metadata();
    if (pages > 1) throw new Error('Animated images are not supported.');
    return await picture
      .autoOrient()
      .resize({ width: sidePx, height: sidePx, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer();
  } catch {
    throw invalid({ logo: ['errors.image_type'] });
  }
}
