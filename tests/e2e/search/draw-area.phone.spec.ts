import type { Page } from '@playwright/test';
import en from '@/messages/en/search.json' with { type: 'json' };
import ka from '@/messages/ka/map.json' with { type: 'json' };
import ru from '@/messages/ru/search.json' with { type: 'json' };
import { expect, expectAccessible, test } from '../fixtures';

test.use({ hasMap: true });

const map = (page: Page) => page.getByRole('region', { name: ka.heading, exact: true });
const cardIds = (page: Page) =>
  page.locator('[data-statement-id]').evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset.statementId));

type Spot = { x: number; y: number };

/** A finger on the map, by shares of its width and height from its middle. */
async function drawByFinger(page: Page, line: readonly Spot[]): Promise<void> {
  const box = await map(page).boundingBox();
  if (!box) throw new Error('The map is not on the screen.');
  const touch = await page.context().newCDPSession(page);
  const at = ({ x, y }: Spot): Spot => ({ x: box.x + box.width * (0.5 + x), y: box.y + box.height * (0.42 + y) });
  const [first = { x: 0, y: 0 }, ...rest] = line;
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at(first)] });
  for (const spot of rest) await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at(spot)] });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

const loop = (middle: Spot, reach: number): Spot[] =>
  Array.from({ length: 33 }, (_, index) => {
    const angle = (2 * Math.PI * index) / 32;
    return { x: middle.x + reach * Math.cos(angle), y: middle.y + (reach / 2) * Math.sin(angle) };
  });
const eight = Array.from({ length: 33 }, (_, index) => {
  const angle = (2 * Math.PI * index) / 32;
  return { x: 0.3 * Math.sin(angle), y: 0.15 * Math.sin(2 * angle) };
});

test('areas are drawn by finger, and their link gives the same list to another visitor', async ({ page, browser, baseURL }) => {
  await page.goto('/s/iyideba-bina');
  await page.getByRole('button', { name: ka.switch.map, exact: true }).tap();
  await map(page).getByRole('button', { name: ka.draw.open }).tap();
  const panel = map(page).getByRole('status').last();

  await drawByFinger(page, eight);
  await expect(panel).toContainText(ka.draw.crosses);
  await drawByFinger(page, loop({ x: 0, y: 0 }, 0.02));
  await expect(panel).toContainText(ka.draw.small);

  await drawByFinger(page, loop({ x: 0, y: 0 }, 0.32));
  await expect(panel).toHaveText(/^არეალი 1 · [1-9]\d* განცხადება/);
  const show = map(page).getByRole('link', { name: /^ნახე \d+ განცხადება$/ });
  const drawn = await show.getAttribute('href');
  const corner = map(page).getByRole('button', { name: /^არეალი 1, კუთხე 1;/ });
  await corner.press('ArrowUp');
  await expect(show).not.toHaveAttribute('href', drawn ?? '');
  await map(page).getByRole('button', { name: ka.draw.undo }).tap();
  await expect(show).toHaveAttribute('href', drawn ?? '');

  await expectAccessible(page);
  await map(page).getByRole('button', { name: ka.draw.add }).tap();
  await drawByFinger(page, loop({ x: 0.2, y: -0.2 }, 0.12));
  await expect(panel).toContainText(/^არეალი 2 · \d+ განცხადება.*სულ 2 არეალში \d+$/);
  await map(page).getByRole('button', { name: ka.draw.remove }).tap();
  await expect(show).toHaveAttribute('href', drawn ?? '');

  const found = Number((await show.textContent())?.replace(/\D/g, ''));
  await show.tap();
  await expect(page).toHaveURL(`${baseURL}${drawn}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('იყიდება ბინები მონიშნულ არეალში');
  await expect(page.getByText(`${found} განცხადება`, { exact: true }).first()).toBeVisible();
  const ids = await cardIds(page);
  expect(ids.length).toBeGreaterThan(0);

  const other = await browser.newPage();
  await other.goto(`${baseURL}${drawn}`);
  expect(await cardIds(other)).toEqual(ids);
  const query = new URL(drawn ?? '', baseURL).search;
  for (const [locale, text] of [
    ['en', en.chips.drawn_area],
    ['ru', ru.chips.drawn_area],
  ] as const) {
    await other.goto(`${baseURL}/${locale}/s${query}`);
    await expect(other.getByRole('link', { name: text })).toBeVisible();
  }
  await other.goto(`${baseURL}/en/s?drawn_areas=nonsense`);
  await expect(other.getByText(en.drawn_lost)).toBeVisible();
  await other.close();
});
