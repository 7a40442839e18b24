/** Apart from the schemas, so that a page which only asks for the languages does not load the validator with them. */
export const locales = ['ka', 'en', 'ru'] as const;
export type Locale = (typeof locales)[number];
