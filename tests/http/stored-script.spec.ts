import { pagesWithHostileTexts, publishHostileTexts } from '../factories/hostile-texts';
import { expect, test } from './fixtures';

const ownPages = ['profile', 'personalInformation', 'statements', 'searches', 'favorites'];

test('V1.2.1, V3.2.2 no page, feed or share picture contains markup that a visitor wrote', async ({ request }) => {
  const texts = await publishHostileTexts(request);
  for (const path of [...pagesWithHostileTexts(texts), ...ownPages.map((name) => `/en/account/${name}`)]) {
    const response = await request.get(path);
    const html = await response.text();
    expect([path, response.status()]).toEqual([path, 200]);
    expect([path, html.match(/<(img|svg)[^<>]*data-hostile|(href|src)="\s*javascript:[^"]*"/i)?.[0]]).toEqual([path, undefined]);
  }
  // The text itself is there.
  expect(await (await request.get(`/en/statements/${texts.id}`)).text()).toContain('&lt;img src=x data-hostile');
  const picture = await request.get(`/og/statements/en/${texts.id}`);
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/jpeg']);
  const feed = await request.get(`/feed/search/en.xml?users=${texts.userId}`);
  expect(feed.headers()['content-type']).toContain('application/rss+xml');
  expect(await feed.text()).not.toContain('<img src=x');
});
