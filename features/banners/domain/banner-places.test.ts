import { describe, expect, it } from 'vitest';
import { isServicePath } from './banner-places';

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
