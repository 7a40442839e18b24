import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import type { ReactNode } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { queryClient } from '@/lib/api/query-client';
import type { Notification } from '@/lib/contracts/account/notifications';
import common from '@/messages/en/common.json';
import crud from '@/messages/en/crud.json';
import errors from '@/messages/en/errors.json';
import notifications from '@/messages/en/notifications.json';
import { PageFrame } from '@/tests/setup/page-frame';
import { notificationOf } from '../notification.fixture';
import { notificationQuery } from '../queries/notifications';
import { NotificationList } from './notification-list';
import { NotificationView } from './notification-view';

let stored: Notification[] = [];
let asked: (string | null)[] = [];
let responses: string[] = [];
const api = setupServer(
  http.get('*/api/v1/users/notifications', ({ request }) => {
    const page = Number(new URL(request.url).searchParams.get('page'));
    asked.push(String(page));
    const paging = { current_page: page, per_page: 15, last_page: Math.ceil(stored.length / 15), total: stored.length };
    const data = { data: stored.slice((page - 1) * 15, page * 15), ...paging, unread_count: stored.length };
    return HttpResponse.json({ result: true, data });
  }),
  http.get('*/api/v1/users/notifications/:uuid', () =>
    HttpResponse.json({ result: true, data: { notification: stored[0], thread: [] } }),
  ),
  http.post('*/api/v1/notifications/toggle-seen', () =>
    HttpResponse.json({ result: true, data: { notification_uuids: [], seen: true, count: 0 } }),
  ),
  http.post('*/api/v1/notifications/:uuid/respond', async ({ request }) => {
    const { response } = (await request.json()) as { response: 'accept' | 'decline' };
    responses.push(response);
    stored = stored.map((one) => ({ ...one, actions: [], additional_information: { response } }));
    return HttpResponse.json({ result: true, data: { notification: stored[0] } });
  }),
);
beforeAll(() => api.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  stored = [];
  asked = [];
  responses = [];
  queryClient.clear();
});
afterEach(() => api.resetHandlers());
afterAll(() => api.close());

const frame = (address: string, children: ReactNode) =>
  render(
    <PageFrame address={address} messages={{ common, crud, errors, notifications }}>
      {children}
    </PageFrame>,
  );
async function open(query = '') {
  frame(`/en/account/notifications${query}`, <NotificationList />);
  await screen.findAllByRole('listitem');
  return userEvent.setup();
}
const rows = () => within(screen.getByRole('region')).getAllByRole('listitem');

describe('the pages', () => {
  it('follow the address, and say which part is shown', async () => {
    stored = Array.from({ length: 32 }, (_, number) => notificationOf(number));
    await open('?page=2');
    expect([asked, rows().length]).toEqual([['2'], 15]);
    expect(screen.getByText('16–30 / 32')).toBeInTheDocument();
    const pages = within(screen.getByRole('navigation', { name: 'Pages of notifications' }));
    expect(pages.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/en/account/notifications?page=3');
  });
});

describe('a row', () => {
  const template = {
    client_check: { type: 3, title: 'Offer of a client' },
    client_numbers: { type: 4, title: 'Your client’s number is asked for' },
    agent_request: { type: 2, title: 'Invitation from a broker' },
  } as const;
  const asking = (name: keyof typeof template, overrides: Partial<Notification> = {}) =>
    notificationOf(1, {
      type: template[name].type,
      template: name,
      text: null,
      sender: null,
      actions: ['respond'],
      ...overrides,
    });

  it.each(Object.entries(template))('of %s asks for a response, gives it, and says which', async (name, { title }) => {
    stored = [asking(name as keyof typeof template)];
    const user = await open();
    await user.click(screen.getByRole('button', { name: `Decline: ${title}` }));
    expect(await screen.findByText('You declined')).toHaveFocus();
    expect(responses).toEqual(['decline']);
    expect(screen.queryByRole('button', { name: /Accept/ })).not.toBeInTheDocument();
  });

  it('of a closed request says so and has no actions', async () => {
    stored = [asking('agent_request', { actions: [] })];
    await open();
    expect(screen.getByText('This request is no longer open.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Accept|Decline/ })).not.toBeInTheDocument();
  });

  it('of a message links to the reply form', async () => {
    stored = [notificationOf(1)];
    await open();
    expect(screen.getByRole('link', { name: 'Answer: New message' })).toHaveAttribute(
      'href',
      `/en/account/notifications/${stored[0]?.uuid}#answer`,
    );
  });

  describe('of a statement that ends', () => {
    const path = '*/api/microservice/users/statements/77/renew';
    const renewal = (respond: () => Response) => {
      api.use(http.post(path, respond));
      stored = [notificationOf(1, { type: 6, template: 'statement_expires_soon', text: null, sender: null, actions: [] })];
    };
    const extend = async () => {
      await open();
      await userEvent.click(screen.getByRole('button', { name: 'Extend: A listing expires soon' }));
    };
    const ownList = () => screen.findByRole('link', { name: 'Show in my listings' });

    it('renews it', async () => {
      renewal(() => HttpResponse.json({ result: true, data: { statement: { state: 'active' } } }));
      await extend();
      expect(await screen.findByText('Extended')).toHaveFocus();
      expect(screen.queryByRole('button', { name: /Extend/ })).toBeNull();
    });

    it('says that there is no free place for it, and leads to the own statements', async () => {
      renewal(() => HttpResponse.json({ result: true, data: { statement: { state: 'unpaid' } } }));
      await extend();
      expect(await screen.findByText(/Your free listings are used up/)).toBeVisible();
      expect(await ownList()).toHaveAttribute('href', '/en/account/statements?q=77&page=1');
    });

    it('says why it cannot be renewed', async () => {
      const refusal = { result: false, data: null, errors: {}, message: 'errors.statement_state', request_id: 'r' };
      renewal(() => HttpResponse.json(refusal, { status: 409 }));
      await extend();
      expect(await screen.findByRole('alert')).toHaveTextContent(errors.statement_state);
      expect(await ownList()).toBeVisible();
    });
  });

  it.each([
    [1, 'agent_accepted'],
    [5, 'agent_declined'],
  ] as const)('of type %d has no actions', async (type, name) => {
    stored = [
      notificationOf(1, { type, template: name, text: null, sender: null, actions: [], parameters: { agent_name: 'ანა' } }),
    ];
    await open();
    expect(within(rows()[0] as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
    expect(within(rows()[0] as HTMLElement).getAllByRole('link')).toHaveLength(1);
  });

  it('is labelled unread until it is read', async () => {
    stored = [notificationOf(1), notificationOf(2, { seen: true })];
    await open();
    expect(rows().map((row) => within(row).queryByText('Unread') !== null)).toEqual([true, false]);
  });
});

it('leads from one notification to the statement by its own address', async () => {
  const notification = notificationOf(1, { seen: true });
  const { uuid } = notification;
  stored = [notification];
  queryClient.setQueryData(notificationQuery(uuid).queryKey, { notification, thread: [] });
  frame('/en/account/notifications/1', <NotificationView uuid={uuid} receivedUuids={[]} />);
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Open the listing' })).toHaveAttribute(
      'href',
      '/en/udzravi-qoneba/apartment/for-sale-77',
    ),
  );
});
