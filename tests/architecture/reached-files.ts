import { dirname, join } from 'node:path';
import { readSource, sourceFiles } from './source-files';

const known = new Set(sourceFiles);

const imports = /(?:^(?:import|export)\s+(?!type\b)[^;']*?from\s+|import\()'([^']+)'/gm;

/** Files of the project that a file imports, statically or dynamically. */
const importsOf = (path: string): string[] =>
  [...readSource(path).matchAll(imports)].flatMap(([, name = '']) => {
    const base = name.startsWith('@/') ? name.slice(2) : join(dirname(path), name);
    return [base, `${base}.ts`, `${base}.tsx`].find((file) => known.has(file)) ?? [];
  });

/** These files and their transitive imports within the project. */
export function reachedFrom(starts: readonly string[]): Set<string> {
  const reached = new Set<string>();
  const open = [...starts];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (reached.has(path)) continue;
    reached.add(path);
    open.push(...importsOf(path));
  }
  return reached;
}

/** Whether a file is the entry of a client bundle. */
export const isOfBrowser = (path: string): boolean => /^'use client'/.test(readSource(path));
