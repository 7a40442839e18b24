import { expect, it } from 'vitest';
import { requestClassOf } from './request-classes';

it.each([
  ['/', 'home', 'pages'],
  ['/ru', 'home', 'pages'],
  ['/en/s/apartments-for-sale?price_to=9', 'search', 'pages'],
  ['/udzravi-qoneba/iyideba-1', 'statement', 'pages'],
  ['/terms', 'page', 'pages'],
  ['/accounting', 'page', 'pages'],
  ['/en/api/health', 'page', 'pages'],
  ['/ru/assets/a', 'page', 'pages'],
  ['/account/my-base', 'account', 'accountPages'],
  ['/ru/payment-result?id=1', 'account', 'accountPages'],
  ['/en/admin/forms', 'staff', 'accountPages'],
  ['/api/v1/statements', 'api', 'api'],
  ['/api/v1/me', 'api account', 'accountApi'],
  ['/api/auth-service/token', 'api account', 'accountApi'],
  ['/api/v1/payments/methods', 'api payments', 'accountApi'],
  ['/api/mcp', 'api assistants', 'assistants'],
  ['/api/payments/callback/bog', 'api callback', null],
  ['/api/v1/chat/events', 'api stream', null],
  ['/chat/events', 'page', 'pages'],
  ['/api/health/ready', 'health', null],
  ['/api/images/1.webp', 'asset', null],
  ['/_next/static/a.js', 'asset', null],
])('%s is of the class %s and waits in the lane %s', (url, route, lane) => {
  expect(requestClassOf({ method: 'GET', url })).toMatchObject({ route, lane });
});

it('an unknown method does not become a label', () => {
  expect(requestClassOf({ method: 'BREW', url: '/' }).method).toBe('_OTHER');
});
