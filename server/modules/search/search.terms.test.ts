import { describe, expect, it } from 'vitest';
import { streets } from '@/server/data/gazetteer';
import { stem, stemGroups, stemsIn, toTsQuery } from './search.terms';

describe('stem', () => {
  it.each([
    ['თბილისში', 'თბილისი'],
    ['თბილისის', 'თბილისი'],
    ['ბათუმიდან', 'ბათუმი'],
    ['ვაკეში', 'ვაკე'],
    ['საბურთალოზე', 'საბურთალო'],
    ['რუსთაველის', 'რუსთაველი'],
    ['ჭავჭავაძის', 'ჭავჭავაძე'],
    ['დიდუბეში', 'დიდუბე'],
    ['ბინების', 'ბინა'],
    ['ოთახიანი', 'ოთახი'],
    ['квартиры', 'квартира'],
    ['тбилисе', 'тбилиси'],
    ['батуми', 'батуми'],
    ['комнатную', 'комнатная'],
    ['новостройке', 'новостройка'],
    ['apartments', 'apartment'],
  ])('of %s begins %s', (typed, stored) => expect(stored.startsWith(stem(typed))).toBe(true));

  it.each(['ვერა', 'дом', 'gas', 'ხე', 'да'])('keeps %s, whose last letters are its own', (word) =>
    expect(stem(word)).toBe(word),
  );

  it('is always a beginning of the word', () => {
    for (const word of ['ქუჩებისთვის', 'ს', 'ზე', 'ами', 'houses', '12ა']) expect(word.startsWith(stem(word))).toBe(true);
  });
});

describe('stemGroups', () => {
  it('queries every word by its stem', () => expect(stemGroups('ბინა, საბურთალოზე!')).toEqual([['ბინა'], ['საბურთალ']]));
  it('queries numbers and short words as they are', () =>
    expect(stemGroups('2 ოთახი 26187474 m2')).toEqual([['2'], ['ოთახ'], ['26187474'], ['m2']]));
  it('restores the vowel that a genitive dropped', () => expect(stemGroups('ვაკის')).toEqual([['ვაკ', 'ვაკა', 'ვაკე']]));
  it('drops stop words', () => expect(stemGroups('apartment in Tbilisi')).toEqual([['apartment'], ['tbilisi']]));
  it('keeps stop words that have no other word beside them', () => expect(stemGroups('in')).toEqual([['in']]));
  it('folds capitals, ё and the capitals of Georgian', () => expect(stemGroups('ЁЛКА ᲕᲐᲙᲔ')).toEqual([['елк'], ['ვაკე']]));
  it.each(['', ' ', '!!!', "'", '&|!<->:*()', '\\', '🏠'])('has no group for "%s"', (text) =>
    expect(stemGroups(text)).toBeNull(),
  );
  it('has at most ten words', () => expect(stemGroups('a1 a2 a3 a4 a5 a6 a7 a8 a9 b1 b2 b3')).toHaveLength(10));
});

describe('stemsIn', () => {
  it('returns each word of a text once, as the stem that queries use', () => {
    expect(stemsIn('ᲕᲐᲙᲔ, ვაკეში; Ёлка «12ა» И квартиры/КВАРТИРА m²')).toEqual(['ვაკე', 'елк', '12ა', 'и', 'квартир', 'm']);
    const names = streets.slice(0, 400).flatMap(({ name }) => [name.ka, name.en, name.ru]);
    const stems = new Set(stemsIn(names.join(' ')));
    expect(names.flatMap((name) => stemGroups(name) ?? []).filter(([own = '']) => !stems.has(own))).toEqual([]);
  });
  it('leaves out what is too long for a word', () =>
    expect(stemsIn(`${'ა'.repeat(501)} ${'b'.repeat(500)}`)).toEqual(['b'.repeat(500)]));
});

describe('toTsQuery', () => {
  it('requires one stem of each group', () => expect(toTsQuery([['ბინა'], ['ვაკ', 'ვაკე']])).toBe("'ბინა' & ('ვაკ' | 'ვაკე')"));
});
