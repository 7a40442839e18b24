import { describe, expect, it } from 'vitest';
import { securityTxt } from './security-txt';

const now = new Date('2026-11-28T18:00:00Z');
/** Fields by name, as RFC 9116 writes them: "Name: value", one a line. */
const fieldsOf = (text: string) => {
  const fields = new Map<string, string[]>();
  for (const line of text.trimEnd().split('\n')) {
    const [, name = '', value = ''] = /^([A-Z][\w-]+): (\S.*)$/.exec(line) ?? [];
    fields.set(name, [...(fields.get(name) ?? []), value]);
  }
  return fields;
};

describe('security.txt', () => {
  it('has the required fields and no others than RFC 9116 knows', () => {
    const fields = fieldsOf(
      securityTxt(['security@aivani.example', 'https://aivani.example/contact'], 'https://aivani.example', now),
    );
    expect(Object.fromEntries(fields)).toEqual({
      Contact: ['mailto:security@aivani.example', 'https://aivani.example/contact'],
      Expires: ['2027-05-27T00:00:00.000Z'],
      'Preferred-Languages': ['ka, en, ru'],
      Canonical: ['https://aivani.example/.well-known/security.txt'],
    });
  });

  it('expires after today and within a year, whenever it is read', () => {
    for (const year of [2026, 2028, 2031]) {
      const read = new Date(Date.UTC(year, 1, 28, 23, 59));
      const [expires = ''] = fieldsOf(securityTxt(['a@b.example'], 'https://aivani.example', read)).get('Expires') ?? [];
      const days = (Date.parse(expires) - read.getTime()) / 86_400_000;
      expect([days > 100, days < 365]).toEqual([true, true]);
    }
  });
});
