import type { APIRequestContext } from '@playwright/test';
import { searchPath } from '@/lib/routes/addresses/search-address';
import { statementPath } from '@/lib/routes/addresses/statement-address';
import enCommon from '@/messages/en/common.json' with { type: 'json' };
import enPhone from '@/messages/en/phone.json' with { type: 'json' };
import enStatement from '@/messages/en/statement.json' with { type: 'json' };
import kaCommon from '@/messages/ka/common.json' with { type: 'json' };
import kaPhone from '@/messages/ka/phone.json' with { type: 'json' };
import kaStatement from '@/messages/ka/statement.json' with { type: 'json' };
import ruCommon from '@/messages/ru/common.json' with { type: 'json' };
import ruPhone from '@/messages/ru/phone.json' with { type: 'json' };
import ruStatement from '@/messages/ru/statement.json' with { type: 'json' };
import { findApartmentWith } from '../../factories/find-statements';
import { expect, expectAccessible, expectFits, test } from '../fixtures';
import { languagesOf } from '../languages';

const messages = {
  ka: { ...kaStatement, common: kaCommon, phone: kaPhone },
  en: { ...enStatement, common: enCommon, phone: enPhone },
  ru: { ...ruStatement, common: ruCommon, phone: ruPhone },
};

const findPictured = (request: APIRequestContext) =>
  findApartmentWith(request, ({ images, price_type_id }) => images.length > 5 && price_type_id === 3);

for (const locale of languagesOf('ru'))
  test(`a phone reads a statement in ${locale}: swipes its photos, opens its dialogs, calls its seller, goes back to the list`, async ({
    page,
    request,
  }) => {
    const { actions, common, gallery, phone, report } = messages[locale];
    const list = searchPath(locale, { deal_types: [1], real_estate_types: [1], cities: [1] });
    const statement = await findPictured(request);
    const total = statement.images.length;
    const position = (number: number) =>
      gallery.position_read.replace('{number}', String(number)).replace('{total}', String(total));
    await page.goto(list);
    await page.goto(statementPath(locale, statement));
    await expect(page.getByRole('banner')).toBeHidden();
    await expectFits(page, 390);
    await page.setViewportSize({ width: 390, height: 844 });

    const photos = page.getByRole('region', { name: gallery.label });
    await expect(photos.getByText(position(1), { exact: true })).toBeAttached();
    await photos.getByRole('list').evaluate((row) => row.scrollTo({ left: row.clientWidth, behavior: 'instant' }));
    await expect(photos.getByText(position(2), { exact: true })).toBeAttached();
    await photos.getByRole('button', { name: `${position(2)}: ` }).tap();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('status')).toContainText(`2 / ${total}`);
    // A dialog takes the focus after its first frame, and a key goes to what is focused.
    await expect(dialog.locator(':focus')).toBeAttached();
    await page.keyboard.press('ArrowRight');
    await expect(dialog.getByRole('img', { name: `${position(3)}:` })).toBeInViewport({ ratio: 0.9 });
    await expectAccessible(page);
    await dialog.getByRole('button', { name: common.close }).tap();
    await expect(dialog).toBeHidden();

    await page.getByRole('button', { name: report.open }).tap();
    await dialog.getByRole('button', { name: report.send }).tap();
    await expect(dialog).toContainText(report.reason_required);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: actions.share }).filter({ visible: true }).tap();
    await expect(page.getByRole('dialog', { name: actions.share }).getByRole('link', { name: 'Telegram' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    const call = page.getByRole('button', { name: phone.call_short, exact: true });
    await expect(call).toBeInViewport();
    expect((await call.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await call.tap();
    const number = new RegExp(`^${phone.call.replace('{phone}', '\\d{3} \\d{2} \\d{2} \\d{2}')}$`);
    await expect(page.getByRole('link', { name: number })).toHaveCount(2);
    await expectFits(page, 320);
    await page.getByRole('link', { name: actions.back }).tap();
    await expect(page).toHaveURL(list);
  });
