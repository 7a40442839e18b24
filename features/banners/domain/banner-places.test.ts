import { describe, expect, it } from 'vitest';
import { isSearchPath, isServicePath } from './banner-places';

describe('isServicePath', () => {
  it.each([
    '/shefaseba',
    '/shefaseba/RatersView',
    '/azomva/MeasurmentView',
    '/check-real-estate/realEstateView',
    '/booking-service',
    '/facebook',
    '/vip',
    '/VIP',
    '/3d-turi/tourView',
    '/photo-tour',
  ])('recognises %s as the page of a service', (path) => {
    expect(isServicePath(path)).toBe(true);
  });

  it.each(['/', '/s', '/s/vip', '/statements/vip', '/vipers', '/blog/photo-tour'])(
    'treats %s like a page without a service',
    (path) => {
      expect(isServicePath(path)).toBe(false);
    },
  );
});

describe('isSearchPath', () => {
  it.each(['/s', '/s/iyideba-bina'])('recognises %s as the search', (path) => expect(isSearchPath(path)).toBe(true));
  it.each(['/', '/statements/5', '/services'])('treats %s as another page', (path) => expect(isSearchPath(path)).toBe(false));
});
