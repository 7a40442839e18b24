import { expect, it } from 'vitest';
import { requestClassOf } from './request-class';

it.each([
  ['/', 'home'],
  ['/ru', 'home'],
  ['/en/s/apartments-for-sale?price_to=9', 'search'],
  ['/udzravi-qoneba/iyideba-1', 'statement'],
  ['/account/my-base', 'account'],
  ['/api/v1/statements', 'api'],
  ['/api/payments/callback/bog', 'api payments'],
  ['/api/health/ready', 'health'],
  ['/_next/static/a.js', 'asset'],
  ['/terms', 'page'],
])('%s is of the class %s', (url, route) => {
  expect(requestClassOf({ method: 'GET', url }).route).toBe(route);
});

it('an unknown method does not become a label', () => {
  expect(requestClassOf({ method: 'BREW', url: '/' }).method).toBe('_OTHER');
});
