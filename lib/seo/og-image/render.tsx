import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ImageResponse } from 'next/og';
import sharp from 'sharp';
import { loadFonts } from './fonts';
import { archOpening, type OgImageText, Overlay } from './overlay';

/** The drawn city of the home page. */
const cityScene = '/assets/scenes/hero-01.webp';

const ownScene = /^\/assets\/scenes\/[a-z]+-\d{2}\.webp$/;

/** A photo's file, or that of the drawn city. */
export type Scene = { file: Buffer; isPhoto: boolean };

/** The file of one of the site's own pictures, whose address must be exactly that; the drawn city for any other. */
export async function readScene(address: string | undefined): Promise<Scene> {
  const isPhoto = address !== undefined && ownScene.test(address);
  const path = isPhoto ? address : cityScene;
  return { file: await readFile(join(process.cwd(), 'public', ...path.split('/'))), isPhoto };
}

const size = { width: 1200, height: 630 };
const quality = 82;
/** Next to the text, from the edge of its column to that of the picture. */
const besideText = { left: 572, top: 0, width: 628, height: 630 };

/**
 * Draws a text and a scene as a JPEG of 1200 × 630, the size that other sites show with a link.
 * @param photoAddress a photo next to the text; without one the drawn city is seen through an arch
 */
export async function renderOgImage(text: OgImageText, photoAddress?: string): Promise<Buffer> {
  const [fonts, scene] = await Promise.all([loadFonts(), readScene(photoAddress)]);
  const overlay = await new ImageResponse(<Overlay {...text} isArched={!scene.isPhoto} />, { ...size, fonts }).arrayBuffer();
  const { left, top, width, height } = scene.isPhoto ? besideText : archOpening;
  return sharp(scene.file)
    .resize({ width, height, fit: 'cover' })
    .extend({ left, top, right: size.width - left - width, bottom: size.height - top - height })
    .composite([{ input: Buffer.from(overlay) }])
    .jpeg({ quality, mozjpeg: true })
    .toBuffer();
}
