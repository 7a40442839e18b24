import { buyerRequestRoute } from '@/lib/routes/addresses/guided-address';
import { localePath } from '@/lib/routes/locale-path';
import enAuth from '@/messages/en/auth.json' with { type: 'json' };
import enRequests from '@/messages/en/buyer_requests.json' with { type: 'json' };
import enClients from '@/messages/en/clients.json' with { type: 'json' };
import enNotifications from '@/messages/en/notifications.json' with { type: 'json' };
import kaAuth from '@/messages/ka/auth.json' with { type: 'json' };
import kaRequests from '@/messages/ka/buyer_requests.json' with { type: 'json' };
import kaClients from '@/messages/ka/clients.json' with { type: 'json' };
import kaNotifications from '@/messages/ka/notifications.json' with { type: 'json' };
import ruAuth from '@/messages/ru/auth.json' with { type: 'json' };
import ruRequests from '@/messages/ru/buyer_requests.json' with { type: 'json' };
import ruClients from '@/messages/ru/clients.json' with { type: 'json' };
import ruNotifications from '@/messages/ru/notifications.json' with { type: 'json' };
import { extractCode, latestMessage, newPhone, registerBroker } from '../../factories/site-visitors';
import { expect, test } from '../fixtures';
import { languagesOf } from '../languages';
import { publishFlat } from '../publish-journey';

const messages = {
  ka: { auth: kaAuth, requests: kaRequests, clients: kaClients, notifications: kaNotifications },
  en: { auth: enAuth, requests: enRequests, clients: enClients, notifications: enNotifications },
  ru: { auth: ruAuth, requests: ruRequests, clients: ruClients, notifications: ruNotifications },
};

test('five questions lead to a list', { tag: '@all' }, async ({ page }) => {
  await page.goto('/en/gamartivebuli-dzieba');
  await page.getByRole('radio', { name: /^Rent For a long time/ }).check({ force: true });
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'What kind of property?' })).toBeFocused();
  await page.getByRole('radio', { name: /^Apartment/ }).check({ force: true });
  await page.getByRole('button', { name: 'Continue' }).click();
  // By keyboard: the bar at the foot may cover it.
  await page.getByRole('checkbox', { name: /^Vake-Saburtalo/ }).press('Space');
  await expect(page.getByRole('checkbox', { name: /^Vake-Saburtalo/ })).toBeChecked();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Price per month')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Where?' })).toBeVisible();
  await page.goForward();
  await page.getByRole('textbox', { name: 'To' }).fill('3000');
  await page.getByRole('button', { name: 'Continue' }).click();
  const show = page.getByRole('button', { name: /^Show [\d,]+ listings?$/ });
  const before = (await show.textContent()) ?? '';
  await page.getByRole('checkbox', { name: /^2 rooms/ }).check({ force: true });
  await expect(show).not.toHaveText(before);
  const [found] = ((await show.textContent()) ?? '').match(/[\d,]+/) ?? [];
  await show.click();
  await expect(page).toHaveURL(/\/en\/s\/[^?]+\?.*price_to=3000/);
  await expect(page).toHaveURL(/room_types=2/);
  await expect(
    page
      .getByRole('main')
      .getByText(new RegExp(`^${found} listings?\\b`))
      .first(),
  ).toBeVisible();
});

for (const locale of languagesOf('en'))
  test(`a guest’s request in ${locale} reaches a broker whose flat fits`, { tag: '@all' }, async ({ page, browser, baseURL }) => {
    const { auth, requests, clients, notifications } = messages[locale];
    const broker = await browser.newPage();
    const brokerSite = baseURL ?? 'http://localhost';
    await registerBroker(broker.request);
    await publishFlat(broker, brokerSite);

    await page.goto(localePath(locale, buyerRequestRoute));
    const form = page.getByRole('form', { name: requests.title });
    const box = (name: string) => form.getByRole('textbox', { name });
    const [phone, name] = [newPhone(), `Nino ${Date.now()}`];
    await form.getByRole('group', { name: clients.fields.rooms }).getByRole('button', { name: '3', exact: true }).click();
    for (const bound of [clients.fields.area_from, clients.fields.area_to]) await box(bound).fill('80');
    await box(requests.name).fill(name);
    await box(requests.phone).fill(phone);
    await form.getByRole('button', { name: auth.code.get }).click();
    await box(auth.fields.code).fill(extractCode(await latestMessage(page.request, phone)));
    await expect(form.getByText(auth.phone.confirmed).first()).toBeVisible();
    await form.getByRole('button', { name: requests.send }).click();
    await expect(page.getByRole('heading', { name: requests.sent.title })).toBeFocused();

    await broker.goto(`${brokerSite}${localePath(locale, '/account/notifications')}`);
    await expect(broker.getByRole('main').getByRole('listitem').first()).toContainText(notifications.titles.buyer_check);
    await broker.goto(`${brokerSite}${localePath(locale, '/account/clients')}?view=matchings`);
    await expect(broker.getByRole('main')).toContainText(name);
    await broker.close();
  });
