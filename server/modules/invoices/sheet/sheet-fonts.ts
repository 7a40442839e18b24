import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Google Sans (SIL Open Font License, see public/assets/fonts/OFL.txt) from @fontsource/google-sans 5.3.1, one file per script and
 * weight: a sheet looks the same on a machine without fonts. The lari sign is in latin-ext, the number sign in cyrillic.
 */
const scripts = ['georgian', 'cyrillic', 'latin-ext', 'latin'] as const;
export type Script = (typeof scripts)[number];
export const weights = ['regular', 'semibold'] as const;
export type Weight = (typeof weights)[number];

export type SheetFont = { name: string; data: Buffer };

export const fontName = (script: Script, weight: Weight): string => `${script} ${weight}`;

const folder = join(process.cwd(), 'server', 'modules', 'invoices', 'sheet', 'fonts');

const readFonts = (): Promise<SheetFont[]> =>
  Promise.all(
    scripts.flatMap((script) =>
      weights.map(async (weight) => ({
        name: fontName(script, weight),
        data: await readFile(join(folder, `google-sans-${script}-${weight}.woff`)),
      })),
    ),
  );

let cachedFonts: Promise<SheetFont[]> | undefined;

/** The fonts of sheets, read once. */
export function loadFonts(): Promise<SheetFont[]> {
  cachedFonts ??= readFonts();
  cachedFonts.catch(() => {
    cachedFonts = undefined;
  });
  return cachedFonts;
}

/** Characters by the file that draws them; what none has is left out. */
const ranges: readonly [Script, RegExp][] = [
  ['georgian', /[\u10A0-\u10FF\u1C90-\u1CBF]/],
  ['cyrillic', /[\u0400-\u045F\u0490\u0491\u2116]/],
  ['latin-ext', /[\u0100-\u02BA\u1E00-\u1EFF\u20A0-\u20BF]/],
  ['latin', /[\u0020-\u007E\u00A0-\u00FF\u2013\u2014\u2018-\u201E\u2022\u2026\u20AC\u2212]/],
];

export const scriptOf = (character: string): Script | null => ranges.find(([, pattern]) => pattern.test(character))?.[0] ?? null;
