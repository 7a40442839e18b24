import { accountRouteOf } from '@/lib/routes/account-routes';
import { type FillOptions, fillQuery } from '@/lib/routes/addresses/fill-address';
import type { AccountKind } from '@/lib/routes/visitor-kind';

export type AccountEntryKey =
  | 'overview'
  | 'statements'
  | 'favorites'
  | 'searches'
  | 'notifications'
  | 'payments'
  | 'invoice_top_up'
  | 'services'
  | 'measure'
  | 'estimate'
  | 'loan'
  | 'agents'
  | 'inventory'
  | 'clients'
  | 'public_page'
  | 'requests'
  | 'projects'
  | 'offers'
  | 'company'
  | 'profile'
  | 'personal_information'
  | 'api'
  | 'staff';

/** An entry of the account's menu. `href` is without the language within the site; an external one is a whole address. */
export type AccountEntry = {
  key: AccountEntryKey;
  href: string;
  isExternal: boolean;
  /** Opens the top-up of the balance over the page instead. */
  fill?: FillOptions;
};

/** Addresses of a developer's own sites; an entry without one is absent. */
export type DeveloperSites = {
  projectsUrl?: string | undefined;
  offersUrl?: string | undefined;
  companyUrl?: string | undefined;
};

type Row = { key: AccountEntryKey; path: string; kinds: readonly AccountKind[] | 'all' };

/** Every page of the account that has an entry, in the order of the menu, and the kinds of account that see it. */
const rows: readonly Row[] = [
  { key: 'overview', path: '/account', kinds: 'all' },
  { key: 'statements', path: '/account/statements', kinds: 'all' },
  { key: 'favorites', path: '/account/favorites', kinds: 'all' },
  { key: 'searches', path: '/account/searches', kinds: 'all' },
  { key: 'notifications', path: '/account/notifications', kinds: 'all' },
  { key: 'payments', path: '/account/payments', kinds: 'all' },
  { key: 'services', path: '/account/services', kinds: 'all' },
  { key: 'requests', path: '/account/requests', kinds: 'all' },
  { key: 'measure', path: '/account/measure', kinds: 'all' },
  { key: 'estimate', path: '/account/aiService/aiView', kinds: 'all' },
  { key: 'loan', path: '/account/loanCalculatorService/loanView', kinds: 'all' },
  { key: 'agents', path: '/account/agents', kinds: ['broker'] },
  { key: 'company', path: '/account/company', kinds: ['broker', 'developer'] },
  { key: 'inventory', path: '/account/my-base', kinds: ['broker', 'agent'] },
  { key: 'clients', path: '/account/clients', kinds: ['broker', 'agent'] },
  { key: 'profile', path: '/account/profile', kinds: 'all' },
  { key: 'personal_information', path: '/account/personalInformation', kinds: 'all' },
  { key: 'api', path: '/account/api', kinds: 'all' },
];

const ownProjects = '/account/projects';

/** A configured site comes before our own page. */
function developerEntries(
  { projectsUrl, offersUrl, companyUrl }: DeveloperSites,
  hasPage: (path: string) => boolean,
): AccountEntry[] {
  const sites: [AccountEntryKey, string | undefined][] = [
    ['projects', projectsUrl],
    ['offers', offersUrl],
    ['company', companyUrl],
  ];
  const own: AccountEntry[] =
    !projectsUrl && hasPage(ownProjects) ? [{ key: 'projects', href: ownProjects, isExternal: false }] : [];
  return [...own, ...sites.flatMap(([key, href]): AccountEntry[] => (href ? [{ key, href, isExternal: true }] : []))];
}

/** The invoice of the top-up, for companies. */
const invoice: FillOptions = { method: 2 };
const invoiceEntry: AccountEntry = {
  key: 'invoice_top_up',
  href: `/account${fillQuery(invoice)}`,
  isExternal: false,
  fill: invoice,
};

type Options = {
  sites?: DeveloperSites;
  /** The public page of a broker; null while there is none. */
  publicPath?: string | null;
  /** The first page of the staff that the visitor’s role opens; null for everybody else. */
  staffPath?: string | null;
  /** Whether a page exists. */
  hasPage?: (path: string) => boolean;
};

/** The menu of a kind of account. A page that does not exist yet has no entry. */
export function accountEntries(
  kind: AccountKind,
  { sites = {}, publicPath = null, staffPath = null, hasPage = (path) => accountRouteOf(path) !== undefined }: Options = {},
): AccountEntry[] {
  // A developer's own site takes the place of the page here.
  const isElsewhere = (key: AccountEntryKey): boolean =>
    key === 'company' && kind === 'developer' && sites.companyUrl !== undefined;
  const own = rows.filter(
    ({ key, path, kinds }) => hasPage(path) && (kinds === 'all' || kinds.includes(kind)) && !isElsewhere(key),
  );
  const entries: AccountEntry[] = own.map(({ key, path }) => ({ key, href: path, isExternal: false }));
  const extras: AccountEntry[] = [
    ...(kind === 'broker' || kind === 'developer' ? [invoiceEntry] : []),
    ...(kind === 'broker' && publicPath ? [{ key: 'public_page' as const, href: publicPath, isExternal: false }] : []),
    ...(kind === 'developer' ? developerEntries(sites, hasPage) : []),
  ];
  // Entries of one account type come before the personal pages.
  const at = entries.findIndex(({ key }) => key === 'profile');
  const staff: AccountEntry[] = staffPath === null ? [] : [{ key: 'staff', href: staffPath, isExternal: false }];
  return at < 0 ? [...entries, ...extras, ...staff] : [...entries.slice(0, at), ...extras, ...entries.slice(at), ...staff];
}
