import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Bold Google Sans (SIL Open Font License, see public/assets/fonts/OFL.txt) from @fontsource/google-sans 5.3.1, one file per script:
 * pictures are the same on a machine without fonts. The lari sign is in latin-ext.
 */
const scripts = ['georgian', 'latin', 'cyrillic', 'latin-ext'] as const;
const folder = join(process.cwd(), 'lib', 'seo', 'og-image', 'fonts');

/** Family names in the order in which a character is looked up. */
export const fontFamily = scripts.map((script) => `Google Sans ${script}`).join(', ');

const headerBytes = 44;
const entryBytes = 20;

/**
 * Hides the table of ligatures under an unknown tag: the renderer's font parser throws on one of its lookup types, and the texts need none.
 */
function withoutLigatures(woff: Buffer): Buffer {
  const tables = woff.readUInt16BE(12);
  for (let index = 0; index < tables; index += 1) {
    const at = headerBytes + index * entryBytes;
    if (woff.toString('latin1', at, at + 4) === 'GSUB') woff.write('none', at, 'latin1');
  }
  return woff;
}

const readFonts = () =>
  Promise.all(
    scripts.map(async (script) => ({
      name: `Google Sans ${script}`,
      data: withoutLigatures(await readFile(join(folder, `google-sans-${script}.woff`))),
      weight: 700 as const,
      style: 'normal' as const,
    })),
  );

let cachedFonts: ReturnType<typeof readFonts> | undefined;

/** The fonts of pictures, read once. */
export function loadFonts(): ReturnType<typeof readFonts> {
  cachedFonts ??= readFonts();
  cachedFonts.catch(() => {
    cachedFonts = undefined;
  });
  return cachedFonts;
}
