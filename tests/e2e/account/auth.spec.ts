import type { Page } from '@playwright/test';
import account from '@/messages/ka/account.json' with { type: 'json' };
import labels from '@/messages/ka/auth.json' with { type: 'json' };
import layout from '@/messages/ka/layout.json' with { type: 'json' };
import { extractCode, extractLink, latestMessage, newEmail, newPhone, registerVisitor } from '../../factories/site-visitors';
import { expect, expectAccessible, expectFits, scanWidths, test } from '../fixtures';
import { chooseFromMenu } from '../menu';

const { fields, sign_in: signInLabels, register, verify, forgot, reset, code } = labels;
const password = 'correct horse battery';
const everything = { tag: '@all' };
const allowFailures = { ...everything, annotation: { type: 'allow-failed-responses' } };

const box = (page: Page, name: string) => page.getByRole('textbox', { name });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** The figures of the account come a second after its page; requested while it signs out they would be refused. */
const accountFigures = (tab: Page) =>
  Promise.all(
    ['/active-packages', '/statements/counts'].map((end) => tab.waitForResponse((response) => response.url().endsWith(end))),
  );

async function fillPassword(page: Page, login: string, secret: string): Promise<void> {
  await box(page, fields.login).fill(login);
  await box(page, fields.password).fill(secret);
  await press(page, signInLabels.submit);
}

test('a person registers by e-mail, opens the mail, signs out in every tab and comes back to the page that the login left', async ({
  page,
  context,
}) => {
  const [email, name] = [newEmail(), 'გიორგი მაისურაძე'];
  const checks: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('grouped-info')) checks.push(request.url());
  });
  await page.setViewportSize({ width: scanWidths.ka, height: 844 });
  await page.goto('/auth?view=register');
  await press(page, register.submit);
  await expect(box(page, fields.name)).toBeFocused();
  await expectAccessible(page);
  await expectFits(page, 320, 360, 1280);
  await box(page, fields.name).fill(name);
  await box(page, fields.email).fill(email);
  await box(page, fields.password).fill(password);
  await page.getByRole('checkbox', { name: register.terms }).check();
  await press(page, register.submit);
  await expect(page.getByRole('heading', { name: verify.sent_title })).toBeFocused();
  // A guest has no session to check.
  expect(checks).toEqual([]);
  await page.goto(extractLink(await latestMessage(page.request, email)));
  await press(page, verify.confirm);
  const figures = accountFigures(page);
  await page.getByRole('link', { name: verify.continue }).click();
  await expect(page).toHaveURL('/account');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(account.overview.title);

  const menu = page.getByRole('button', { name: account.header.menu.replace('{name}', name) });
  await figures;
  const other = await context.newPage();
  const otherFigures = accountFigures(other);
  await other.goto('/account/profile');
  await otherFigures;
  await page.bringToFront();
  await chooseFromMenu(menu, account.menu.log_out);
  await expect(page).toHaveURL('/');
  // A page of the account has nothing to show a guest.
  await expect(other).toHaveURL('/');
  await expect(other.getByRole('banner').getByRole('link', { name: layout.login })).toBeVisible();
  await other.close();
  await page.goto('/s?price_to=90000');
  await page.getByRole('banner').getByRole('link', { name: layout.login }).click();
  await fillPassword(page, email, password);
  await expect(page).toHaveURL('/s?price_to=90000');
  await expect(menu).toBeVisible();
});

test('a broker registers by phone with the code of an SMS and is signed in at once', everything, async ({ page }) => {
  const phone = newPhone();
  await page.goto('/auth?view=register&continue=%2Faccount%2Fprofile');
  await page.getByRole('radio', { name: labels.kinds.broker }).check();
  await box(page, fields.name).fill('ნინო ბერიძე');
  await box(page, fields.legal_name).fill('შპს აივანი');
  await box(page, fields.identification_code).fill('404123456');
  await page.getByText(register.by_phone, { exact: true }).click();
  await box(page, fields.phone).fill(phone);
  await press(page, code.get);
  await expect(page.getByText(code.sent.replace('{seconds}', '60'))).toBeAttached();
  await expect(box(page, fields.code)).toBeFocused();
  await box(page, fields.code).fill(extractCode(await latestMessage(page.request, phone)));
  await box(page, fields.password).fill(password);
  await page.getByRole('checkbox', { name: register.terms }).check();
  await press(page, register.submit);
  await expect(page).toHaveURL('/account/profile');
  await expect(page.getByText('404123456')).toBeVisible();
});

test('registering shows every error at its field and keeps what was typed', everything, async ({ page }) => {
  await page.goto('/auth?view=register');
  await page.getByRole('radio', { name: labels.kinds.developer }).check();
  await box(page, fields.email).fill('no-address');
  await box(page, fields.password).fill('short');
  await press(page, register.submit);
  const { field_errors: errors } = labels;
  for (const [name, error] of [
    [fields.name, errors.name_required],
    [fields.legal_name, errors.legal_name_required],
    [fields.identification_code, errors.identification_code_required],
    [fields.email, errors.email_format],
    [fields.password, errors.password_short],
  ] as const)
    await expect(box(page, name)).toHaveAccessibleDescription(new RegExp(error));
  await expect(page.getByText(errors.terms_required)).toBeVisible();
  await expect(box(page, fields.name)).toBeFocused();
  await expect(box(page, fields.email)).toHaveValue('no-address');
});

test.describe('with an account', () => {
  test('a wrong password is shown at the field and the login stays typed', allowFailures, async ({ page }) => {
    const visitor = await registerVisitor(page.request);
    await page.context().clearCookies();
    await page.goto('/auth');
    await fillPassword(page, visitor.login, 'wrong horse battery');
    await expect(box(page, fields.login)).toHaveAttribute('aria-invalid', 'true');
    await expect(box(page, fields.login)).toHaveValue(visitor.login);
    await expect(page).toHaveURL('/auth');
  });

  test('a target on another site is ignored', everything, async ({ page }) => {
    const visitor = await registerVisitor(page.request);
    await page.context().clearCookies();
    await page.goto('/auth?continue=https%3A%2F%2Fevil.example%2F');
    await page.getByRole('link', { name: signInLabels.register }).click();
    await page.getByRole('link', { name: register.sign_in }).click();
    await fillPassword(page, visitor.login, visitor.password);
    await expect(page).toHaveURL('/account');
  });

  test('a forgotten password is replaced by the link of a mail', everything, async ({ page }) => {
    const visitor = await registerVisitor(page.request);
    await page.context().clearCookies();
    await page.goto('/auth');
    await page.getByRole('link', { name: signInLabels.forgot }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(forgot.title);
    await box(page, fields.login).fill(visitor.login);
    await press(page, forgot.submit);
    await expect(page.getByRole('heading', { name: forgot.sent_title })).toBeFocused();
    await page.goto(extractLink(await latestMessage(page.request, visitor.login, 2)));
    await box(page, fields.new_password).fill('another horse battery');
    await press(page, reset.submit);
    await expect(page.getByRole('heading', { name: reset.done_title })).toBeFocused();
    await page.getByRole('link', { name: reset.sign_in }).click();
    await fillPassword(page, visitor.login, 'another horse battery');
    await expect(page).toHaveURL('/account');
  });

  test('however many calls are refused, one logs out and the login is offered over the page', allowFailures, async ({ page }) => {
    await registerVisitor(page.request);
    // The last of the calls that a session begins with: the page then knows its visitor.
    const begun = page.waitForResponse(/\/me\/active-packages$/);
    await page.goto('/account/personalInformation');
    await begun;
    await box(page, account.profile.name).fill('სხვა სახელი');
    const logouts: string[] = [];
    page.on('request', (request) => {
      if (/\/logout$/.test(new URL(request.url()).pathname)) logouts.push(request.url());
    });
    // Ends the session behind the page's back; the cookies stay.
    const cookies = await page.context().cookies();
    const revoked = await page.request.post('/api/auth-service/sessions/revoke-all', {
      data: {},
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    expect(revoked.status()).toBe(200);
    await page.context().addCookies(cookies);
    await press(page, account.personal.save);
    const dialog = page.getByRole('dialog', { name: labels.modal.title });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await press(page, account.personal.save);
    await expect(dialog).toBeVisible();
    await expect.poll(() => logouts.length).toBe(1);
    await page.keyboard.press('Escape');
    await expect(box(page, account.profile.name)).toHaveValue('სხვა სახელი');
  });
});
