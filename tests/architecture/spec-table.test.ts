import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const rows = readFileSync('docs/spec.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| line') && !line.startsWith('| ---'));
const pathsIn = (row: string): string[] =>
  [...row.matchAll(/`((?:[\w@.[\]()-]+\/)+[\w.[\]-]+\.\w+)`/g)].map(([, path = '']) => path);

it('the table of the specification names existing files alone', () => {
  const paths = [...new Set(rows.flatMap(pathsIn))];
  expect(paths.length).toBeGreaterThan(200);
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});

it('each of its lines has code and a test, or says that it has none', () => {
  const unproved = rows.filter((row) => {
    const [, code = '', test = ''] = row.split(' | ');
    return (
      (pathsIn(code).length === 0 && !code.includes('not built')) || (pathsIn(test).length === 0 && !test.includes('no test'))
    );
  });
  expect(unproved).toEqual([]);
});
