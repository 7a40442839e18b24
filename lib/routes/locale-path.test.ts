import { describe, expect, it } from 'vitest';
import { localePath } from './locale-path';

describe('localePath', () => {
  it('writes Georgian without a prefix and the others with theirs', () => {
    expect([localePath('ka', '/s'), localePath('en', '/s'), localePath('ru', '/')]).toEqual(['/s', '/en/s', '/ru']);
  });
});
