import { readCookie as readCookieOf } from '@/lib/contracts/cookie-header';
import { dayMs } from '@/lib/domain/time/duration';

// js-cookie, which parts that come later use, weighs half a kibibyte in every page. Names and values here are plain words.

/** The value of a cookie that scripts may read. */
export const readCookie = (name: string): string | undefined => readCookieOf(document.cookie, name);

export function writeCookie(name: string, value: string, days: number): void {
  const expires = new Date(Date.now() + days * dayMs).toUTCString();
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser, and not over http.
  document.cookie = `${name}=${value}; path=/; expires=${expires}; samesite=lax`;
}
