import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { type CurrencyId, currencyIds } from '@/lib/domain/money/currency';
import { StaticHtml } from '@/lib/static-html';
import { CurrencyProvider, useCurrency } from '@/lib/stores/currency';
import { PageFrame } from '@/tests/setup/page-frame';
import { renderDocument } from '@/tests/setup/static-document';
import { ByCurrency } from './by-currency';
import { InCurrency } from './in-currency';

afterEach(() => {
  document.body.innerHTML = '';
});

let choose: (currencyId: CurrencyId) => void;

function Choice() {
  choose = useCurrency().choose;
  return null;
}

const page = (shown: ReactNode) => (
  <PageFrame address="/en">
    <CurrencyProvider initialId={currencyIds.gel}>
      <Choice />
      {shown}
    </CurrencyProvider>
  </PageFrame>
);

it('shows the other currency, which the document has hidden, once the visitor chooses it', async () => {
  const drawn = (
    <InCurrency of={{}} name="price">
      {(currencyId) => <div>{currencyId === currencyIds.gel ? 'lari' : 'dollars'}</div>}
    </InCurrency>
  );
  const { box: container, partNames } = await renderDocument(page(drawn));
  const [gel = '', dollar = ''] = partNames;
  expect(container.textContent).toBe('lari');
  // The browser receives elements that only name their content.
  const sent = (
    <ByCurrency
      gel={<StaticHtml tag="div" part={gel} />}
      dollar={<StaticHtml tag="div" part={dollar} />}
      gelPart={gel}
      dollarPart={dollar}
    />
  );
  const onRecoverableError = vi.fn();
  await act(async () => hydrateRoot(container, page(sent), { onRecoverableError }));
  expect(container.textContent).toBe('lari');
  await act(async () => choose(currencyIds.usd));
  expect(container.textContent).toBe('dollars');
  await act(async () => choose(currencyIds.gel));
  expect(container.textContent).toBe('lari');
  expect(onRecoverableError).not.toHaveBeenCalled();
});
