import { describe, expect, it } from 'vitest';
import { toRuns, wrap } from './sheet-text';

const byLength = (text: string): number => text.length;

describe('runs', () => {
  it('change where the script does', () => {
    expect(toRuns('შპს „Home“ № 7, 5 ₾')).toEqual([
      { text: 'შპს', script: 'georgian' },
      { text: ' „Home“ ', script: 'latin' },
      { text: '№', script: 'cyrillic' },
      { text: ' 7, 5\u00A0'.replace('\u00A0', ' '), script: 'latin' },
      { text: '₾', script: 'latin-ext' },
    ]);
  });

  it('leave out what no font has', () => {
    expect(toRuns('ბინა 😀漢')).toEqual([
      { text: 'ბინა', script: 'georgian' },
      { text: ' ', script: 'latin' },
    ]);
  });
});

describe('lines', () => {
  it('break at spaces, never inside a price', () => {
    expect(wrap('ფასი 500,00\u00A0₾ ერთად', 10, byLength)).toEqual(['ფასი', '500,00\u00A0₾', 'ერთად']);
  });

  it('break a word that is wider than a line', () => {
    expect(wrap('ა aaaaaaaaaaaa ბ', 5, byLength)).toEqual(['ა', 'aaaaa', 'aaaaa', 'aa ბ']);
  });

  it('are one at least', () => {
    expect(wrap('', 5, byLength)).toEqual(['']);
  });
});
