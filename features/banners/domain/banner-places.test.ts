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
  ])('knows %s for the page of a service', (path) => {
    expect(isServicePath(path)).toBe(true);
  });

  it.each(['/', '/s', '/s/vip', '/statements/vip', '/vipers', '/blog/photo-tour'])(
    'takes %s for a page like any other',
    (path) => {
      expect(isServicePath(path)).toBe(false);
    },
  );
});

describe('isSearchPath', () => {
  it.each(['/s', '/s/iyideba-bina'])('knows %s for the search', (path) => expect(isSearchPath(path)).toBe(true));
  it.each(['/', '/statements/5', '/services'])('takes %s for another page', (path) => expect(isSearchPath(path)).toBe(false));
});
