import { getPlaces } from '@/lib/api/places/places';
import { readTextPlaces } from '@/lib/api/places/text-places';
import { findSharedList } from '@/lib/api/statements/shared-list';
import { countStatements } from '@/lib/api/statements/statement-count';
import { findStatementStub } from '@/lib/api/statements/statement-stub';
import type { StaffMember } from '@/lib/contracts/admin';
import type { Locale } from '@/lib/contracts/common';
import { questionnaireIdFrom, questionnaireRoute } from '@/lib/routes/addresses/form-address';
import { buyerRequestRoute, guidedRoute, readGuidedAddress } from '@/lib/routes/addresses/guided-address';
import { paymentResultRoute } from '@/lib/routes/addresses/money/payment-address';
import { readSearchAddress, searchPath } from '@/lib/routes/addresses/search-address';
import { sharedListTokenFrom } from '@/lib/routes/addresses/shared-list-address';
import { statementPath, statementReferenceFrom, statementTypes } from '@/lib/routes/addresses/statement-address';
import { decideAdmin } from '@/lib/routes/admin-routes';
import { localePath } from '@/lib/routes/locale-path';
import { serviceAliases, servicePaths } from '@/lib/routes/service-routes';
import type { VisitorKind } from '@/lib/routes/visitor-kind';
import { type Decision, error, page } from '../routes/decision';
import { decideAccount } from './decide-account';
import { decideCompany } from './decide-company';
import { decideContent } from './decide-content';
import { decideForm } from './decide-form';
import { decidePayment, type PaymentOwner } from './decide-payment';
import { decidePrices } from './decide-prices';
import { decideProject } from './decide-project';

/** The list's address: its slug must be known and must not contradict the query, words that name a place lead to that place, and its page must exist. */
async function decideSearch(locale: Locale, slug: string | null, search: string): Promise<Decision> {
  if (slug === null && !/[?&](page|q)=/.test(search)) return page;
  const places = await getPlaces();
  const address = readSearchAddress(locale, slug, search, places);
  if (!address) return error(404);
  if (address.isMisleading) return { kind: 'redirect', to: searchPath(locale, address.filters, places) };
  const filters = await readTextPlaces(address.filters);
  if (filters !== address.filters) return { kind: 'redirect', to: searchPath(locale, filters, places) };
  if ((address.filters.page ?? 1) === 1) return page;
  const { last_page } = await countStatements(address.filters);
  return (address.filters.page ?? 1) > last_page ? error(404) : page;
}

async function decideStatement(locale: Locale, path: string, search: string, segment: string): Promise<Decision> {
  const reference = statementReferenceFrom(segment);
  if (reference === null) return error(404);
  const stub = await findStatementStub(reference);
  if (typeof stub === 'number') return error(stub);
  const canonical = statementPath(locale, stub);
  return localePath(locale, path) === canonical ? page : { kind: 'redirect', to: `${canonical}${search}` };
}

/** A segment that is nothing but an id or a uuid: words that name a list may end with a number as well. */
const isReference = (segment: string): boolean => /^\d+$/.test(segment) || typeof statementReferenceFrom(segment) === 'string';

/** /{statement_type}/{deal?}/{id?}: without an id it is a list. */
async function decideCatchAll(locale: Locale, path: string, search: string): Promise<Decision> {
  const [, type = '', deal, id, ...more] = path.split('/');
  if (!(statementTypes as readonly string[]).includes(type) || more.length > 0) return error(404);
  const statement = id ?? (deal !== undefined && isReference(deal) ? deal : undefined);
  if (statement !== undefined) return decideStatement(locale, path, search, statement);
  return { kind: 'redirect', to: `${localePath(locale, deal === undefined ? '/s' : `/s/${deal}`)}${search}` };
}

/** Pages whose existence depends on nothing but their name. */
const plainPages = new Set(['/', '/auth', '/compare', '/favorites', '/unsubscribe', buyerRequestRoute, questionnaireRoute]);

/** A question of the guided search; after the last one, the list of its answers. */
async function decideGuided(locale: Locale, search: string): Promise<Decision> {
  const { filters, step } = readGuidedAddress(search);
  return step === null ? { kind: 'redirect', to: searchPath(locale, filters, await getPlaces()), status: 307 } : page;
}

type HasQuestionnaire = (uuid: string) => Promise<boolean>;

/** A questionnaire of the visitor's own; null for any other address. */
async function decideQuestionnaire(path: string, hasQuestionnaire: HasQuestionnaire): Promise<Decision | null> {
  const uuid = questionnaireIdFrom(path);
  if (uuid === null) return null;
  return (await hasQuestionnaire(uuid)) ? page : error(404);
}

/** A shared list by the token of its link; null for any other address. A revoked link is a 404. */
async function decideSharedList(path: string): Promise<Decision | null> {
  const token = sharedListTokenFrom(path);
  if (token === null) return null;
  return (await findSharedList(token)) ? page : error(404);
}

/** Addresses that a part of the site decides; null for all others. */
const decidePart = async (
  locale: Locale,
  path: string,
  search: string,
  hasQuestionnaire: HasQuestionnaire,
): Promise<Decision | null> =>
  (await decideQuestionnaire(path, hasQuestionnaire)) ??
  (await decideContent(locale, path, search)) ??
  (await decideCompany(locale, path, search)) ??
  (await decideForm(path)) ??
  (await decidePrices(locale, path, search)) ??
  (await decideSharedList(path)) ??
  (await decideProject(locale, path, search));

/**
 * Decides an address before anything is rendered, since a page that has started to stream can no longer change its status.
 * @param path without the language prefix
 * @param search the query with its question mark, or an empty string
 * @param isDevelopment whether pages made for developers exist
 * @param findKind looks up the visitor; called for pages of the account only
 * @param findMember looks up the visitor as a member of the staff; called for pages of the staff only
 * @param findPaymentOwner looks up whose a payment is; called for the result of a named payment only
 * @param hasQuestionnaire looks up whether a questionnaire is the visitor's; called for the address of one only
 */
export async function decide(
  locale: Locale,
  path: string,
  search: string,
  isDevelopment: boolean,
  findKind: () => Promise<VisitorKind> = async () => 'guest',
  findMember: () => Promise<StaffMember | null> = async () => null,
  findPaymentOwner: (paymentId: number) => Promise<PaymentOwner> = async () => 'missing',
  hasQuestionnaire: HasQuestionnaire = async () => false,
): Promise<Decision> {
  const [, first = '', second, ...more] = path.split('/');
  if (plainPages.has(path) || (isDevelopment && path === '/ui')) return page;
  if (path === '/azomva') return error(403);
  if (servicePaths.has(path)) return page;
  const alias = Object.hasOwn(serviceAliases, path) ? serviceAliases[path] : undefined;
  if (alias !== undefined) return { kind: 'redirect', to: `${localePath(locale, alias)}${search}` };
  if (path === guidedRoute) return decideGuided(locale, search);
  if (path === paymentResultRoute) return decidePayment(locale, search, findPaymentOwner);
  if (first === 'admin') return decideAdmin(locale, path, findMember);
  if (first === 'account') return decideAccount(locale, path, findKind);
  const decided = await decidePart(locale, path, search, hasQuestionnaire);
  if (decided) return decided;
  if (first === 's') return more.length > 0 ? error(404) : decideSearch(locale, second ?? null, search);
  if (first === 'statements' && second === undefined) return { kind: 'redirect', to: `${localePath(locale, '/s')}${search}` };
  if (first === 'statements' && second !== undefined && more.length === 0) return decideStatement(locale, path, search, second);
  return decideCatchAll(locale, path, search);
}
