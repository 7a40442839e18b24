import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '@/lib/api/query-client';
import type { SessionUser } from '@/lib/contracts/account/auth';
import type { LoanRequest } from '@/lib/contracts/mortgage';
import { useSession } from '@/lib/stores/session/session-store';
import auth from '@/messages/en/auth.json';
import common from '@/messages/en/common.json';
import crud from '@/messages/en/crud.json';
import errors from '@/messages/en/errors.json';
import mortgageWords from '@/messages/en/mortgage.json';
import { PageFrame } from '@/tests/setup/page-frame';
import { startLoan } from '../../domain/form-data';
import { kolkheti, mortgage } from '../../mortgage.fixture';
import { useMortgage } from '../../stores/mortgage-store';
import { MortgageDialog } from '../modal/mortgage-dialog';
import { OwnRequests } from './own-requests';
import { RequestForm } from './request-form';

const rightCode = '482100';
const checked: string[] = [];
const sent: { body: Record<string, unknown>; key: string | null }[] = [];
let answer = () => HttpResponse.json<object>({ result: true, data: { id: 1, redirect_url: null } });
const refusal = (message: string, errors: Record<string, string[]> = {}) => ({
  result: false,
  data: null,
  errors,
  message,
  request_id: 'r',
});

const api = setupServer(
  http.post('*/api/v1/users/validation/send', () =>
    HttpResponse.json({ result: true, data: { retry_after_seconds: 60, expires_in_seconds: 600 } }),
  ),
  http.post('*/api/v1/users/validation/validate', async ({ request }) => {
    const { sms_code: code } = (await request.json()) as { sms_code: string };
    checked.push(code);
    if (code === rightCode) return HttpResponse.json({ result: true, data: null });
    return HttpResponse.json(refusal('errors.invalid', { sms_code: ['errors.code_wrong'] }), { status: 422 });
  }),
  http.post('*/api/v1/take-loans/create', async ({ request }) => {
    sent.push({ body: (await request.json()) as Record<string, unknown>, key: request.headers.get('idempotency-key') });
    return answer();
  }),
);

const begin = useMortgage.getInitialState();
const user = {
  name: 'Nino Beridze',
  email: 'nino@example.ge',
  valid_phone_numbers: ['599001234'],
  identification_code: '01001012345',
} as Partial<SessionUser> as SessionUser;

beforeAll(() => api.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  queryClient.clear();
  checked.length = 0;
  sent.length = 0;
  answer = () => HttpResponse.json<object>({ result: true, data: { id: 1, redirect_url: null } });
  useMortgage.setState({ ...begin, opener: 'fromHeader' }, true);
  window.sessionStorage.clear();
  useSession.setState({ user: null, isChecked: true });
});
afterEach(() => vi.useRealTimers());
afterAll(() => api.close());

function open() {
  const loan = startLoan({ ...mortgage, banks: [kolkheti] }, null, 2);
  if (!loan) throw new Error('Nobody lends.');
  const shown = render(
    <PageFrame
      address="/en/s?page=2&take_loan=true&isntStatement=true"
      messages={{ auth, common, errors, mortgage: mortgageWords }}
    >
      <RequestForm loan={{ ...loan, price: 100_000 }} bank={kolkheti} />
    </PageFrame>,
  );
  return { ...shown, visitor: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }) };
}

type Visitor = ReturnType<typeof userEvent.setup>;
const box = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });
const send = () => screen.getByRole('button', { name: 'Send the request' });
const person = {
  'First name': 'Nino',
  'Last name': 'Beridze',
  'Personal number': '01001012345',
  Phone: '599001234',
  'E-mail': 'nino@example.ge',
  'Monthly income': '3500',
};

async function fill(visitor: Visitor): Promise<void> {
  for (const [name, text] of Object.entries(person)) {
    await visitor.clear(box(name));
    await visitor.type(box(name), text);
  }
}

async function confirm(visitor: Visitor): Promise<void> {
  await visitor.clear(box('SMS code'));
  await visitor.type(box('SMS code'), rightCode);
  act(() => vi.advanceTimersByTime(1000));
  await screen.findAllByText('Number confirmed');
}

describe('the request', () => {
  it.each([
    ['First name', 'N', 'This text is too short.'],
    ['Last name', '', 'Fill in this field.'],
    ['Personal number', '0100', 'The personal number has 11 digits.'],
    [
      'Phone',
      '322001234',
      'Enter a Georgian mobile number (nine digits that begin with 5), or a foreign one that begins with +.',
    ],
    ['E-mail', 'nino@', 'The e-mail format is wrong.'],
    ['Monthly income', 'a lot', 'Write a number here.'],
    ['Monthly income', '', 'Fill in this field.'],
    ['Comment', 'no', 'This text is too short.'],
  ])('shows what is wrong with %s "%s" and leaves it as typed', async (name, text, message) => {
    const { visitor } = open();
    await visitor.click(box(name));
    if (text) await visitor.type(box(name), text);
    await visitor.tab();
    await waitFor(() => expect(box(name)).toHaveAccessibleDescription(message));
    expect(box(name)).toBeInvalid();
    expect((box(name) as HTMLInputElement).value.replace(/\s(?=\d)/g, '')).toBe(text);
    expect(send()).toBeDisabled();
  });

  it('asks for what the bank’s data name: a required text, and a longer one that may stay empty', () => {
    open();
    expect(box('Monthly income')).toBeRequired();
    expect(box('Comment')).not.toBeRequired();
    expect(box('Comment').tagName).toBe('TEXTAREA');
  });

  it('can be sent once all is filled in, the phone confirmed and the terms agreed to, and says what is missing until then', async () => {
    const { visitor } = open();
    expect(screen.getByText(/^Fill in: First name, Last name, Personal number, Phone, E-mail/)).toBeVisible();
    await fill(visitor);
    expect(await screen.findByText('Confirm your phone with the SMS code.')).toBeVisible();
    await confirm(visitor);
    expect(await screen.findByText('Agree to the terms to send the request.')).toBeVisible();
    expect(send()).toBeDisabled();
    await visitor.click(screen.getByRole('checkbox', { name: 'I agree to the terms' }));
    expect(send()).toBeEnabled();
    await visitor.click(screen.getByRole('checkbox', { name: 'I agree to the terms' }));
    expect(send()).toBeDisabled();
  });

  it('restores what was typed after a page load, and deletes it once it is sent', async () => {
    const { visitor, unmount } = open();
    await fill(visitor);
    unmount();
    useMortgage.setState({ ...begin, opener: 'fromHeader' }, true);
    const again = open();
    for (const [name, text] of Object.entries(person))
      expect((box(name) as HTMLInputElement).value.replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
    await confirm(again.visitor);
    await again.visitor.click(screen.getByRole('checkbox', { name: 'I agree to the terms' }));
    await again.visitor.click(send());
    await vi.waitFor(() => expect(window.sessionStorage).toHaveLength(0));
    expect(sent).toHaveLength(1);
  });

  it('keeps what was typed while the terms are read', async () => {
    const { visitor, unmount } = open();
    await fill(visitor);
    await visitor.click(screen.getByRole('button', { name: 'terms' }));
    expect(useMortgage.getState().isReadingTerms).toBe(true);
    unmount();
    open();
    for (const [name, text] of Object.entries(person))
      expect((box(name) as HTMLInputElement).value.replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
  });
});

describe('the phone', () => {
  it('gets a code, and another after sixty seconds', async () => {
    const { visitor } = open();
    await visitor.type(box('Phone'), '599001234');
    expect(box('Phone')).toHaveValue('599 001 234');
    await visitor.click(screen.getByRole('button', { name: 'Get code' }));
    const again = await screen.findByRole('button', { name: /^New code in \d+ s$/ });
    expect(again).toHaveAttribute('aria-disabled', 'true');
    act(() => vi.advanceTimersByTime(60_500));
    expect(await screen.findByRole('button', { name: 'Get code' })).toBeEnabled();
  });

  it('has its code checked a second after four digits, and shows the result as a text', async () => {
    const { visitor } = open();
    await visitor.type(box('Phone'), '599001234');
    await visitor.type(box('SMS code'), '482');
    act(() => vi.advanceTimersByTime(3000));
    expect(checked).toEqual([]);
    await visitor.type(box('SMS code'), '1');
    act(() => vi.advanceTimersByTime(900));
    expect(screen.queryByText('Checking the code')).toBeNull();
    act(() => vi.advanceTimersByTime(200));
    expect(screen.getByText('Checking the code')).toBeInTheDocument();
    await waitFor(() => expect(box('SMS code')).toHaveAccessibleDescription(/Wrong code/));
    expect(checked).toEqual(['4821']);
    await visitor.type(box('SMS code'), '00');
    act(() => vi.advanceTimersByTime(1000));
    await waitFor(() => expect(box('SMS code')).toHaveAccessibleDescription(/Number confirmed/));
    expect(checked).toEqual(['4821', rightCode]);
  });

  it('leaves a line in the log when no code can be sent or checked, without the number, and accepts no code', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const fail = (call: string) => http.post(`*/api/v1/users/validation/${call}`, () => new HttpResponse(null, { status: 502 }));
    api.use(fail('send'), fail('validate'));
    const { visitor } = open();
    await visitor.type(box('Phone'), '599001234');
    await visitor.click(screen.getByRole('button', { name: 'Get code' }));
    await vi.waitFor(() => expect(warn).toHaveBeenCalledWith('The code could not be sent.', 'errors.connection'));
    await visitor.type(box('SMS code'), '482100');
    act(() => vi.advanceTimersByTime(1000));
    await waitFor(() => expect(box('SMS code')).toHaveAccessibleDescription(/Wrong code/));
    expect(warn).toHaveBeenLastCalledWith('The code could not be checked.', 'errors.connection');
    expect(JSON.stringify(warn.mock.calls)).not.toMatch(/599001234|482100/);
    warn.mockRestore();
    api.resetHandlers();
  });

  it('needs a new code once it is changed', async () => {
    const { visitor } = open();
    await visitor.type(box('Phone'), '599001234');
    await confirm(visitor);
    await visitor.clear(box('Phone'));
    await visitor.type(box('Phone'), '577001234');
    act(() => vi.advanceTimersByTime(2000));
    expect(screen.queryByText('Number confirmed')).toBeNull();
    expect(box('SMS code')).toHaveValue('');
    expect(checked).toEqual([rightCode]);
  });

  it('of the visitor’s own needs no code', async () => {
    useSession.setState({ user, isChecked: true });
    const { visitor } = open();
    expect(box('Phone')).toHaveValue('599 001 234');
    expect(screen.queryByRole('textbox', { name: /SMS code/ })).toBeNull();
    expect(
      [box('First name'), box('Last name'), box('Personal number'), box('E-mail')].map((one) => (one as HTMLInputElement).value),
    ).toEqual(['Nino', 'Beridze', '01001012345', 'nino@example.ge']);
    await visitor.clear(box('Phone'));
    await visitor.type(box('Phone'), '577001234');
    expect(screen.getByRole('textbox', { name: /SMS code/ })).toBeVisible();
  });
});

describe('sending', () => {
  const ready = async () => {
    useSession.setState({ user, isChecked: true });
    const shown = open();
    await shown.visitor.type(box('Monthly income'), '3500');
    await shown.visitor.click(screen.getByRole('checkbox', { name: 'I agree to the terms' }));
    await waitFor(() => expect(send()).toBeEnabled());
    return shown;
  };
  const submission = () => useMortgage.getState().submission.state;

  it('sends the bank everything except the code, and shows the result', async () => {
    const { visitor } = await ready();
    await visitor.click(send());
    await waitFor(() => expect(submission()).toBe('sent'));
    expect(sent[0]?.body).toMatchObject({
      bank_id: kolkheti.id,
      property_price: 100_000,
      participation_amount: 30_000,
      amount: 70_000,
      phone_number: '599001234',
      monthly_income: '3500',
      comment: '',
      send_lead: 1,
    });
    expect(sent[0]?.body).not.toHaveProperty('sms_code');
    expect(sent[0]?.key).toMatch(/^[\da-f-]{36}$/);
  });

  it('ignores a response without a result', async () => {
    answer = () => HttpResponse.json<object>({});
    const { visitor } = await ready();
    await visitor.click(send());
    await waitFor(() => expect(sent).toHaveLength(1));
    await waitFor(() => expect(send()).toBeEnabled());
    expect(submission()).toBe('none');
  });

  it('shows the errors of a failure at the fields, and keeps all that was typed for a retry', async () => {
    answer = () =>
      HttpResponse.json<object>(refusal('errors.invalid', { monthly_income: ['errors.field_too_big'] }), { status: 422 });
    const { visitor, unmount } = await ready();
    await visitor.click(send());
    await waitFor(() => expect(submission()).toBe('failed'));
    unmount();
    useMortgage.getState().retry();
    open();
    await waitFor(() => expect(box('Monthly income')).toHaveAccessibleDescription('This is more than allowed.'));
    expect(box('Monthly income')).toHaveValue('3500');
  });

  it('retries with the same key after a lost response, and with a new one for other data', async () => {
    answer = () => HttpResponse.error() as never;
    const { visitor } = await ready();
    await visitor.click(send());
    await waitFor(() => expect(submission()).toBe('failed'));
    useMortgage.getState().retry();
    await visitor.click(send());
    await waitFor(() => expect(sent).toHaveLength(2));
    await visitor.type(box('Monthly income'), '0');
    await waitFor(() => expect(send()).toBeEnabled());
    await visitor.click(send());
    await waitFor(() => expect(sent).toHaveLength(3));
    const [first, second, third] = sent.map(({ key }) => key);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });
});

describe('an accepted request', () => {
  it.each([
    ['closes after two seconds', false, 1],
    ['stays until it is closed on the page of a statement', true, 0],
  ])('%s', async (_, isStatementInner, closings) => {
    const loan = startLoan({ ...mortgage, banks: [kolkheti] }, null, 2);
    if (!loan) throw new Error('Nobody lends.');
    const onClose = vi.fn();
    useMortgage.getState().succeed();
    render(
      <PageFrame address="/en/s?take_loan=true" messages={{ common, mortgage: mortgageWords }}>
        <MortgageDialog
          calculation={{ state: 'ready', mortgage, loan: { ...loan, price: 100_000 }, bank: kolkheti }}
          isOpen
          isStatementInner={isStatementInner}
          onClose={onClose}
        />
      </PageFrame>,
    );
    expect(await screen.findByRole('dialog', { name: 'Request sent' })).toBeVisible();
    act(() => vi.advanceTimersByTime(2000));
    expect(onClose).toHaveBeenCalledTimes(closings);
  });
});

describe('the requests of the account', () => {
  const stored: LoanRequest = {
    id: 1,
    bank: { id: kolkheti.id, display_name: 'Kolkheti', display_names: kolkheti.display_names, image: '/bank.svg' },
    currency_id: 2,
    property_price: 100_000,
    amount: 70_000,
    participation_amount: 30_000,
    month: 120,
    percentage_rate: 7.6,
    statement_id: 10_000_007,
    only_from_developer: 0,
    state: 'sent',
    created_at: '2026-11-26T10:00:00Z',
  };
  const show = async (requests: LoanRequest[]) => {
    const pagination = { current_page: 1, per_page: 20, last_page: 1, total: requests.length };
    api.use(
      http.get('*/api/v1/users/take-loans', () => HttpResponse.json({ result: true, data: { data: requests, pagination } })),
    );
    render(
      <PageFrame address="/en/account/loanCalculatorService/loanView" messages={{ common, crud, mortgage: mortgageWords }}>
        <OwnRequests />
      </PageFrame>,
    );
    await waitFor(() => expect(screen.queryByText('Loading your requests')).toBeNull());
  };

  it('name the bank, the terms and the state, and lead to the statement', async () => {
    await show([stored]);
    const row = screen.getByRole('article');
    for (const text of ['Kolkheti', 'Sent to the bank', '$70,000 · 120 months · 7.6%']) expect(row).toHaveTextContent(text);
    expect(screen.getByRole('link', { name: 'Listing 10000007' })).toHaveAttribute('href', '/en/statements/10000007');
  });

  it('may be missing', async () => {
    await show([]);
    expect(screen.getByText('You have not sent a request yet')).toBeVisible();
  });
});
