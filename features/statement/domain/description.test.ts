import { describe, expect, it } from 'vitest';
import { chooseDescription, isLongText, languageOf } from './description';

describe('chooseDescription', () => {
  it("takes the visitor's language when the author wrote in it", () => {
    expect(chooseDescription({ ka: 'ბინა', en: 'A flat', ru: 'Квартира' }, 'en')).toEqual({ text: 'A flat', language: 'en' });
  });

  it('takes the first language that was written where that one is empty', () => {
    expect(chooseDescription({ ka: ' \n', en: '', ru: ' Квартира ' }, 'en')).toEqual({ text: 'Квартира', language: 'ru' });
    expect(chooseDescription({ ka: 'ბინა', en: 'A flat', ru: '' }, 'ru')).toEqual({ text: 'ბინა', language: 'ka' });
  });

  it('finds nothing where nothing was written', () => {
    expect(chooseDescription({ ka: '', en: ' ', ru: '' }, 'ka')).toBeNull();
  });
});

describe('isLongText', () => {
  it('counts the lines that a text takes, not only its letters', () => {
    expect(isLongText('x'.repeat(560))).toBe(false);
    expect(isLongText('x'.repeat(561))).toBe(true);
    expect(isLongText('one\n'.repeat(7))).toBe(false);
    expect(isLongText('one\n'.repeat(8))).toBe(true);
  });
});

describe('languageOf', () => {
  it('knows a name by its letters', () => {
    expect(languageOf('თამარ კვარაცხელია')).toBe('ka');
    expect(languageOf('Иван')).toBe('ru');
    expect(languageOf('Old Town Homes 1')).toBeUndefined();
  });
});
