import { findStatementStub } from '@/lib/api/statement-stub';
import type { Locale } from '@/lib/contracts/common';
import { decideAccount } from './decide-account';
import { decideSearch } from './decide-search';
import { type Decision, error, page } from './decision';
import { localePath } from './locale-path';
import { statementIdFrom, statementPath, statementTypes } from './statement-address';
import type { VisitorKind } from './visitor-kind';

async function decideStatement(locale: Locale, path: string, search: string, segment: string): Promise<Decision> {
  const id = statementIdFrom(segment);
  if (id === null) return error(404);
  const stub = await findStatementStub(id);
  if (typeof stub === 'number') return error(stub);
  const canonical = statementPath(locale, stub);
  return localePath(locale, path) === canonical ? page : { kind: 'redirect', to: `${canonical}${search}` };
}

/** /{statement_type}/{deal?}/{id?}: without an id it is a list. */
async function decideCatchAll(locale: Locale, path: string, search: string): Promise<Decision> {
  const [, type = '', deal, id, ...more] = path.split('/');
  if (!(statementTypes as readonly string[]).includes(type) || more.length > 0) return error(404);
  if (id !== undefined) return decideStatement(locale, path, search, id);
  return { kind: 'redirect', to: `${localePath(locale, deal === undefined ? '/s' : `/s/${deal}`)}${search}` };
}

/** Pages whose existence depends on nothing but their name. */
const plainPages = new Set(['/', '/auth', '/favorites']);

/**
 * Decides an address before anything is rendered, since a page that has begun to stream can no longer change its status.
 * @param path without the language prefix
 * @param search the query with its question mark, or an empty string
 * @param isDevelopment whether pages made for developers exist
 * @param findKind asks who visits; only pages of the account do
 */
export async function decide(
  locale: Locale,
  path: string,
  search: string,
  isDevelopment: boolean,
  findKind: () => Promise<VisitorKind> = async () => 'guest',
): Promise<Decision> {
  const [, first = '', second, ...more] = path.split('/');
  if (plainPages.has(path) || (isDevelopment && path === '/ui')) return page;
  if (path === '/azomva') return error(403);
  if (first === 'account') return decideAccount(locale, path, findKind);
  if (first === 's') return more.length > 0 ? error(404) : decideSearch(locale, second ?? null, search);
  if (first === 'statements' && second === undefined) return { kind: 'redirect', to: `${localePath(locale, '/s')}${search}` };
  if (first === 'statements' && second !== undefined && more.length === 0) return decideStatement(locale, path, search, second);
  return decideCatchAll(locale, path, search);
}
