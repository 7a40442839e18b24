import { expect, it, vi } from 'vitest';
import { decide } from './decide/decide';
import { findGuestPage } from './guest-page';

vi.mock('./decide/decide', async (load) => {
  const { decide } = await load<typeof import('./decide/decide')>();
  return { decide: vi.fn(decide) };
});

it.each([
  ['/', '/ka', 'ka'],
  ['/?currency_id=2', '/ka', 'ka'],
  ['/compare', '/ka/compare', 'ka'],
  ['/en', '/en', 'en'],
  ['/ru/VIP?a=%E1%83%95', '/ru/VIP', 'ru'],
])('is the page of %s', async (url, path, locale) => {
  expect(await findGuestPage(url)).toMatchObject({ path, requestHeaders: { 'x-next-intl-locale': locale } });
});

it('has a policy with a new nonce, in the response and for the page', async () => {
  const pages = await Promise.all([findGuestPage('/compare'), findGuestPage('/compare')]);
  const policies = pages.map((page) => page?.headers['content-security-policy']);
  expect(policies[0]).toMatch(/'nonce-[\w+/=]{20,}'/);
  expect(policies[0]).not.toBe(policies[1]);
  expect(pages[0]?.requestHeaders['content-security-policy']).toBe(policies[0]);
  expect(pages[0]?.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': expect.any(String) });
});

it.each([
  ['an error', '/azomva'],
  ['an alias', '/en/azomva/'],
  ['the account', '/account'],
  ['the staff', '/admin'],
  ['Georgian with a prefix', '/ka'],
  ['Georgian with a prefix', '/ka/compare'],
  ['the return of a sign-in', '/compare?access_token=1'],
  ['the return of a sign-in, encoded', '/compare?access%5Ftoken=1'],
  ['a path with a slash at its end', '/compare/'],
  ['a path with two slashes', '//compare'],
  ['a path that has to be decoded', '/%63ompare'],
  ['a path that has to be resolved', '/en/../compare'],
  ['an address of another site', 'http://other.example/compare'],
])('leaves %s to the middleware: %s', async (_, url) => {
  expect(await findGuestPage(url)).toBeNull();
});

it.each(['/blog/%E1%83%95', '/blog//vake', '/blog/vake/'])(
  'leaves %s to the framework, which decodes it or redirects',
  async (url) => {
    vi.mocked(decide).mockResolvedValue({ kind: 'page' });
    expect(await findGuestPage('/blog/vake')).toMatchObject({ path: '/ka/blog/vake' });
    expect(await findGuestPage(url)).toBeNull();
  },
);
