import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SessionUser } from '@/lib/contracts/account/auth';
import { claimDrafts } from '@/lib/stores/drafts';
import { takeIntent } from '@/lib/stores/intent-draft';
import { useModal } from '@/lib/stores/modal-store';
import { useSession } from '@/lib/stores/session/session-store';
import auction from '@/messages/en/auction.json';
import { PageFrame } from '@/tests/setup/page-frame';
import type { Standing } from '../../domain/bid';
import AuctionPanel from './auction-panel.client';

const path = '*/api/microservice/statements/7/bids';
const now = new Date('2026-11-22T10:20:00Z');
const running: Standing = {
  currency_id: 1,
  ends_at: '2026-11-27T14:00:00.000Z',
  lowest_bid: 321_000,
  step: 3000,
  leading: { bidder: 4, amount: 318_000 },
};
const raised = {
  ...{ currency_id: 1, current_price: 324_000, bids_count: 15, ends_at: running.ends_at, start_price: 270_000 },
  ...{ current_bid: 324_000, step: 3000, lowest_bid: 327_000, bidders_count: 7, payment_days: 10 },
  ...{ starts_at: '2026-11-16T08:00:00.000Z', bids: [] },
};
type Sent = { key: string | null; body: unknown };
const sent: Sent[] = [];
const refuse = (status: number, message: string, errors: object = {}, headers: Record<string, string> = {}) =>
  api.use(
    http.post(path, () =>
      HttpResponse.json({ result: false, data: null, errors, message, request_id: 'r' }, { status, headers }),
    ),
  );
/** The visitor's number among the bidders. */
let own: number | null;
let ownCalls: number;
const api = setupServer(
  http.get(`${path}/own`, () => {
    ownCalls++;
    return HttpResponse.json({ result: true, data: { bidder: own } });
  }),
  http.post(path, async ({ request }) => {
    sent.push({ key: request.headers.get('idempotency-key'), body: await request.json() });
    return HttpResponse.json({ result: true, data: { bidder: 7, auction: raised } });
  }),
);
const signedIn = { user: { id: 5, name: 'Nino' } as SessionUser, isChecked: true };
beforeAll(() => api.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  sent.length = 0;
  [own, ownCalls] = [null, 0];
  window.sessionStorage.clear();
  window.localStorage.clear();
  useModal.getState().reset();
  useSession.setState(signedIn);
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => {
  api.resetHandlers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
afterAll(() => api.close());

const refresh = vi.fn();
async function show(standing: Partial<Standing> = {}, authorId = 9) {
  refresh.mockClear();
  const panel = (
    <PageFrame address="/en/udzravi-qoneba/x-7" messages={{ auction }} router={{ refresh }}>
      <AuctionPanel place="aside" statementId={7} authorId={authorId} standing={{ ...running, ...standing }} />
    </PageFrame>
  );
  const page = await act(async () => render(panel));
  await screen.findByText(/^(Ends|The auction ended)/);
  return { user: userEvent.setup({ delay: null }), ...page };
}
const amount = () => screen.getByRole('textbox', { name: 'Your bid' });
const consent = () => screen.getByRole('checkbox', { name: /cannot be taken back/ });
const send = (price: string) => screen.getByRole('button', { name: `Bid ${price}` });
async function bid(user: ReturnType<typeof userEvent.setup>, typed: string, price: string) {
  await user.clear(amount());
  await user.type(amount(), typed);
  await user.click(consent());
  await user.click(send(price));
}

describe('the time left', () => {
  it('is said in days and hours next to the exact end, and does not tick', async () => {
    await show();
    expect(screen.getByText('Ends 27 Nov, 18:00'.replace(' ', '\u00A0').replace('Ends\u00A0', 'Ends '))).toBeVisible();
    expect(screen.getByText('5 days and 3 hours left')).toBeVisible();
  });

  it('ticks in seconds in the last hour, and gives way to the result', async () => {
    vi.setSystemTime(new Date('2026-11-27T13:59:57.500Z'));
    await show();
    expect(screen.getByText('0 minutes and 2 seconds left')).toBeVisible();
    await act(async () => vi.advanceTimersByTime(1000));
    expect(screen.getByText('0 minutes and 1 second left')).toBeVisible();
    await act(async () => vi.advanceTimersByTime(1000));
    await act(async () => vi.advanceTimersByTime(1000));
    expect(screen.getByText(/^The auction ended/)).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe('the list of bids', () => {
  const list = (
    <ul>
      {[4, 3, 4].map((bidder, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows stay as they are.
        <li key={index}>
          {bidder} <b data-own-bid={bidder} hidden />
        </li>
      ))}
    </ul>
  );
  const marks = () => screen.getAllByRole('listitem').map((row) => row.querySelector('b')?.hidden === false);

  it('marks the visitor’s own bids until the session ends', async () => {
    own = 4;
    render(list);
    await show();
    await waitFor(() => expect(marks()).toEqual([true, false, true]));
    act(() => useSession.setState({ user: null, isChecked: true }));
    expect(marks()).toEqual([false, false, false]);
  });

  it('marks nothing for those who have not bid, and asks nothing for guests', async () => {
    render(list);
    const { unmount } = await show();
    await waitFor(() => expect(ownCalls).toBe(1));
    expect(marks()).toEqual([false, false, false]);
    unmount();
    useSession.setState({ user: null, isChecked: true });
    await show();
    expect(ownCalls).toBe(1);
  });
});

describe('an auction that has ended', () => {
  it('says who bid last and how much, without a form', async () => {
    await show({ ends_at: '2026-11-21T14:00:00.000Z' });
    expect(screen.getByText('Last bid: bidder 4, ₾318,000')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says that nobody bid', async () => {
    await show({ ends_at: '2026-11-21T14:00:00.000Z', leading: null });
    expect(screen.getByText('Nobody placed a bid.')).toBeVisible();
  });
});

describe('the form', () => {
  it('offers the lowest bid and two higher ones, and moves by steps, never below', async () => {
    const { user } = await show();
    expect(amount()).toHaveValue('321\u00A0000');
    expect(amount()).toHaveAccessibleDescription('Step ₾3,000');
    const chips = ['₾321,000', '₾324,000', '₾330,000'].map((name) => screen.getByRole('button', { name }));
    expect(chips.map((chip) => chip.getAttribute('aria-pressed'))).toEqual(['true', 'false', 'false']);
    expect(screen.getByRole('button', { name: 'One step less' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: '₾330,000' }));
    await user.click(screen.getByRole('button', { name: 'One step less' }));
    expect(send('₾327,000')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'One step more' }));
    expect(send('₾330,000')).toBeVisible();
  });

  it('sends the amount with the consent once, and says the bidder’s number', async () => {
    const { user } = await show();
    await bid(user, '324000', '₾324,000');
    expect(await screen.findByText('Your bid of ₾324,000 was taken. You are bidder 7.')).toBeVisible();
    expect(sent).toEqual([{ key: expect.stringMatching(/^[\w-]{36}$/), body: { amount: 324_000, terms_accepted: true } }]);
    expect(refresh).toHaveBeenCalledOnce();
    expect(amount()).toHaveValue('327\u00A0000');
    expect(consent()).not.toBeChecked();
    expect(screen.queryByText('Accept the terms.')).toBeNull();
  });

  it('names the lowest bid beside the field, keeps what was typed and sends nothing', async () => {
    const { user } = await show();
    await bid(user, '320000', '₾320,000');
    expect(amount()).toHaveAccessibleDescription(expect.stringContaining('The lowest bid is now ₾321,000.'));
    expect(amount()).toHaveValue('320\u00A0000');
    expect(amount()).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it('says the same when somebody else was faster', async () => {
    refuse(422, 'errors.invalid', { amount: ['errors.bid_too_low', '330000'] });
    const { user } = await show();
    await user.click(consent());
    await user.click(send('₾321,000'));
    await waitFor(() => expect(amount()).toHaveAccessibleDescription(expect.stringContaining('now ₾330,000.')));
    expect(amount()).toHaveValue('321\u00A0000');
    expect(screen.getByRole('button', { name: '₾333,000' })).toBeVisible();
  });

  it('asks for an amount and for the consent', async () => {
    const { user } = await show();
    await user.click(send('₾321,000'));
    expect(screen.getByText('Accept the terms.')).toBeVisible();
    expect(consent()).toHaveFocus();
    await user.clear(amount());
    await user.click(screen.getByRole('button', { name: 'Bid' }));
    expect(amount()).toHaveAccessibleDescription(expect.stringContaining('Enter the amount in digits.'));
    expect(sent).toEqual([]);
  });

  it.each([
    [409, 'errors.auction_over', 'The auction has ended, and the bid was not taken.'],
    [409, 'errors.own_statement', 'This is your own auction: you cannot bid in it.'],
    [404, 'errors.not_found', 'This listing is no longer offered.'],
    [500, 'errors.unforeseen', 'The bid was not sent. Try again.'],
    [429, 'errors.too_many', 'Too many tries. Try again in 2 minutes.'],
  ])('says why a bid was refused: %i %s', async (status, message, text) => {
    refuse(status, message, {}, { 'retry-after': '61' });
    const { user } = await show();
    await bid(user, '324000', '₾324,000');
    expect(await screen.findByText(text)).toBeVisible();
    expect(amount()).toHaveValue('324\u00A0000');
  });

  it('repeats a bid whose response was lost under the same key', async () => {
    const keys: (string | null)[] = [];
    api.use(
      http.post(path, ({ request }) => {
        keys.push(request.headers.get('idempotency-key'));
        return HttpResponse.error();
      }),
    );
    const { user } = await show();
    await bid(user, '324000', '₾324,000');
    await screen.findByText('The bid was not sent. Try again.');
    await user.click(send('₾324,000'));
    await waitFor(() => expect(keys).toHaveLength(2));
    expect(keys[1]).toBe(keys[0]);
  });

  it('leads guests to the sign-in, and back to the amount that they typed', async () => {
    useSession.setState({ user: null, isChecked: true });
    const { user, unmount } = await show();
    await bid(user, '333000', '₾333,000');
    expect(useModal.getState().current).toBe('login');
    expect(sent).toEqual([]);
    await waitFor(() => expect(window.sessionStorage).toHaveLength(2));
    unmount();
    claimDrafts(5);
    act(() => useSession.setState({ ...signedIn, intent: takeIntent() }));
    await show();
    expect(amount()).toHaveValue('333\u00A0000');
    expect(amount()).toHaveFocus();
  });

  it('is not there for the author', async () => {
    await show({}, 5);
    expect(screen.getByText('This is your own auction: you cannot bid in it.')).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

it('is shown in one place of the page', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  const { container } = render(
    <PageFrame address="/en" messages={{ auction }}>
      <AuctionPanel place="aside" statementId={7} authorId={9} standing={running} />
    </PageFrame>,
  );
  expect(container).toBeEmptyDOMElement();
});
