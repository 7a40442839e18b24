import { describe, expect, it } from 'vitest';
import { nameText } from './names';

const schema = nameText(40);

describe('a name', () => {
  it.each([
    'ნინო ბერიძე',
    'შპს „აივანი“ & Sons, №5',
    "O'Connor–Müller",
    'Ольга Ё. Щёголева',
    '株式会社',
    'Nino 🏡',
    'e\u0301lise',
  ])('may be %s', (name) => expect(schema.parse(` ${name} `)).toBe(name));

  it.each([
    ['an override of the direction', 'Nino \u202eeko'],
    ['an embedding of the other direction', '\u202bNino'],
    ['an isolate', 'Nino\u2066x\u2069'],
    ['a mark of direction', 'Ni\u200eno'],
    ['the Arabic one', 'Ni\u061cno'],
    ['a space of no width', 'Ni\u200bno'],
    ['a joiner', 'Ni\u200dno'],
    ['a non-joiner', 'Ni\u200cno'],
    ['a byte order mark', 'Ni\ufeffno'],
    ['a soft hyphen', 'Ni\u00adno'],
    ['a tag', 'Nino\u{e0041}'],
    ['a selector of variants', 'Nino\ufe0f'],
    ['a filler', 'Ni\u3164no'],
    ['a blank of Braille', 'Ni\u2800no'],
    ['a line break', 'Ni\nno'],
    ['a line separator', 'Ni\u2028no'],
    ['NUL', 'Ni\u0000no'],
    ['half of a character', 'Ni\ud83dno'],
    ['a private character', 'Ni\ue000no'],
  ])('has no %s', (_, name) => {
    expect(schema.safeParse(name).error?.issues).toMatchObject([{ message: 'errors.name_characters' }]);
  });
});
