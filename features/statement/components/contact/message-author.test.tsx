import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { NextIntlClientProvider } from 'next-intl';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SessionUser } from '@/lib/contracts/account/auth';
import { claimDrafts } from '@/lib/stores/drafts';
import { takeIntent } from '@/lib/stores/intent-draft';
import { useModal } from '@/lib/stores/modal-store';
import { useSession } from '@/lib/stores/session/session-store';
import common from '@/messages/en/common.json';
import statement from '@/messages/en/statement.json';
import { MessageAuthor } from './message-author';

const path = '*/api/microservice/statements/7/message';
const sent: string[] = [];
const message = {
  uuid: '00000000-0000-4000-8000-000000000001',
  is_own: true,
  sender: { name: 'Nino', phone: null },
  text: 'Hello',
  created_at: '2026-11-20T10:05:00.000Z',
};
const refusal = (status: number, headers: Record<string, string> = {}) =>
  HttpResponse.json({ result: false, data: null, errors: {}, message: 'errors.invalid', request_id: 'r' }, { status, headers });
const api = setupServer(
  http.post(path, async ({ request }) => {
    sent.push(((await request.json()) as { text: string }).text);
    return HttpResponse.json({ result: true, data: { message } });
  }),
);
beforeAll(async () => {
  api.listen({ onUnhandledFrame: 'error' });
  // Loaded first: what is measured is the form, not how fast its code comes.
  await import('./message-author-dialog');
});
beforeEach(() => {
  sent.length = 0;
  window.sessionStorage.clear();
  useModal.getState().reset();
  useSession.setState({ user: { id: 5, name: 'Nino' } as SessionUser, isChecked: true });
});
afterEach(() => api.resetHandlers());
afterAll(() => api.close());

/** What the page load after a sign-in does. */
function signIn() {
  claimDrafts(5);
  act(() => useSession.setState({ user: { id: 5, name: 'Nino' } as SessionUser, isChecked: true, intent: takeIntent() }));
}

function show(authorId = 9) {
  const page = render(
    <NextIntlClientProvider locale="en" messages={{ common, statement }}>
      <MessageAuthor statementId={7} authorId={authorId} />
    </NextIntlClientProvider>,
  );
  return { user: userEvent.setup(), ...page };
}
async function open() {
  const page = show();
  await page.user.click(screen.getByRole('button', { name: 'Message the author' }));
  await screen.findByRole('dialog', { name: 'Message the author' });
  return page;
}
const field = () => screen.getByRole('textbox', { name: /Your message/ });
const send = () => screen.getByRole('button', { name: /Send the message/ });

describe('MessageAuthor', () => {
  it('offers the login to guests', async () => {
    useSession.setState({ user: null, isChecked: true });
    const { user } = show();
    await user.click(screen.getByRole('button', { name: 'Message the author' }));
    expect(useModal.getState().current).toBe('login');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('opens the form for a guest after the sign-in', async () => {
    useSession.setState({ user: null, isChecked: true });
    const { user, unmount } = show();
    await user.click(screen.getByRole('button', { name: 'Message the author' }));
    await waitFor(() => expect(window.sessionStorage).toHaveLength(1));
    unmount();
    signIn();
    show();
    expect(await screen.findByRole('dialog', { name: 'Message the author' })).toBeInTheDocument();
    expect(useSession.getState().intent).toBeNull();
  });

  it('opens the form again with what was typed when the session ended over it', async () => {
    const { user, unmount } = await open();
    await user.type(field(), 'Hello');
    act(() => useSession.setState({ user: null }));
    unmount();
    signIn();
    show();
    expect(await screen.findByRole('textbox', { name: /Your message/ })).toHaveValue('Hello');
  });

  it('is not there for the author', () => {
    show(5);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('sends the message and is ready for the next', async () => {
    const { user } = await open();
    await user.type(field(), '  Is it free on Saturday? ');
    await user.click(send());
    expect(await screen.findByRole('dialog', { name: 'The message was sent' })).toBeInTheDocument();
    expect(sent).toEqual(['Is it free on Saturday?']);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Message the author' }));
    expect(await screen.findByRole('textbox', { name: /Your message/ })).toHaveValue('');
  });

  it('shows an error at the field and sends nothing', async () => {
    const { user } = await open();
    await user.click(send());
    expect(field()).toHaveAccessibleDescription(/Write what you would like to know/);
    expect(field()).toHaveFocus();
    await user.paste('a'.repeat(1001));
    expect(field()).toHaveAccessibleDescription(/1000 characters at most/);
    await user.click(send());
    expect(sent).toEqual([]);
  });

  it.each([
    ['the connection is lost', () => HttpResponse.error(), 'alert', 'The message was not sent.'],
    ['there were too many', () => refusal(429, { 'retry-after': '601' }), 'status', 'in 11 minutes'],
    ['the statement is gone', () => refusal(404), 'alert', 'has just taken this listing down'],
    ['the statement is one’s own', () => refusal(409), 'alert', 'your own'],
  ])('keeps what was typed when %s, over a reload too', async (_, answer, role, said) => {
    api.use(http.post(path, answer));
    const { user, unmount } = await open();
    await user.type(field(), 'Hello');
    await user.click(send());
    expect(await screen.findByRole(role)).toHaveTextContent(said);
    expect(field()).toHaveValue('Hello');
    unmount();
    await open();
    expect(field()).toHaveValue('Hello');
  });
});
