import { locales } from '@/lib/contracts/locales';
import { statementPath } from '@/lib/routes/addresses/statement-address';
import { localePath } from '@/lib/routes/locale-path';
import { fetchStatements } from '../factories/find-statements';
import { expect, test } from './fixtures';
import { parsePage } from './page-metadata';
import { foreignWords } from './page-text';

for (const locale of locales) {
  test(`home, lists and errors in ${locale} have no word of another script`, async ({ request }) => {
    for (const path of ['/', '/s?real_estate_types=4', '/s?deal_types=7&is_vip=1', '/no-such-page', '/azomva']) {
      const html = await (await request.get(localePath(locale, path))).text();
      expect([path, foreignWords(html, locale)]).toEqual([path, []]);
    }
  });

  test(`a statement of each type in ${locale} has its title, and no word of another script`, async ({ request }) => {
    const types = [1, 2, 4, 5].map((type) => fetchStatements(request, `real_estate_types=${type}&with_picture=1&per_page=1`));
    for (const card of (await Promise.all(types)).flat()) {
      const path = statementPath(locale, card);
      const html = await (await request.get(path)).text();
      const { language, title } = parsePage(html, 'http://localhost');
      expect([path, language, title.startsWith(`${card.dynamic_titles[locale]}, `), /\d/.test(title)]).toEqual([
        path,
        locale,
        true,
        true,
      ]);
      expect([path, foreignWords(html, locale)]).toEqual([path, []]);
    }
  });
}
