import { describe, expect, it } from 'vitest';
import { foldWord } from '@/lib/domain/place/fold';
import { type AllowedErrors, distances, matchTerms, stemOf } from './word-match';

const cost = (typed: string, name: string, errors: AllowedErrors = 'few', isLast = false) => {
  const text = foldWord(typed);
  const term = { text: foldWord(name), stem: stemOf(foldWord(name)), spellings: [name] };
  return matchTerms({ text, spelling: typed, length: typed.length, isLast }, [term], errors).get(0);
};

describe('distances', () => {
  it('counts a wrong, a missing, an extra and two swapped letters as one each', () => {
    for (const [word, term] of [
      ['batumo', 'batumi'],
      ['batmi', 'batumi'],
      ['batummi', 'batumi'],
      ['abtumi', 'batumi'],
    ] as const)
      expect(distances(word, term, 2).whole).toBe(1);
  });

  it('measures to the nearest beginning of a longer name', () => {
    expect(distances('saburatl', 'saburtalo', 2)).toMatchObject({ prefix: 1 });
    expect(distances('vera', 'saburtalo', 2)).toEqual({ whole: Number.POSITIVE_INFINITY, prefix: Number.POSITIVE_INFINITY });
  });
});

describe('stemOf', () => {
  it.each([
    'ვარკეთილისთვის',
    'ვარკეთილისკენ',
    'ვარკეთილიდან',
    'ვარკეთილთან',
    'ვარკეთილამდე',
    'ვარკეთილის',
    'ვარკეთილში',
    'ვარკეთილზე',
    'ვარკეთილით',
    'ვარკეთილს',
  ])('of %s is that of the name', (word) => expect(stemOf(foldWord(word))).toBe(stemOf(foldWord('ვარკეთილი'))));
});

describe('matchTerms', () => {
  it('is nearest for the word itself, then for its cases, then for its beginning', () => {
    const costs = [cost('წყნეთი', 'წყნეთი'), cost('წყნეთში', 'წყნეთი'), cost('წყნე', 'წყნეთი', 'few', true)];
    expect(costs).toEqual([...costs].sort((left, right) => Number(left) - Number(right)));
    expect(costs[0]).toBe(0);
  });

  it('recognises a case whose ending begins with the last sound of the word', () => {
    for (const [typed, name] of [
      ['წყნეთთან', 'წყნეთი'],
      ['დიდუბესთან', 'დიდუბე'],
      ['თემქასთან', 'თემქა'],
    ] as const)
      expect([typed, cost(typed, name, 'none')]).toEqual([typed, expect.closeTo(0.06, 1)]);
  });

  it('forgives one wrong letter from five letters on, and two from nine', () => {
    expect(cost('vaxe', 'vake')).toBeUndefined();
    expect(cost('ureli', 'ureki')).toBeDefined();
    expect(cost('gldami', 'gldani')).toBeDefined();
    expect(cost('gltami', 'gldani')).toBeUndefined();
    expect(cost('varqedilo', 'varketili')).toBeDefined();
    expect(cost('vorqedilo', 'varketili')).toBeUndefined();
    expect(cost('avladaro', 'avlabari')).toBeUndefined();
  });

  it('forgives nothing where errors are not allowed', () => {
    expect(cost('gldami', 'gldani', 'none')).toBeUndefined();
    expect(cost('gldani', 'gldani', 'none')).toBe(0);
  });

  it('prefers a name written so to one that only sounds so', () => {
    expect(cost('თბი', 'თბილისი', 'few', true)).toBeLessThan(Number(cost('ტბი', 'თბილისი', 'few', true)));
  });
});
