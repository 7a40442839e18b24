/** Apart from the schemas, so that a page that only needs the languages does not load the validator with them. */
export const locales = ['ka', 'en', 'ru'] as const;
export type Locale = (typeof locales)[number];
