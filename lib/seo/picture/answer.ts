import { siteSettings } from '@/lib/env';
import { drawPicture } from './draw';
import { keepPictures, PicturesBusy } from './kept-pictures';
import type { PictureWords } from './overlay';

/** About two hundred pictures. */
const bytesMax = 16 * 1024 * 1024;

const findPicture = keepPictures({ bytesMax, drawnMax: 2, waitingMax: 20 });

/** The answer to an address that stands for no picture. */
export const noPicture = (): Response => new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } });

/** A picture that may be kept for a day; 503 while too many are being drawn. */
export async function pictureAnswer(said: Omit<PictureWords, 'siteName'>, sceneAddress?: string): Promise<Response> {
  const words = { ...said, siteName: siteSettings.name[said.locale] };
  try {
    const picture = await findPicture(JSON.stringify([words, sceneAddress]), () => drawPicture(words, sceneAddress));
    return new Response(new Uint8Array(picture), {
      headers: { 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=86400' },
    });
  } catch (error) {
    if (!(error instanceof PicturesBusy)) throw error;
    return new Response(null, { status: 503, headers: { 'cache-control': 'no-store', 'retry-after': '5' } });
  }
}
