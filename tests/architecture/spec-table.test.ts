import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const rows = readFileSync('docs/spec.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| line') && !line.startsWith('| ---'));
const pathsIn = (row: string): string[] =>
  [...row.matchAll(/`((?:[\w@.[\]()-]+\/)+[\w.[\]-]+\.\w+)`/g)].map(([, path = '']) => path);

it('the table of the specification names only existing files', () => {
  const paths = [...new Set(rows.flatMap(pathsIn))];
  expect(paths.length).toBeGreaterThan(200);
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});

it('has code and a test in each line, or says that there is none', () => {
  const unproved = rows.filter((row) => {
    const [, code = '', test = ''] = row.split(' | ');
    return (
      (pathsIn(code).length === 0 && !code.includes('not built')) || (pathsIn(test).length === 0 && !test.includes('no test'))
    );
  });
  expect(unproved).toEqual([]);
});

it('has no line twice', () => {
  const names = rows.map((row) => row.split(' | ')[0]);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

const filesIn = (folder: string, name: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => name.test(path));
const textOf = (folder: string, name: RegExp): string =>
  filesIn(folder, name)
    .map((path) => readFileSync(join(folder, path), 'utf8'))
    .join('\n');

it('every page is opened over HTTP, each of the public ones and of the account by its address', () => {
  const opened = textOf('tests/http', /\.spec\.ts$/);
  // The staff has its own journeys, an error page has no address, and /ui shows the components.
  const pages = filesIn('app/[locale]', /(^|\/)page\.tsx$/)
    .map((path) => `/${path}`.replace(/\/page\.tsx$/, '').replaceAll(/\/\([^)]+\)/g, ''))
    .filter((path) => !/^\/(admin|error|ui)(\/|$)/.test(path));
  const addressOf = (path: string): string => path.replace(/\/\[.*$/, '');
  expect(pages.length).toBeGreaterThan(50);
  expect(pages.filter((path) => !opened.includes(`${addressOf(path) || '/'}`))).toEqual([]);
});

it('every call of the specification is made by a contract test', () => {
  const router = readFileSync('tests/architecture/routes.test.ts', 'utf8');
  const calls = [...(router.split('const specifiedRoutes')[1] ?? '').matchAll(/'(?:GET|POST) (\/api\/[^']+)'/g)].map(
    ([, path = '']) => path,
  );
  const made = textOf('tests/contract', /\.ts$/) + textOf('tests/factories', /\.ts$/);
  const lastName = (path: string): string => path.split('/').findLast((part) => !part.startsWith(':')) ?? '';
  expect(calls.length).toBeGreaterThan(50);
  expect(calls.filter((path) => !new RegExp(`[/'\`]${lastName(path)}\\b`).test(made))).toEqual([]);
});

it('every rule of a decision in docs/trust.md names a test by its title', () => {
  const named = [...readFileSync('docs/trust.md', 'utf8').matchAll(/^\| \d+ \| .+ \| `([^`]+)`: “(.+)” \|$/gm)];
  expect(named.length).toBeGreaterThanOrEqual(15);
  expect(named.filter(([, path = '', title = '']) => !readFileSync(path, 'utf8').includes(title)).map(([row]) => row)).toEqual(
    [],
  );
});
