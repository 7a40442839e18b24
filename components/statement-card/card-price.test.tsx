import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { CurrencyId } from '@/lib/domain/money/currency';
import { CurrencyProvider } from '@/lib/stores/currency';
import search from '@/messages/en/search.json';
import { PageFrame } from '@/tests/setup/page-frame';
import { CardPrice } from './card-price';

const price = { 1: { price_total: 459_000, price_square: 4250 }, 2: { price_total: 170_000, price_square: 1574 } };

function shown(
  priceTypeId: number,
  currencyId: CurrencyId,
  perSqm = 4250,
  dealTypeId = 1,
  address = '/en/s',
  auction?: { bidsCount: number; isOver: boolean },
): string {
  render(
    <PageFrame address={address} messages={{ search }}>
      <CurrencyProvider initialId={currencyId}>
        <CardPrice
          price={{ ...price, 1: { ...price[1], price_square: perSqm } }}
          priceTypeId={priceTypeId}
          dealTypeId={dealTypeId}
          auction={auction}
        />
      </CurrencyProvider>
    </PageFrame>,
  );
  return screen.getByRole('paragraph').textContent ?? '';
}

it('puts the visitor’s currency first, the other next to it, and the square metre in the first', () => {
  expect(shown(3, 1)).toBe('₾459,000$170,000₾4,250/m²');
});

it('follows the visitor into dollars', () => {
  expect(shown(3, 2)).toBe('$170,000₾459,000$1,574/m²');
});

it('names a lower bound', () => {
  expect(shown(2, 1)).toBe('from ₾459,000$170,000₾4,250/m²');
});

it('shows no figure at all for a negotiable price', () => {
  expect(shown(1, 1)).toBe('Negotiable');
});

it('leaves out a square metre that costs less than one rounds up to', () => {
  expect(shown(3, 1, 0.4)).toBe('₾459,000$170,000');
});

it('carries the period of a rent', () => {
  expect(shown(3, 1, 4250, 2)).toBe('₾459,000/month$170,000₾4,250/m²');
});

it('carries the night of a daily rent, which has no price of a square metre', () => {
  expect(shown(3, 1, 4250, 7)).toBe('₾459,000/night$170,000');
});

it('shows the currency that the address names, not the visitor’s', () => {
  expect(shown(3, 1, 4250, 1, '/en/s?price_to=200000&currency_id=2')).toBe('$170,000₾459,000$1,574/m²');
});

it('passes over a currency that the site does not show', () => {
  expect(shown(3, 2, 4250, 1, '/en/s?currency_id=3')).toMatch(/^\$170,000/);
});

it('says that the price of an auction is the current bid, and how many there were', () => {
  expect(shown(3, 1, 4250, 1, '/en/s', { bidsCount: 14, isOver: false })).toBe('₾459,000current bid14 bids');
});

it('says that the price of an auction without bids is the start price', () => {
  expect(shown(3, 1, 4250, 1, '/en/s', { bidsCount: 0, isOver: false })).toBe('₾459,000start price0 bids');
});

it('says that the price of an auction that has ended is final', () => {
  expect(shown(3, 1, 4250, 1, '/en/s', { bidsCount: 1, isOver: true })).toBe('₾459,000final price1 bid');
});
