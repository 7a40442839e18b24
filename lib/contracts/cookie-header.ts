// The one parser of cookies: pages, the cache of pages, the API and scripts in the browser read the same value from the same header.

/** Names and values of a Cookie header as they are written, in its order. A value may contain `=`. */
export const cookiePairs = (header: string | null | undefined): [name: string, value: string][] =>
  (header ?? '').split(';').map((part) => {
    const [name = '', ...value] = part.trim().split('=');
    return [name, value.join('=')];
  });

/** The value of a cookie in a Cookie header; undefined where it is absent, empty, repeated or wrongly encoded. */
export function readCookie(header: string | null | undefined, name: string): string | undefined {
  const [value, ...others] = cookiePairs(header).filter(([other]) => other === name);
  if (!value?.[1] || others.length > 0) return undefined;
  try {
    return decodeURIComponent(value[1]);
  } catch {
    return undefined;
  }
}
