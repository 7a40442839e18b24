import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { drawnAmenities } from '@/features/statement/components/details/amenity-list';
import { readSource } from './source-files';

const symbolsOf = (file: string): string[] =>
  [...readFileSync(`public/assets/icons/${file}.svg`, 'utf8').matchAll(/<symbol id="([^"]+)"/g)].map(([, id = '']) => id).sort();

describe('icons', () => {
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
