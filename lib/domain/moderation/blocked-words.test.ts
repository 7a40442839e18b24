import { describe, expect, it } from 'vitest';
import { findBlockedWords, foldText, foldWord } from './blocked-words';

const find = (word: string, ...texts: string[]) => findBlockedWords([{ folded: foldWord(word) }], texts).length > 0;

describe('blocked words', () => {
  it.each([
    ['Café', 'cafe'],
    ['  ХУДШИЙ,  ёж ', 'xyдший eж'.normalize('NFKD').replace(/\p{M}/gu, '')],
    ['ᲐᲘᲕᲐᲜᲘ', 'აივანი'],
    ['50% OFF!', '50 off'],
  ])('folds %s', (text, folded) => expect(foldText(text)).toBe(folded));

  it('are found whatever their case, accents and neighbours', () => {
    expect(find('scam', 'This is a SCÁM, really')).toBe(true);
    expect(find('ყალბი', 'ᲧᲐᲚᲑᲘ განცხადება')).toBe(true);
    expect(find('обман', 'Это ОБМАН!')).toBe(true);
    expect(find('обман', 'Это oбмaн!')).toBe(true);
    expect(find('pay first', 'you PAY,\nfirst of all')).toBe(true);
  });

  it('are whole words, unless any ending is requested', () => {
    expect(find('scam', 'scampi for dinner')).toBe(false);
    expect(find('scam*', 'scampi for dinner')).toBe(true);
    expect(find('scam*', 'telescam')).toBe(false);
    expect(find('ყალბ*', 'ყალბია')).toBe(true);
  });

  it('are looked for in each text separately', () => expect(find('pay first', 'you pay', 'first')).toBe(false));
});
