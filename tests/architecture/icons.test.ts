import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { drawnAmenities } from '@/features/statement/components/details/amenity-list';
import { boldIcons, filledIcons } from '../../scripts/icon-weights-loader.mjs';
import { readSource, sourceFiles } from './source-files';

const components = sourceFiles.filter((path) => path.endsWith('.tsx')).map((path) => ({ path, source: readSource(path) }));

/** Names of the icons that are drawn in a weight; where a component draws one of several, all icons of its file. */
function iconsDrawn(weight: string): string[] {
  const tag = new RegExp(`<(\\w+)\\b[^<>]*?\\bweight=(?:"${weight}"|\\{[^}]*'${weight}'[^}]*\\})`, 'g');
  const icons = components.flatMap(({ source }) => {
    const imported = [...source.matchAll(/@phosphor-icons\/react\/dist\/[cs]sr\/(\w+)'/g)].map(([, name = '']) => name);
    return [...source.matchAll(tag)].flatMap(([, name = '']) => {
      const icon = name.replace(/Icon$/, '');
      return imported.includes(icon) ? [icon] : imported;
    });
  });
  return [...new Set(icons)].sort();
}

const symbolsOf = (file: string): string[] =>
  [...readFileSync(`public/assets/icons/${file}.svg`, 'utf8').matchAll(/<symbol id="([^"]+)"/g)].map(([, id = '']) => id).sort();

describe('icons', () => {
  it('are built with the bold weight where some code draws it, and only there', () => {
    expect(iconsDrawn('bold')).toEqual(boldIcons);
  });

  it('are built with the filled weight where some code may draw it, and only there', () => {
    expect(iconsDrawn('fill')).toEqual(filledIcons);
  });

  it('get their weight at the tag, where these rules see it', () => {
    const inConditions = /\bweight=\{(?![^}]*\? '(?:fill|bold)' : 'regular'\})/;
    const other = components.filter(({ source }) => source.includes('@phosphor-icons/') && inConditions.test(source));
    expect(other.map(({ path }) => path)).toEqual([]);
  });

  it('of the shared file have a drawing for each name that a component may use, and no other', () => {
    const names = /type SpriteIconName =([^;]+);/.exec(readSource('components/ui/display/sprite-icon.tsx'))?.[1] ?? '';
    const used = [...names.matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name);
    expect(used.length).toBeGreaterThan(0);
    expect(symbolsOf('page')).toEqual(used.sort());
  });

  it('of amenities have a drawing for each one that has its own, and the tick of the others', () => {
    expect(symbolsOf('amenities')).toEqual([...drawnAmenities, 'other'].sort());
  });
});
