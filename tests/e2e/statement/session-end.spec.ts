import auth from '@/messages/ru/auth.json' with { type: 'json' };
import { registerVisitor } from '../../factories/site-visitors';
import { expect, test } from '../fixtures';
import { field, formMessages, formPath } from '../publish-journey';

const labels = formMessages.ru;

test(
  'a form goes on where the session ended, after the sign-in, in its language',
  { tag: '@all' },
  async ({ page }, testInfo) => {
    // The calls after the end of the session.
    testInfo.annotations.push({ type: 'allow-failed-responses' });
    const { login, password } = await registerVisitor(page.request);
    await page.goto(formPath('ru'));
    await field(page, 'real_estate_type_id').getByRole('button').first().click();
    await field(page, 'deal_type_id').getByRole('button').first().click();
    await expect(page).toHaveURL(/\/statements\/\d+\/edit/);
    await page.getByRole('navigation').getByRole('button', { name: labels.steps.details }).press('Enter');
    const area = page.getByRole('textbox', { name: labels.fields.area, exact: true });
    await expect(area).toBeVisible();
    const address = page.url();

    await page.context().clearCookies();
    await area.fill('73');
    await page.getByRole('dialog').getByRole('link', { name: auth.modal.sign_in }).click();
    await page.getByRole('textbox', { name: auth.fields.login }).fill(login);
    await page.getByRole('textbox', { name: auth.fields.password }).fill(password);
    await page.getByRole('button', { name: auth.sign_in.submit, exact: true }).click();

    await expect(page).toHaveURL(address);
    await expect(area).toHaveValue('73');
    await expect(page.getByRole('status').filter({ hasText: labels.save.saved })).toBeVisible();
  },
);
