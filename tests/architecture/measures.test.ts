import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

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
