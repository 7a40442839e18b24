import { AxeBuilder } from '@axe-core/playwright';
import { launchBrowser } from '/work/main/scripts/browser';
const browser = await launchBrowser();
const report = async (page: any, name: string) => {
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']).exclude('nextjs-portal').analyze();
  console.log(name, violations.length === 0 ? 'ok' : JSON.stringify(violations.map((v: any) => [v.id, v.nodes.length, v.nodes[0].html.slice(0, 160), v.nodes[0].any[0]?.message?.slice(0,200)]), null, 1));
};
for (const width of [360, 1280]) {
  for (const path of ['/', '/en', '/ru', '/en/nonsense', '/azomva']) {
    const context = await browser.newContext({ viewport: { width, height: 800 } });
    const page = await context.newPage();
    page.on('console', (m: any) => { if (['error', 'warning'].includes(m.type()) && !/status of 40/.test(m.text())) console.log(path, m.type(), m.text().slice(0, 500)); });
    await page.goto('http://localhost:3000' + path, { waitUntil: 'load' });
    await page.waitForTimeout(1200);
    await report(page, `${path} ${width}`);
    if (width === 360) {
      await page.getByRole('button', { name: /^(მენიუ|Menu|Меню)$/ }).click();
      await report(page, `${path} menu`);
    }
    await context.close();
  }
}
{
  const page = await (await browser.newContext({ viewport: { width: 320, height: 700 } })).newPage();
  for (const path of ['/', '/en', '/ru', '/ru/nonsense']) { await page.goto('http://localhost:3000' + path); await page.waitForTimeout(500); console.log(path, 320, await page.evaluate(() => document.documentElement.scrollWidth)); }
}
{
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await page.goto('http://localhost:3000/en/nonsense?a=1'); await page.waitForTimeout(1500);
  await page.getByRole('button', { name: /Language/ }).click();
  console.log(await page.getByRole('link', { name: 'Русский' }).getAttribute('href'));
  await page.getByRole('link', { name: 'Русский' }).click(); await page.waitForTimeout(1500);
  console.log(page.url(), await page.title(), (await page.context().cookies()).map((c: any) => [c.name, c.value, Math.round((c.expires - Date.now() / 1000) / 86400)]));
  await page.goto('http://localhost:3000/en'); await page.waitForTimeout(1500);
  await page.route('**/en/s/**', async (route: any) => { await new Promise((r) => setTimeout(r, 1200)); await route.continue(); });
  await page.getByRole('link', { name: /Country houses/ }).first().click();
  await page.waitForTimeout(700);
  console.log('bar', await page.locator('#nprogress .bar').evaluate((e: any) => [e.getBoundingClientRect().right, getComputedStyle(e).height, getComputedStyle(e).backgroundColor]).catch((e: any) => String(e).slice(0, 100)));
  await page.screenshot({ path: '/tmp/crops/bar.png' });
  await page.waitForURL('**/en/s/**'); await page.waitForTimeout(1500);
  console.log(page.url(), 'bar left', await page.locator('#nprogress').count(), 'scrollY', await page.evaluate(() => scrollY));
  await page.screenshot({ path: '/tmp/crops/list.png' });
  await page.getByRole('button', { name: /Language/ }).click();
  await page.getByRole('link', { name: 'ქართული' }).click(); await page.waitForTimeout(2500);
  console.log(page.url(), await page.title());
}
await browser.close();
