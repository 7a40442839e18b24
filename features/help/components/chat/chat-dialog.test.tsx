import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChatHistory, ChatMessage, ChatStatus } from '@/lib/contracts/chat/chat';
import { useSession } from '@/lib/stores/session/session-store';
import common from '@/messages/en/common.json';
import errors from '@/messages/en/errors.json';
import { PageFrame } from '@/tests/setup/page-frame';
import { resetChat } from '../../stores/chat-store';
import { HelpButton } from '../help-button';

const base = '*/api/v1/chat';
const status: ChatStatus = { state: 'open', rating: null, visitor_read_id: 1, staff_read_id: 0, unread: 0, email: null };
const messageOf = (id: number, author: ChatMessage['author'], text: string): ChatMessage => ({
  id,
  author,
  name: author === 'staff' ? 'Ketevan' : null,
  text,
  client_key: `key-${id}`,
  files: [],
  created_at: '2026-11-20T10:00:00Z',
});
let history: ChatHistory;
let sent: { client_key: string; text: string }[] = [];
const reply = (data: unknown) => HttpResponse.json({ result: true, data });
const api = setupServer(
  http.get(base, () => reply(history)),
  http.post(base, () => reply(status)),
  http.post(`${base}/read`, () => reply({ ...status, visitor_read_id: 2 })),
  http.post(`${base}/rating`, () => reply({ ...status, state: 'closed', rating: 1 })),
  http.post(`${base}/messages`, async ({ request }) => {
    const body = (await request.json()) as { client_key: string; text: string };
    sent.push(body);
    return reply({ ...messageOf(100 + sent.length, 'visitor', body.text), client_key: body.client_key });
  }),
);

/** The browser's server-sent events, which the environment lacks. */
class Events extends EventTarget {
  static readonly CLOSED = 2;
  static opened: Events[] = [];
  readyState = 1;
  constructor(readonly url: string) {
    super();
    Events.opened.push(this);
  }
  close(): void {
    this.readyState = Events.CLOSED;
  }
  emit(type: string, data: unknown): void {
    act(() => void this.dispatchEvent(new MessageEvent(type, { data: JSON.stringify(data) })));
  }
}
const events = () => Events.opened.at(-1);

beforeAll(async () => {
  api.listen({ onUnhandledFrame: 'error' });
  await import('../help-panel');
});
beforeEach(() => {
  vi.stubGlobal('EventSource', Events);
  Events.opened = [];
  sent = [];
  history = { status, messages: [messageOf(1, 'visitor', 'Hello')], has_more: false, is_online: true };
  window.localStorage.clear();
  useSession.setState({ user: null, isChecked: true });
});
afterEach(() => {
  act(resetChat);
  vi.unstubAllGlobals();
  api.resetHandlers();
});
afterAll(() => api.close());

const user = userEvent.setup();
const trigger = () => screen.getByRole('button', { name: /^Help/ });
const dialog = () => screen.getByRole('dialog');
const input = () => within(dialog()).getByRole('textbox', { name: 'Message' });
const bubbles = () => within(dialog()).getByRole('log');

function show() {
  return render(
    <PageFrame address="/en" messages={{ common, errors }}>
      <button type="button">elsewhere</button>
      <HelpButton
        place="corner"
        widgetUrl={null}
        label="Help"
        unreadLabel="Help: unread messages"
        phone="032 2 00 00 00"
        email="help@aivani.example"
      />
    </PageFrame>,
  );
}
async function openChat() {
  show();
  await user.click(trigger());
  await user.click(await screen.findByRole('button', { name: /^Chat with an operator/ }));
  await screen.findByRole('dialog');
}

describe('the chat', () => {
  it('shows the conversation, and what comes while it is open', async () => {
    await openChat();
    expect(await within(bubbles()).findByText('Hello')).toBeInTheDocument();
    expect(events()?.url).toBe('/api/v1/chat/events?after=1');
    events()?.emit('message', messageOf(2, 'staff', 'How can I help?'));
    events()?.emit('message', messageOf(2, 'staff', 'How can I help?'));
    expect(within(bubbles()).getAllByText('How can I help?')).toHaveLength(1);
    expect(dialog()).toHaveAccessibleName('Ketevan');
    const read = new Promise((resolve) => api.events.on('request:start', ({ request }) => resolve(request.url)));
    events()?.emit('status', { ...status, unread: 1, is_online: true });
    expect(await read).toMatch(/\/chat\/read$/);
    expect(trigger()).toHaveAccessibleName('Help');
    api.events.removeAllListeners();
  });

  it('sends with Enter, breaks the line with Shift and Enter, and shows a message that arrives twice once', async () => {
    await openChat();
    await user.type(input(), 'One{Shift>}{Enter}{/Shift}two{Enter}');
    await waitFor(() => expect(sent).toMatchObject([{ text: 'One\ntwo' }]));
    expect(input()).toHaveValue('');
    events()?.emit('message', { ...messageOf(101, 'visitor', 'One\ntwo'), client_key: sent[0]?.client_key });
    await waitFor(() => expect(bubbles()).not.toHaveTextContent('Sending'));
    expect(within(bubbles()).getAllByText(/One/)).toHaveLength(1);
  });

  it('says on the bubble what was not sent, and sends it again under the same key', async () => {
    const keys: string[] = [];
    const failing = http.post(`${base}/messages`, async ({ request }) => {
      keys.push(((await request.json()) as { client_key: string }).client_key);
      return HttpResponse.error();
    });
    api.use(failing);
    await openChat();
    await user.type(input(), 'Lost{Enter}');
    expect(await within(bubbles()).findByText('Not sent')).toBeInTheDocument();
    api.resetHandlers();
    await user.click(within(bubbles()).getByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(bubbles()).not.toHaveTextContent('Not sent'));
    expect(sent.map(({ client_key }) => client_key)).toEqual(keys);
  });

  it('starts a conversation only with the first message', async () => {
    history = { status: null, messages: [], has_more: false, is_online: true };
    const started = vi.fn();
    api.use(
      http.post(base, () => {
        started();
        return reply(status);
      }),
    );
    await openChat();
    expect(await within(bubbles()).findByText('Hello! How can we help?')).toBeInTheDocument();
    expect([started.mock.calls.length, Events.opened.length]).toEqual([0, 0]);
    await user.type(input(), 'First{Enter}');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(started).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(Events.opened).toHaveLength(1));
  });

  it('shows that the connection is lost, and when it is back', async () => {
    await openChat();
    await waitFor(() => expect(events()).toBeDefined());
    events()?.emit('error', null);
    expect(await within(dialog()).findByText('Connection lost. Reconnecting…')).toBeInTheDocument();
    events()?.emit('open', null);
    expect(within(dialog()).queryByText('Connection lost. Reconnecting…')).not.toBeInTheDocument();
  });

  it('shows that nobody is online, stores the message, and asks where to mail the answer', async () => {
    history = { ...history, is_online: false };
    const emails: unknown[] = [];
    api.use(
      http.post(base, async ({ request }) => {
        emails.push(await request.json());
        return reply({ ...status, email: 'nino@mail.example' });
      }),
    );
    await openChat();
    expect(await within(dialog()).findByText('Your message is saved')).toBeInTheDocument();
    expect(dialog()).toHaveAccessibleName('Nobody is online now');
    await user.type(within(dialog()).getByRole('textbox', { name: 'E-mail for the answer' }), 'nino@mail.example{Enter}');
    expect(await within(dialog()).findByText('We will also mail the answer to nino@mail.example.')).toBeInTheDocument();
    expect(emails).toEqual([{ email: 'nino@mail.example' }]);
  });

  it('can be rated when it has ended, and is closed to blocked visitors', async () => {
    history = { ...history, status: { ...status, state: 'closed' } };
    await openChat();
    await user.click(await within(dialog()).findByRole('button', { name: 'Yes, it helped' }));
    expect(await within(dialog()).findByText('Thank you for the answer.')).toBeInTheDocument();
    events()?.emit('status', { ...status, state: 'blocked', is_online: true });
    expect(within(dialog()).queryByRole('textbox', { name: 'Message' })).not.toBeInTheDocument();
  });

  it('closes with Escape, and with the button of its menu; the focus returns', async () => {
    await openChat();
    await waitFor(() => expect(input()).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(trigger()).toHaveFocus());
    expect(trigger()).toHaveAttribute('aria-expanded', 'false');
    await user.click(trigger());
    await user.click(await screen.findByRole('button', { name: /^Chat with an operator/ }));
    await screen.findByRole('dialog');
    await user.click(trigger());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  });
});

describe('the badge of the help', () => {
  it('sends no request from a browser without a conversation', async () => {
    const asked = vi.fn();
    api.events.on('request:start', asked);
    show();
    await user.click(screen.getByRole('button', { name: 'elsewhere' }));
    expect(asked).not.toHaveBeenCalled();
    api.events.removeAllListeners();
  });

  it('counts what is unread before the help is opened, until it was read', async () => {
    window.localStorage.setItem('help chat', '1');
    history = { ...history, status: { ...status, unread: 1 }, messages: [...history.messages, messageOf(2, 'staff', 'Answer')] };
    show();
    expect(await screen.findByRole('button', { name: 'Help: unread messages' })).toHaveTextContent('1');
    await user.click(trigger());
    await user.click(await screen.findByRole('button', { name: /^Chat with an operator/ }));
    expect(await within(await screen.findByRole('dialog')).findByText('1 new message')).toBeInTheDocument();
    await waitFor(() => expect(trigger()).toHaveAccessibleName('Help'));
  });
});
