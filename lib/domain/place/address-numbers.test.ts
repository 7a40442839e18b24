import { describe, expect, it } from 'vitest';
import { withoutFlat, withoutNumberSigns } from './address-numbers';

describe('withoutNumberSigns', () => {
  it.each([
    ['კოსტავას №77', 'კოსტავას 77'],
    ['კოსტავას № 77', 'კოსტავას 77'],
    ['Kostava N28', 'Kostava 28'],
    ['Костава no. 7а', 'Костава 7а'],
    ['Nino 5', 'Nino 5'],
  ])('reads %s as %s', (text, plain) => {
    expect(withoutNumberSigns(text)).toBe(plain);
  });
});

describe('withoutFlat', () => {
  it.each([
    ['ჭავჭავაძის 49, ბინა 12', 'ჭავჭავაძის 49'],
    ['ჭავჭავაძის №49 ბ. 12', 'ჭავჭავაძის 49'],
    ['Чавчавадзе 49, кв. 12', 'Чавчавадзе 49'],
    ['Chavchavadze 49 apt 12b', 'Chavchavadze 49'],
    ['ბინა 12', 'ბინა 12'],
    ['გლდანი 3 მკრ', 'გლდანი 3 მკრ'],
  ])('reads %s as %s', (text, house) => {
    expect(withoutFlat(text)).toBe(house);
  });
});
