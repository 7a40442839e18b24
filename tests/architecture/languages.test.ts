import { expect, it } from 'vitest';
import { locales } from '@/lib/contracts/locales';
import { isTest, readSource, sourceFiles } from './source-files';

/** How languages stand beside each other in a list. A text of each language differs from the others, and is no list. */
const listed = [
  // ['ka', 'en', …], 'ka' | 'en'
  /(['"])(?:LOCALE)\1\s*[,|]\s*\1(?:LOCALE)\1/,
  // (en|ru) in an expression
  /\b(?:LOCALE)\|(?:LOCALE)\b/,
  // { ka: text, en: text }: the same for every language
  /\b(?:LOCALE):(?!\s*string\b)\s*([^,{}()]+(?:\([^()]*\))?),\s*(?:LOCALE):\s*\1[,\s}]/,
];
const patternsOf = (names: readonly string[]): RegExp[] =>
  listed.map(({ source }) => new RegExp(source.replaceAll('LOCALE', names.join('|'))));
const listsLanguages = (source: string, names: readonly string[]): boolean => patternsOf(names).some((one) => one.test(source));

/** The languages that the letters of a text tell. */
const ofLetters = ['components/ui/display/user-text.tsx', 'features/statement/domain/description.ts'];
const isProduct = (path: string): boolean =>
  /^(app|components|features|lib|server)\//.test(path) && !isTest(path) && !/\.fixture\.tsx?$/.test(path);

it('lists the languages of the site in one place', () => {
  const listing = sourceFiles.filter(
    (path) => isProduct(path) && !ofLetters.includes(path) && listsLanguages(readSource(path), locales),
  );
  expect(listing).toEqual(['lib/contracts/locales.ts']);
});

it.each([
  ['an array', "const order = ['ka', 'en', 'de'];"],
  ['a type', "locale: 'en' | 'de'"],
  ['an expression', '/^\\/(en|de)\\//'],
  ['a schema of each', 'z.object({ ka: text, de: text })'],
  ['a value of each', "{ en: '', de: '' }"],
])('finds a fourth language in %s', (_, source) => {
  expect(listsLanguages(source, [...locales, 'de'])).toBe(true);
});

it('does not take the texts of each language for a list', () => {
  expect(listsLanguages("{ ka: 'ბინა', en: 'Flat', ru: 'Квартира' }", locales)).toBe(false);
});
