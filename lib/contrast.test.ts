import { describe, expect, it } from 'vitest';
import { contrastRatio } from './contrast';

describe('contrastRatio', () => {
  it('is 21 between black and white, in either order', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrastRatio('#FFFFFF', '#000000')).toBeCloseTo(21);
  });

  it('is 1 between a colour and itself', () => {
    expect(contrastRatio('#78163e', '#78163e')).toBe(1);
  });

  it('agrees with the design for white on the brand colour', () => {
    expect(contrastRatio('#78163e', '#ffffff')).toBeCloseTo(10.6, 1);
  });

  it.each(['red', 'url(x)', '#fff', '#12345g', ''])('is 0 for "%s", which is not a six-digit hex colour', (value) => {
    expect(contrastRatio(value, '#ffffff')).toBe(0);
  });
});
