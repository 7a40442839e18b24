import { mkdir, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import type { Scene } from './src/scene';
import { drawScene, scenes } from './src/scenes';

const help = `Draws every scene of the marketplace and writes WebP files and their manifest.

Usage: npm run pictures:draw -- [--only TEXT]

  --only TEXT  draw only scenes whose id contains TEXT; the manifest stays as it is
  --help       show this text

Writes public/assets/scenes/<id>{,-thumb,-blur}.webp and packages/demo-market/scenes.json.
The same code gives the same bytes, so a second run changes nothing.`;

const folder = fileURLToPath(new URL('../../public/assets/scenes/', import.meta.url));
const manifestPath = fileURLToPath(new URL('../demo-market/scenes.json', import.meta.url));

/** The many scenes of the sets are packed a little tighter than the few numbered ones. */
const variants = [
  { suffix: '', width: undefined, quality: 78, setQuality: 62 },
  { suffix: '-thumb', width: 720, quality: 70, setQuality: 56 },
  { suffix: '-blur', width: 24, quality: 60, setQuality: 60 },
] as const;

async function writeScene(scene: Scene): Promise<Record<string, unknown>> {
  const pixels = await sharp(Buffer.from(drawScene(scene)))
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
  for (const { suffix, width, quality, setQuality } of variants) {
    const resized = width ? sharp(pixels).resize({ width }) : sharp(pixels);
    await resized
      .webp({ quality: scene.isNumbered ? quality : setQuality, effort: 6, smartSubsample: true })
      .toFile(`${folder}${scene.id}${suffix}.webp`);
  }
  const { dominant } = await sharp(pixels).stats();
  const hex = [dominant.r, dominant.g, dominant.b].map((channel) => channel.toString(16).padStart(2, '0')).join('');
  const { id, kind, size, suits, set, layout, rooms, bedrooms, bathrooms, hasBalcony } = scene;
  const content = { layout, rooms, bedrooms, bathrooms, hasBalcony };
  return { id, kind, width: size.width, height: size.height, suits, ...set, ...content, dominant: `#${hex}` };
}

async function drawPictures(only: string | undefined): Promise<void> {
  if (!only) await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const chosen = scenes.filter(({ id }) => !only || id.includes(only));
  const entries: Record<string, unknown>[] = [];
  const batch = Math.max(2, availableParallelism());
  for (let start = 0; start < chosen.length; start += batch) {
    entries.push(...(await Promise.all(chosen.slice(start, start + batch).map(writeScene))));
  }
  if (!only) {
    await writeFile(manifestPath, `[\n${entries.map((entry) => `  ${JSON.stringify(entry)}`).join(',\n')}\n]\n`);
  }
  console.log(`Drew ${entries.length} scenes.`);
}

const { values } = parseArgs({ options: { help: { type: 'boolean' }, only: { type: 'string' } } });
if (values.help) console.log(help);
else await drawPictures(values.only);
