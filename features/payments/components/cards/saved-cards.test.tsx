import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { queryClient } from '@/lib/api/query-client';
import { useSession } from '@/lib/stores/session/session-store';
import checkout from '@/messages/en/checkout.json';
import common from '@/messages/en/common.json';
import top_up from '@/messages/en/top_up.json';
import { refused, topUpApi, topUpHandlers } from '@/tests/factories/money/top-up-api';
import { PageFrame } from '@/tests/setup/page-frame';
import { broker } from '../../payments.fixture';
import { SavedCards } from './saved-cards';

const server = setupServer(...topUpHandlers);
beforeAll(() => server.listen());
afterAll(() => server.close());
beforeEach(() => {
  topUpApi.reset();
  queryClient.clear();
  useSession.setState({ user: broker, isChecked: true });
});

function open() {
  render(
    <PageFrame address="/en/account/payments" messages={{ checkout, common, top_up }}>
      <SavedCards />
    </PageFrame>,
  );
  return userEvent.setup();
}

describe('saved cards', () => {
  it('leave the list by their id, after a confirmation', async () => {
    const visitor = open();
    await visitor.click(await screen.findByRole('button', { name: 'Remove •••• 9032' }));
    expect(topUpApi.sent).toEqual([]);
    await visitor.click(screen.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByText('•••• 9032')).toBeNull());
    expect(topUpApi.sent.map(({ path }) => path)).toEqual(['/api/v3/payments/cards/5']);
    expect(topUpApi.sent[0]?.key).toMatch(/^[\da-f-]{36}$/);
    expect(screen.getByText('•••• 4417')).toBeVisible();
  });

  it('have one default, which can be another', async () => {
    const visitor = open();
    await visitor.click(await screen.findByRole('button', { name: 'Make •••• 9032 the default' }));
    expect(await screen.findByRole('button', { name: 'Make •••• 4417 the default' })).toBeVisible();
    expect(topUpApi.sent.map(({ path }) => path)).toEqual(['/api/v3/payments/cards/5/default']);
    expect(screen.getAllByText('Default')).toHaveLength(1);
  });

  it('stay where the removal failed, and a retry has the same key', async () => {
    topUpApi.card = refused(500, 'errors.unforeseen');
    const visitor = open();
    for (const _ of [1, 2]) {
      await visitor.click(await screen.findByRole('button', { name: 'Remove •••• 9032' }));
      await visitor.click(screen.getByRole('button', { name: 'Remove' }));
      expect(await screen.findByRole('alert')).toHaveTextContent('That did not work. Try again.');
      await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull());
    }
    expect(new Set(topUpApi.sent.map(({ key }) => key)).size).toBe(1);
    expect(screen.getByText('•••• 9032')).toBeVisible();
  });

  it('may be empty', async () => {
    topUpApi.cards = [];
    open();
    expect(await screen.findByText('You have no saved card. You can save one when you pay.')).toBeVisible();
  });
});
