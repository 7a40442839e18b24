import type { Locale } from '@/lib/contracts/locales';
import { localePath } from '@/lib/routes/locale-path';
import { developersRoute } from './company-address';

/** The tab of the list of developers that contains the projects. */
export const projectsTab = '2';

/** The canonical address of a project: its slug is the same in every language. */
export const projectPath = (locale: Locale, { slug }: { slug: string }): string => localePath(locale, `/proeqti/${slug}`);

/** The canonical address of a developer. */
export const developerPath = (locale: Locale, { id, slug }: { id: number; slug: string | null }): string =>
  localePath(locale, `/d/${slug ?? id}`);

type ListParams = Readonly<Record<string, string | undefined>>;

function listPath(locale: Locale, query: URLSearchParams, params: ListParams): string {
  for (const [name, value] of Object.entries(params)) {
    if (name === 'activeTab' || !value || (name === 'page' && value === '1')) continue;
    query.set(name, value);
  }
  return `${localePath(locale, developersRoute)}${query.size > 0 ? `?${query}` : ''}`;
}

/** The list of developers with the given parameters; empty ones are left out, and so is the first page. */
export const developersPath = (locale: Locale, params: ListParams): string => listPath(locale, new URLSearchParams(), params);

/** The list of projects, as that of developers. */
export const projectsPath = (locale: Locale, params: ListParams = {}): string =>
  listPath(locale, new URLSearchParams({ activeTab: projectsTab }), params);
