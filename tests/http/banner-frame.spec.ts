import { locales } from '@/lib/contracts/locales';
import { localePath } from '@/lib/routes/locale-path';
import { expect, test } from './fixtures';

test('a frame has its own policy, and there is no frame without a banner', async ({ request }) => {
  const response = await request.get('/banner-frame/1?locale=ru');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-security-policy']).toContain("frame-ancestors 'self'");
  expect(response.headers()['content-security-policy']).toMatch(/^sandbox (?!.*allow-same-origin)/);
  expect(response.headers()['set-cookie']).toBeUndefined();
  expect(await response.text()).toContain('<html lang="ru">');
  for (const id of ['0', 'a', '1.5']) expect((await request.get(`/banner-frame/${id}`)).status(), id).toBe(404);
});

test('a banner that is gone is replaced by one of the site’s own, so that no hole is left', async ({ request }) => {
  const response = await request.get('/banner-frame/999999?locale=ru');
  expect([response.status(), response.headers()['cache-control']]).toEqual([200, 'no-store']);
  expect(await response.text()).toMatch(/<a href="\/ru\/s"[^>]*>Объявления со всей Грузии<\/a>/);
});

test('the header banner is above the page, and not above those of services', async ({ request }) => {
  const hasBanner = async (path: string): Promise<boolean> => {
    const html = await (await request.get(path)).text();
    const [above = '', ...rest] = html.split('<header');
    expect([path, rest.length]).not.toEqual([path, 0]);
    return above.includes('<aside');
  };
  expect(await hasBanner('/')).toBe(true);
  const services = ['shefaseba', 'azomva', 'check-real-estate', 'booking-service', 'facebook', 'vip', '3d-turi', 'photo-tour'];
  for (const [index, name] of services.entries()) {
    const path = localePath(locales[index % locales.length] ?? 'ka', `/${name}`);
    expect([path, await hasBanner(path)]).toEqual([path, false]);
  }
});
