import { describe, expect, it } from 'vitest';
import { formatInternationalPhone, formatPhone, toE164 } from './phone';

describe('formatPhone', () => {
  it.each(['599001234', '+995 599 00 12 34', '995599001234', '599-001-234'])('shows %s in national format', (phone) => {
    expect(formatPhone(phone)).toBe('599 00 12 34');
  });

  it('groups a masked number in threes', () => {
    expect(formatPhone('598422***')).toBe('598 422 ***');
  });

  it('keeps unknown formats unchanged', () => {
    expect(formatPhone(' +44 20 7946 0958 ')).toBe('+44 20 7946 0958');
    // Nine digits with their country code.
    expect(formatPhone('+298123456')).toBe('+298123456');
  });
});

describe('formatInternationalPhone', () => {
  it.each([
    ['599001234', '+995 599 00 12 34'],
    ['+79211234567', '+79211234567'],
    ['+298123456', '+298123456'],
  ])('shows %s as %s', (phone, shown) => {
    expect(formatInternationalPhone(phone)).toBe(shown);
  });
});

describe('toE164', () => {
  it.each([
    ['032 2 00 00 00', '+995322000000'],
    ['599 00 12 34', '+995599001234'],
    ['599001234', '+995599001234'],
    ['995599001234', '+995599001234'],
    ['+49 30 901820', '+4930901820'],
    ['+7 921 123-45-67', '+79211234567'],
    ['00 7 921 123 45 67', '+79211234567'],
    ['00 995 599 00 12 34', '+995599001234'],
  ])('dials %s as %s', (shown, dialled) => {
    expect(toE164(shown)).toBe(dialled);
  });
});
