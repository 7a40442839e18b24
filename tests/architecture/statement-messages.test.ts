import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { messageUses } from './message-use';
import { readSource, sourceFiles } from './source-files';

const page = 'app/[locale]/(default)/[statementType]/[[...rest]]/page.tsx';
const known = new Set(sourceFiles);

const imports = /(?:^(?:import|export)\s+(?!type\b)[^;']*?from\s+|import\()'([^']+)'/gm;

/** Every file of ours that a file imports, at once or later. */
const importsOf = (path: string): string[] =>
  [...readSource(path).matchAll(imports)].flatMap(([, name = '']) => {
    const base = name.startsWith('@/') ? name.slice(2) : join(dirname(path), name);
    return [base, `${base}.ts`, `${base}.tsx`].find((file) => known.has(file)) ?? [];
  });

function reachedFrom(starts: string[]): Set<string> {
  const reached = new Set<string>();
  const open = [...starts];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (reached.has(path)) continue;
    reached.add(path);
    open.push(...importsOf(path));
  }
  return reached;
}

it('the page of a statement sends the parts of its dictionary that client components read, and no others', () => {
  const clients = [...reachedFrom([page])].filter((path) => /^'use client'/.test(readSource(path)));
  const inBrowser = reachedFrom(clients);
  const read = messageUses.filter(({ path }) => inBrowser.has(path)).flatMap(({ namespaces }) => [...namespaces]);
  const [, list = ''] = /const pageMessages = \[([^\]]*)\]/.exec(readSource(page)) ?? [];
  const sent = [...list.matchAll(/'(statement[\w.]*)'/g)].map(([, name = '']) => name);
  expect(sent.length).toBeGreaterThan(0);
  expect([...new Set(read)].filter((name) => name.split('.')[0] === 'statement').sort()).toEqual(sent.sort());
});
