import { act } from '@testing-library/react';
import Cookies from 'js-cookie';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { type CurrencyId, currencyCookie, currencyIds } from '@/lib/domain/money/currency';
import { PageFrame } from '@/tests/setup/page-frame';
import { CurrencyBody, CurrencyProvider, useCurrency } from './currency';

let choose: (currencyId: CurrencyId) => void;
function Choice() {
  choose = useCurrency().choose;
  return <p>page</p>;
}

const page = (address: string, initialId: CurrencyId) => (
  <PageFrame address={address}>
    <html lang="en">
      <CurrencyProvider initialId={initialId}>
        <CurrencyBody>
          <Choice />
        </CurrencyBody>
      </CurrencyProvider>
    </html>
  </PageFrame>
);

/** The currency that the HTML of the server shows. */
const shownFirst = (address: string, initialId: CurrencyId) =>
  /<body data-currency="(\w+)">/.exec(renderToString(page(address, initialId)))?.[1];

afterEach(() => {
  Cookies.remove(currencyCookie);
});

it.each([
  ['the visitor’s currency', '/en/s', currencyIds.usd, 'dollar'],
  ['lari', '/en/s', currencyIds.gel, 'gel'],
  ['the currency that the address names, not the visitor’s', '/en/s?price_to=200000&currency_id=2', currencyIds.gel, 'dollar'],
  ['the visitor’s where the address names one that the site does not show', '/en/s?currency_id=3', currencyIds.usd, 'dollar'],
] as const)('a page shows %s before its scripts run', (_, address, initialId, currency) => {
  expect(shownFirst(address, initialId)).toBe(currency);
});

it('a page follows the visitor into the other currency', async () => {
  document.documentElement.lang = 'en';
  document.body.outerHTML = /<body.*<\/body>/.exec(renderToString(page('/en', currencyIds.gel)))?.[0] ?? '';
  const root = await act(async () => hydrateRoot(document, page('/en', currencyIds.gel)));
  expect(document.body.dataset.currency).toBe('gel');
  await act(async () => choose(currencyIds.usd));
  expect(document.body.dataset.currency).toBe('dollar');
  await act(async () => root.unmount());
});
