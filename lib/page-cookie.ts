import { headers } from 'next/headers';
import { readCookie } from './contracts/cookie-header';

/**
 * Reads cookies of the request that a page is rendered for, by name. Not the framework's `cookies()`, which takes repeated, empty and wrongly
 * encoded ones otherwise: the cache of guests' pages has to know what a page has read.
 */
export async function pageCookieReader(): Promise<(name: string) => string | undefined> {
  const header = (await headers()).get('cookie');
  return (name) => readCookie(header, name);
}
