import type { APIRequestContext, Page } from '@playwright/test';
import { type Locale, locales } from '@/lib/contracts/locales';
import { searchPath } from '@/lib/routes/addresses/search-address';
import { statementPath } from '@/lib/routes/addresses/statement-address';
import { localePath } from '@/lib/routes/locale-path';
import enLayout from '@/messages/en/layout.json' with { type: 'json' };
import enMap from '@/messages/en/map.json' with { type: 'json' };
import enSearch from '@/messages/en/search.json' with { type: 'json' };
import kaLayout from '@/messages/ka/layout.json' with { type: 'json' };
import kaMap from '@/messages/ka/map.json' with { type: 'json' };
import kaSearch from '@/messages/ka/search.json' with { type: 'json' };
import ruLayout from '@/messages/ru/layout.json' with { type: 'json' };
import ruMap from '@/messages/ru/map.json' with { type: 'json' };
import ruSearch from '@/messages/ru/search.json' with { type: 'json' };
import { fetchStatements, findApartment, findDeletedStatementId } from '../../factories/find-statements';
import { expect, expectAccessible, expectFits, expectOwnScript, scanWidths, test } from '../fixtures';
import { languagesOf } from '../languages';

const messages = {
  ka: { layout: kaLayout, map: kaMap, search: kaSearch },
  en: { layout: enLayout, map: enMap, search: enSearch },
  ru: { layout: ruLayout, map: ruMap, search: ruSearch },
};

type Screen = {
  name: string;
  languages: readonly Locale[];
  /** Set where `npm test` scans the same layout elsewhere. */
  tag?: '@all';
  path: (request: APIRequestContext) => string | Promise<string>;
  /** Whether the page itself is scanned; without it only what is opened over it. */
  isScanned: boolean;
  /** What is opened on the page afterwards. */
  open?: (page: Page) => Promise<void>;
};

async function openButton(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name, exact: true }).first().click();
}

function screens(locale: Locale, isPhone: boolean): Screen[] {
  const { layout, map, search } = messages[locale];
  const home = () => localePath(locale, '/');
  const list = () => searchPath(locale, { deal_types: [1], real_estate_types: [1] });
  const openPanel = async (page: Page) => {
    await openButton(page, new RegExp(`^${search.bar.all}`));
    await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
  };
  const openMap = async (page: Page) => {
    if (isPhone) await openButton(page, map.switch.map);
    const region = page.getByRole('region', { name: map.switch.map, exact: true });
    await expect(region.locator('[data-pin], button:has-text("2")').first()).toBeVisible();
  };
  const openMenu = async (page: Page) => {
    await openButton(page, layout.menu.open);
    await expect(page.getByRole('navigation', { name: layout.main_navigation })).toBeVisible();
  };
  const openLanguages = async (page: Page) => {
    await openButton(page, new RegExp(`^${layout.language}: `));
    await expect(page.getByRole('banner').getByRole('link', { name: 'English', exact: true })).toBeVisible();
  };
  const page = (name: string, languages: readonly Locale[], path: Screen['path']): Screen => ({
    name,
    languages,
    path,
    isScanned: true,
  });
  const repeated = { tag: '@all' } as const;
  return [
    // The journeys of the header and of the banners scan the wide layouts of home and of a list.
    isPhone
      ? { ...page('home with its menu', languagesOf('ru'), home), open: openMenu }
      : { ...page('home with its languages', locales, home), open: openLanguages, ...repeated },
    { ...page('list with its filters', languagesOf('ka'), list), open: openPanel },
    // Journeys of the map scan its wide layout.
    { ...page('map', locales, list), isScanned: false, open: openMap, ...repeated },
    page('statement', languagesOf('ru', 'en'), async (request) => statementPath(locale, await findApartment(request))),
    { ...page('403', locales, () => localePath(locale, '/azomva')), ...repeated },
    page('404', languagesOf('en'), () => localePath(locale, '/no-such-page')),
    {
      ...page('410', locales, async (request) => localePath(locale, `/statements/${await findDeletedStatementId(request)}`)),
      ...repeated,
    },
  ];
}

for (const locale of locales) {
  const width = scanWidths[locale];
  const isPhone = width === 360;
  for (const { name, path, isScanned, open, tag = [] } of screens(locale, isPhone).filter(({ languages }) =>
    languages.includes(locale),
  ))
    test.describe(() => {
      test.use({ hasMap: name === 'map' });
      test(`${name} in ${locale} is accessible, fits and is in one language`, { tag }, async ({ page, request }) => {
        test.info().annotations.push({ type: 'allow-failed-responses' });
        const scan = async (...widthsPx: number[]) => {
          await expectAccessible(page);
          await expectOwnScript(page, locale);
          await expectFits(page, ...widthsPx);
        };
        await page.setViewportSize({ width, height: 800 });
        await page.goto(await path(request));
        if (isScanned) await scan(320, 360, 1280);
        if (!open) return;
        await page.setViewportSize({ width, height: 800 });
        await open(page);
        await scan(...(isPhone ? [320, 360] : [1280]));
      });
    });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  for (const locale of locales)
    test(`each of a hundred statements in ${locale} fits`, { tag: '@all' }, async ({ page, request }) => {
      test.setTimeout(1_800_000);
      for (const card of await fetchStatements(request, 'per_page=100')) {
        await page.goto(statementPath(locale, card));
        await expectFits(page, 360, 1280);
      }
    });
});
