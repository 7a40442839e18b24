import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

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
