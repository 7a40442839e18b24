import { locales } from '@/lib/contracts/locales';
import { alternatesOf, type PathIn } from './alternates';

export type SitemapEntry = { pathIn: PathIn; lastUpdated?: string };

/** Each address once: places of one name share theirs. */
export const uniqueEntries = (entries: readonly SitemapEntry[]): SitemapEntry[] =>
  [...new Map(entries.toReversed().map((entry) => [entry.pathIn('ka'), entry])).values()].toReversed();

const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** A sitemap (sitemaps.org) that names every page once in each language, with its versions. */
export function sitemapXml(origin: string, entries: SitemapEntry[]): string {
  const urls = entries.flatMap(({ pathIn, lastUpdated }) =>
    locales.map((locale) => {
      const { canonical, languages } = alternatesOf(locale, pathIn);
      const links = Object.entries(languages).map(
        ([language, path]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(origin + path)}"/>`,
      );
      const changed = lastUpdated ? `<lastmod>${lastUpdated}</lastmod>` : '';
      return `<url><loc>${escapeXml(origin + canonical)}</loc>${changed}${links.join('')}</url>`;
    }),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;
}

/** The index of the site's sitemaps by their file names. */
export function sitemapIndexXml(origin: string, files: { name: string; lastUpdated?: string }[]): string {
  const maps = files.map(({ name, lastUpdated }) => {
    const changed = lastUpdated ? `<lastmod>${lastUpdated}</lastmod>` : '';
    return `<sitemap><loc>${escapeXml(`${origin}/sitemaps/${name}.xml`)}</loc>${changed}</sitemap>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${maps.join('\n')}
</sitemapindex>
`;
}

/** Crawlers need nothing fresher than an hour. */
export const xmlResponse = (xml: string): Response =>
  new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' } });
