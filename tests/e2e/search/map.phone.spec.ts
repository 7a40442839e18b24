import { expect, test } from '../fixtures';

test.use({ hasMap: true });

test('a phone shows the list or the map, and loads the map with the first look at it', async ({ page, context, baseURL }) => {
  // The banner at the bottom would end the map above itself.
  await context.addCookies([{ name: 'footerBanner', value: 'closed', url: baseURL ?? '' }]);
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/map\/|map-data/.test(request.url())) loaded.push(request.url());
  });
  await page.goto('/s/iyideba-bina');
  const list = page.getByRole('region', { name: 'ყველა განცხადება' });
  await expect(list).toBeVisible();
  expect(loaded).toEqual([]);

  await page.getByRole('button', { name: 'რუკა', exact: true }).tap();
  const map = page.getByRole('region', { name: 'რუკა', exact: true });
  await expect(map.getByRole('button', { name: /^აქ \d+ განცხადებაა, გადიდება$/ }).first()).toBeVisible();
  await expect(list).toBeHidden();
  await expect.poll(() => loaded.some((url) => url.includes('/assets/map/names-ka.json'))).toBe(true);
  const box = await map.boundingBox();
  expect(box?.width).toBe(390);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(844, 0);

  await page.getByRole('button', { name: 'სია', exact: true }).tap();
  await expect(list).toBeVisible();
  await expect(map).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
});
