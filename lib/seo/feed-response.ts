import { createHash } from 'node:crypto';
import { isTagNamed } from '@/lib/format/entity-tag';

/** A feed, or 304 for a reader that has it. */
export function feedResponse(request: Request, xml: string, maxAgeSeconds: number): Response {
  const etag = `"${createHash('sha256').update(xml).digest('base64url').slice(0, 22)}"`;
  const headers = { etag, 'cache-control': `public, max-age=${maxAgeSeconds}` };
  if (isTagNamed(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers });
  return new Response(xml, { headers: { ...headers, 'content-type': 'application/rss+xml; charset=utf-8' } });
}
