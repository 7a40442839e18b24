import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isTest, sourceFiles } from './source-files';

const globals = readFileSync('app/globals.css', 'utf8');
const tokens = readFileSync('app/tokens.css', 'utf8');
const shell = readFileSync('components/layout/app-shell.css', 'utf8');

/** The declarations of a property in every rule for screens of that kind. */
const inMedia = (condition: string, property: string): string[] =>
  globals
    .split('@media ')
    .filter((part) => part.startsWith(`(${condition})`))
    .flatMap((part) => [...part.matchAll(new RegExp(`${property}: ([^;]+);`, 'g'))].map(([, value = '']) => value));

it('the header is 4.9rem high, and 8.85rem from the width of its two bars on', () => {
  expect(/--header-h: ([^;]+);/.exec(globals)?.[1]).toBe('4.9rem');
  expect(inMedia('min-width: 1200px', '--header-h')).toEqual(['8.85rem']);
});

it.each([
  [1800, '93.75%', 15],
  [1620, '87.5%', 14],
  [1450, '75%', 12],
])('up to %i px the root font is %s, %i of 16 px', (width, size, px) => {
  expect(inMedia(`max-width: ${width}px`, 'font-size')).toEqual([size]);
  expect((Number.parseFloat(size) / 100) * 16).toBe(px);
});

it('the breakpoints are those that layouts are drawn for', () => {
  const breakpoints = [...tokens.matchAll(/--breakpoint-\w+: (\d+)px;/g)].map(([, px]) => Number(px));
  expect(breakpoints).toEqual([576, 768, 992, 1200, 1360, 1500, 1900]);
});

it('the page is 1240 px wide at most, and 1370 px beside the wide sidebar', () => {
  expect(tokens).toMatch(/--container-page: 1240px;[\s\S]*--container-wide: 1370px;/);
});

it('the loading bar is 2 px high and blue', () => {
  expect(shell).toMatch(/#nprogress \.bar \{[^}]*height: 2px;[^}]*background: var\(--progress\);/);
  expect(globals).toContain('--progress: #2c7de9;');
});

const source = (path: string): string => readFileSync(path, 'utf8');

it('the header is fixed in the account, and the page makes room for it', () => {
  const account = source('features/account/account.css');
  expect(account).toMatch(/\[data-page="account"\]\) header\[data-scrolled\] \{\s*position: fixed;/);
  expect(account).toMatch(/\[data-page="account"\]\) #page \{\s*padding-top: var\(--header-h\);/);
});

it.each([
  ['the mortgage’s steps', 'features/mortgage/components/modal/mortgage-dialog.tsx', 444],
  ['the login', 'features/auth/components/login-modal/login-modal.tsx', 595],
  ['the estimate', 'features/ai/components/ai-modal.tsx', 815],
])('the modal of %s is %s: %i px wide', (_name, path, width) => {
  expect(source(path)).toMatch(new RegExp(`width(=\\{|: )${width}\\b`));
  expect(source('components/ui/overlays/dialog.tsx')).toContain(`${width}: 'md:w-[${width}px]'`);
});

it('the estimate is 600 px high at most: a body of 480 px, or of 460 px above buttons, below the header', () => {
  const heights = [...source('features/ai/components/ai-modal.tsx').matchAll(/md:max-h-\[(\d+)px\]/g)].map(([, px]) =>
    Number(px),
  );
  expect(heights).toEqual([480, 460]);
});

it('lists of choices are 240 px high at most, and those of an autocomplete 295 px', () => {
  const quarterRemPx = 4;
  const heightOf = (path: string) =>
    Number(/overflow-y-auto/.test(source(path)) && /max-h-([\d.]+)/.exec(source(path))?.[1]) * quarterRemPx;
  expect(heightOf('components/ui/selects/multiselect.tsx')).toBe(240);
  expect(heightOf('components/ui/selects/autocomplete.tsx')).toBe(295);
});

it('a card of a list is 410 px wide at most beside the map', () => {
  const columns = [...source('features/search/components/results/list-layout.ts').matchAll(/minmax\(0,(\d+)px\)/g)];
  expect(columns.map(([, px]) => px)).toEqual(['410', '410']);
});

/** Boxes of the header, which shrink with the root font, and what moves with them. */
const shrinking =
  /^(components\/layout\/header\/|features\/app-shell\/components\/compact-shell|features\/search\/components\/filter-bar\/)/;

it('only the header shrinks with the root font', () => {
  const found = sourceFiles
    .filter((path) => path.endsWith('.tsx') && !isTest(path) && !shrinking.test(path))
    .flatMap((path) => (source(path).match(/[\w:-]+-\[[^\]\s]*\drem[^\]\s]*\]/g) ?? []).map((name) => `${path} ${name}`))
    .filter((name) => !name.includes('var(--k)'));
  expect(found).toEqual([]);
});
