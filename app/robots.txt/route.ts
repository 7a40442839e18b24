import { siteOrigin } from '@/lib/seo/origin';

/** Crawlers read every page; the API is for programs. Cuts of lists say for themselves that they are not indexed. */
export async function GET(): Promise<Response> {
  const text = `User-agent: *\nDisallow: /api/\n\nSitemap: ${await siteOrigin()}/sitemap.xml\n`;
  return new Response(text, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
