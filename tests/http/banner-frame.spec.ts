import { expect, test } from '@playwright/test';

test('a frame has a policy of its own, and there is none for a banner that does not exist', async ({ request }) => {
  const response = await request.get('/banner-frame/1?locale=ru');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-security-policy']).toContain("frame-ancestors 'self'");
  expect(response.headers()['content-security-policy']).toMatch(/^sandbox (?!.*allow-same-origin)/);
  expect(response.headers()['set-cookie']).toBeUndefined();
  expect(await response.text()).toContain('<html lang="ru">');
  for (const id of ['999999', '0', 'a', '1.5']) expect((await request.get(`/banner-frame/${id}`)).status(), id).toBe(404);
});
