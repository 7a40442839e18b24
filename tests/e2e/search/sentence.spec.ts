import { localePath } from '@/lib/routes/locale-path';
import enPlace from '@/messages/en/place.json' with { type: 'json' };
import enSearch from '@/messages/en/search.json' with { type: 'json' };
import kaPlace from '@/messages/ka/place.json' with { type: 'json' };
import kaSearch from '@/messages/ka/search.json' with { type: 'json' };
import ruPlace from '@/messages/ru/place.json' with { type: 'json' };
import ruSearch from '@/messages/ru/search.json' with { type: 'json' };
import { expect, test } from '../fixtures';
import { languagesOf } from '../languages';

/** The typed sentence and its expected chips, apart from the floor. */
const languages = {
  ka: {
    ...{ place: kaPlace, search: kaSearch },
    sentence: '2 ოთახიანი ბინა ვაკეში 400 000 დოლარამდე, პირველი სართულის გარდა',
    understood: ['ბინა', 'ვაკე', '2', '400 000 $-მდე'],
  },
  en: {
    ...{ place: enPlace, search: enSearch },
    sentence: '2 room flat in Vake under $400k, not first floor',
    understood: ['Apartment', 'Vake', '2', 'up to $400,000'],
  },
  ru: {
    ...{ place: ruPlace, search: ruSearch },
    sentence: '2 комнатная квартира в Ваке до 400к $, не первый этаж',
    understood: ['Квартира', 'Ваке', '2', 'до 400 000 $'],
  },
};

for (const locale of languagesOf('ka'))
  test(`a sentence in ${locale} becomes chips, and the remaining ones a list`, { tag: '@all' }, async ({ page }) => {
    const { place, search, sentence, understood } = languages[locale];
    const floor = search.flags.not_first;
    await page.goto(localePath(locale, '/s'));
    await page.getByRole('button', { name: search.bar.place }).click();
    await page.getByRole('combobox', { name: place.search }).fill(sentence);
    const chips = page.getByRole('group', { name: place.sentence.understood });
    for (const text of [...understood, floor]) await expect(chips).toContainText(text);
    await chips.getByRole('button', { name: place.remove.replace('{name}', floor) }).click();
    await expect(chips).not.toContainText(floor);
    await page.getByRole('button', { name: /^(ნახე|Show|Показать) \d/ }).click();
    const chosen = page.getByRole('list', { name: search.chosen });
    for (const text of understood) await expect(chosen).toContainText(text);
    await expect(chosen).not.toContainText(floor);
    expect(await page.locator('[data-statement-id]').count()).toBeGreaterThan(0);
  });
