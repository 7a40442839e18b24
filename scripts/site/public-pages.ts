import { searchPath } from '@/lib/routes/addresses/search-address';
import { statementTypes } from '@/lib/routes/addresses/statement-address';
import { type Locale, locales } from '../../lib/contracts/common';
import { localePath } from '../../lib/routes/locale-path';

export type PublicPage = { name: 'home' | 'search' | 'statement' | '404'; locale: Locale; path: string };

/** Apartments for sale: the list that most visitors open. */
const listPath = (locale: Locale): string => searchPath(locale, { deal_types: [1], real_estate_types: [1] });

/** The address of the first statement of that list. */
async function firstStatementPath(origin: string, locale: Locale): Promise<string> {
  const html = await (await fetch(origin + listPath(locale))).text();
  const [, path] = new RegExp(`href="([^"]*/${statementTypes[0]}/[^"]+)"`).exec(html) ?? [];
  if (!path) throw new Error(`The list at ${listPath(locale)} shows no statement.`);
  return path;
}

/** One address of every kind of page that a guest can open, in a language. */
export async function publicPages(origin: string, locale: Locale): Promise<PublicPage[]> {
  const paths = {
    home: localePath(locale, '/'),
    search: listPath(locale),
    statement: await firstStatementPath(origin, locale),
    '404': localePath(locale, '/no-such-page'),
  };
  return Object.entries(paths).map(([name, path]) => ({ name: name as PublicPage['name'], locale, path }));
}

/** The languages that a command line asks for: Georgian, or all. */
export const chosenLocales = (isEvery: boolean): readonly Locale[] => (isEvery ? locales : ['ka']);
