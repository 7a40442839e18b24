import { savedSearchesSchema } from '@/lib/contracts/account/saved-searches';
import { searchPath } from '@/lib/routes/addresses/search-address';
import { localePath } from '@/lib/routes/locale-path';
import enCrud from '@/messages/en/crud.json' with { type: 'json' };
import en from '@/messages/en/saved_searches.json' with { type: 'json' };
import kaCrud from '@/messages/ka/crud.json' with { type: 'json' };
import ka from '@/messages/ka/saved_searches.json' with { type: 'json' };
import ruCrud from '@/messages/ru/crud.json' with { type: 'json' };
import ru from '@/messages/ru/saved_searches.json' with { type: 'json' };
import { newFirstPartyHeaders, registerOwner } from '../../factories/site-visitors';
import { expect, expectAccessible, expectFits, test } from '../fixtures';
import { languagesOf } from '../languages';

const messages = {
  ka: { crud: kaCrud, searches: ka, city: 'თბილისი' },
  en: { crud: enCrud, searches: en, city: 'Tbilisi' },
  ru: { crud: ruCrud, searches: ru, city: 'Тбилиси' },
};

for (const locale of languagesOf('ru'))
  test(`a guest saves a search in ${locale}, signs in, and finds it saved in the account`, { tag: '@all' }, async ({ page }) => {
    const { crud, searches, city } = messages[locale];
    const address = searchPath(locale, { deal_types: [1], real_estate_types: [1], cities: [1], price_to: 400_000 });
    await page.goto(address);
    await page.getByRole('button', { name: searches.save.button }).first().click();
    const form = page.getByRole('dialog', { name: searches.save.title });
    await form.getByRole('textbox', { name: searches.name }).fill('Ours');
    await expectAccessible(page);
    await form.getByRole('button', { name: crud.form.save, exact: true }).click();
    await expect(form).toBeHidden();
    await expect(page.getByRole('dialog').getByRole('link')).toBeVisible();

    await registerOwner(page);
    // What the guest had pressed is done after the sign-in.
    await page.goto(address);
    const notice = page.getByRole('dialog', { name: searches.save.done_title });
    await notice.getByRole('link', { name: searches.save.all }).click();
    await expect(page).toHaveURL(localePath(locale, '/account/searches'));
    const row = page.getByRole('main').getByRole('article');
    await expect(row.getByRole('heading')).toHaveText(['Ours']);
    await expect(row.getByRole('list', { name: searches.filters })).toContainText(city);
    await expectAccessible(page);
    await expectFits(page);

    // A link of an alert's email proposes another time.
    const path = '/api/microservice/users/saved-searches';
    const response = await page.request.get(path, { headers: newFirstPartyHeaders() });
    const [saved] = savedSearchesSchema.parse(await response.json()).data;
    await page.goto(localePath(locale, `/account/searches?edit=${saved?.id}&when=daily`));
    const change = page.getByRole('dialog', { name: searches.edit_title });
    await expect(change.getByRole('combobox', { name: searches.when })).toHaveText(searches.times.daily);
    await expect(page).toHaveURL(localePath(locale, '/account/searches'));
    await change.getByRole('button', { name: crud.form.save, exact: true }).click();
    await expect(row.getByRole('combobox').last()).toContainText(searches.times.daily);
    await row.getByRole('link').click();
    // Under the address that names the city in words.
    await expect(page).toHaveURL(/\/s\/[a-z-]+\?price_to=400000$/);
  });
