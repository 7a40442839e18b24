import { describe, expect, it } from 'vitest';
import { stem, toTsQuery } from './search.terms';

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

describe('wordsQuery', () => {
  it('asks for every word by its stem', () => expect(toTsQuery('ბინა, ვაკეში!')).toBe("'ბინა':* & 'ვაკე':*"));
  it('asks for numbers and short words exactly', () =>
    expect(toTsQuery('2 ოთახი 26187474 m2')).toBe("'2' & 'ოთახ':* & '26187474' & 'm2'"));
  it('drops idle words', () => expect(toTsQuery('apartment in Tbilisi')).toBe("'apartment':* & 'tbilisi':*"));
  it('keeps idle words that stand alone', () => expect(toTsQuery('in')).toBe("'in'"));
  it('folds capitals, ё and the capitals of Georgian', () => expect(toTsQuery('ЁЛКА ᲕᲐᲙᲔ')).toBe("'елк':* & 'ვაკე':*"));
  it.each(['', ' ', '!!!', "'", '&|!<->:*()', '\\', '🏠'])('has nothing to ask for "%s"', (text) =>
    expect(toTsQuery(text)).toBeNull(),
  );
  it('takes at most ten words', () => expect(toTsQuery('a1 a2 a3 a4 a5 a6 a7 a8 a9 b1 b2 b3')?.split(' & ')).toHaveLength(10));
});
