import { securityContacts } from '@/lib/env';
import { siteOrigin } from '@/lib/seo/origin';
import { securityTxt } from '@/lib/seo/security-txt';

export async function GET(): Promise<Response> {
  return new Response(securityTxt(securityContacts, await siteOrigin(), new Date()), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
