import { localePath } from '@/lib/routes/locale-path';
import companies from '@/messages/en/companies.json' with { type: 'json' };
import own from '@/messages/en/own_company.json' with { type: 'json' };
import phone from '@/messages/en/phone.json' with { type: 'json' };
import projects from '@/messages/en/projects.json' with { type: 'json' };
import { newFirstPartyHeaders, newPhone, registerBroker } from '../../factories/site-visitors';
import { expect, test } from '../fixtures';

test('a guest opens the number of a broker and asks for a call, which the broker sees', async ({ page, browser, baseURL }) => {
  const office = await browser.newContext(baseURL ? { baseURL } : {});
  const broker = await registerBroker(office.request);
  const info = await office.request.get('/api/auth-service/auth/grouped-info', { headers: newFirstPartyHeaders() });
  const { data } = (await info.json()) as { data: { user: { id: number } } };
  await page.goto(localePath('en', `/br/${data.user.id}`));
  await expect(page.getByRole('heading', { level: 1, name: broker })).toBeVisible();
  await page.getByRole('button', { name: phone.show }).first().click();
  await expect(page.getByRole('link', { name: /^Call 5/ }).first()).toBeVisible();
  await page.getByRole('button', { name: companies.lead.call }).click();
  const dialog = page.getByRole('dialog', { name: companies.lead.call });
  await dialog.getByRole('textbox', { name: companies.lead.name }).fill('Tamar of the journey');
  await dialog.getByRole('textbox', { name: companies.lead.phone }).fill(newPhone());
  await dialog.getByRole('button', { name: companies.lead.send }).click();
  await expect(page.getByRole('dialog', { name: companies.lead.sent })).toBeVisible();

  const account = await office.newPage();
  await account.goto(localePath('en', '/account/company'));
  await expect(account.getByText('Tamar of the journey')).toBeVisible();
  await account.getByRole('button', { name: own.leads.mark }).click();
  await expect(account.getByRole('button', { name: own.leads.unmark })).toBeVisible();
  await office.close();
});

test('a broker is found by its name', { tag: '@all' }, async ({ page, playwright, baseURL }) => {
  const office = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  const broker = await registerBroker(office);
  await office.dispose();
  await page.goto(localePath('en', '/brokerebi'));
  await page.getByRole('searchbox', { name: companies.search.name }).fill(broker);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: broker, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: broker })).toBeVisible();
});

test('a guest opens a project from the list, its flats by rooms, and its developer', { tag: '@all' }, async ({ page }) => {
  await page.goto(localePath('en', '/developerebi?activeTab=2&rooms=2'));
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/en\/proeqti\//);
  const rooms = page.getByRole('region', { name: projects.rooms.title });
  await rooms.getByRole('link', { name: /^See: 2 rooms/ }).click();
  await expect(page).toHaveURL(/projects=\d+/);
  await page.goBack();
  await page.getByRole('complementary').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/en\/d\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
