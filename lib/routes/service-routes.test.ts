import { describe, expect, it } from 'vitest';
import { locales } from '@/lib/contracts/locales';
import { servicePageKeys } from '@/lib/contracts/money/services';
import { decide } from '@/lib/decide/decide';
import { accountRoutes } from './account-routes';
import { localePath } from './locale-path';
import { orderPathOf, servicePaths, serviceRouteOf, serviceRoutes } from './service-routes';

it('every page of the API has a route', () => {
  expect(serviceRoutes.map(({ key }) => key)).toEqual([...servicePageKeys]);
});

it.each(locales)('every address of a service is a page in %s', async (locale) => {
  for (const path of servicePaths) expect([path, await decide(locale, path, '', false)]).toEqual([path, { kind: 'page' }]);
});

it.each(locales)('the other spelling of the VIP page leads to it for good, with its query, in %s', async (locale) => {
  expect(await decide(locale, '/vip', '?tier=3', false)).toEqual({
    kind: 'redirect',
    to: `${localePath(locale, '/VIP')}?tier=3`,
  });
});

it.each(['/Photo-tour', '/photo-tour/tourview', '/photo-tour/tourView/x', '/facebook/facebookView', '/azomva/measurmentview'])(
  'there is no page at %s',
  async (path) => {
    expect(await decide('ka', path, '', false)).toEqual({ kind: 'error', status: 404 });
  },
);

it('/azomva itself is closed, and nothing leads there', async () => {
  expect(await decide('ka', '/azomva', '', false)).toEqual({ kind: 'error', status: 403 });
  expect([...servicePaths]).not.toContain('/azomva');
});

describe('a service', () => {
  it('is ordered on a public page where anyone may, else within the account', () => {
    expect(orderPathOf(serviceRouteOf('photo-tour'))).toBe('/photo-tour/tourView');
    expect(orderPathOf(serviceRouteOf('facebook'))).toBe('/account/facebookService/facebookView');
  });

  it('is ordered nowhere while that page does not exist', () => {
    expect(orderPathOf({ ...serviceRouteOf('facebook'), accountOrder: '/account/nothing' })).toBeNull();
  });

  it('has its form within the account too', () => {
    const paths: string[] = accountRoutes.map(({ path }) => path);
    const missing = serviceRoutes.filter(({ order, accountOrder }) => order !== null && !paths.includes(accountOrder));
    expect(missing).toEqual([]);
  });
});
