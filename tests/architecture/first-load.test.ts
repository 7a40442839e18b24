import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isTest, readSource, sourceFiles } from './source-files';

/** What is too heavy for the first load of a public page; a part of a page that needs one is loaded with the first press. */
const late = ['zod', '@hookform/resolvers/zod', 'react-hook-form', 'maplibre-gl', 'swiper'];

const known = new Set(sourceFiles.filter((path) => !isTest(path)));
const imports = /^(?:import|export)\s+(?!type\b)([^;]*?)\s*from\s+'([^']+)'/gm;

const isOnlyTypes = (names: string): boolean =>
  /^\{[^}]*\}$/s.test(names) &&
  names
    .slice(1, -1)
    .split(',')
    .every((name) => name.trim() === '' || name.trim().startsWith('type '));

function resolveImport(from: string, name: string): string {
  const path = name.startsWith('@/') ? name.slice(2) : name.startsWith('.') ? join(dirname(from), name) : null;
  return [path, `${path}.ts`, `${path}.tsx`].find((each) => each !== null && known.has(each)) ?? name;
}

/** What a file takes from others when it is loaded; what it imports later is not among it. */
const importsOf = (path: string): string[] =>
  [...readSource(path).matchAll(imports)]
    .filter(([, names = '']) => !isOnlyTypes(names))
    .map(([, , name = '']) => resolveImport(path, name));

const cached = new Map<string, string[]>();
function staticImports(path: string): string[] {
  const found = cached.get(path) ?? (known.has(path) ? importsOf(path) : []);
  cached.set(path, found);
  return found;
}

const isForBrowser = (path: string): boolean => known.has(path) && /^'use client'/m.test(readSource(path));

/** Every way from a file along imports to one that ends it, the shortest of each end. */
function walk(start: string, isEnd: (path: string) => boolean): string[][] {
  const ways: string[][] = [[start]];
  const seen = new Set([start]);
  const found: string[][] = [];
  for (const way of ways) {
    const last = way.at(-1) ?? '';
    if (isEnd(last)) found.push(way);
    else
      for (const next of staticImports(last).filter((path) => !seen.has(path))) {
        seen.add(next);
        ways.push([...way, next]);
      }
  }
  return found;
}

/** Pages that are a form from top to bottom, or that nobody finds by a search engine. */
const exempt = ['contact', 'gvitxari-ras-edzeb', 'shared-list/[token]'].map((name) => `app/[locale]/(default)/${name}/page.tsx`);
const pages = [...known].filter(
  (path) => !exempt.includes(path) && /^app\/\[locale\]\/(\(default\)\/(?!ui\/).*(page|layout)|layout)\.tsx$/.test(path),
);

describe('a public page', () => {
  it.each(pages)('%s loads nothing heavy with itself', (page) => {
    const parts = walk(page, isForBrowser).flatMap((way) => way.at(-1) ?? []);
    const heavy = parts.flatMap((part) => walk(part, (path) => late.includes(path)));
    expect(heavy.map((way) => way.join(' → '))).toEqual([]);
  });
});
