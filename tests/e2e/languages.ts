import { type Locale, locales } from '@/lib/contracts/locales';

const isEverything = process.env.TEST_ALL === '1';

/**
 * The languages that a journey is walked in: all of them in `npm run test:all`, in `npm test` those that it names, one as a rule. What
 * differs between languages, texts and addresses, has fast tests in each (decision 0043); the journeys share the languages among them.
 */
export const languagesOf = (...own: Locale[]): readonly Locale[] => (isEverything ? locales : own);

/** Each language with the pages that are opened in it: in `npm test` they take turns, in `npm run test:all` each has all of them. */
export const pagesByLanguage = <Page>(pages: readonly Page[]): (readonly [Locale, readonly Page[]])[] =>
  locales.map((locale, turn) => [locale, isEverything ? pages : pages.filter((_, index) => index % locales.length === turn)]);
