import { expect, it } from 'vitest';
import { isTest, readSource, sourceFiles } from './source-files';

/** A machine that is three times as slow, and does other work as well, reaches shorter ones. */
const limitMsMin = 60_000;

/** Limits of a test, of a wait in it, and of a whole hook: an option, or the last argument. */
const patterns = [/\btimeout: ([\d_]+)/g, /^\s*\}, ([\d_]+)\);$/gm, /\b(?:vi\.waitFor|waitFor)\(.*, ([\d_]+)\);$/gm];

/** What is tried again until it passes may give up early each time. */
const repeated = /expect\(async \(\) => \{[\s\S]*?\}\)\.toPass\(\)/g;

const shortLimits = (text: string): number[] =>
  patterns
    .flatMap((pattern) =>
      [...text.replaceAll(repeated, '').matchAll(pattern)].map(([, number = '']) => Number(number.replaceAll('_', ''))),
    )
    .filter((limitMs) => limitMs > 0 && limitMs < limitMsMin);

it('finds each form of a limit', () => {
  const source = `waitFor(done, { timeout: 3_000 });\nit('is', () => {\n}, 20_000);\nawait vi.waitFor(async () => x, 500);\n}, 90_000);\n`;
  expect(shortLimits(source)).toEqual([3000, 20_000, 500]);
});

it('no test has a limit that a slow machine reaches', () => {
  const files = [...sourceFiles.filter(isTest), 'vitest.config.ts', 'playwright.config.ts'];
  const found = files.filter((path) => path !== 'tests/architecture/time-limits.test.ts');
  expect(found.flatMap((path) => shortLimits(readSource(path)).map((limitMs) => `${path}: ${limitMs}`))).toEqual([]);
});
