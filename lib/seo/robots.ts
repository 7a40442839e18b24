/**
 * What crawlers may fetch (RFC 9309): every page, and the pictures that pages show, but not the API beside them. The longest rule counts.
 * Filtered lists have `noindex` themselves.
 */
export const robotsText = (origin: string): string =>
  ['User-agent: *', 'Disallow: /api/', 'Allow: /api/images/', '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
