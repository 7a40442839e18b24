import { describe, expect, it } from 'vitest';
import { qrPath } from './qr-path';

/** Filled modules of one row, read back from the path. */
function rowOf(path: string, row: number): number[] {
  return [...path.matchAll(/M(\d+) (\d+)h(\d+)v1/g)]
    .filter(([, , y]) => Number(y) === row)
    .flatMap(([, x, , width]) => Array.from({ length: Number(width) }, (_, index) => Number(x) + index));
}

describe('qrPath', () => {
  it('draws the finder patterns inside a quiet zone of four', () => {
    const { size, path } = qrPath('https://aivani.example/statements/1');
    const top = rowOf(path, 4);
    expect(top.slice(0, 7)).toEqual([4, 5, 6, 7, 8, 9, 10]);
    expect(top.slice(-7)).toEqual([0, 1, 2, 3, 4, 5, 6].map((index) => size - 4 - 7 + index));
    expect([0, 3, size - 1].map((row) => rowOf(path, row))).toEqual([[], [], []]);
  });

  it('grows with the text', () => {
    expect(qrPath('https://aivani.example/statements/10000001').size).toBeGreaterThan(qrPath('a').size);
  });
});
