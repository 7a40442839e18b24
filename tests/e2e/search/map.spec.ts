import type { Locator, Page, Response } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures';

test.use({ hasMap: true });

/**
 * Rents in some streets of Vake, few enough statements that the list shows all of them and the map most of them apart. Other journeys
 * publish homes for sale, so their number stays.
 */
const someStreets = '/en/s/real-estate-for-rent?bounds=41.7085,44.7615,41.7115,44.7655';

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

/** The zoom that points of the map were requested; null in every other response. */
function zoomOf(response: Response): number | null {
  const { pathname, searchParams } = new URL(response.url());
  return pathname.endsWith('/map-data') ? Number(searchParams.get('zoom')) : null;
}

const idOf = async (pin: Locator): Promise<string> => (await pin.getAttribute('data-pin')) ?? '';

/** A pin whose statement is also in the list. */
async function listedPin(page: Page): Promise<{ id: string; pin: Locator; card: Locator }> {
  await expect(pins(page).first()).toBeVisible();
  const listed = await cards(page).evaluateAll((found) => found.map((card) => (card as HTMLElement).dataset.statementId));
  for (const pin of await pins(page).all()) {
    const id = await idOf(pin);
    if (listed.includes(id))
      return { id, pin: map(page).locator(`[data-pin="${id}"]`), card: page.locator(`[data-statement-id="${id}"]`) };
  }
  throw new Error('No statement of the list has its own pin.');
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

// A banner would push the lower part of the map off the screen, or overlap it.
test.beforeEach(async ({ context, baseURL }) =>
  context.addCookies(['headerBanner', 'footerBanner'].map((name) => ({ name, value: 'closed', url: baseURL ?? '' }))),
);

test('the map of a search shows its cards, is moved by keys and pointer, and its area is searched', async ({ page }) => {
  const first = page.waitForResponse((response) => zoomOf(response) !== null);
  await page.goto(someStreets);
  const zoom = zoomOf(await first) ?? 0;
  await expect(map(page).getByRole('status')).toHaveText(/^[\d,]+ listings? in this view$/);
  await expect(map(page).getByRole('link', { name: '© OpenStreetMap contributors' })).toBeVisible();
  await expect(searchArea(page)).toBeHidden();
  const list = await page.getByRole('region', { name: 'All listings' }).boundingBox();
  const box = await map(page).boundingBox();
  expect(box?.x).toBe((list?.x ?? 0) + 840 + 24);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(1440);

  const { pin, card } = await listedPin(page);
  const rest = await pin.evaluate((element) => getComputedStyle(element).backgroundColor);
  // The list may still move under the pointer.
  await expect(async () => {
    await page.mouse.move(5, 5);
    await card.getByRole('article').hover();
    await expect(pin).toHaveCSS('background-color', 'rgb(28, 21, 22)');
  }).toPass();
  await page.mouse.move(5, 5);
  await expect(pin).toHaveCSS('background-color', rest);
  await pin.hover();
  await expect(card).toHaveAttribute('data-linked', 'true');
  await page.mouse.move(5, 5);
  await expect(card).not.toHaveAttribute('data-linked');

  await map(page).getByRole('region', { name: 'Map of listings' }).focus();
  for (let presses = 0; presses < 60 && !(await pin.evaluate((element) => element === document.activeElement)); presses += 1)
    await page.keyboard.press('Tab');
  await expect(pin).toBeFocused();
  await page.keyboard.press('Enter');
  const chosen = map(page).getByRole('region', { name: 'Listing chosen on the map' });
  await expect(chosen.getByRole('link').first()).toBeFocused();
  await expect(pin).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(chosen).toBeHidden();
  await expect(pin).toBeFocused();

  const farther = page.waitForResponse((response) => (zoomOf(response) ?? zoom) < zoom);
  await map(page).getByRole('region', { name: 'Map of listings' }).focus();
  await page.keyboard.press('-');
  const zoomedOut = zoomOf(await farther) ?? 0;
  const farthest = page.waitForResponse((response) => (zoomOf(response) ?? zoomedOut) < zoomedOut);
  await map(page).getByRole('button', { name: 'Zoom out', exact: true }).click();
  await farthest;
  const moved = page.waitForResponse((response) => zoomOf(response) !== null);
  await map(page).getByRole('region', { name: 'Map of listings' }).focus();
  await page.keyboard.press('ArrowRight');
  await moved;

  const before = await total(page);
  // The link leads to the area that was requested last. Beside the chip of an area the map is less high, and counts again.
  const dragged = page.waitForResponse((response) => zoomOf(response) !== null);
  await dragMap(page);
  const { data } = (await (await dragged).json()) as { data: { total: number } };
  expect(data.total).toBeGreaterThan(before);
  await searchArea(page).click();
  await expect(page).toHaveURL(/\/en\/s\/real-estate-for-rent\?bounds=[\d.]+,[\d.]+,[\d.]+,[\d.]+$/);
  await expect(page.getByRole('list', { name: 'Chosen filters' })).toContainText('Map area');
  await expect.poll(() => total(page)).toBe(data.total);
  await expect(searchArea(page)).toBeHidden();

  const nearer = page.waitForResponse((response) => (zoomOf(response) ?? 0) > zoomedOut - 1);
  await clusters(page).first().click();
  expect((await nearer).ok()).toBe(true);
  await expect(pins(page).first()).toBeVisible();
});

test.describe('the map of a search', { tag: '@all' }, () => {
  test('starts where the search is', async ({ page }) => {
    await page.goto('/en/s/real-estate-in-batumi');
    await expect(map(page).getByRole('status')).toHaveText(/^[\d,]+ listings in this view$/);
    const inView = Number((await map(page).getByRole('status').textContent())?.replace(/\D/g, ''));
    expect(inView).toBeGreaterThan((await total(page)) * 0.9);
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
});
