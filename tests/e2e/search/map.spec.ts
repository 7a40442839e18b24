import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures';

test.use({ hasMap: true });

/** Some streets of Vake, few enough statements that the list shows all of them and the map most of them apart. */
const someStreets = '/en/s?bounds=41.7085,44.7615,41.7115,44.7655';

const map = (page: Page) => page.getByRole('region', { name: 'Map', exact: true });
const pins = (page: Page) => map(page).getByRole('button', { name: /^(SUPER VIP listing|Listing( you have seen)?), / });
const clusters = (page: Page) => map(page).getByRole('button', { name: /^[\d,]+ listings? here, zoom in$/ });
const searchArea = (page: Page) => map(page).getByRole('link', { name: 'Search this area' });
const cards = (page: Page) => page.locator('[data-statement-id]');

/** The count under the title, as a number. */
async function total(page: Page): Promise<number> {
  const text = await page
    .getByText(/^[\d,]+ listings?$/)
    .first()
    .textContent();
  return Number(text?.replace(/\D/g, ''));
}

const idOf = async (pin: Locator): Promise<string> => (await pin.getAttribute('data-pin')) ?? '';

/** A pin whose statement also stands in the list. */
async function listedPin(page: Page): Promise<{ id: string; pin: Locator; card: Locator }> {
  await expect(pins(page).first()).toBeVisible();
  const listed = await cards(page).evaluateAll((found) => found.map((card) => (card as HTMLElement).dataset.statementId));
  for (const pin of await pins(page).all()) {
    const id = await idOf(pin);
    if (listed.includes(id))
      return { id, pin: map(page).locator(`[data-pin="${id}"]`), card: page.locator(`[data-statement-id="${id}"]`) };
  }
  throw new Error('No statement of the list has a pin of its own.');
}

/** Drags the map across half of its width. */
async function dragMap(page: Page): Promise<void> {
  const box = await map(page).boundingBox();
  if (!box) throw new Error('The map is not on the screen.');
  const [x, y] = [box.x + box.width * 0.25, box.y + box.height * 0.94];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + box.width / 2, y - 20, { steps: 8 });
  await page.mouse.up();
}

// A banner would push the lower part of the map off the screen, or lie over it.
test.beforeEach(async ({ context, baseURL }) =>
  context.addCookies(['headerBanner', 'footerBanner'].map((name) => ({ name, value: 'closed', url: baseURL ?? '' }))),
);

test.describe('the map of a search', () => {
  test('stands beside the list with clusters and pins and names its source', async ({ page }) => {
    await page.goto('/en/s');
    await expect(clusters(page).first()).toBeVisible();
    await expect(map(page).getByRole('status')).toHaveText(/^[\d,]+ listings in this view$/);
    await expect(map(page).getByRole('link', { name: '© OpenStreetMap contributors' })).toBeVisible();
    await expect(searchArea(page)).toBeHidden();
    const list = await page.getByRole('region', { name: 'All listings' }).boundingBox();
    const box = await map(page).boundingBox();
    expect(box?.x).toBe((list?.x ?? 0) + 840 + 24);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(1440);
  });

  test('begins where the search lies', async ({ page }) => {
    await page.goto('/en/s/real-estate-in-batumi');
    await expect(map(page).getByRole('status')).toHaveText(/^[\d,]+ listings in this view$/);
    const inView = Number((await map(page).getByRole('status').textContent())?.replace(/\D/g, ''));
    expect(inView).toBeGreaterThan((await total(page)) * 0.9);
  });

  test('zooms in at a cluster', async ({ page }) => {
    await page.goto('/en/s');
    const cluster = clusters(page).first();
    const before = Number((await cluster.textContent())?.replace(/\D/g, ''));
    const mapData = page.waitForResponse(
      (response) => response.url().includes('/map-data?') && response.url().includes('zoom=16'),
    );
    await cluster.click();
    expect((await mapData).ok()).toBe(true);
    await expect
      .poll(async () => Number((await map(page).getByRole('status').textContent())?.replace(/\D/g, '')))
      .toBeGreaterThan(0);
    await expect(pins(page).first()).toBeVisible();
    expect(before).toBeGreaterThan(1);
  });

  test('searches the area that it was moved to, and the list follows', async ({ page }) => {
    await page.goto('/en/s/apartments-for-sale-in-tbilisi');
    await expect(clusters(page).first()).toBeVisible();
    const all = await total(page);
    await dragMap(page);
    await searchArea(page).click();
    await expect(page).toHaveURL(/\/en\/s\/apartments-for-sale\?bounds=[\d.]+,[\d.]+,[\d.]+,[\d.]+$/);
    await expect(page.getByRole('list', { name: 'Chosen filters' })).toContainText('Map area');
    await expect.poll(() => total(page)).not.toBe(all);
    await expect(searchArea(page)).toBeHidden();
    const found = await total(page);
    await expect(map(page).getByRole('status')).toHaveText(
      new RegExp(`^${found.toLocaleString('en-US')} listings? in this view$`),
    );
  });

  test('links cards and pins both ways', async ({ page }) => {
    await page.goto(someStreets);
    const { pin, card } = await listedPin(page);
    const rest = await pin.evaluate((element) => getComputedStyle(element).backgroundColor);
    await card.getByRole('article').hover();
    await expect(pin).toHaveCSS('background-color', 'rgb(28, 21, 22)');
    await page.mouse.move(5, 5);
    await expect(pin).toHaveCSS('background-color', rest);

    await pin.hover();
    await expect(card).toHaveAttribute('data-linked', 'true');
    await page.mouse.move(5, 5);
    await expect(card).not.toHaveAttribute('data-linked');
  });

  test('opens the card of a pin by keyboard and gives the focus back', async ({ page }) => {
    await page.goto(someStreets);
    const { id, pin } = await listedPin(page);
    await map(page).getByRole('region', { name: 'Map of listings' }).focus();
    for (let presses = 0; presses < 60 && !(await pin.evaluate((element) => element === document.activeElement)); presses += 1)
      await page.keyboard.press('Tab');
    await expect(pin).toBeFocused();
    await page.keyboard.press('Enter');
    const card = map(page).getByRole('region', { name: 'Listing chosen on the map' });
    await expect(card.getByRole('link').first()).toBeFocused();
    await expect(pin).toHaveAttribute('aria-pressed', 'true');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(card).toBeHidden();
    await expect(pin).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(card.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/en/udzravi-qoneba/.+-${id}$`));
  });

  test('moves and zooms by keyboard and by its buttons', async ({ page }) => {
    await page.goto('/en/s');
    await expect(clusters(page).first()).toBeVisible();
    const requested = (zoom: number) => page.waitForResponse((response) => response.url().includes(`zoom=${zoom}`));
    const farther = requested(13);
    await map(page).getByRole('region', { name: 'Map of listings' }).focus();
    await page.keyboard.press('-');
    await farther;
    const moved = page.waitForResponse((response) => response.url().includes('/map-data?'));
    await page.keyboard.press('ArrowRight');
    await moved;
    const farthest = requested(12);
    await map(page).getByRole('button', { name: 'Zoom out', exact: true }).click();
    await farthest;
  });

  test('is replaced by a text where a browser has no WebGL', async ({ page }) => {
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    await page.goto('/en/s');
    await expect(page.getByRole('status').filter({ hasText: 'The map cannot be shown' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'All listings' }).getByRole('article')).toHaveCount(20);
  });
});
