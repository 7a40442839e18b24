import type { APIRequestContext } from '@playwright/test';
import type { StatementCard } from '@/lib/contracts/statements/statements';
import { statementPath } from '@/lib/routes/addresses/statement-address';
import phone from '@/messages/en/phone.json' with { type: 'json' };
import en from '@/messages/en/statement.json' with { type: 'json' };
import { fetchStatements, findExpiredStub } from '../factories/find-statements';
import { expect, test } from './fixtures';
import { parsePage, readText } from './page-metadata';

async function openOne(request: APIRequestContext, query: string, isFit: (card: StatementCard) => boolean) {
  const card = (await fetchStatements(request, `${query}&per_page=100`)).findLast(isFit);
  if (!card) throw new Error('The market has no such statement.');
  const response = await request.get(statementPath('en', card));
  expect(response.status()).toBe(200);
  return { card, html: await response.text() };
}

test('a statement for sale offers a loan, and one for rent none', async ({ request }) => {
  const isPriced = ({ price }: StatementCard) => price['2'] !== undefined;
  const sale = await openOne(request, 'deal_types=1&real_estate_types=1', isPriced);
  expect(sale.html).toMatch(/<a href="\?take_loan=true"[^>]* data-loan="fromStatement"/);
  expect((await openOne(request, 'deal_types=2&real_estate_types=1', isPriced)).html).not.toContain('data-loan="fromStatement"');
});

test('a statement is sent without the number of its seller', async ({ request }) => {
  const { card, html } = await openOne(request, 'deal_types=1', () => true);
  expect(readText(html)).toContain(card.dynamic_titles.en);
  expect(readText(html)).toContain(phone.show);
  expect(html).not.toMatch(/tel:\+9955/);
});

test('a statement without photos says so in their place', async ({ request }) => {
  const { html } = await openOne(request, 'deal_types=1', ({ images }) => images.length === 0);
  expect(readText(html)).toContain(en.gallery.none);
});

test('an expired statement says so, without price, photos or phone', async ({ request, baseURL }) => {
  const stub = await findExpiredStub(request);
  const response = await request.get(statementPath('en', stub));
  const html = await response.text();
  expect(response.status()).toBe(200);
  expect(/<h1[^>]*>([^<]*)/.exec(html)?.[1]).toBe(en.unavailable.expired);
  expect(readText(html)).toContain(stub.dynamic_titles.en);
  expect(parsePage(html, baseURL ?? '').isIndexed).toBe(false);
  const [main] = /<main.*<\/main>/s.exec(html) ?? [];
  for (const sign of ['tel:+9955', '<aside', 'type-price-xl', `aria-label="${en.gallery.label}"`])
    expect(main).not.toContain(sign);
});
