import { describe, expect, it } from 'vitest';
import { matchRank, tokenize, tokenizeName } from './geocoding.match';

const street = tokenizeName({ ka: 'შოთა რუსთაველის გამზირი', en: 'Shota Rustaveli Avenue', ru: 'Проспект Шота Руставели' });
const rank = (query: string) => matchRank(tokenize(query), street);

describe('matchRank', () => {
  it('ranks a name that begins with the query first', () => {
    expect(rank('შოთა რუს')).toBe(0);
    expect(rank('shota')).toBe(0);
    expect(rank('Проспект Ш')).toBe(0);
  });

  it('matches words of the name in any order', () => {
    expect(rank('რუსთაველი')).toBe(1);
    expect(rank('avenue rustaveli')).toBe(1);
    expect(rank('Руставели проспект')).toBe(1);
  });

  it('matches a word only from its beginning', () => {
    expect(rank('staveli')).toBeNull();
  });

  it('does not mix languages', () => {
    expect(rank('Shota Руставели')).toBeNull();
  });

  it('finds nothing for a query without words', () => {
    expect(rank(' .,- %_')).toBeNull();
  });
});

describe('wordsOf', () => {
  it('reads Georgian capitals, ё and punctuation as they are typed', () => {
    expect(tokenize('ᲠᲣᲡᲗᲐᲕᲔᲚᲘ')).toEqual(['რუსთაველი']);
    expect(tokenize('Королёва, 5-й пер.')).toEqual(['королева', '5', 'й', 'пер']);
  });
});
