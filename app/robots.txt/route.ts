import { siteOrigin } from '@/lib/seo/origin';

/** Crawlers may read every page but not the API. Filtered lists have `noindex` themselves. */
export async function GET(): Promise<Response> {
  const text = `User-agent: *\nDisallow: /api/\n\nSitemap: ${await siteOrigin()}/sitemap.xml\n`;
  return new Response(text, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
