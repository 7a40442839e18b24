import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { SessionUser } from '@/lib/contracts/account/auth';
import { useLiveChat } from '@/lib/stores/live-chat';
import { useSession } from '@/lib/stores/session/session-store';
import common from '@/messages/en/common.json';
import { partial } from '@/tests/factories/partial';
import { PageFrame } from '@/tests/setup/page-frame';
import { HelpButton } from '../help-button';

const widgetUrl = 'https://chat.example/site/widget';

beforeEach(() => {
  useLiveChat.setState({ token: 'chat-7' });
  useSession.setState({ user: partial<SessionUser>({ id: 7, name: 'Nino', valid_phone_numbers: [] }), isChecked: true });
  render(
    <PageFrame address="/en" messages={{ common }}>
      <HelpButton
        place="header"
        label="Help"
        unreadLabel=""
        phone="032 2 00 00 00"
        email="help@aivani.example"
        {...{ widgetUrl }}
      />
    </PageFrame>,
  );
});

const frames = () => document.querySelectorAll('iframe');
async function openMenu() {
  await userEvent.click(screen.getByRole('button', { name: 'Help' }));
  await screen.findByRole('list');
}
async function openChat() {
  await openMenu();
  await userEvent.click(screen.getByRole('button', { name: /^Chat with an operator/ }));
  return screen.findByTitle<HTMLIFrameElement>('Messages');
}

it('loads the configured chat with the press on its entry, not before', async () => {
  await openMenu();
  expect(frames()).toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: /^Chat with an operator/ }));
  expect(await screen.findByTitle('Messages')).toHaveAttribute('src', widgetUrl);
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

it('sends the visitor to the loaded page, only to its own origin, and again after a sign-out', async () => {
  const frame = await openChat();
  const post = vi.spyOn(frame.contentWindow ?? window, 'postMessage').mockImplementation(() => undefined);
  expect(post).not.toHaveBeenCalled();
  fireEvent.load(frame);
  const message = { type: 'visitor', token: 'chat-7', id: 7, name: 'Nino', locale: 'en' };
  expect(post.mock.calls).toEqual([[message, 'https://chat.example']]);
  act(() => {
    useLiveChat.setState({ token: null });
    useSession.setState({ user: null });
  });
  expect(post).toHaveBeenLastCalledWith({ ...message, token: null, id: null, name: null }, 'https://chat.example');
});

it('closes with its menu and leaves no frame behind', async () => {
  await openChat();
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
  expect(frames()).toHaveLength(0);
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});
