import type { Page } from '@playwright/test';
import type { Locale } from '@/lib/contracts/locales';
import { transliterateName } from '@/lib/format/slugs/romanise';
import { comparePath } from '@/lib/routes/addresses/compare-address';
import { localePath } from '@/lib/routes/locale-path';
import enCommon from '@/messages/en/common.json' with { type: 'json' };
import en from '@/messages/en/compare.json' with { type: 'json' };
import enErrors from '@/messages/en/errors.json' with { type: 'json' };
import enNotes from '@/messages/en/notes.json' with { type: 'json' };
import enSharing from '@/messages/en/shared_list.json' with { type: 'json' };
import kaCommon from '@/messages/ka/common.json' with { type: 'json' };
import kaErrors from '@/messages/ka/errors.json' with { type: 'json' };
import kaNotes from '@/messages/ka/notes.json' with { type: 'json' };
import kaSharing from '@/messages/ka/shared_list.json' with { type: 'json' };
import ruCommon from '@/messages/ru/common.json' with { type: 'json' };
import ruErrors from '@/messages/ru/errors.json' with { type: 'json' };
import ruNotes from '@/messages/ru/notes.json' with { type: 'json' };
import ruSharing from '@/messages/ru/shared_list.json' with { type: 'json' };
import { waitForHydration } from '../../../scripts/site/browser';
import { fetchStatements } from '../../factories/find-statements';
import { registerOwner } from '../../factories/site-visitors';
import { expect, expectAccessible, expectFits, test } from '../fixtures';
import { languagesOf } from '../languages';

const messages = {
  ka: { common: kaCommon, errors: kaErrors, notes: kaNotes, sharing: kaSharing },
  en: { common: enCommon, errors: enErrors, notes: enNotes, sharing: enSharing },
  ru: { common: ruCommon, errors: ruErrors, notes: ruNotes, sharing: ruSharing },
};
const query = 'deal_types=1&real_estate_types=1&cities=1&with_picture=1';

/** Opens a guest's favourites with these statements. */
async function openFavourites(page: Page, ids: number[], locale: Locale = 'en'): Promise<void> {
  await page.goto(localePath(locale, '/favorites'));
  await page.evaluate((stored) => window.localStorage.setItem('favourite-statements', stored), JSON.stringify(ids));
  await page.reload();
}

const writeNote = async (page: Page, text: string, notes: typeof enNotes, tag?: string): Promise<void> => {
  const form = page.getByRole('dialog');
  await form.getByRole('textbox', { name: notes.text }).fill(text);
  if (tag !== undefined) {
    await form.getByRole('textbox', { name: notes.tags }).fill(tag);
    await form.getByRole('button', { name: notes.add_tag, exact: true }).click();
  }
  await form.getByRole('button', { name: notes.save }).click();
  await expect(form).toBeHidden();
};

test('four favourites are chosen, a fifth is refused, and they stand side by side', async ({ page, request }) => {
  const { errors, notes } = messages.en;
  const ids = (await fetchStatements(request, `${query}&per_page=5`)).map(({ id }) => id);
  await openFavourites(page, ids);
  const toggles = page.getByRole('button', { name: /^Compare: / });
  await expect(toggles).toHaveCount(5);
  for (const index of [0, 1, 2, 3]) await toggles.nth(index).click();
  await toggles.nth(4).click();
  await expect(page.getByText(errors.compared_max)).toBeVisible();
  const bar = page.getByRole('region', { name: en.bar.label });
  await expect(bar.getByRole('status')).toHaveText('4 of 4');
  await expectAccessible(page);
  await bar.getByRole('link', { name: en.bar.compare }).click();

  await expect(page).toHaveURL(comparePath('en', ids.slice(1).toReversed()));
  const table = page.getByRole('table', { name: en.title });
  await expect(table.getByRole('columnheader')).toHaveCount(4);
  const price = table.getByRole('row', { name: new RegExp(`^${en.rows.price} [₾$\\d]`) });
  await expect(price.getByRole('cell')).toHaveCount(4);
  await expect(price.getByText(en.best).first()).toBeVisible();
  await expect(table.getByRole('row', { name: new RegExp(`^${en.rows.floor}`) }).getByText(en.best)).toHaveCount(0);
  await page.getByRole('switch', { name: en.differences }).click();
  await expect(table.getByText(en.same).first()).toBeHidden();
  await table.getByRole('button', { name: notes.add }).first().click();
  await writeNote(page, '<b>quiet</b> street', notes, 'call back');
  await page.reload();
  await expect(table.getByRole('button', { name: notes.edit })).toContainText('<b>quiet</b> street');
  await expectAccessible(page);

  await table
    .getByRole('link', { name: /^Remove from the comparison: / })
    .first()
    .click();
  await expect(page).toHaveURL(comparePath('en', ids.slice(1).toReversed().slice(1)));
  await expect(table.getByRole('columnheader')).toHaveCount(3);
  await page.goto(`/en/compare?ids=${ids.join(',')},99999999,x`);
  await expect(page.getByText('2 more were left out')).toBeVisible();
  await page.goto(`/en/compare?ids=${ids[0]},99999999`);
  await expect(table.getByRole('columnheader', { name: en.states.unknown })).toBeVisible();
  for (const locale of languagesOf('ru')) {
    await page.goto(comparePath(locale, ids.slice(0, 4)));
    await expect(page.getByRole('columnheader')).toHaveCount(4);
    await expectFits(page);
  }
});

for (const locale of languagesOf('en'))
  test(`two browsers decide on one list in ${locale}, until its owner ends it`, async ({ page, request, browser }) => {
    const { common, errors, notes, sharing } = messages[locale];
    /** The vote button of a statement, by its `vote_for` label. */
    const buttonOf = (text: string, end = '') => ({ name: new RegExp(`^${text.replace('{title}', '')}.*${end}$`) });
    // The link is opened again after the owner ended it.
    test.info().annotations.push({ type: 'allow-failed-responses' });
    const ids = (await fetchStatements(request, `${query}&per_page=2`)).map(({ id }) => id);
    await openFavourites(page, ids, locale);
    await page.getByRole('button', { name: notes.add }).first().click();
    await writeNote(page, 'for me alone', notes);
    await registerOwner(page);
    await page.goto(localePath(locale, '/account/favorites'));
    // The guest's notes moved to the account.
    await expect(page.getByRole('button', { name: notes.edit })).toContainText('for me alone');
    await page.getByRole('button', { name: sharing.share }).click();
    await page.getByRole('dialog').getByRole('button', { name: common.close }).click();
    const link = page.getByRole('link', { name: sharing.open });
    const address = (await link.getAttribute('href')) ?? '';
    await expectAccessible(page);
    await link.click();
    const ownVotes = page.getByRole('button', buttonOf(sharing.vote_against));
    await expect(ownVotes.first()).toBeEnabled();

    const other = await (await browser.newContext()).newPage();
    await other.goto(address);
    await waitForHydration(other);
    await expect(other.getByRole('main').getByRole('article')).toHaveCount(2);
    await expect(other.getByRole('main')).not.toContainText('for me alone');
    await expect(other.getByRole('button', buttonOf(sharing.vote_for)).first()).toBeDisabled();
    await other.getByRole('button', { name: sharing.join }).click();
    await expect(other.getByText(errors.field_required)).toBeVisible();
    await other.getByRole('textbox', { name: sharing.name }).fill('<i>გიორგი</i>');
    await other.getByRole('button', { name: sharing.join }).click();
    await other.getByRole('button', buttonOf(sharing.vote_for)).first().click();
    await other.getByRole('button', buttonOf(sharing.heart)).first().click();
    await other.getByRole('button', { name: sharing.add_note }).first().click();
    await writeNote(other, '<script>alert(1)</script>', notes);
    await expectAccessible(other);
    await expectFits(other);

    // Each sees the other's votes without a reload.
    const opinions = page.getByRole('list', { name: sharing.opinions }).first();
    await expect(opinions).toContainText(transliterateName('<i>გიორგი</i>', locale));
    await expect(opinions).toContainText('<script>alert(1)</script>');
    await ownVotes.first().click();
    await expect(other.getByRole('button', buttonOf(sharing.vote_against, ': 1'))).toHaveCount(1);

    await page.goto(localePath(locale, '/account/favorites'));
    await page.getByRole('button', { name: sharing.end }).click();
    await page.getByRole('dialog').getByRole('button', { name: sharing.end_confirm, exact: true }).click();
    await expect(page.getByRole('button', { name: sharing.share })).toBeVisible();
    await expect(other.getByText(sharing.ended)).toBeVisible();
    expect((await other.goto(address))?.status()).toBe(404);
    await other.context().close();
  });
