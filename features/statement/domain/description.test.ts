import { describe, expect, it } from 'vitest';
import { isLongText, languageOf } from './description';

describe('isLongText', () => {
  it('counts the lines that a text takes, not only its letters', () => {
    expect(isLongText('x'.repeat(560))).toBe(false);
    expect(isLongText('x'.repeat(561))).toBe(true);
    expect(isLongText('one\n'.repeat(7))).toBe(false);
    expect(isLongText('one\n'.repeat(8))).toBe(true);
  });
});

describe('languageOf', () => {
  it('detects a name by its script', () => {
    expect(languageOf('თამარ კვარაცხელია')).toBe('ka');
    expect(languageOf('Иван')).toBe('ru');
    expect(languageOf('Old Town Homes 1')).toBeUndefined();
  });
});
