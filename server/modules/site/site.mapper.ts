import type { Locale } from '@/lib/contracts/common';
import { perLocale } from '@/lib/contracts/locales';
import type {
  Badge,
  Currency,
  Footer,
  FooterGroup,
  FooterLink,
  GroupCompany,
  NavBadge,
  NavEntry,
  Service,
} from '@/lib/contracts/site/site';
import { badgeableTypes } from '@/lib/contracts/site/site';
import { toNamedItem } from '../../localised';
import type { NavEntryRow } from './navigation.repository';
import type { BadgeRow, CurrencyRow, FooterRow, GroupCompanyRow, ServiceRow } from './site.repository';

export const toCurrency = (row: CurrencyRow, locale: Locale): Currency => ({
  ...toNamedItem(row, locale),
  key: row.key,
  symbol: row.symbol,
});

export const toService = (row: ServiceRow, locale: Locale): Service => ({
  ...toNamedItem(row, locale),
  key: row.key,
  url: row.url,
});

export const toGroupCompany = (row: GroupCompanyRow, locale: Locale): GroupCompany => ({
  ...toNamedItem(row, locale),
  description: row.description[locale],
  descriptions: row.description,
  logo: row.logo,
  url: row.url,
});

const toNavBadge = (row: BadgeRow, locale: Locale): NavBadge => ({
  id: row.id,
  badge_display_name: row.name[locale],
  badge_display_names: row.name,
  badge_description: row.description[locale],
  badge_descriptions: row.description,
  badge_color: row.color,
  badge_text_color: row.textColor,
  badge_type: row.type,
});

export function toBadges(row: BadgeRow, locale: Locale): Badge[] {
  const badgeableType = badgeableTypes.find((type) => type === row.badgeableType);
  if (badgeableType === undefined || row.badgeableId === null) return [];
  return [{ badgeable_id: row.badgeableId, badgeable_type: badgeableType, badge: toNavBadge(row, locale) }];
}

const propertyReformation = 'property_reformation';
/** What is shown next to that entry when the database has nothing for it: a dot in the brand's colours, new to the visitor. */
const builtInBadge: BadgeRow = {
  id: 0,
  badgeableType: 'navigation',
  badgeableId: null,
  navKey: propertyReformation,
  name: { ka: 'ახალი', en: 'New', ru: 'Новое' },
  description: perLocale(() => ''),
  color: '#bf3469',
  textColor: '#ffffff',
  type: 'point',
};

/** Badge by navigation key; property_reformation always has one, and always a point. */
export function toNavBadges(rows: BadgeRow[], locale: Locale): Record<string, NavBadge> {
  const badges = Object.fromEntries(rows.map((row) => [row.navKey ?? '', toNavBadge(row, locale)]));
  const reformation = badges[propertyReformation] ?? toNavBadge(builtInBadge, locale);
  return { ...badges, [propertyReformation]: { ...reformation, badge_type: 'point' } };
}

/** The entries that are shown, each with its children. */
export function toNavigation(rows: NavEntryRow[], locale: Locale): NavEntry[] {
  const shown = rows.filter(({ isHidden }) => !isHidden);
  const toLink = ({ key, title, url }: NavEntryRow) => ({ key, title: title[locale], titles: title, url });
  return shown
    .filter(({ parentKey }) => parentKey === null)
    .map((row) => ({ ...toLink(row), children: shown.filter(({ parentKey }) => parentKey === row.key).map(toLink) }));
}

/** Two rows of groups with their links. `counts` contains the statements behind each link that counts any, by the link's id. */
export function toFooter(rows: FooterRow[], counts: Map<number, number>, locale: Locale): Footer {
  const byParent = Map.groupBy(rows, (row) => row.parentId ?? 0);
  const shapeEntry = (row: FooterRow) => ({
    id: row.id,
    title: row.title[locale],
    titles: row.title,
    statements_count: counts.get(row.id) ?? null,
  });
  const shapeLink = (row: FooterRow): FooterLink[] => (row.url === null ? [] : [{ ...shapeEntry(row), url: row.url }]);
  const shapeGroup = (row: FooterRow): FooterGroup => ({
    ...shapeEntry(row),
    url: row.url,
    links: (byParent.get(row.id) ?? []).flatMap(shapeLink),
  });
  const groups = byParent.get(0) ?? [];
  const social = groups.flatMap(({ row, url }) => (row === 'social' && url !== null ? [url] : []));
  return {
    ...(social.length > 0 ? { social } : {}),
    top_footer: groups.filter((row) => row.row === 'top').map(shapeGroup),
    bottom_footer: groups.filter((row) => row.row === 'bottom').map(shapeGroup),
  };
}
