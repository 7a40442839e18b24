/** A file that is not in `public/assets`: no page of an error. */
export const GET = (): Response =>
  new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store', 'content-type': 'text/plain' } });
