import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '@/lib/api/query-client';
import type { Invoice } from '@/lib/contracts/money/invoices';
import type { WalletEntry } from '@/lib/contracts/money/payments';
import checkout from '@/messages/en/checkout.json';
import common from '@/messages/en/common.json';
import crud from '@/messages/en/crud.json';
import wallet from '@/messages/en/wallet.json';
import { PageFrame } from '@/tests/setup/page-frame';
import { WalletPage } from './wallet-page';

const moment = '2026-11-20T10:00:00.000Z';
const entryOf = (id: number, overrides: Partial<WalletEntry>): WalletEntry => ({
  id,
  kind: 'top_up',
  amount: 100,
  balance_after: 128.5,
  payment_id: null,
  order_id: null,
  invoice_id: null,
  service_id: null,
  card_mask: null,
  spent_by: null,
  created_at: moment,
  ...overrides,
});
const invoiceOf = (id: number, overrides: Partial<Invoice> = {}): Invoice => ({
  id,
  number: `INV-2026-00000${id}`,
  kind: 'invoice',
  state: 'issued',
  amount: 500,
  vat: 76.27,
  issued_at: moment,
  due_at: '2999-12-04T10:00:00.000Z',
  paid_at: null,
  credited_number: null,
  ...overrides,
});
const paged = <Item,>(data: Item[]) =>
  HttpResponse.json({ result: true, data: { data, current_page: 1, per_page: 20, last_page: 1, total: data.length } });
let entries: WalletEntry[] = [];
let invoices: Invoice[] = [];
let asked: string[] = [];
const api = setupServer(
  http.get('*/api/v3/payments', ({ request }) => {
    asked.push(new URL(request.url).search);
    return paged(entries);
  }),
  http.get('*/api/v1/invoices', () => paged(invoices)),
);
beforeAll(() => api.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  entries = [];
  invoices = [];
  asked = [];
  queryClient.clear();
  window.history.replaceState(null, '', '/en/account/payments');
});
afterEach(() => api.resetHandlers());
afterAll(() => api.close());

function open(query = '', { hasInvoices = true } = {}) {
  const replace = vi.fn();
  render(
    <PageFrame address={`/en/account/payments${query}`} messages={{ checkout, common, crud, wallet }} router={{ replace }}>
      <WalletPage balance={128.5} hasInvoices={hasInvoices} cards={<p>the cards</p>} />
    </PageFrame>,
  );
  return { user: userEvent.setup(), replace };
}

describe('the statement', () => {
  it('shows what each line was for, how it was paid and what was left', async () => {
    entries = [
      entryOf(3, { kind: 'purchase', amount: -42, service_id: 1, order_id: 20_001, payment_id: 7 }),
      entryOf(2, { payment_id: 5, card_mask: '4111 **** **** 4417' }),
      entryOf(1, { kind: 'withdrawal', amount: -500, invoice_id: 9 }),
    ];
    open();
    const [purchase, topUp, withdrawal] = await screen.findAllByRole('article');
    expect(purchase).toHaveTextContent('VIP');
    expect(purchase).toHaveTextContent('Order No. 20001');
    expect(purchase).toHaveTextContent('−₾42.00');
    expect(topUp).toHaveTextContent('Card •••• 4417');
    expect(topUp).toHaveTextContent('+₾100.00');
    expect(topUp).toHaveTextContent('₾128.50');
    const hrefs = [purchase, topUp, withdrawal].map((row) =>
      within(row as HTMLElement)
        .getByRole('link')
        .getAttribute('href'),
    );
    expect(hrefs).toEqual(['/api/v3/payments/7/receipt.pdf', '/api/v3/payments/5/receipt.pdf', '/api/v1/invoices/9/pdf']);
  });

  it('requests the filters of the address, and so does its download', async () => {
    open('?kind=refund&from=2026-11-01&to=2026-11-30&page=2');
    expect(await screen.findByText('There is no such operation')).toBeVisible();
    expect(asked).toEqual(['?kind=refund&from=2026-11-01&to=2026-11-30&page=2']);
    expect(screen.getByRole('link', { name: 'Download CSV' })).toHaveAttribute(
      'href',
      '/api/v3/payments/export.csv?kind=refund&from=2026-11-01&to=2026-11-30&locale=en',
    );
  });

  it('is filtered by kind and by a custom range of days', async () => {
    const { user, replace } = open('?page=3');
    await user.click(await screen.findByRole('combobox', { name: 'Kind of operation' }));
    await user.click(await screen.findByRole('option', { name: 'Refund' }));
    expect(replace).toHaveBeenLastCalledWith('?kind=refund&page=1', { scroll: false });
    await user.click(screen.getByRole('combobox', { name: 'Period' }));
    await user.click(await screen.findByRole('option', { name: 'Other dates' }));
    await user.type(await screen.findByLabelText('From'), '2026-11-05');
    expect(replace).toHaveBeenLastCalledWith('?from=2026-11-05&page=1', { scroll: false });
  });

  it('without a line says so, and leads to the top-up', async () => {
    const { user } = open();
    expect(await screen.findByText('No operations yet')).toBeVisible();
    const [first] = screen.getAllByRole('button', { name: 'Top up' });
    if (first) await user.click(first);
    await waitFor(() => expect(window.location.search).toBe('?fill_balance=true'));
  });
});

describe('the invoices', () => {
  it('are listed with their state and their PDF', async () => {
    invoices = [
      invoiceOf(4, { kind: 'credit_note', number: 'CN-2026-000001', amount: -500, credited_number: 'INV-2026-000001' }),
      invoiceOf(3),
      invoiceOf(2, { due_at: '2020-01-01T10:00:00.000Z' }),
      invoiceOf(1, { state: 'paid', paid_at: moment }),
    ];
    open('?tab=invoices');
    const rows = await screen.findAllByRole('article');
    const statuses = ['Credit note', 'Awaiting payment', 'Overdue', 'Paid'];
    for (const [index, status] of statuses.entries()) expect(rows[index]).toHaveTextContent(status);
    expect(rows[0]).toHaveTextContent('Corrects invoice INV-2026-000001');
    expect(rows[0]).toHaveTextContent('−₾500.00');
    expect(within(rows[1] as HTMLElement).getByRole('link')).toHaveAttribute('href', '/api/v1/invoices/3/pdf');
  });

  it('can be requested by companies alone', async () => {
    open('?tab=invoices', { hasInvoices: false });
    expect(await screen.findByText('No operations yet')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Invoice' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Invoices' })).toBeNull();
  });

  it('begin with the form of an invoice', async () => {
    const { user } = open('?tab=invoices');
    await user.click(await screen.findByRole('button', { name: 'Request invoice' }));
    expect(window.location.search).toBe('?fill_balance=true&fill_method=2');
  });
});
