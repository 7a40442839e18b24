import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ImageResponse } from 'next/og';
import sharp, { type Sharp } from 'sharp';
import { readUploadedImage } from '@/lib/api/uploaded-image';
import { loadFonts } from './fonts';
import { archOpening, type OgImageText, Overlay } from './overlay';
import { PhotoOverlay } from './photo-overlay';

/** The drawn city of the home page. */
const cityScene = '/assets/scenes/hero-01.webp';

const ownScene = /^\/assets\/scenes\/[a-z0-9-]+\.webp$/;
const upload = /^\/api\/images\/[a-z0-9-]+\.webp$/;

const readPublic = (address: string): Promise<Buffer> => readFile(join(process.cwd(), 'public', ...address.split('/')));

/** A photo's file, or that of the drawn city. */
export type Scene = { file: Buffer; isPhoto: boolean };

/** The file of a picture of the site, whose address must be exactly that, or of an uploaded one; the drawn city for any other. */
export async function readScene(address = ''): Promise<Scene> {
  const uploaded = upload.test(address) ? await readUploadedImage(address) : null;
  const file = ownScene.test(address) ? await readPublic(address).catch(() => null) : uploaded;
  return file ? { file, isPhoto: true } : { file: await readPublic(cityScene), isPhoto: false };
}

const size = { width: 1200, height: 630 };
/** Messengers ignore heavier pictures. */
const bytesMax = 300_000;
const qualities = [82, 70, 58, 44];
const fullBleed = { left: 0, top: 0, ...size };

/** A JPEG of at most `bytesMax`: a photo of leaves or grass needs a lower quality. */
async function encode(image: Sharp): Promise<Buffer> {
  const pixels = await image.png({ compressionLevel: 0 }).toBuffer();
  let file = Buffer.alloc(0);
  for (const quality of qualities) {
    file = await sharp(pixels).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (file.byteLength < bytesMax) break;
  }
  return file;
}

/**
 * Draws a text and a scene as a JPEG of 1200 × 630, the size that other sites show with a link.
 * @param photoAddress fills the picture behind a plate with the text; without one the drawn city is seen through an arch
 */
export async function renderOgImage(text: OgImageText, photoAddress?: string): Promise<Buffer> {
  const [fonts, scene] = await Promise.all([loadFonts(), readScene(photoAddress)]);
  const overlay = scene.isPhoto ? <PhotoOverlay {...text} /> : <Overlay {...text} />;
  const drawn = await new ImageResponse(overlay, { ...size, fonts }).arrayBuffer();
  const { left, top, width, height } = scene.isPhoto ? fullBleed : archOpening;
  return encode(
    sharp(scene.file)
      .resize({ width, height, fit: 'cover' })
      .extend({ left, top, right: size.width - left - width, bottom: size.height - top - height })
      .composite([{ input: Buffer.from(drawn) }]),
  );
}
