import { siteSettings } from '@/lib/env';
import { createOgImageCache, OgImagesBusy } from './og-image-cache';
import type { OgImageText } from './overlay';
import { renderOgImage } from './render';

/** About two hundred pictures. */
const bytesMax = 16 * 1024 * 1024;

const getOgImage = createOgImageCache({ bytesMax, concurrencyMax: 2, queueMax: 20 });

/** The response to an address without a picture. */
export const ogImageNotFound = (): Response => new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } });

/** A picture that may be cached for a day; 503 while too many are being drawn. */
export async function ogImageResponse(content: Omit<OgImageText, 'siteName'>, sceneAddress?: string): Promise<Response> {
  const text = { ...content, siteName: siteSettings.name[content.locale] };
  try {
    const picture = await getOgImage(JSON.stringify([text, sceneAddress]), () => renderOgImage(text, sceneAddress));
    return new Response(new Uint8Array(picture), {
      headers: { 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=86400' },
    });
  } catch (error) {
    if (!(error instanceof OgImagesBusy)) throw error;
    return new Response(null, { status: 503, headers: { 'cache-control': 'no-store', 'retry-after': '5' } });
  }
}
