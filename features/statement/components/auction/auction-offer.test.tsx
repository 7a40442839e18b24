import { cleanup, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Auction } from '@/lib/contracts/statements/auctions';
import type { StatementDetail } from '@/lib/contracts/statements/statements';
import auctionMessages from '@/messages/en/auction.json';
import { partial } from '@/tests/factories/partial';
import { PageFrame } from '@/tests/setup/page-frame';
import { AuctionDetails } from './auction-details';
import { AuctionOffer } from './auction-offer';

const bid = (bidder: number, amount: number) => ({ bidder, amount, created_at: '2026-11-22T09:48:00.000Z' });
const auction: Auction = {
  ...{ currency_id: 1, current_price: 318_000, bids_count: 6, ends_at: '2026-11-27T14:00:00.000Z', start_price: 270_000 },
  ...{ current_bid: 318_000, step: 3000, lowest_bid: 321_000, bidders_count: 4, payment_days: 10 },
  starts_at: '2026-11-16T08:00:00.000Z',
  bids: [bid(4, 318_000), bid(3, 315_000), bid(2, 312_000), bid(4, 309_000), bid(2, 306_000), bid(1, 303_000)],
};
const price = { 1: { price_total: 318_000, price_square: 3028 }, 2: { price_total: 117_800, price_square: 1122 } };
const statement = partial<StatementDetail>({ id: 7, user_id: 9, price });
const [before, after] = [new Date('2026-11-22T10:20:00Z'), new Date('2026-11-27T14:00:00Z')];

function show(now: Date, shown = auction) {
  return render(
    <PageFrame address="/en" messages={{ auction: auctionMessages }}>
      <AuctionOffer statement={statement} auction={shown} place="aside" boxClassName="box" now={now} />
      <AuctionDetails auction={shown} now={now} seller="Tabakhmela Bank" />
    </PageFrame>,
  ).container;
}

it('says the current price in the auction’s currency, with the other one, the square metre and the start price', () => {
  expect(show(before).textContent).toContain('Current bid₾318,000$117,800 · ₾3,028/m² · start price ₾270,000');
});

it('names bidders by number, the highest bid first and leading while bids are taken', () => {
  show(before);
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows).toHaveLength(6);
  expect(rows[0]).toBe('4Bidder 4You22\u00A0Nov, 13:48Leading₾318,000');
  expect(rows[1]).toBe('3Bidder 3You22\u00A0Nov, 13:48₾315,000');
  expect(screen.getByText('6 · 4 bidders')).toBeVisible();
  expect(screen.getByText('2 more bids')).toBeVisible();
});

it('marks no bid as the visitor’s own in the page that everybody gets', () => {
  show(before);
  for (const mark of screen.getAllByText('You')) expect(mark).not.toBeVisible();
});

it.each([
  [before, 'How the auction goesNowStarted16 Nov, 12:00Ends27 Nov, 18:00Times are those of Tbilisi.'],
  [after, 'How the auction goesStarted16 Nov, 12:00Ended27 Nov, 18:00Times are those of Tbilisi.'],
])('shows its course from the start to the end, and whose clock that is, at %s', (now, text) => {
  show(now);
  const course = screen.getByRole('region', { name: 'How the auction goes' });
  expect(course.textContent?.replaceAll('\u00A0', ' ')).toBe(text);
});

it('offers its end for the calendar below the box of the bid, in the language of the page, until it has ended', () => {
  const box = show(before).querySelector('.box');
  const calendar = screen.getByRole('link', { name: 'Add to calendar' });
  expect(calendar).toHaveAttribute('href', '/api/microservice/statements/7/auction.ics?locale=en');
  expect(box).toHaveTextContent('Current bid');
  expect(calendar.previousElementSibling).toBe(box);
  cleanup();
  show(after);
  expect(screen.queryByRole('link', { name: 'Add to calendar' })).toBeNull();
});

it('lists the terms', () => {
  show(before);
  const terms = screen.getByRole('region', { name: 'Terms' }).textContent;
  expect(terms?.replaceAll('\u00A0', ' ')).toBe(
    'TermsStart price₾270,000Step₾3,000Paymentwithin 10 working daysSellerTabakhmela Bank',
  );
});

it('says the final price once it has ended, and that nobody leads any more', () => {
  const text = show(after).textContent;
  expect(text).toContain('Final price₾318,000');
  expect(text).not.toContain('Leading');
});

it('says that there are no bids yet', () => {
  show(before, { ...auction, current_bid: null, current_price: 270_000, bids_count: 0, bidders_count: 0, bids: [] });
  expect(screen.getByText('There are no bids yet. The first bid is the start price.')).toBeVisible();
  expect(screen.queryByRole('listitem')).toBeNull();
});
