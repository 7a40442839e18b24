import type { APIRequestContext } from '@playwright/test';
import { statementPath } from '@/lib/routes/addresses/statement-address';
import { localePath } from '@/lib/routes/locale-path';
import { languagesOf } from '../e2e/languages';
import { fetchStatements, findExpiredStub } from '../factories/find-statements';
import { expect, test } from './fixtures';

type Attributes = Record<string, unknown>;

/** A tag, normalised for comparison. */
const tagOf = (name: string, attributes: Attributes): string =>
  [
    name,
    ...Object.entries(attributes)
      .filter(([, value]) => value !== '$undefined')
      .map(([key, value]) => `${key.toLowerCase()}=${value}`),
  ]
    .sort()
    .join(' ');

const unescaped = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

/** The tags that the entry server wrote into the head of a document. */
async function documentTags(request: APIRequestContext, address: string): Promise<string[]> {
  const html = await (await request.get(address)).text();
  const head = html.slice(0, html.indexOf('</head>'));
  return [...head.matchAll(/<(meta|link)( [^>]*?) data-head=""\/>/g)].map(([, name = '', attributes = '']) =>
    tagOf(
      name,
      Object.fromEntries(
        [...attributes.matchAll(/ ([a-z:-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, unescaped(value)]),
      ),
    ),
  );
}

/** Tags that React renders in every document. */
const isReacts = ({ charSet, name }: Attributes): boolean =>
  charSet !== undefined || name === 'viewport' || name === 'theme-color';

/** The tags that the framework sends its router for the same page. */
async function routerTags(request: APIRequestContext, address: string): Promise<string[]> {
  const sent = await (await request.get(address, { headers: { rsc: '1' } })).text();
  return [...sent.matchAll(/\["\$","(meta|link)","\d+",(\{.*?\})\]/g)]
    .map(([, name = '', props = '']) => ({ name, attributes: JSON.parse(props) as Attributes }))
    .filter(({ attributes }) => !isReacts(attributes) && attributes.rel !== 'stylesheet')
    .map(({ name, attributes }) => tagOf(name, attributes));
}

for (const locale of languagesOf('ru'))
  test(`documents in ${locale} have the tags that the framework has for the same page`, async ({ request }) => {
    const [card] = await fetchStatements(request, 'deal_types=1&per_page=1');
    if (!card) throw new Error('The market has no statement.');
    const addresses = [
      localePath(locale, '/'),
      localePath(locale, '/s'),
      `${localePath(locale, '/s')}?rooms_from=2&page=2`,
      `${localePath(locale, '/s')}?price_from=123456&price_to=123457`,
      statementPath(locale, card),
      statementPath(locale, await findExpiredStub(request)),
    ];
    for (const address of addresses) {
      const tags = await documentTags(request, address);
      expect(tags.length, address).toBeGreaterThan(15);
      expect(tags.toSorted(), address).toEqual((await routerTags(request, address)).toSorted());
    }
  });
