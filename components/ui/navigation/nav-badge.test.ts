import { describe, expect, it } from 'vitest';
import { contrastRatio, readablePair } from './nav-badge';

const fallback = { background: '#ffd16b', color: '#3a200a' };

describe('contrast', () => {
  it('is 21 for black on white and 1 for the same colour', () => {
    expect(contrastRatio('#000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrastRatio('#78163e', '#78163e')).toBeCloseTo(1, 5);
  });

  it('keeps a readable pair', () => {
    expect(readablePair({ background: '#78163e', color: '#ffffff' }, fallback)).toEqual({
      background: '#78163e',
      color: '#ffffff',
    });
  });

  it.each([
    { background: '#777777', color: '#ffffff' },
    { background: 'url(x)', color: '#ffffff' },
    { background: '#ffffff' },
    {},
  ])('falls back from %o', (pair) => {
    expect(readablePair(pair, fallback)).toEqual(fallback);
  });
});
