import { describe, expect, it } from 'vitest';
import { dialLink, maskedPhone, minutesToWait } from './masked-phone';

describe('maskedPhone', () => {
  it('shows five digits and dots for the rest', () => {
    expect(maskedPhone('599001***')).toEqual({ shown: '599\u00A000\u00A0••\u00A0••', digits: '599 00' });
  });

  it('shows what is known of a short number', () => {
    expect(maskedPhone('032***')).toEqual({ shown: '032\u00A0••\u00A0••\u00A0••', digits: '032' });
  });

  it('is nothing where there is no number', () => {
    expect(maskedPhone('')).toBeNull();
  });
});

describe('dialLink', () => {
  it.each([
    ['599001234', 'tel:+995599001234'],
    ['+995 599 00 12 34', 'tel:+995599001234'],
    ['+44 20 7946 0958', 'tel:+442079460958'],
  ])('dials %s as %s', (phone, link) => {
    expect(dialLink(phone)).toBe(link);
  });
});

describe('minutesToWait', () => {
  it('rounds seconds up to whole minutes, at least one', () => {
    expect([minutesToWait(null), minutesToWait(1), minutesToWait(60), minutesToWait(61), minutesToWait(3600)]).toEqual([
      1, 1, 1, 2, 60,
    ]);
  });
});
