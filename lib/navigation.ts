import type { Locale } from '@/lib/contracts/common';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import { type DealTypeId, dealTypeIdsOf, type RealEstateTypeId } from '@/lib/domain/statement/market-ids';
import { searchPath } from '@/lib/routes/addresses/search-address';
import { localePath } from '@/lib/routes/locale-path';
import { type ServiceRoute, serviceRoutes } from '@/lib/routes/service-routes';

/** Where a page of the account is reached from a page that everybody reads: guests sign in first. */
export const viaSignIn = (locale: Locale, href: string): string =>
  `${localePath(locale, '/auth')}?${new URLSearchParams({ continue: href })}`;

/** Keys of the main bar's entries, which are also keys of the badges of /config. */
type NavigationKey = 'sale' | 'rent' | 'daily_rent' | 'pledge' | 'services' | 'property_reformation';

/** Types in the order of the menus: land after the buildings people live in. */
const realEstateTypeKeys = {
  apartment: 1,
  house: 2,
  country_house: 3,
  commercial: 5,
  land_plot: 4,
  hotel: 6,
} as const satisfies Record<string, RealEstateTypeId>;
type RealEstateTypeKey = keyof typeof realEstateTypeKeys;

type BuiltInChild = { key: RealEstateTypeKey | ServiceRoute['key'] | 'all' | 'land_lease'; href: string };
type BuiltInEntry = { key: NavigationKey; href: string; isExternal: boolean; children: BuiltInChild[] };
/** An entry as the configuration names it. */
type NamedEntry = {
  key: string;
  label: string;
  href: string;
  isExternal: boolean;
  children: { key: string; label: string; href: string }[];
};
export type NavigationEntry = BuiltInEntry | NamedEntry;

const deals = [
  { key: 'sale', dealTypeId: 1 },
  { key: 'rent', dealTypeId: 2 },
  { key: 'daily_rent', dealTypeId: 7 },
  { key: 'pledge', dealTypeId: 3 },
] as const satisfies { key: NavigationKey; dealTypeId: DealTypeId }[];

function dealEntry(locale: Locale, key: NavigationKey, dealTypeId: DealTypeId): BuiltInEntry {
  const list = (filters: StatementFilters) => searchPath(locale, filters);
  const href = list({ deal_types: [dealTypeId] });
  const children: BuiltInChild[] = [{ key: 'all', href }];
  for (const [typeKey, typeId] of Object.entries(realEstateTypeKeys) as [RealEstateTypeKey, RealEstateTypeId][]) {
    if (!dealTypeIdsOf(typeId).includes(dealTypeId)) continue;
    children.push({ key: typeKey, href: list({ deal_types: [dealTypeId], real_estate_types: [typeId] }) });
  }
  // Land is leased instead of rented.
  if (key === 'rent')
    children.push({ key: 'land_lease', href: list({ deal_types: [10], real_estate_types: [realEstateTypeKeys.land_plot] }) });
  return { key, href, isExternal: false, children };
}

/** Whether the key of a child is that of a service's page. */
export const isServiceKey = (key: BuiltInChild['key']): key is ServiceRoute['key'] =>
  serviceRoutes.some((route) => route.key === key);

/** The paid services, each with its page. */
const servicesEntry = (locale: Locale): BuiltInEntry => ({
  key: 'services',
  href: localePath(locale, '/#services'),
  isExternal: false,
  children: serviceRoutes.map(({ key, landing }) => ({ key, href: localePath(locale, landing) })),
});

/**
 * The main bar's entries of this build in a language, for when the configuration names none. Add an entry once its page exists.
 * @param interiorSiteUrl the renovation site; its entry is absent without it
 */
export function navigation(locale: Locale, { interiorSiteUrl }: { interiorSiteUrl?: string | undefined }): BuiltInEntry[] {
  const entries = [...deals.map(({ key, dealTypeId }) => dealEntry(locale, key, dealTypeId)), servicesEntry(locale)];
  if (!interiorSiteUrl) return entries;
  return [...entries, { key: 'property_reformation', href: interiorSiteUrl, isExternal: true, children: [] }];
}

/** The create page of the statements site, with the visitor's origin as a parameter. */
function addStatementUrl(statementsSiteUrl: string): string {
  const url = new URL('create', statementsSiteUrl.endsWith('/') ? statementsSiteUrl : `${statementsSiteUrl}/`);
  url.searchParams.set('referrer', 'aivani');
  return url.href;
}

/**
 * Where a statement is added: the statements site, or the site's own form. A guest signs in first and is led on to the form, since
 * the account's guard would send them home.
 */
export function addStatementHref(
  locale: Locale,
  { statementsSiteUrl, isSignedIn }: { statementsSiteUrl?: string | undefined; isSignedIn: boolean },
): string {
  if (statementsSiteUrl) return addStatementUrl(statementsSiteUrl);
  const form = `${localePath(locale, '/account/statements/create')}?referrer=aivani`;
  return isSignedIn ? form : viaSignIn(locale, form);
}
