import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { queryClient } from '@/lib/api/query-client';
import type { SessionUser } from '@/lib/contracts/account/auth';
import type { SavedCard } from '@/lib/contracts/money/payments';
import { useSession } from '@/lib/stores/session/session-store';
import checkout from '@/messages/en/checkout.json';
import { everyWay, noCards, paymentOptionsHandler } from '@/tests/factories/money/top-up-api';
import { partial } from '@/tests/factories/partial';
import { PageFrame } from '@/tests/setup/page-frame';
import { PaymentChoice } from './payment-choice';
import { type PackageOption, type PaymentSelection, usePaymentSelection } from './payment-selection';

const visa: SavedCard = { id: 4, card_mask: '4111********4417', brand: 'visa', expires: '04/28', is_default: false };
const master: SavedCard = { id: 5, card_mask: '5100********9032', brand: 'mastercard', expires: null, is_default: true };
let cards: SavedCard[] = [];
let chosen: PaymentSelection | null = null;

let options = everyWay;

const api = setupServer(
  paymentOptionsHandler(() => options),
  http.get('*/api/v3/payments/cards', () => HttpResponse.json({ result: true, data: cards })),
);
beforeAll(() => api.listen());
afterAll(() => api.close());
beforeEach(() => {
  queryClient.clear();
  cards = [visa, master];
  options = everyWay;
  window.history.replaceState(null, '', '/en/VIP');
  useSession.setState({ user: partial<SessionUser>({ id: 1, balance: 100 }), isChecked: true });
});

function Choice({ amount, packages, start }: { amount: number | null; packages?: PackageOption[]; start?: PaymentSelection }) {
  const [value, setValue] = usePaymentSelection(amount, packages, start);
  chosen = value;
  return <PaymentChoice value={value} onChange={setValue} amount={amount} packages={packages ?? []} />;
}

function show(amount: number | null, packages?: PackageOption[], start?: PaymentSelection) {
  render(
    <PageFrame address="/en/VIP" messages={{ checkout }}>
      <Choice amount={amount} {...(packages ? { packages } : {})} {...(start ? { start } : {})} />
    </PageFrame>,
  );
  return userEvent.setup();
}

const row = (name: RegExp) => screen.findByRole('radio', { name });

describe('the choice of a payment', () => {
  it('starts with a sufficient balance, and says what will remain', async () => {
    show(27.5);
    expect(await row(/^Balance/)).toBeChecked();
    expect(screen.getByText('₾72.50 will remain')).toBeVisible();
    expect(chosen).toEqual({ kind: 'balance' });
  });

  it.each([null, 27.5])('does not start with an empty balance for an amount of %s', async (amount) => {
    useSession.setState({ user: partial<SessionUser>({ id: 1, balance: 0 }), isChecked: true });
    show(amount);
    expect(await row(/^Balance/)).not.toBeChecked();
    await waitFor(() => expect(chosen).toEqual({ kind: 'card', cardId: 5 }));
  });

  it('starts with the default card where the balance is too small', async () => {
    show(100.01);
    expect(await row(/9032/)).toBeChecked();
    expect(screen.getByText('short by ₾0.01')).toBeVisible();
    expect(chosen).toEqual({ kind: 'card', cardId: 5 });
  });

  it('starts with a new card where there is none, and saves it only when asked to', async () => {
    cards = [];
    const visitor = show(250);
    expect(await row(/^New card/)).toBeChecked();
    expect(chosen).toEqual({ kind: 'new_card', isSaved: false });
    await visitor.click(screen.getByRole('checkbox', { name: 'Save the card' }));
    expect(chosen).toEqual({ kind: 'new_card', isSaved: true });
  });

  it('opens the top-up for the missing amount over the same page', async () => {
    const visitor = show(150.25);
    await visitor.click(await row(/^Balance/));
    expect(screen.getByRole('status')).toHaveTextContent('short by ₾50.25');
    await visitor.click(screen.getByRole('button', { name: 'Top up' }));
    expect(window.location.pathname + window.location.search).toBe('/en/VIP?fill_balance=true&fill_amount=50.25');
  });

  it('selects a package, and falls back when it is no longer offered', async () => {
    const visitor = show(27.5, [{ id: 3, label: 'VIP+ package', description: '7 of 15 left' }]);
    await visitor.click(await row(/^VIP\+ package/));
    expect(chosen).toEqual({ kind: 'package', packageId: 3 });
  });

  it('starts with the package in the address, if it is offered', async () => {
    const bought = [{ id: 3, label: 'VIP+ package', description: '7 of 15 left' }];
    show(27.5, bought, { kind: 'package', packageId: 3 });
    expect(await row(/^VIP\+ package/)).toBeChecked();
    show(27.5, bought, { kind: 'package', packageId: 4 });
    expect(chosen).toEqual({ kind: 'balance' });
  });

  it('shows a guest only a new card', async () => {
    useSession.setState({ user: null, isChecked: true });
    show(27.5);
    expect(await row(/^New card/)).toBeChecked();
    expect(screen.getAllByRole('radio')).toHaveLength(1);
  });

  it('offers no card where the site has no gateway, and says what is possible', async () => {
    options = noCards;
    useSession.setState({ user: partial<SessionUser>({ id: 1, balance: 10, type_id: 1 }), isChecked: true });
    show(27.5);
    expect(await row(/^Balance/)).toBeChecked();
    expect(screen.getAllByRole('radio')).toHaveLength(1);
    expect(screen.getByText('Cards are not accepted on this site yet: pay from your balance.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Top up' })).toBeNull();
  });

  it('lets an agent pay from the company’s wallet, and says next to it when the limit is too small', async () => {
    options = { ...everyWay, company: { name: 'Blue Stairs', left: 15 } };
    const visitor = show(27.5);
    await visitor.click(await row(/^Blue Stairs: company’s wallet/));
    expect(chosen).toEqual({ kind: 'company' });
    expect(screen.getByText('₾15.00 of your limit is left this month')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('This is ₾12.50 more than your limit for this month.');
  });

  it('starts with the company where neither the balance nor a card can pay', async () => {
    options = { ...noCards, company: { name: 'ლურჯი კიბე', left: 150 } };
    show(120);
    // The English page shows the name in Latin letters.
    expect(await row(/^Lurji Kibe: /)).toBeChecked();
  });
});
