import type { getTranslations } from 'next-intl/server';
import { isServiceKey, type NavigationEntry } from '@/lib/navigation';

/** What the operator has configured; an entry without its address is absent. */
export interface SiteLinks {
  siteName: string;
  phone: string;
  /** Our own list of auctions, or the site that has them. */
  auctionUrl: string;
  addStatementUrl: string;
  /** Where the mortgage opens. */
  loanPath: string;
}

/** A badge of the configuration in the language of the page; its colours are used only when they can be read on each other. */
export interface MenuBadge {
  kind: 'button' | 'point' | 'discount';
  label: string;
  background: string;
  color: string;
}

export interface MenuEntry {
  key: string;
  label: string;
  href: string;
  isExternal: boolean;
  badge: MenuBadge | undefined;
  children: { key: string; label: string; href: string }[];
}

type BuiltInKey = Exclude<NavigationEntry, { label: string }>['children'][number]['key'];

/** The navigation with its labels, and the badges that the configuration assigns to its keys. */
export function menuEntries(
  entries: readonly NavigationEntry[],
  badges: Readonly<Record<string, MenuBadge>>,
  t: Awaited<ReturnType<typeof getTranslations<'layout'>>>,
  serviceNames: Awaited<ReturnType<typeof getTranslations<'services.names'>>>,
): MenuEntry[] {
  const childLabel = (key: BuiltInKey): string => {
    if (isServiceKey(key)) return serviceNames(key);
    return key === 'all' || key === 'land_lease' ? t(`nav.${key}`) : t(`types.${key}`);
  };
  return entries.map((entry) =>
    'label' in entry
      ? { ...entry, badge: badges[entry.key] }
      : {
          ...entry,
          label: t(`nav.${entry.key}`),
          badge: badges[entry.key],
          children: entry.children.map((child) => ({ ...child, label: childLabel(child.key) })),
        },
  );
}
