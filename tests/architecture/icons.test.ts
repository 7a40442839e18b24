import { describe, expect, it } from 'vitest';
import { boldIcons } from '../../scripts/icon-weights-loader.mjs';
import { readSource, sourceFiles } from './source-files';

describe('icons', () => {
  it('are built with the bold weight where some code draws it, and only there', () => {
    const drawn = sourceFiles
      .filter((path) => path.endsWith('.tsx'))
      .flatMap((path) => [...readSource(path).matchAll(/<(\w+)Icon\b[^>]*weight="bold"/g)].map(([, name]) => name));
    expect([...new Set(drawn)].sort()).toEqual(boldIcons);
    const other = sourceFiles.filter(
      (path) => path.endsWith('.tsx') && /['"]bold['"]/.test(readSource(path).replaceAll('weight="bold"', '')),
    );
    expect(other).toEqual([]);
  });
});
