import { describe, expect, it } from 'vitest';
import { minutesToWait } from './reveal-phone';

describe('minutesToWait', () => {
  it('rounds seconds up to whole minutes, at least one', () => {
    expect([minutesToWait(null), minutesToWait(1), minutesToWait(60), minutesToWait(61), minutesToWait(3600)]).toEqual([
      1, 1, 1, 2, 60,
    ]);
  });
});
