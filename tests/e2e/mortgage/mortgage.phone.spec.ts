import { statementPath } from '@/lib/routes/addresses/statement-address';
import { localePath } from '@/lib/routes/locale-path';
import enLayout from '@/messages/en/layout.json' with { type: 'json' };
import kaLayout from '@/messages/ka/layout.json' with { type: 'json' };
import ruLayout from '@/messages/ru/layout.json' with { type: 'json' };
import { expect, expectAccessible, test } from '../fixtures';
import { languagesOf } from '../languages';
import { fillRequest, findFlat, fromOwnAddress, messagesByLocale, modal } from '../mortgage-journey';

const { ka } = messagesByLocale;
const layouts = { ka: kaLayout, en: enLayout, ru: ruLayout };

test.beforeEach(({ page }) => fromOwnAddress(page));

test('a phone requests a loan on a statement', { tag: '@all' }, async ({ page }) => {
  const flat = await findFlat(page);
  await page.goto(statementPath('ka', flat));
  await page.getByRole('link', { name: new RegExp(ka.teaser.calculate_short) }).tap();
  await expect(modal(page)).toHaveAccessibleName(ka.title);
  await modal(page).getByRole('button', { name: ka.request }).tap();
  await fillRequest(page, 'ka');
  await modal(page).getByRole('checkbox').check();
  await modal(page).getByRole('button', { name: ka.form.send }).tap();
  await expect(modal(page)).toHaveAccessibleName(ka.sent.title);
});

for (const locale of languagesOf('ru'))
  test(`the menu of a phone leads to the calculator, a full sheet with the payment at its foot, in ${locale}`, async ({
    page,
  }) => {
    const { layout, ...labels } = { ...messagesByLocale[locale], layout: layouts[locale] };
    await page.goto(localePath(locale, '/'));
    await page.getByRole('button', { name: layout.menu.open }).tap();
    await page.getByRole('banner').getByRole('link', { name: layout.loan }).tap();
    await expect(page).toHaveURL(`${localePath(locale, '/')}?take_loan=true&isntStatement=true`);
    await expect(modal(page)).toHaveAccessibleName(labels.title);
    expect((await modal(page).boundingBox())?.height).toBe(844);
    await modal(page).getByRole('textbox', { name: labels.price, exact: true }).fill('100000');
    await expect(modal(page).getByRole('button', { name: labels.request })).toBeInViewport();
    await expect(modal(page).getByText(labels.note)).toBeInViewport();

    await page.setViewportSize({ width: 360, height: 740 });
    for (const name of [labels.schedule.title, labels.comparison.title]) await modal(page).getByRole('button', { name }).tap();
    const overflow = () =>
      modal(page).evaluate(
        (dialog) => [...dialog.querySelectorAll('*')].filter((part) => part.getBoundingClientRect().right > 361).length,
      );
    expect(await overflow()).toBe(0);
    await expectAccessible(page);
    await modal(page).getByRole('button', { name: labels.request }).tap();
    await expect(modal(page)).toHaveAccessibleName(labels.form.title);
    expect(await overflow()).toBe(0);
    await expectAccessible(page);
    await modal(page).getByRole('button', { name: labels.sent.close }).tap();
    await expect(page).toHaveURL(localePath(locale, '/'));
    await expect(page.getByRole('button', { name: layout.menu.open })).toHaveAttribute('aria-expanded', 'false');
  });
