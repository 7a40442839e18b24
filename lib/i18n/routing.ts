import { defineRouting } from 'next-intl/routing';
import { defaultLocale, locales } from '@/lib/contracts/locales';

export const routing = defineRouting({
  locales,
  defaultLocale,
  localePrefix: 'as-needed',
  localeDetection: false,
  // Guests' pages must leave without Set-Cookie so that a proxy in front may cache them; the language switch writes the cookie itself.
  localeCookie: false,
  // Its Link header would only change the prefix, while slugs differ by language; pages name their versions themselves.
  alternateLinks: false,
});
