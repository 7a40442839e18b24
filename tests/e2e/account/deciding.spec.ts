import type { Page } from '@playwright/test';
import { createTranslator } from 'next-intl';
import type { Locale } from '@/lib/contracts/locales';
import { transliterateName } from '@/lib/format/slugs/romanise';
import { comparePath } from '@/lib/routes/addresses/compare-address';
import { localePath } from '@/lib/routes/locale-path';
import enCommon from '@/messages/en/common.json' with { type: 'json' };
import enCompare from '@/messages/en/compare.json' with { type: 'json' };
import enErrors from '@/messages/en/errors.json' with { type: 'json' };
import enFavourites from '@/messages/en/favourites.json' with { type: 'json' };
import enNotes from '@/messages/en/notes.json' with { type: 'json' };
import enSharing from '@/messages/en/shared_list.json' with { type: 'json' };
import kaCommon from '@/messages/ka/common.json' with { type: 'json' };
import kaCompare from '@/messages/ka/compare.json' with { type: 'json' };
import kaErrors from '@/messages/ka/errors.json' with { type: 'json' };
import kaFavourites from '@/messages/ka/favourites.json' with { type: 'json' };
import kaNotes from '@/messages/ka/notes.json' with { type: 'json' };
import kaSharing from '@/messages/ka/shared_list.json' with { type: 'json' };
import ruCommon from '@/messages/ru/common.json' with { type: 'json' };
import ruCompare from '@/messages/ru/compare.json' with { type: 'json' };
import ruErrors from '@/messages/ru/errors.json' with { type: 'json' };
import ruFavourites from '@/messages/ru/favourites.json' with { type: 'json' };
import ruNotes from '@/messages/ru/notes.json' with { type: 'json' };
import ruSharing from '@/messages/ru/shared_list.json' with { type: 'json' };
import { waitForHydration } from '../../../scripts/site/browser';
import { fetchStatements } from '../../factories/find-statements';
import { registerOwner } from '../../factories/site-visitors';
import { expect, expectAccessible, expectFits, test } from '../fixtures';
import { languagesOf } from '../languages';

const messages = {
  ka: { common: kaCommon, compare: kaCompare, errors: kaErrors, favourites: kaFavourites, notes: kaNotes, sharing: kaSharing },
  en: { common: enCommon, compare: enCompare, errors: enErrors, favourites: enFavourites, notes: enNotes, sharing: enSharing },
  ru: { common: ruCommon, compare: ruCompare, errors: ruErrors, favourites: ruFavourites, notes: ruNotes, sharing: ruSharing },
};
const query = 'deal_types=1&real_estate_types=1&cities=1&with_picture=1';

/** Opens a guest's favourites with these statements. */
async function openFavourites(page: Page, ids: number[], locale: Locale): Promise<void> {
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

for (const locale of languagesOf('ru'))
  test(`four favourites are chosen in ${locale}, a fifth is refused, and they are shown side by side`, { tag: '@all' }, async ({
    page,
    request,
  }) => {
    const { compare, errors, favourites, notes } = messages[locale];
    const t = createTranslator({ locale, messages: compare });
    const titled = (text: string) => ({ name: text.replace('{title}', '') });
    const ids = (await fetchStatements(request, `${query}&per_page=5`)).map(({ id }) => id);
    await openFavourites(page, ids, locale);
    const toggles = page.getByRole('button', titled(favourites.compare_title));
    await expect(toggles).toHaveCount(5);
    for (const index of [0, 1, 2, 3]) await toggles.nth(index).click();
    await toggles.nth(4).click();
    await expect(page.getByText(errors.compared_max)).toBeVisible();
    const bar = page.getByRole('region', { name: compare.bar.label });
    await expect(bar.getByRole('status')).toHaveText(t('bar.count', { count: '4', max: '4' }));
    await expectAccessible(page);
    await bar.getByRole('link', { name: compare.bar.compare }).click();

    await expect(page).toHaveURL(comparePath(locale, ids.slice(1).toReversed()));
    const table = page.getByRole('table', { name: compare.title });
    await expect(table.getByRole('columnheader')).toHaveCount(4);
    // In Georgian the name of the row below, of the price of a m², goes on with a digit too.
    const price = table.getByRole('row', { name: new RegExp(`^${compare.rows.price} [₾$\\d]`) }).first();
    await expect(price.getByRole('cell')).toHaveCount(4);
    await expect(price.getByText(compare.best).first()).toBeVisible();
    await expect(table.getByRole('row', { name: new RegExp(`^${compare.rows.floor}`) }).getByText(compare.best)).toHaveCount(0);
    await page.getByRole('switch', { name: compare.differences }).click();
    await expect(table.getByText(compare.same).first()).toBeHidden();
    await table.getByRole('button', { name: notes.add }).first().click();
    await writeNote(page, '<b>quiet</b> street', notes, 'call back');
    await page.reload();
    await expect(table.getByRole('button', { name: notes.edit })).toContainText('<b>quiet</b> street');
    await expectAccessible(page);

    await table.getByRole('link', titled(compare.remove)).first().click();
    await expect(page).toHaveURL(comparePath(locale, ids.slice(1).toReversed().slice(1)));
    await expect(table.getByRole('columnheader')).toHaveCount(3);
    await page.goto(`${comparePath(locale, [])}?ids=${ids.join(',')},99999999,x`);
    await expect(page.getByText(t('notices.excess', { count: 2 }))).toBeVisible();
    await page.goto(`${comparePath(locale, [])}?ids=${ids[0]},99999999`);
    await expect(table.getByRole('columnheader', { name: compare.states.unknown })).toBeVisible();
    await page.goto(comparePath(locale, ids.slice(0, 4)));
    await expect(page.getByRole('columnheader')).toHaveCount(4);
    await expectFits(page);
  });

for (const locale of languagesOf('en'))
  test(`two browsers decide on one list in ${locale}, until its owner ends it`, { tag: '@all' }, async ({
    page,
    request,
    browser,
  }) => {
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
