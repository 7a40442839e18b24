import { localePath } from '@/lib/routes/locale-path';
import en from '@/messages/en/saved_searches.json' with { type: 'json' };
import { registerOwner } from '../../factories/site-visitors';
import { expect, expectAccessible, expectFits, test } from '../fixtures';

test('a guest saves a search, signs in, and finds it saved in the account', async ({ page }) => {
  const address = '/en/s/apartments-for-sale-in-tbilisi?price_to=400000';
  await page.goto(address);
  await page.getByRole('button', { name: en.save.button }).first().click();
  const form = page.getByRole('dialog', { name: en.save.title });
  await form.getByRole('textbox', { name: en.name }).fill('Ours');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('dialog').getByRole('link')).toBeVisible();

  await registerOwner(page);
  // What the guest had pressed is done after the sign-in.
  await page.goto(address);
  const notice = page.getByRole('dialog', { name: en.save.done_title });
  await notice.getByRole('link', { name: en.save.all }).click();
  await expect(page).toHaveURL(localePath('en', '/account/searches'));
  const row = page.getByRole('main').getByRole('article');
  await expect(row.getByRole('heading')).toHaveText(['Ours']);
  await expect(row.getByRole('list', { name: en.filters })).toContainText('Tbilisi');
  await expectAccessible(page);
  await expectFits(page);
  await row.getByRole('link').click();
  await expect(page).toHaveURL(address);
});
