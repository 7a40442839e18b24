import { render, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { callApi } from '@/lib/api/client';
import { useModal } from '@/lib/stores/modal-store';
import { useSession } from '@/lib/stores/session/session-store';
import { PageFrame } from '@/tests/setup/page-frame';
import { SessionSync } from './session-sync';

const calls: string[] = [];
const body = { result: false, data: null, errors: {}, message: 'errors.unauthorised', request_id: 'r' };
const api = setupServer(
  http.all('*/api/*', ({ request }) => {
    const { pathname } = new URL(request.url);
    calls.push(pathname);
    return pathname.endsWith('/logout') ? HttpResponse.json({ result: true }) : HttpResponse.json(body, { status: 401 });
  }),
);
beforeAll(() => api.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  calls.length = 0;
  useModal.getState().reset();
});
afterAll(() => api.close());

const open = () =>
  render(
    <PageFrame address="/en/s">
      <SessionSync hasLiveChat={false} />
    </PageFrame>,
  );

it('checks no session of a guest', () => {
  open();
  expect(useSession.getState()).toMatchObject({ isChecked: true, user: null });
  expect(calls).toEqual([]);
});

it('offers the login over the page when a call is refused', async () => {
  open();
  await callApi(z.unknown(), { url: '/v1/users/clients' }).catch(() => null);
  await waitFor(() => expect(useModal.getState().current).toBe('login'));
});
