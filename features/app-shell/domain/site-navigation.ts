import type { Locale } from '@/lib/contracts/common';
import type { NavEntry } from '@/lib/contracts/site/site';
import type { NavigationEntry } from '@/lib/navigation';
import type { ResolveAddress } from './footer-groups';

/** Leads to the renovation site, and is absent without it. */
const reformationKey = 'property_reformation';

/**
 * The main navigation of the configuration in a language. An entry whose page does not exist is left out, and so is one that neither
 * leads anywhere nor has children.
 */
export async function siteNavigation(
  entries: readonly NavEntry[],
  locale: Locale,
  { interiorSiteUrl, resolve }: { interiorSiteUrl?: string | undefined; resolve: ResolveAddress },
): Promise<NavigationEntry[]> {
  const hrefOf = async ({ key, url }: Pick<NavEntry, 'key' | 'url'>): Promise<string | null> => {
    if (key === reformationKey) return interiorSiteUrl ?? null;
    return url === null ? null : resolve(url);
  };
  const resolved = await Promise.all(
    entries.map(async (entry) => {
      const children = await Promise.all(
        entry.children.map(async (child) => {
          const href = await hrefOf(child);
          // The last part of the key names the icon: "sale.apartment".
          return href === null ? [] : [{ key: child.key.split('.').at(-1) ?? child.key, label: child.titles[locale], href }];
        }),
      );
      return { entry, href: await hrefOf(entry), children: children.flat() };
    }),
  );
  return resolved.flatMap(({ entry, href, children }) =>
    href === null && children.length === 0
      ? []
      : [
          {
            key: entry.key,
            label: entry.titles[locale],
            href: href ?? '',
            isExternal: href?.startsWith('/') === false,
            children,
          },
        ],
  );
}
