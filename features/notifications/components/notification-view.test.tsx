import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { queryClient } from '@/lib/api/query-client';
import type { NotificationDetail, ThreadMessage } from '@/lib/contracts/account/notifications';
import { useSession } from '@/lib/stores/session/session-store';
import common from '@/messages/en/common.json';
import errors from '@/messages/en/errors.json';
import notifications from '@/messages/en/notifications.json';
import { PageFrame } from '@/tests/setup/page-frame';
import { notificationOf } from '../notification.fixture';
import { notificationQuery } from '../queries/notifications';
import { NotificationView } from './notification-view';

const messageNotification = notificationOf(1);
const messageOf = (uuid: string, text: string, is_own: boolean): ThreadMessage => ({
  uuid,
  is_own,
  sender: { name: 'ლევან ჯაფარიძე', phone: null },
  text,
  created_at: messageNotification.created_at,
});
const request = notificationOf(2, {
  type: 2,
  template: 'agent_request',
  parameters: { broker_name: 'ანა' },
  text: null,
  sender: null,
  actions: ['respond'],
});

let stored: NotificationDetail;
let marked: { notification_uuids: string[]; seen: boolean }[] = [];
let answers: string[] = [];
const refusal = (status: number, message: string, headers: Record<string, string> = {}) =>
  HttpResponse.json({ result: false, data: null, errors: {}, message, request_id: 'r' }, { status, headers });

const api = setupServer(
  http.get('*/api/v1/users/notifications/:uuid', () => HttpResponse.json({ result: true, data: stored })),
  http.post('*/api/v1/notifications/toggle-seen', async ({ request: given }) => {
    const body = (await given.json()) as (typeof marked)[number];
    marked.push(body);
    stored = { ...stored, notification: { ...stored.notification, seen: body.seen } };
    return HttpResponse.json({ result: true, data: { ...body, count: 0 } });
  }),
  http.post('*/api/v1/notifications/:uuid/respond', async ({ request: given }) => {
    const { response } = (await given.json()) as { response: 'accept' | 'decline' };
    stored = { ...stored, notification: { ...stored.notification, actions: [], additional_information: { response } } };
    return HttpResponse.json({ result: true, data: { notification: stored.notification } });
  }),
  http.post('*/api/v1/notifications/:uuid/answer', async ({ request: given }) => {
    const { text } = (await given.json()) as { text: string };
    answers.push(text);
    const message = messageOf('00000000-0000-4000-8000-000000000099', text, true);
    stored = { ...stored, thread: [...stored.thread, message] };
    return HttpResponse.json({ result: true, data: { message } });
  }),
);
beforeAll(() => {
  api.listen({ onUnhandledFrame: 'error' });
  useSession.setState({ isChecked: true });
});
beforeEach(() => {
  window.sessionStorage.clear();
  queryClient.clear();
  marked = [];
  answers = [];
  stored = { notification: messageNotification, thread: [messageOf(messageNotification.uuid, 'გამარჯობა!', false)] };
});
afterEach(() => api.resetHandlers());
afterAll(() => api.close());

function open() {
  const { uuid } = stored.notification;
  queryClient.setQueryData(notificationQuery(uuid).queryKey, stored);
  const receivedUuids = stored.thread.filter(({ is_own }) => !is_own).map((message) => message.uuid);
  const page = render(
    <PageFrame address="/en/account/notifications/1" messages={{ common, errors, notifications }}>
      <NotificationView uuid={uuid} receivedUuids={receivedUuids} />
    </PageFrame>,
  );
  return { user: userEvent.setup(), ...page };
}
const field = () => screen.getByRole('textbox', { name: /Your answer/ });
const send = () => screen.getByRole('button', { name: /Send the answer/ });

describe('NotificationView', () => {
  it('marks what is opened as read, once, and can be undone by the reader', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Mark as unread' }));
    expect(await screen.findByRole('button', { name: 'Mark as read' })).toBeInTheDocument();
    expect(marked).toEqual([
      { notification_uuids: [messageNotification.uuid], seen: true },
      { notification_uuids: [messageNotification.uuid], seen: false },
    ]);
  });

  it('sends a reply into the conversation', async () => {
    const { user } = open();
    await user.type(field(), '  შაბათს, 12-ზე. ');
    await user.click(send());
    expect(await screen.findByText('The answer was sent.')).toBeInTheDocument();
    expect(answers).toEqual(['შაბათს, 12-ზე.']);
    expect(await screen.findByText('შაბათს, 12-ზე.', { selector: 'li [lang=ka]' })).toBeInTheDocument();
    expect(field()).toHaveValue('');
  });

  it('shows the error at the field and sends nothing', async () => {
    const { user } = open();
    await user.click(send());
    expect(field()).toHaveAccessibleDescription(/Write a few words/);
    expect(field()).toHaveFocus();
    await user.click(field());
    await user.paste('a'.repeat(1001));
    expect(field()).toHaveAccessibleDescription(/1000 characters at most/);
    await user.click(send());
    expect(answers).toEqual([]);
  });

  it.each([
    ['the connection is lost', () => HttpResponse.error(), 'alert', 'Connection lost'],
    ['there were too many', () => refusal(429, 'errors.too_many', { 'retry-after': '61' }), 'status', 'in 2 minutes'],
    ['nobody reads it any more', () => refusal(409, 'errors.no_answer'), 'alert', 'cannot be answered'],
  ])('keeps what was typed when %s, over a reload too', async (_, answer, role, said) => {
    api.use(http.post('*/api/v1/notifications/:uuid/answer', answer));
    const { user, unmount } = open();
    await user.type(field(), 'Saturday');
    await user.click(send());
    await waitFor(() =>
      expect(
        screen
          .getAllByRole(role)
          .map(({ textContent }) => textContent)
          .join(),
      ).toContain(said),
    );
    expect(field()).toHaveValue('Saturday');
    unmount();
    open();
    expect(field()).toHaveValue('Saturday');
  });

  it('responds to a request and says so', async () => {
    stored = { notification: request, thread: [] };
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Accept: Invitation from a broker' }));
    expect(await screen.findByText('You accepted')).toHaveFocus();
    expect(screen.queryByRole('button', { name: /Decline/ })).not.toBeInTheDocument();
  });

  it('says why a response came too late', async () => {
    stored = { notification: request, thread: [] };
    api.use(http.post('*/api/v1/notifications/:uuid/respond', () => refusal(409, 'errors.invitation_gone')));
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Decline: Invitation from a broker' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This invitation is no longer open.');
  });

  it('lists what a saved search found with the reason of each, and leads to its list', () => {
    const { statement } = notificationOf(1).parameters;
    if (!statement) throw new Error('The notification names no statement.');
    const statements = [
      { ...statement, reason: 'new' as const },
      { ...statement, id: 78, reason: 'price' as const, price_minor: 95_000, price_before_minor: 100_000 },
    ];
    const parameters = { search: { id: 5, name: 'Vake' }, count: 2, statements };
    const alert = { type: 8, template: 'saved_search', parameters, text: null, sender: null } as const;
    stored = { notification: notificationOf(3, { ...alert, actions: [] }), thread: [] };
    open();
    const found = within(screen.getByRole('list', { name: 'What was found' }));
    expect(found.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Apartment for sale in VakeNew',
      'Apartment for sale in VakePrice 5% lower',
    ]);
    expect(found.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      expect.stringContaining('77'),
      expect.stringContaining('78'),
    ]);
    expect(screen.getByRole('link', { name: 'Open the search' })).toHaveAttribute('href', '/en/account/searches/5');
  });
});
