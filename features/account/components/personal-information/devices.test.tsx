import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { NextIntlClientProvider } from 'next-intl';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { queryClient } from '@/lib/api/query-client';
import { QueryProvider } from '@/lib/api/query-provider';
import type { SessionUser } from '@/lib/contracts/account/auth';
import { useSession } from '@/lib/stores/session/session-store';
import account from '@/messages/en/account.json';
import common from '@/messages/en/common.json';
import { Devices } from './devices';

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const sessionOf = (id: number, is_current: boolean, device = firefox) => ({
  id,
  device,
  created_at: '2026-11-20T10:00:00.000Z',
  last_seen_at: '2026-11-20T10:00:00.000Z',
  is_current,
});
let calls: string[] = [];
const failed = () =>
  HttpResponse.json({ result: false, data: null, errors: {}, message: 'errors.not_found', request_id: 'r' }, { status: 404 });
const api = setupServer(
  http.get('*/api/auth-service/sessions', () =>
    HttpResponse.json({ result: true, data: { sessions: [sessionOf(1, true), sessionOf(2, false), sessionOf(3, false, '')] } }),
  ),
  http.post('*/api/auth-service/sessions/revoke', async ({ request }) => {
    calls.push(JSON.stringify(await request.json()));
    return HttpResponse.json({ result: true, data: null });
  }),
);
beforeAll(() => api.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  calls = [];
  queryClient.clear();
  useSession.setState({ user: { id: 5 } as SessionUser, isChecked: true });
});
afterEach(() => api.resetHandlers());
afterAll(() => api.close());

async function open() {
  render(
    <NextIntlClientProvider locale="en" timeZone="Asia/Tbilisi" messages={{ account, common }}>
      <Devices homeHref="#home" />
    </NextIntlClientProvider>,
    { wrapper: QueryProvider },
  );
  await screen.findAllByRole('listitem');
  return userEvent.setup();
}

describe('Devices', () => {
  it('marks this device, which cannot be signed out by itself', async () => {
    await open();
    const [here, ...others] = screen.getAllByRole('listitem');
    expect(here).toHaveTextContent(/Firefox, Windows.*This device/);
    expect(within(here as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
    expect(others.map((row) => within(row).getByRole('button').getAttribute('aria-label'))).toEqual([
      'Sign out Firefox, Windows',
      'Sign out Unknown device',
    ]);
  });

  it('signs one device out, which then leaves the list, and says so', async () => {
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Sign out Firefox, Windows' }));
    expect(await screen.findByText('The device is signed out.')).toBeInTheDocument();
    expect(calls).toEqual(['{"id":2}']);
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });

  it('keeps a device in the list that could not be signed out, and says so', async () => {
    api.use(http.post('*/api/auth-service/sessions/revoke', failed));
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Sign out Firefox, Windows' }));
    expect(await screen.findByText('The device could not be signed out. Try again.')).toBeInTheDocument();
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
  });

  it('signs out everywhere only after a confirmation', async () => {
    api.use(
      http.post('*/api/auth-service/sessions/revoke-all', () => {
        calls.push('all');
        return HttpResponse.json({ result: true, data: null });
      }),
    );
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
    const question = within(await screen.findByRole('dialog', { name: 'Sign out everywhere?' }));
    expect(calls).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(useSession.getState().user).toBeNull());
    expect(calls).toEqual(['all']);
    expect(window.location.hash).toBe('#home');
  });

  it('stays signed in when the sign-out fails', async () => {
    api.use(http.post('*/api/auth-service/sessions/revoke-all', failed));
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Sign out' }));
    expect(await screen.findByText('The device could not be signed out. Try again.')).toBeInTheDocument();
    expect(useSession.getState().user).not.toBeNull();
  });
});
