import { dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';
import { isTest, readSource, sourceFiles } from './source-files';

const files = new Set(sourceFiles);
const isTable = (path: string): boolean => path.endsWith('.table.ts');
const isCode = (path: string): boolean => /\.tsx?$/.test(path) && !isTest(path) && !path.includes('.fixture.');

const fileOf = (importer: string, specifier: string): string | undefined => {
  const path = specifier.startsWith('@/') ? specifier.slice(2) : normalize(join(dirname(importer), specifier));
  return ['', '.ts', '.tsx'].map((ending) => path + ending).find((candidate) => files.has(candidate));
};

/** Files whose code a file needs, without those that only give it types. */
const importsOf = (path: string, source: string): string[] =>
  [...source.matchAll(/^(?:import|export)\s+([^;]*?)\s*from\s+'((?:@\/|\.)[^']+)'/gm)].flatMap(
    ([, clause = '', specifier = '']) => {
      const names = clause
        .replace(/[{}\s]+/g, ' ')
        .trim()
        .split(/\s*,\s*/)
        .filter(Boolean);
      const isOnlyTypes = clause.startsWith('type ') || names.every((name) => name.startsWith('type '));
      return isOnlyTypes ? [] : (fileOf(path, specifier) ?? []);
    },
  );

type Graph = Map<string, Set<string>>;

/** Which groups of files need which, tables aside: they are one floor below all modules. */
function graphOf(groupOf: (path: string) => string | undefined): Graph {
  const graph: Graph = new Map();
  for (const path of sourceFiles.filter(isCode)) {
    const from = groupOf(path);
    if (from === undefined) continue;
    for (const to of importsOf(path, readSource(path))
      .filter((file) => !isTable(file))
      .map(groupOf))
      if (to !== undefined && to !== from) graph.set(from, (graph.get(from) ?? new Set()).add(to));
  }
  return graph;
}

const reachable = (graph: Graph, from: string): Set<string> => {
  const seen = new Set<string>();
  const next = [...(graph.get(from) ?? [])];
  for (let node = next.pop(); node !== undefined; node = next.pop()) {
    if (seen.has(node)) continue;
    seen.add(node);
    next.push(...(graph.get(node) ?? []));
  }
  return seen;
};

/** The groups that need themselves through others. */
const inCircles = (graph: Graph): string[] => [...graph.keys()].filter((node) => reachable(graph, node).has(node)).toSorted();

it('has no circle of modules on the server', () => {
  const graph = graphOf((path) => /^server\/modules\/([^/]+)\//.exec(path)?.[1]);
  expect(graph.size).toBeGreaterThan(30);
  expect(inCircles(graph)).toEqual([]);
});

it('has no circle of folders in lib', () => {
  const graph = graphOf((path) => /^lib\/([^/]+)/.exec(path)?.[1]);
  expect(graph.size).toBeGreaterThan(5);
  expect(inCircles(graph)).toEqual([]);
});

it('finds a circle by what files need, and none by their types', () => {
  const graph: Graph = new Map([
    ['orders', new Set(['payments'])],
    ['payments', new Set(['wallet', 'orders'])],
  ]);
  expect(inCircles(graph)).toEqual(['orders', 'payments']);
  const path = 'server/modules/orders/orders.mapper.ts';
  expect(importsOf(path, "import type { PaymentRow } from '../payments/payments.repository';")).toEqual([]);
  expect(importsOf(path, "import { type OrderRow, x } from './orders.repository';")).toEqual([
    'server/modules/orders/orders.repository.ts',
  ]);
});
