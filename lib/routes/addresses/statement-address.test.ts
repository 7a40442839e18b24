import { describe, expect, it } from 'vitest';
import { statementIdFrom, statementPath } from './statement-address';

const statement = {
  id: 10_000_042,
  middle_slugs: { ka: 'iyideba-bina', en: 'apartment-for-sale', ru: 'prodaetsia-kvartira' },
  href_lang: {
    ka: 'iyideba-3-otaxiani-bina-vakeshi',
    en: '3-room-apartment-for-sale-in-vake',
    ru: 'prodaetsia-3-komnatnaia-kvartira-v-vake',
  },
};

describe('statementPath', () => {
  it('is in the language of its prefix', () => {
    expect(statementPath('ka', statement)).toBe('/udzravi-qoneba/iyideba-bina/iyideba-3-otaxiani-bina-vakeshi-10000042');
    expect(statementPath('ru', statement)).toBe(
      '/ru/udzravi-qoneba/prodaetsia-kvartira/prodaetsia-3-komnatnaia-kvartira-v-vake-10000042',
    );
  });
});

describe('statementIdFrom', () => {
  it.each([
    ['iyideba-bina-10000042', 10_000_042],
    ['10000042', 10_000_042],
    ['iyideba-bina', null],
    ['bina-0', null],
    ['bina-99999999999', null],
    ['bina-4294967296', null],
    ['bina-12a', null],
  ])('reads %s as %s', (segment, id) => {
    expect(statementIdFrom(segment)).toBe(id);
  });
});
