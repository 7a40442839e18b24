import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import sharp from 'sharp';
import { launchBrowser, waitForHydration } from '@/scripts/site/browser';
import { startSite } from '@/scripts/site/run-site';

const help = `npm run pictures             builds the site and makes the pictures of the README's tour in docs/pictures
  -- --built               uses the existing build`;

const folder = join('docs', 'pictures');
const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const webpQuality = 74;

type Shot = { name: string; path: string; viewport: typeof desktop; prepare?: (page: Page) => Promise<void> };

const openFilters = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^ყველა ფილტრი/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^ნახე \d/ })
    .waitFor();
};
const waitForMap = async (page: Page): Promise<void> => {
  await page.locator('[data-map-ready="true"], canvas').first().waitFor();
};

const shots: Shot[] = [
  { name: 'home', path: '/', viewport: desktop },
  { name: 'search', path: '/en/s/apartments-for-sale-in-tbilisi', viewport: desktop, prepare: waitForMap },
  { name: 'filters', path: '/s/iyideba-bina-tbilisshi', viewport: desktop, prepare: openFilters },
  { name: 'home-phone', path: '/ru', viewport: phone },
  { name: 'search-phone', path: '/s/qiravdeba-bina-tbilisshi', viewport: phone },
  { name: 'not-found', path: '/en/no-such-page', viewport: desktop },
];

const openCalculator = async (page: Page): Promise<void> => {
  await page.locator('main a[href*="take_loan"]:visible').first().click();
  await page.getByRole('dialog').getByRole('radio').first().waitFor();
};
const goToScale = async (page: Page): Promise<void> => {
  const scale = page.locator('main a[href*="ai_modal"]:visible').first();
  await scale.evaluate((link) => link.closest('section')?.scrollIntoView({ block: 'end', behavior: 'instant' }));
};

/** An apartment for sale with photos, whose price the model can judge. */
async function firstStatement(origin: string): Promise<number> {
  const url = `${origin}/api/microservice/statements?per_page=50&with_picture=1&deal_types=1&real_estate_types=1&districts=4`;
  const response = (await (await fetch(url, { headers: { 'x-website-key': 'livo' } })).json()) as {
    data: { data: { id: number; price_band: unknown }[] };
  };
  const card = response.data.data.find(({ price_band: band }) => band);
  if (!card) throw new Error('The market has no apartment to show.');
  return card.id;
}

async function take(browser: Browser, origin: string, { name, path, viewport, prepare }: Shot): Promise<void> {
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
  await page.goto(`${origin}${path}`, { waitUntil: 'load' });
  await waitForHydration(page);
  await page.evaluate(() => document.fonts.ready);
  await prepare?.(page);
  // Nothing on the page shows when all banners, map tiles and pictures are loaded. This script takes pictures and tests nothing.
  await page.waitForLoadState('networkidle');
  const picture = await page.screenshot({ animations: 'disabled' });
  await sharp(picture)
    .webp({ quality: webpQuality })
    .toFile(join(folder, `${name}.webp`));
  await page.close();
  console.log(`![${name}](docs/pictures/${name}.webp)`);
}

if (process.argv.includes('--help')) {
  console.log(help);
} else {
  mkdirSync(folder, { recursive: true });
  const site = await startSite({ name: 'pictures', isBuilt: process.argv.includes('--built') });
  const browser = await launchBrowser();
  try {
    const statement = `/statements/${await firstStatement(site.origin)}`;
    const all = [
      ...shots,
      { name: 'statement', path: statement, viewport: desktop },
      { name: 'statement-phone', path: `/ru${statement}`, viewport: phone },
      { name: 'calculator', path: statement, viewport: desktop, prepare: openCalculator },
      { name: 'estimate', path: `/en${statement}`, viewport: desktop, prepare: goToScale },
    ];
    for (const shot of all) await take(browser, site.origin, shot);
  } finally {
    await browser.close();
    await site.stop();
  }
}
