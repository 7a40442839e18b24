import { siteOrigin } from '@/lib/seo/origin';
import { robotsText } from '@/lib/seo/robots';

export async function GET(): Promise<Response> {
  return new Response(robotsText(await siteOrigin()), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
