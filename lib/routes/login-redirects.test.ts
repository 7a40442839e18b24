import { describe, expect, it } from 'vitest';
import { externalLoginUrl, readLoginCallback } from './login-redirects';

const origin = 'https://aivani.example';
const back = (query: string) => new URL(`/s?page=2&${query}`, origin);

describe('the sign-in on another site', () => {
  it('gets the present address and restores its state', () => {
    const url = new URL(externalLoginUrl('https://login.example/start?site=aivani', '/s?page=2', origin, 'secret'));
    expect(url.origin + url.pathname).toBe('https://login.example/start');
    expect(url.searchParams.get('site')).toBe('aivani');
    expect(url.searchParams.get('continue')).toBe('https://aivani.example/s?page=2&state=secret');
  });

  it('accepts the token of a browser that left for it, and strips it', () => {
    expect(readLoginCallback(back('state=secret&access_token=abc'), 'secret')).toEqual({ token: 'abc', to: '/s?page=2' });
  });

  it.each([
    ['no state was kept', 'state=secret&access_token=abc', undefined],
    ['another state was kept', 'state=secret&access_token=abc', 'other'],
    ['the address has none', 'access_token=abc', 'secret'],
    ['both are empty', 'state=&access_token=abc', ''],
    ['there are two tokens', 'state=secret&access_token=abc&access_token=def', 'secret'],
    ['the token is empty', 'state=secret&access_token=', 'secret'],
  ])('drops the token when %s', (_, query, kept) => {
    expect(readLoginCallback(back(query), kept)).toEqual({ token: null, to: '/s?page=2' });
  });

  it('stays within the site whatever the address looks like', () => {
    expect(readLoginCallback(new URL('https://aivani.example//evil.example/?access_token=abc'), undefined)?.to).toBe(
      '/evil.example/',
    );
  });

  it('leaves every other address unchanged', () => {
    expect(readLoginCallback(back('state=secret'), 'secret')).toBeNull();
  });
});
