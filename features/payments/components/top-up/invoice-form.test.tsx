import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { queryClient } from '@/lib/api/query-client';
import { claimDrafts, clearDrafts } from '@/lib/stores/drafts';
import { useSession } from '@/lib/stores/session/session-store';
import checkout from '@/messages/ka/checkout.json';
import common from '@/messages/ka/common.json';
import errors from '@/messages/ka/errors.json';
import top_up from '@/messages/ka/top_up.json';
import { refused, topUpApi, topUpHandlers } from '@/tests/factories/money/top-up-api';
import { PageFrame } from '@/tests/setup/page-frame';
import { broker } from '../../payments.fixture';
import { TopUpDialog } from './top-up-dialog';

const server = setupServer(...topUpHandlers);
const pushed: string[] = [];
const path = '/api/microservice/users/request-invoice';

beforeAll(() => server.listen());
afterAll(() => server.close());
beforeEach(() => {
  topUpApi.reset();
  pushed.length = 0;
  queryClient.clear();
  clearDrafts();
  claimDrafts(broker.id);
  window.history.replaceState(null, '', '/account?fill_balance=true');
  useSession.setState({ user: broker, isChecked: true });
});

function open() {
  render(
    <PageFrame
      address="/account?fill_balance=true"
      messages={{ checkout, common, errors, top_up }}
      router={{ push: (to) => void pushed.push(to) }}
    >
      <TopUpDialog user={broker} isOpen options={{ method: 2 }} siteName="აივანი" bankAppUrl={null} />
    </PageFrame>,
  );
  return userEvent.setup();
}

const amount = () => screen.getByRole('textbox', { name: 'თანხა' });
const emails = () => screen.getByRole('textbox', { name: 'დამატებითი ელფოსტა' });
const send = () => screen.getByRole('button', { name: 'ინვოისის მოთხოვნა' });
const added = () =>
  screen.queryAllByRole('button', { name: /^წაშლა: / }).map((button) => button.getAttribute('aria-label')?.slice(7).trim());

describe('an invoice', () => {
  it('shows who it is for and what for, read-only', () => {
    open();
    for (const text of ['Tbilisi House LLC', '400123456', '48120', 'info@tbhouse.example', 'საიტის სერვისებით სარგებლობა'])
      expect(screen.getByText(text)).toBeVisible();
    expect(screen.getAllByRole('textbox').map((box) => box.getAttribute('name'))).toEqual(['amount', null, 'comment']);
  });

  it('needs a numeric amount', async () => {
    const visitor = open();
    expect(send()).toBeDisabled();
    await visitor.type(amount(), 'abc');
    expect(amount()).toHaveValue('');
    await visitor.tab();
    expect(amount()).toBeInvalid();
    await visitor.type(amount(), '500');
    expect(send()).toBeEnabled();
  });

  it('is requested once with its amount, purpose and e-mails, and leads to its result', async () => {
    const visitor = open();
    await visitor.type(amount(), '500');
    await visitor.type(emails(), 'buh@tbhouse.example{Enter}');
    expect(topUpApi.of(path)).toEqual([]);
    await visitor.dblClick(send());
    await waitFor(() =>
      expect(pushed[0]).toMatch(/^\/payment-result\?paymentStatus=3&rnd=\d{1,3}&serviceType=invoice&invoice=7$/),
    );
    expect(topUpApi.of(path).map(({ fields }) => fields)).toEqual([
      { amount: '500', comment: 'საიტის სერვისებით სარგებლობა', cc_emails: ['buh@tbhouse.example'] },
    ]);
    expect(topUpApi.of(path)[0]?.key).toMatch(/^[\da-f-]{36}$/);
  });

  it('carries the visitor’s own comment', async () => {
    const visitor = open();
    await visitor.type(amount(), '500');
    await visitor.type(screen.getByRole('textbox', { name: 'კომენტარი' }), ' ნოემბერი ');
    await visitor.click(send());
    await waitFor(() => expect(topUpApi.of(path)[0]?.fields.comment).toBe('ნოემბერი'));
  });

  it.each([
    ['a result that is false', () => HttpResponse.json({ result: false })],
    ['an error', refused(500, 'errors.unforeseen')],
    ['no response', () => HttpResponse.error()],
  ])('leads to the failure after %s', async (_, response) => {
    topUpApi.invoice = response;
    const visitor = open();
    await visitor.type(amount(), '500');
    await visitor.click(send());
    await waitFor(() => expect(pushed[0]).toMatch(/^\/payment-result\?paymentStatus=-1&rnd=\d{1,3}$/));
  });

  it('says what the service refuses at its field', async () => {
    topUpApi.invoice = refused(422, 'errors.invalid', { amount: ['errors.amount_range'] });
    const visitor = open();
    await visitor.type(amount(), '500');
    await visitor.click(send());
    await waitFor(() => expect(amount()).toHaveAccessibleDescription(errors.amount_range));
    expect(pushed).toEqual([]);
  });
});

describe('additional e-mails', () => {
  it('are added by Enter and by leaving the field, trimmed', async () => {
    const visitor = open();
    await visitor.type(emails(), 'buh@tbhouse.example{Enter}');
    await visitor.type(emails(), '  nino@tbhouse.example ');
    await visitor.tab();
    expect(added()).toEqual(['buh@tbhouse.example', 'nino@tbhouse.example']);
    expect(emails()).toHaveValue('');
    expect(screen.getByText('2 / 3')).toBeVisible();
  });

  it('are listed once', async () => {
    const visitor = open();
    await visitor.type(emails(), 'buh@tbhouse.example{Enter}buh@tbhouse.example{Enter}');
    expect(emails()).toHaveAccessibleDescription('ასეთი მეილი უკვე არსებობს');
    expect(emails()).toHaveValue('buh@tbhouse.example');
    expect(added()).toHaveLength(1);
  });

  it('need a valid format, and an emptied field is not an error', async () => {
    const visitor = open();
    await visitor.type(emails(), 'buh@{Enter}');
    expect(emails()).toHaveAccessibleDescription('მეილის ფორმატი არასწორია');
    await visitor.clear(emails());
    await visitor.keyboard('{Enter}');
    expect(emails()).not.toBeInvalid();
    expect(screen.queryByText('მეილის ფორმატი არასწორია')).toBeNull();
  });

  it('lose the last one by Backspace in an empty field, and not while something is typed', async () => {
    const visitor = open();
    await visitor.type(emails(), 'buh@tbhouse.example{Enter}nino@tbhouse.example{Enter}x{Backspace}');
    expect(added()).toHaveLength(2);
    await visitor.keyboard('{Backspace}');
    expect(added()).toEqual(['buh@tbhouse.example']);
  });

  it('are three at most', async () => {
    const visitor = open();
    for (const name of ['a', 'b', 'c']) await visitor.type(emails(), `${name}@tbhouse.example{Enter}`);
    expect(emails()).toBeDisabled();
    await visitor.click(screen.getByRole('button', { name: 'წაშლა: b@tbhouse.example' }));
    expect(emails()).toBeEnabled();
    expect(added()).toEqual(['a@tbhouse.example', 'c@tbhouse.example']);
  });

  it('are not left out silently: a wrong one stops the request', async () => {
    const visitor = open();
    await visitor.type(amount(), '500');
    await visitor.type(emails(), 'buh@');
    await visitor.click(send());
    expect(emails()).toHaveAccessibleDescription('მეილის ფორმატი არასწორია');
    expect(topUpApi.of(path)).toEqual([]);
  });
});
