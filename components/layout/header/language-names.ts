import type { Locale } from 'next-intl';

/** Each language under its own name, so that visitors who cannot read the page find theirs. */
export const languageNames: Record<Locale, { name: string; shortName: string }> = {
  ka: { name: 'ქართული', shortName: 'ქარ' },
  en: { name: 'English', shortName: 'ENG' },
  ru: { name: 'Русский', shortName: 'РУС' },
};
