import { render, screen, waitFor } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useModal } from '@/lib/stores/modal-store';
import { useSession } from '@/lib/stores/session/session-store';
import common from '@/messages/en/common.json';
import errors from '@/messages/en/errors.json';
import { topUpApi, topUpHandlers } from '@/tests/factories/money/top-up-api';
import { PageFrame } from '@/tests/setup/page-frame';
import { broker } from '../../payments.fixture';
import { TopUpSlot } from './top-up-slot';

const server = setupServer(...topUpHandlers);
beforeAll(() => server.listen());
afterAll(() => server.close());
beforeEach(() => {
  topUpApi.reset();
  useModal.getState().reset();
  useSession.setState({ user: null, isChecked: false });
});

const page = (address: string) => (
  <PageFrame address={address} messages={{ common, errors }}>
    <TopUpSlot siteName="Aivani" bankAppUrl={null} />
  </PageFrame>
);

describe('the place of the top-up', () => {
  it('shows it where the address asks for it, with messages that the page does not have', async () => {
    useSession.setState({ user: broker, isChecked: true });
    render(page('/en/s?fill_balance=true&fill_method=4'));
    expect(await screen.findByRole('dialog', { name: 'Pay at a bank terminal' })).toBeVisible();
  });

  it('shows nothing without it', async () => {
    useSession.setState({ user: broker, isChecked: true });
    render(page('/en/s?page=2'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks a guest to sign in, but only once the session is known', async () => {
    render(page('/en/s?fill_balance=true'));
    expect(useModal.getState().current).toBeNull();
    useSession.setState({ user: null, isChecked: true });
    await waitFor(() => expect(useModal.getState().current).toBe('login'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
