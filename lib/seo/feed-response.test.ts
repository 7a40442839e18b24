import { expect, it } from 'vitest';
import { feedResponse } from './feed-response';

const request = (tag?: string) =>
  new Request('https://aivani.example/feed/en.xml', tag ? { headers: { 'if-none-match': tag } } : {});

it('a reader that has the feed gets 304, and the feed again once it changed', async () => {
  const first = feedResponse(request(), '<rss/>', 600);
  const tag = first.headers.get('etag') ?? '';
  expect(tag).toMatch(/^"[\w-]{22}"$/);
  expect([await first.text(), first.headers.get('content-type')]).toEqual(['<rss/>', 'application/rss+xml; charset=utf-8']);
  const again = feedResponse(request(tag), '<rss/>', 600);
  expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', tag]);
  expect(feedResponse(request(tag), '<rss>new</rss>', 600).status).toBe(200);
});
