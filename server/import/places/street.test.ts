import { describe, expect, it } from 'vitest';
import { findStreet, parseStreet } from './street';

describe('addresses', () => {
  it('are split into a stem, a kind and a number', () => {
    expect(parseStreet('ჭავჭავაძე ი. გამზირი 12ა')).toMatchObject({ kind: 'avenue', number: '12ა' });
    expect(parseStreet('კალოუბნის ქ. 56')).toMatchObject({ kind: 'street', number: '56' });
    expect(parseStreet('52')).toBeNull();
  });

  it.each([
    ['რუსთაველი შ. გამზირი', 'შოთა რუსთაველის გამზირზე'],
    ['აღმაშენებლის გამზ.', 'აღმაშენებელი გამზირი'],
    ['შარტავა ჟ. ქ.', 'შარტავას ქუჩა'],
  ])('of %s and %s share a stem', (one, other) => {
    const [a, b] = [parseStreet(one), parseStreet(other)];
    expect(b?.stem.split(' ')).toContain(a?.stem);
    expect(a?.kind).toBe(b?.kind);
  });

  it('lead to the street of the gazetteer, whatever the case and the initials', () => {
    expect(findStreet('გორგილაძე ზ. ქუჩა 96', 15, null, null)?.name.ka).toBe('ზურაბ გორგილაძის ქუჩა');
    expect(findStreet('პეკინის გამზ. 7', 1, 47, null)?.name.ka).toBe('პეკინის გამზირი');
  });

  it('lead to an avenue that is called a street, but never to a lane or to what is unknown', () => {
    expect(findStreet('პეკინის ქ. 7', 1, 47, null)?.name.ka).toBe('პეკინის გამზირი');
    expect(findStreet('პეკინის ჩიხი 7', 1, 47, null)).toBeNull();
    expect(findStreet('არარსებული ქუჩა', 1, null, null)).toBeNull();
  });
});
