import { statementPath } from '@/lib/routes/addresses/statement-address';
import { localePath } from '@/lib/routes/locale-path';
import { languagesOf } from '../e2e/languages';
import { fetchStatements, findExpiredStub } from '../factories/find-statements';
import { expect, test } from './fixtures';

/** A browser: what the framework knows as a crawler would get the tags in the head in any case. */
const browser = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/** Tags that crawlers and link previews read. */
const namesIn = (html: string): string[] =>
  [...html.matchAll(/<(?:meta (?:name|property)|link rel)="([a-z:_-]+)"/g)].map(([, name = '']) => name);

const once = ['description', 'application-name', 'manifest', 'og:title', 'og:url', 'og:image', 'og:type', 'twitter:card', 'icon'];

for (const locale of languagesOf('ru'))
  test(`the tags of pages in ${locale} are in the head, for a browser as well`, async ({ request }) => {
    const [card] = await fetchStatements(request, 'deal_types=1&per_page=1');
    if (!card) throw new Error('The market has no statement.');
    const addresses: [address: string, isIndexed: boolean][] = [
      [localePath(locale, '/'), true],
      [localePath(locale, '/s'), true],
      [`${localePath(locale, '/s')}?price_from=123456&price_to=123457`, false],
      [statementPath(locale, card), true],
      [statementPath(locale, await findExpiredStub(request)), false],
    ];
    for (const [address, isIndexed] of addresses) {
      const html = await (await request.get(address, { headers: { 'user-agent': browser } })).text();
      const [head = '', body = ''] = html.split('</head>', 2);
      const names = namesIn(head);
      const inBody = namesIn(body).filter((name) => [...once, 'canonical', 'robots'].includes(name));
      for (const name of [...once, isIndexed ? 'canonical' : 'robots'])
        expect([address, name, names.filter((each) => each === name).length]).toEqual([address, name, 1]);
      expect([address, inBody]).toEqual([address, []]);
    }
  });
