import { describe, expect, it } from 'vitest';
import { formatPhone, groupPhoneDigits, toE164 } from './phone';

describe('formatPhone', () => {
  it.each(['599001234', '+995 599 00 12 34', '995599001234', '599-001-234'])('shows %s in the national way', (phone) => {
    expect(formatPhone(phone)).toBe('599 00 12 34');
  });

  it('groups a masked number in threes', () => {
    expect(formatPhone('598422***')).toBe('598 422 ***');
  });

  it('keeps what it does not know', () => {
    expect(formatPhone(' +44 20 7946 0958 ')).toBe('+44 20 7946 0958');
  });
});

describe('groupPhoneDigits', () => {
  it('groups what is typed so far, to nine digits', () => {
    expect(groupPhoneDigits('')).toBe('');
    expect(groupPhoneDigits('599')).toBe('599');
    expect(groupPhoneDigits('59900')).toBe('599 00');
    expect(groupPhoneDigits('599001234')).toBe('599 001 234');
    expect(groupPhoneDigits('+995599001234')).toBe('599 001 234');
    expect(groupPhoneDigits('5990012345')).toBe('599 001 234');
  });
});

describe('toE164', () => {
  it.each([
    ['032 2 00 00 00', '+995322000000'],
    ['599 00 12 34', '+995599001234'],
    ['599001234', '+995599001234'],
    ['995599001234', '+995599001234'],
    ['+49 30 901820', '+4930901820'],
  ])('dials %s as %s', (shown, dialled) => {
    expect(toE164(shown)).toBe(dialled);
  });
});
