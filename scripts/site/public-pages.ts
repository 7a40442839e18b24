import { searchPath } from '@/lib/routes/addresses/search-address';
import { statementTypes } from '@/lib/routes/addresses/statement-address';
import { type Locale, locales } from '../../lib/contracts/common';
import { localePath } from '../../lib/routes/locale-path';

/** The kinds of pages that a guest opens most. */
export const publicPageKinds = ['home', 'search', 'statement', 'article', 'broker', 'project', 'prices', 'developers'] as const;
export type PublicPageKind = (typeof publicPageKinds)[number];
export type PublicPage = { name: PublicPageKind | '404'; locale: Locale; path: string };

/** Apartments for sale: the list that most visitors open. */
const listPath = (locale: Locale): string => searchPath(locale, { deal_types: [1], real_estate_types: [1] });

/** Asks a busy site again when it says so. */
async function patientFetch(url: string): Promise<Response> {
  const response = await fetch(url);
  const seconds = Number(response.headers.get('retry-after'));
  if (response.status !== 503 || !seconds) return response;
  await new Promise((done) => setTimeout(done, seconds * 1000));
  return patientFetch(url);
}

/** The first address on a page that begins with a folder in any language. */
async function firstLink(origin: string, page: string, folder: string): Promise<string> {
  const html = await (await patientFetch(origin + page)).text();
  const [, path] = new RegExp(`href="((?:/[a-z]{2})?/${folder}/[^".?#]+)"`).exec(html) ?? [];
  if (!path) throw new Error(`${page} links to no page of /${folder}.`);
  return path;
}

/** One address of every kind of page that a guest can open, in a language. */
export async function publicPages(origin: string, locale: Locale): Promise<PublicPage[]> {
  const at = (path: string): string => localePath(locale, path);
  const paths: Record<PublicPage['name'], string> = {
    home: at('/'),
    search: listPath(locale),
    // The latest statement may have no picture.
    statement: await firstLink(origin, `${listPath(locale)}?with_picture=1`, statementTypes[0]),
    article: await firstLink(origin, at('/blog'), 'blog'),
    broker: await firstLink(origin, at('/brokerebi'), 'br'),
    project: await firstLink(origin, at('/developerebi?activeTab=2'), 'proeqti'),
    prices: at('/prices'),
    developers: at('/developerebi'),
    '404': at('/no-such-page'),
  };
  return Object.entries(paths).map(([name, path]) => ({ name: name as PublicPage['name'], locale, path }));
}

/** The languages that a command line asks for: Georgian, or all. */
export const chosenLocales = (isEvery: boolean): readonly Locale[] => (isEvery ? locales : ['ka']);
