import { expect, it } from 'vitest';
import { isOfBrowser, reachedFrom } from './reached-files';
import { isTest, sourceFiles } from './source-files';

it('no client component renders static parts: its HTML would differ from what it hydrates', () => {
  const clients = sourceFiles.filter((path) => path.endsWith('.tsx') && !isTest(path) && isOfBrowser(path));
  const renderers = clients.filter((path) => reachedFrom([path]).has('lib/static-content.tsx'));
  expect(renderers).toEqual([]);
});
