import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const sourceRoots = ['app', 'components', 'features', 'lib', 'packages', 'scripts', 'server', 'tests'];

const list = (root: string): string[] =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** Every source file under the roots that exist, with its path from the project's folder. */
export const sourceFiles: readonly string[] = sourceRoots
  .filter((root) => readdirSync('.').includes(root))
  .flatMap(list)
  .concat(readdirSync('.').filter((name) => /^(middleware|instrumentation(-client)?)\.ts$/.test(name)))
  .filter((path) => /\.(ts|tsx|mjs|css)$/.test(path));

export const isTest = (path: string): boolean => path.startsWith('tests/') || /\.(test|spec)\.tsx?$/.test(path);

export const readSource = (path: string): string => readFileSync(path, 'utf8');
