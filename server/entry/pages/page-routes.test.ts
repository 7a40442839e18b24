import { expect, it } from 'vitest';
import { createPageRoutes } from './page-routes';

const findRoute = createPageRoutes({
  '/[locale]/(default)/[type]/[[...rest]]/page': 'statement',
  '/[locale]/(default)/page': 'home',
  '/[locale]/(default)/s/[[...slug]]/page': 'search',
  '/[locale]/(default)/blog/[key]/page': 'article',
  '/[locale]/(default)/blog/page': 'blog',
  '/[locale]/(account)/files/[...path]/page': 'files',
  '/[locale]/@modal/login/page': 'slot',
  '/[locale]/(.)photo/page': 'intercepted',
  '/_not-found/page': 'missing',
  '/api/[...path]/route': 'api',
});

it.each([
  ['/ka', 'home', { locale: 'ka' }],
  ['/ka/s', 'search', { locale: 'ka' }],
  ['/en/s/flats', 'search', { locale: 'en', slug: ['flats'] }],
  ['/en/blog', 'blog', { locale: 'en' }],
  ['/en/blog/vake', 'article', { locale: 'en', key: 'vake' }],
  ['/ru/files/a/b', 'files', { locale: 'ru', path: ['a', 'b'] }],
  ['/ru/homes/sale/flat-7', 'statement', { locale: 'ru', type: 'homes', rest: ['sale', 'flat-7'] }],
  ['/ru/homes', 'statement', { locale: 'ru', type: 'homes' }],
])('finds the page of %s', (path, file, params) => {
  expect(findRoute(path)).toEqual({ file, params });
});

it('leaves to the framework what is no plain page', () => {
  const plain = createPageRoutes({
    '/[locale]/@modal/login/page': 'slot',
    '/[locale]/(.)photo/page': 'intercepted',
    '/_not-found/page': 'missing',
    '/[locale]/files/[...path]/page': 'files',
    '/[locale]/feed/route': 'feed',
  });
  const paths = ['/ka/login', '/ka/photo', '/_not-found', '/ka/files', '/ka/feed', '/ka', '/'];
  expect(paths.map(plain)).toEqual(paths.map(() => null));
});
