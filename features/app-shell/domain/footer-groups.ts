import type { FooterEntry, FooterGroup } from '@/components/layout/footer/footer';
import type { Locale, Localised } from '@/lib/contracts/common';
import type { Footer } from '@/lib/contracts/site/site';

type Source = { id: number; titles: Localised; url: string | null; statements_count: number | null };

/** The address of a link in a language; null where it leads to a page that does not exist. */
export type ResolveAddress = (url: string) => Promise<string | null>;

async function toEntry(source: Source, locale: Locale, resolve: ResolveAddress): Promise<FooterEntry[]> {
  const href = source.url === null ? null : await resolve(source.url);
  return href === null ? [] : [{ id: source.id, title: source.titles[locale], href, count: source.statements_count }];
}

const toEntries = async (sources: readonly Source[], locale: Locale, resolve: ResolveAddress): Promise<FooterEntry[]> =>
  (await Promise.all(sources.map((source) => toEntry(source, locale, resolve)))).flat();

/** The groups of the footer with the links that lead somewhere; a group without any is left out. */
export async function footerGroups(footer: Footer, locale: Locale, resolve: ResolveAddress): Promise<FooterGroup[]> {
  const groups = await Promise.all(
    footer.top_footer.map(async (group) => ({
      id: group.id,
      title: group.titles[locale],
      links: await toEntries(group.links, locale, resolve),
    })),
  );
  return groups.filter((group) => group.links.length > 0);
}

/** The last row: its groups have no titles, so their links are shown side by side. */
export async function footerBottomLinks(footer: Footer, locale: Locale, resolve: ResolveAddress): Promise<FooterEntry[]> {
  return toEntries(
    footer.bottom_footer.flatMap((group) => [group, ...group.links]),
    locale,
    resolve,
  );
}
