import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '@/lib/api/query-client';
import type { SessionUser } from '@/lib/contracts/account/auth';
import type { Notification } from '@/lib/contracts/account/notifications';
import { useSession } from '@/lib/stores/session/session-store';
import common from '@/messages/en/common.json';
import errors from '@/messages/en/errors.json';
import notifications from '@/messages/en/notifications.json';
import { PageFrame } from '@/tests/setup/page-frame';
import { notificationOf } from '../../notification.fixture';
import { BellClient, UnreadBadge } from './bell.client';

const user = { id: 5, name: 'Nino' } as SessionUser;
let stored: Notification[] = [];
let asked = 0;
let visibility: DocumentVisibilityState = 'visible';

const unread = () => stored.filter(({ seen }) => !seen).length;
const api = setupServer(
  http.get('*/api/v1/users/notifications-popup', () => {
    asked += 1;
    return HttpResponse.json({ result: true, data: { count: unread(), notifications: stored.slice(0, 5) } });
  }),
  http.get('*/api/v1/users/notifications', ({ request }) => {
    const page = Number(new URL(request.url).searchParams.get('page'));
    const paging = { current_page: page, per_page: 15, last_page: 2, total: stored.length, unread_count: unread() };
    return HttpResponse.json({ result: true, data: { data: stored.slice((page - 1) * 15, page * 15), ...paging } });
  }),
  http.post('*/api/v1/notifications/toggle-seen', async ({ request }) => {
    const { notification_uuids: uuids, seen } = (await request.json()) as { notification_uuids: string[]; seen: boolean };
    stored = stored.map((one) => (uuids.includes(one.uuid) ? { ...one, seen } : one));
    return HttpResponse.json({ result: true, data: { notification_uuids: uuids, seen, count: unread() } });
  }),
);
beforeAll(() => {
  api.listen({ onUnhandledFrame: 'error' });
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
});
beforeEach(() => {
  stored = [notificationOf(1), notificationOf(2, { seen: true })];
  asked = 0;
  visibility = 'visible';
  queryClient.clear();
  useSession.setState({ user, isChecked: true });
});
afterEach(() => vi.useRealTimers());
afterAll(() => api.close());

const open = () =>
  render(
    <PageFrame address="/en" messages={{ common, errors, notifications }}>
      <BellClient href="/en/account/notifications" />
    </PageFrame>,
  );

describe('BellClient', () => {
  it('says how many are unread and shows the latest with a link to all of them', async () => {
    open();
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Notifications: 1 unread' }));
    const panel = await screen.findByRole('dialog', { name: 'Notifications' });
    const [fresh, old] = within(panel).getAllByRole('listitem');
    expect(fresh).toHaveTextContent(/New message.*Unread.*გამარჯობა.*Apartment for sale in Vake/);
    expect(old).not.toHaveTextContent('Unread');
    expect(within(panel).getByRole('link', { name: 'See all' })).toHaveAttribute('href', '/en/account/notifications');
    expect(fresh?.querySelector('[lang=ka]')).toHaveTextContent('გამარჯობა, ბინის ნახვა შაბათს შესაძლებელია?');
  });

  it('marks all as read, those beyond the first page too', async () => {
    stored = Array.from({ length: 20 }, (_, number) => notificationOf(number, { seen: number > 0 && number < 18 }));
    open();
    const person = userEvent.setup();
    await person.click(await screen.findByRole('button', { name: 'Notifications: 3 unread' }));
    await person.click(await screen.findByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(unread()).toBe(0));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark all as read' })).not.toBeInTheDocument());
  });

  it('says so when there is nothing', async () => {
    stored = [];
    open();
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Notifications' }));
    expect(await screen.findByText('Nothing yet')).toBeInTheDocument();
  });

  it('sends no request for a guest', async () => {
    useSession.setState({ user: null, isChecked: true });
    vi.useFakeTimers({ shouldAdvanceTime: true });
    open();
    await act(() => vi.advanceTimersByTimeAsync(61_000));
    expect(asked).toBe(0);
  });

  it('polls every 30 s while the tab is visible, and pauses while it is not', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    open();
    await waitFor(() => expect(asked).toBe(1));
    await screen.findByRole('button', { name: 'Notifications: 1 unread' });
    stored = [notificationOf(3), ...stored];
    await act(() => vi.advanceTimersByTimeAsync(29_000));
    expect(asked).toBe(1);
    await act(() => vi.advanceTimersByTimeAsync(1_500));
    expect(await screen.findByRole('button', { name: 'Notifications: 2 unread' })).toBeInTheDocument();
    expect(asked).toBe(2);
    visibility = 'hidden';
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    await act(() => vi.advanceTimersByTimeAsync(95_000));
    expect(asked).toBe(2);
    visibility = 'visible';
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    await waitFor(() => expect(asked).toBe(3));
  });
});

describe('UnreadBadge', () => {
  const show = () =>
    render(
      <PageFrame address="/en" messages={{ common, errors, notifications }}>
        <p>
          <UnreadBadge />
        </p>
      </PageFrame>,
    );

  it('says how many are unread', async () => {
    stored = [notificationOf(1), notificationOf(2), notificationOf(3, { seen: true })];
    show();
    expect(await screen.findByText('2')).toBeVisible();
    expect(screen.getByRole('paragraph')).toHaveTextContent('22 unread');
  });

  it('shows no zero', async () => {
    stored = [];
    show();
    await waitFor(() => expect(asked).toBe(1));
    expect(screen.getByRole('paragraph')).toBeEmptyDOMElement();
  });
});
