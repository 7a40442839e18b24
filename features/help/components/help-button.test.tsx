import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SessionUser } from '@/lib/contracts/account/auth';
import { useSession } from '@/lib/stores/session/session-store';
import common from '@/messages/en/common.json';
import errors from '@/messages/en/errors.json';
import help from '@/messages/en/help.json';
import { PageFrame } from '@/tests/setup/page-frame';
import { HelpButton } from './help-button';

const path = '*/api/v1/call-request';
let sent: unknown[] = [];
const refusal = (status: number, fields: Record<string, string[]> = {}, headers: Record<string, string> = {}) =>
  HttpResponse.json(
    { result: false, data: null, errors: fields, message: 'errors.invalid', request_id: 'r' },
    { status, headers },
  );
const taking = http.post(path, async ({ request }) => {
  sent.push(await request.json());
  return HttpResponse.json({ taken: 'in words of its own' });
});
const noChat = { result: true, data: { status: null, messages: [], has_more: false, is_online: true } };
const api = setupServer(
  taking,
  http.get('*/api/v1/chat', () => HttpResponse.json(noChat)),
);
beforeAll(async () => {
  api.listen({ onUnhandledFrame: 'error' });
  // Loaded first: what is measured is the help, not how fast its code comes.
  await import('./help-panel');
});
beforeEach(() => {
  sent = [];
  window.sessionStorage.clear();
  useSession.setState({ user: null, isChecked: true });
});
afterEach(() => api.resetHandlers());
afterAll(() => api.close());

const user = userEvent.setup();
const trigger = () => screen.getByRole('button', { name: 'Help' });
const request = () => screen.getByRole('button', { name: 'Request a call We call you back' });
const dialog = () => screen.getByRole('dialog', { name: 'Request a call' });
const field = (name: RegExp) => within(dialog()).getByRole('textbox', { name });
const [name, phone, comment] = [() => field(/Name/), () => field(/Phone/), () => field(/Comment/)];
const send = () => within(dialog()).getByRole('button', { name: /Send/ });

function show() {
  render(
    <PageFrame address="/en" messages={{ common, errors }}>
      <p>a text</p>
      <button type="button">elsewhere</button>
      <HelpButton
        place="corner"
        label="Help"
        unreadLabel="Help: unread messages"
        phone="032 2 00 00 00"
        email="help@aivani.example"
        widgetUrl={null}
      />
    </PageFrame>,
  );
}
async function openMenu() {
  show();
  await user.click(trigger());
  await screen.findByRole('list');
}
async function openForm() {
  await openMenu();
  await user.click(request());
  await screen.findByRole('dialog', { name: 'Request a call' });
}
async function fill() {
  await user.type(name(), 'Nino');
  await user.type(phone(), '599001234');
  await user.type(comment(), 'In the evening.');
}
const filled = { name: 'Nino', phone_number: '599001234', comment: 'In the evening.' };

describe('the menu of the help', () => {
  it('offers a chat, a call, our phone and our e-mail, and nothing that leads nowhere', async () => {
    await openMenu();
    expect(trigger()).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
    expect(screen.getByRole('button', { name: /^Chat with an operator/ })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Call us/ })).toHaveAttribute('href', 'tel:+995322000000');
    expect(screen.getByRole('link', { name: /Write to us/ })).toHaveAttribute('href', 'mailto:help@aivani.example');
  });

  it('closes by its button, and by Escape from within, which restores the focus', async () => {
    await openMenu();
    await user.click(trigger());
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
    await user.keyboard('{Enter}{Tab}{Tab}');
    expect(request()).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
    expect(trigger()).toHaveFocus();
    expect(trigger()).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes on a click or focus elsewhere, and takes no focus then', async () => {
    await openMenu();
    const elsewhere = screen.getByRole('button', { name: 'elsewhere' });
    await user.click(elsewhere);
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
    expect(elsewhere).toHaveFocus();
    await user.click(trigger());
    await user.click(screen.getByText('a text'));
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
    await user.click(trigger());
    await user.tab({ shift: true });
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
    expect(elsewhere).toHaveFocus();
  });
});

describe('the request to be called', () => {
  it('names the missing fields, and focuses the first of them', async () => {
    await openForm();
    await user.click(send());
    expect(name()).toHaveAccessibleDescription('Name is required');
    expect(phone()).toHaveAccessibleDescription('Phone is required');
    expect(comment()).not.toBeInvalid();
    expect(name()).toHaveFocus();
    await user.type(phone(), '59900a');
    expect(phone()).toHaveValue('599 00');
    expect(phone()).toHaveAccessibleDescription(help.field_errors.phone_digits);
    await user.type(phone(), '1234');
    expect(phone()).not.toBeInvalid();
    expect(sent).toEqual([]);
  });

  it('is sent, and shows the number that will be called; reopened, it is empty', async () => {
    await openForm();
    await fill();
    await user.click(send());
    const confirmation = await screen.findByRole('dialog', { name: 'Request sent successfully' });
    expect(confirmation).toHaveTextContent('We will call you at +995 599 00 12 34.');
    expect(sent).toEqual([filled]);
    await user.click(within(confirmation).getAllByRole('button', { name: 'Close' })[0] ?? confirmation);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
    expect(trigger()).toHaveFocus();
    await user.keyboard('{Enter}');
    await user.click(request());
    expect(await screen.findByRole('dialog', { name: 'Request a call' })).toBeInTheDocument();
    expect(name()).toHaveValue('');
  });

  it('closes with its menu, gives the focus to the button and keeps what was typed', async () => {
    await openForm();
    await user.type(name(), 'Nino');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
    await waitFor(() => expect(trigger()).toHaveFocus());
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(request());
    expect(name()).toHaveValue('Nino');
  });

  it.each([500, 502, 503])(
    'shows no message for an error of ours (%i), leaves what was typed and can be sent again',
    async (status) => {
      api.use(http.post(path, () => refusal(status, {}, { 'retry-after': '5' }), { once: true }));
      await openForm();
      await fill();
      await user.click(send());
      await waitFor(() => expect(send()).not.toHaveAttribute('aria-disabled', 'true'));
      expect(within(dialog()).queryByRole('alert')).not.toBeInTheDocument();
      expect(within(dialog()).queryByRole('status')).not.toBeInTheDocument();
      expect([name(), phone(), comment()].map((box) => (box as HTMLInputElement).value)).toEqual([
        'Nino',
        '599 001 234',
        'In the evening.',
      ]);
      await user.click(send());
      await screen.findByRole('dialog', { name: 'Request sent successfully' });
      expect(sent).toEqual([filled]);
    },
  );

  it('ignores a lost connection', async () => {
    api.use(http.post(path, () => HttpResponse.error(), { once: true }));
    await openForm();
    await fill();
    await user.click(send());
    await waitFor(() => expect(send()).not.toHaveAttribute('aria-disabled', 'true'));
    expect(within(dialog()).queryByRole('alert')).not.toBeInTheDocument();
    expect(name()).toHaveValue('Nino');
  });

  it('shows the errors of the API at their fields, and how long a limit lasts', async () => {
    api.use(http.post(path, () => refusal(422, { phone_number: ['errors.field_digits'] }), { once: true }));
    await openForm();
    await fill();
    await user.click(send());
    await waitFor(() => expect(phone()).toHaveAccessibleDescription(errors.field_digits));
    expect(phone()).toHaveFocus();
    api.use(http.post(path, () => refusal(429, {}, { 'retry-after': '601' }), { once: true }));
    await user.click(send());
    expect(await within(dialog()).findByRole('status')).toHaveTextContent('you can send it in 11 minutes');
    expect(comment()).toHaveValue('In the evening.');
  });

  it('promises a call at any time of day: nobody waits for working hours', async () => {
    await openForm();
    expect(dialog()).toHaveAccessibleDescription(help.form.text);
    expect(help.form.text_after_hours).not.toBe(help.form.text);
  });

  it('is sent once however often it is clicked', async () => {
    const gate = Promise.withResolvers<void>();
    api.use(
      http.post(path, async ({ request: asked }) => {
        sent.push(await asked.json());
        await gate.promise;
        return HttpResponse.json({});
      }),
    );
    await openForm();
    await fill();
    await user.dblClick(send());
    expect(send()).toHaveAttribute('aria-disabled', 'true');
    await user.click(send());
    await user.type(name(), '{Enter}');
    gate.resolve();
    await screen.findByRole('dialog', { name: 'Request sent successfully' });
    expect(sent).toHaveLength(1);
  });

  it('is prefilled with the visitor’s data, and forgets it when the visitor signs out', async () => {
    await openForm();
    await user.type(name(), 'Tea');
    const visitor = { id: 5, name: 'ნინო ბერიძე', valid_phone_numbers: ['599112233'] } as SessionUser;
    act(() => useSession.setState({ user: visitor }));
    expect(name()).toHaveValue('Tea');
    expect(phone()).toHaveValue('599 112 233');
    act(() => useSession.setState({ user: null }));
    expect([name(), phone()].map((box) => (box as HTMLInputElement).value)).toEqual(['', '']);
  });
});
