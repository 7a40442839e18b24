import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { StatementCard as Statement } from '@/lib/contracts/statements/statements';
import search from '@/messages/en/search.json';
import { partial } from '@/tests/factories/partial';
import { PageFrame } from '@/tests/setup/page-frame';
import { CardPrice, StripPrice } from './card-price';

const now = new Date('2026-11-22T09:00:00Z');
const statement = partial<Statement>({
  price: { 1: { price_total: 459_000, price_square: 4250 }, 2: { price_total: 170_000, price_square: 1574 } },
  price_type_id: 3,
  deal_type_id: 1,
});

/** What visitors of either currency see. */
function shown(changes: Partial<Statement> = {}, Price = CardPrice): { gel?: string | null; dollar?: string | null } {
  const { container } = render(
    <PageFrame address="/en/s" messages={{ search }}>
      <Price statement={{ ...statement, ...changes }} now={now} />
    </PageFrame>,
  );
  const textOf = (name: string) => container.querySelector(name)?.textContent ?? null;
  return { gel: textOf('.in-gel'), dollar: textOf('.in-dollar') };
}

const withSquare = (perSqm: number): Statement['price'] => ({
  ...statement.price,
  1: { price_total: 459_000, price_square: perSqm },
});

it('has the visitor’s currency first, the other next to it, and the square metre in the first', () => {
  expect(shown()).toEqual({ gel: '₾459,000$170,000₾4,250/m²', dollar: '$170,000₾459,000$1,574/m²' });
});

it('is the same sum on a small card', () => {
  expect(shown({}, StripPrice)).toEqual({ gel: '₾459,000', dollar: '$170,000' });
});

it.each([
  ['names a lower bound', { price_type_id: 2 }, 'from ₾459,000$170,000₾4,250/m²'],
  ['shows no figure at all for a negotiable price', { price_type_id: 1 }, 'Negotiable'],
  ['leaves out a square metre that costs less than one rounds up to', { price: withSquare(0.4) }, '₾459,000$170,000'],
  ['carries the period of a rent', { deal_type_id: 2 }, '₾459,000/month$170,000₾4,250/m²'],
  ['carries the night of a daily rent, which has no price of a square metre', { deal_type_id: 7 }, '₾459,000/night$170,000'],
])('%s', (_, changes, text) => {
  expect(shown(changes).gel).toBe(text);
});

it.each([
  ['the current bid, and how many there were', 14, '2026-11-22T09:00:00.001Z', '₾459,000current bid14 bids'],
  ['the start price without bids', 0, '2026-11-22T09:00:00.001Z', '₾459,000start price0 bids'],
  ['final after its end', 1, '2026-11-22T09:00:00.000Z', '₾459,000final price1 bid'],
])('says that the price of an auction is %s', (_, bids_count, ends_at, text) => {
  const auction = { currency_id: 2, current_price: 170_000, bids_count, ends_at };
  expect(shown({ price_type_id: 2, auction }).gel).toBe(text);
});
