import { locales } from '@/lib/contracts/locales';

/** Base of the site while an address is parsed; no real host has this name. */
const ownOrigin = 'http://site.invalid';

const lengthMax = 2000;

/** Characters that browsers drop from an address or read as a slash, so that `/\host` would leave the site. */
const hasUnsafeCharacters = (text: string): boolean => /[\\\s]/.test(text) || [...text].some((character) => character < ' ');

/** The sign-in itself is not an address to return to. */
const isSignIn = (path: string): boolean => {
  const [first = '', second = ''] = path.slice(1).split('/');
  return (locales.some((locale) => locale === first) ? second : first) === 'auth';
};

/**
 * The address within the site that a `continue` parameter names: path, query and fragment.
 * @param origin the site's own, so that a whole address of it is accepted as well
 * @returns null for another origin, for an invalid address, and for the sign-in itself
 */
export function continueTarget(value: string | null | undefined, origin?: string): string | null {
  if (!value || value.length > lengthMax || hasUnsafeCharacters(value)) return null;
  const isPath = value.startsWith('/') && !value.startsWith('//');
  const base = origin ?? ownOrigin;
  if (!isPath && (origin === undefined || !/^https?:\/\//i.test(value))) return null;
  if (!URL.canParse(value, base)) return null;
  const url = new URL(value, base);
  if (url.origin !== new URL(base).origin || url.username !== '' || isSignIn(url.pathname)) return null;
  // The parser normalises a path such as /..//host, which must not become an address of another host.
  return url.pathname.startsWith('//') ? null : `${url.pathname}${url.search}${url.hash}`;
}
