import type { Page } from '@playwright/test';
import { searchPath } from '@/lib/routes/addresses/search-address';
import { localePath } from '@/lib/routes/locale-path';
import enMap from '@/messages/en/map.json' with { type: 'json' };
import enSearch from '@/messages/en/search.json' with { type: 'json' };
import kaMap from '@/messages/ka/map.json' with { type: 'json' };
import kaSearch from '@/messages/ka/search.json' with { type: 'json' };
import ruMap from '@/messages/ru/map.json' with { type: 'json' };
import ruSearch from '@/messages/ru/search.json' with { type: 'json' };
import { expect, expectAccessible, test } from '../fixtures';
import { languagesOf } from '../languages';

test.use({ hasMap: true });

const messages = {
  ka: { ...kaMap, search: kaSearch },
  en: { ...enMap, search: enSearch },
  ru: { ...ruMap, search: ruSearch },
};
/** The singular form of a plural message. */
const formOfOne = (text: string): string => /one \{([^{}]+)/.exec(text)?.[1]?.trim() ?? '';
const mapNames = Object.values(messages).map(({ heading }) => heading);
const map = (page: Page) => page.getByRole('region', { name: new RegExp(`^(${mapNames.join('|')})$`) });
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

for (const locale of languagesOf('ka'))
  test(`the map of a phone loads with the first look at it, and an area is drawn on it by finger, in ${locale}`, async ({
    page,
    context,
    baseURL,
  }) => {
    // The banner at the bottom would end the map above itself.
    await context.addCookies([{ name: 'footerBanner', value: 'closed', url: baseURL ?? '' }]);
    const loaded: string[] = [];
    page.on('request', (request) => {
      if (/\/assets\/map\/|map-data/.test(request.url())) loaded.push(request.url());
    });
    const { draw, search, switch: views } = messages[locale];
    const area = (number: number) => draw.area.replace('{number}', String(number));
    const list = page.getByRole('region', { name: search.results });
    await page.goto(searchPath(locale, { deal_types: [1], real_estate_types: [1] }));
    await expect(list).toBeVisible();
    expect(loaded).toEqual([]);

    await page.getByRole('button', { name: views.map, exact: true }).tap();
    await expect(map(page).locator('[data-cluster]').first()).toBeVisible();
    await expect(list).toBeHidden();
    await expect.poll(() => loaded.some((url) => url.includes(`/assets/map/names-${locale}.json`))).toBe(true);
    const box = await map(page).boundingBox();
    expect(box?.width).toBe(390);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(844, 0);
    await page.getByRole('button', { name: views.list, exact: true }).tap();
    await expect(list).toBeVisible();
    await expect(map(page)).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);

    await page.getByRole('button', { name: views.map, exact: true }).tap();
    await map(page).getByRole('button', { name: draw.open }).tap();
    const panel = map(page).getByRole('status').last();
    await drawByFinger(page, eight);
    await expect(panel).toContainText(draw.crosses);

    await drawByFinger(page, loop({ x: 0, y: 0 }, 0.32));
    await expect(panel).toHaveText(new RegExp(`^${area(1)} · [1-9]\\d* `));
    const show = map(page).getByRole('link', { name: new RegExp(`^${formOfOne(draw.show)} \\d`) });
    const drawn = await show.getAttribute('href');
    const cornerName = draw.corner.replace('{area}', '1').replace('{number}', '1');
    await map(page).getByRole('button', { name: cornerName, exact: true }).press('ArrowUp');
    await expect(show).not.toHaveAttribute('href', drawn ?? '');
    await map(page).getByRole('button', { name: draw.undo }).tap();
    await expect(show).toHaveAttribute('href', drawn ?? '');
    await expectAccessible(page);

    // Nothing of the two buttons is outside the panel.
    const [save, panelBox] = [map(page).getByRole('link', { name: draw.save, exact: true }), await panel.boundingBox()];
    const [saveBox, showBox] = [await save.boundingBox(), await show.boundingBox()];
    expect(saveBox?.x).toBeCloseTo(panelBox?.x ?? 0, 0);
    expect((showBox?.x ?? 0) + (showBox?.width ?? 0)).toBeCloseTo((panelBox?.x ?? 0) + (panelBox?.width ?? 0), 0);
    await expect(save).toHaveAttribute('href', drawn ?? '');

    const found = /\d[\d,]*/.exec((await show.textContent()) ?? '')?.[0] ?? '';
    await show.tap();
    await expect(page).toHaveURL(`${baseURL}${drawn}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(formOfOne(search.drawn_in));
    await expect(page.getByText(new RegExp(`^${found} \\S+$`)).first()).toBeVisible();
    await expect(list).toBeVisible();
  });

for (const locale of languagesOf('ka'))
  test(`areas are drawn by finger in ${locale}, and their link gives the same list to another visitor`, { tag: '@all' }, async ({
    page,
    browser,
    baseURL,
  }) => {
    const { draw, search, switch: views } = messages[locale];
    const area = (number: number) => draw.area.replace('{number}', String(number));
    await page.goto(searchPath(locale, { deal_types: [1], real_estate_types: [1] }));
    await page.getByRole('button', { name: views.map, exact: true }).tap();
    await map(page).getByRole('button', { name: draw.open }).tap();
    const panel = map(page).getByRole('status').last();

    await drawByFinger(page, loop({ x: 0, y: 0 }, 0.02));
    await expect(panel).toContainText(draw.small);

    await drawByFinger(page, loop({ x: 0, y: 0 }, 0.32));
    await expect(panel).toHaveText(new RegExp(`^${area(1)} · [1-9]\\d* `));
    const show = map(page).getByRole('link', { name: new RegExp(`^${formOfOne(draw.show)} \\d`) });
    const drawn = await show.getAttribute('href');
    await map(page).getByRole('button', { name: draw.add }).tap();
    await drawByFinger(page, loop({ x: 0.2, y: -0.2 }, 0.12));
    await expect(panel).toContainText(new RegExp(`^${area(2)} · \\d+ `));
    await expect(panel).toContainText(draw.all.replace('{areas}', '2').replace('{shown}', '').trim());
    await map(page).getByRole('button', { name: draw.remove }).tap();
    await expect(show).toHaveAttribute('href', drawn ?? '');

    await show.tap();
    await expect(page).toHaveURL(`${baseURL}${drawn}`);
    const ids = await cardIds(page);
    expect(ids.length).toBeGreaterThan(0);

    const other = await browser.newPage();
    await other.goto(`${baseURL}${drawn}`);
    expect(await cardIds(other)).toEqual(ids);
    const query = new URL(drawn ?? '', baseURL).search;
    await other.goto(`${baseURL}/en/s${query}`);
    await expect(other.getByRole('link', { name: enSearch.chips.drawn_area })).toBeVisible();
    await other.goto(`${baseURL}${localePath(locale, '/s')}?drawn_areas=nonsense`);
    await expect(other.getByText(search.drawn_lost)).toBeVisible();
    await other.close();
  });
