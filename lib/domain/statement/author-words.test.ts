import { describe, expect, it } from 'vitest';
import { chooseDescription, languageByLetters, translationSource } from './author-words';

describe('languageByLetters', () => {
  it.each([
    ['ნათელი ბინა Vake-ში, IKEA', 'ka'],
    ['Квартира у метро Delisi', 'ru'],
    ['A flat near მეტრო', 'en'],
    ['599 12 34 56, 100 $', null],
  ])('%s is %s', (text, language) => expect(languageByLetters(text)).toBe(language));
});

describe('chooseDescription', () => {
  it("chooses the visitor's language when the author wrote in it", () => {
    expect(chooseDescription({ ka: 'ბინა', en: 'A flat', ru: 'Квартира' }, 'en')).toEqual({ text: 'A flat', language: 'en' });
  });

  it('chooses the first language with a text where that one is empty', () => {
    expect(chooseDescription({ ka: ' \n', en: '', ru: ' Квартира ' }, 'en')).toEqual({ text: 'Квартира', language: 'ru' });
    expect(chooseDescription({ ka: 'ბინა', en: 'A flat', ru: '' }, 'ru')).toEqual({ text: 'ბინა', language: 'ka' });
  });

  it('goes by the letters where a text is in the field of another language', () => {
    const misplaced = { ka: 'Квартира в Ваке', en: '', ru: '' };
    expect(chooseDescription(misplaced, 'ru')).toEqual({ text: 'Квартира в Ваке', language: 'ru' });
    expect(chooseDescription(misplaced, 'ka')).toEqual({ text: 'Квартира в Ваке', language: 'ru' });
  });

  it('leaves Latin letters in their own field to its readers', () => {
    const latin = { ka: 'bina vakeshi', en: '', ru: '' };
    expect(chooseDescription(latin, 'ka')).toEqual({ text: 'bina vakeshi', language: 'ka' });
    expect(chooseDescription(latin, 'ru')).toEqual({ text: 'bina vakeshi', language: 'en' });
  });

  it('finds nothing where nothing was written', () => {
    expect(chooseDescription({ ka: '', en: ' ', ru: '' }, 'ka')).toBeNull();
  });
});

describe('translationSource', () => {
  it('is what the author wrote in another language', () => {
    expect(translationSource({ ka: 'ბინა', en: '', ru: '' }, 'en')).toEqual({ text: 'ბინა', language: 'ka' });
  });

  it.each([
    ['a text in the language already', { ka: 'ბინა', en: 'A flat', ru: '' }],
    ['a text in the language, typed into another field', { ka: 'A flat in Vake', en: '', ru: '' }],
    ['a text without letters', { ka: '100 $', en: '', ru: '' }],
    ['nothing', { ka: '', en: '', ru: '' }],
  ])('is not %s', (_, comments) => expect(translationSource(comments, 'en')).toBeNull());
});
