/** Base for parsing paths; no real host has this name. */
const ownOrigin = 'http://site.invalid';

/**
 * The path of our own site that a request names as its return address.
 * @param siteUrl the site's public address, so that a whole address of it is accepted as well
 * @returns an empty text for none, null for another site and for what is not an address
 */
export function returnPath(value: string, siteUrl: string): string | null {
  if (value === '') return '';
  const isPath = value.startsWith('/') && !value.startsWith('//');
  const base = isPath ? ownOrigin : siteUrl;
  if ((!isPath && !/^https?:\/\//i.test(value)) || !URL.canParse(value, base)) return null;
  const url = new URL(value, base);
  // A backslash or a tab makes `//host` of a path, as it does in browsers: another origin.
  if (url.origin !== new URL(base).origin || url.username !== '') return null;
  // The parser normalises a path such as /..//host, which must not become an address of another host.
  return url.pathname.startsWith('//') ? null : `${url.pathname}${url.search}${url.hash}`;
}
