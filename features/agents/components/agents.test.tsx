import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { NextIntlClientProvider } from 'next-intl';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CrudToastProvider } from '@/components/crud/crud-toasts';
import { queryClient } from '@/lib/api/query-client';
import { QueryProvider } from '@/lib/api/query-provider';
import type { Agents as AgentsResponse, Invitation } from '@/lib/contracts/account/agents';
import { useModal } from '@/lib/stores/modal-store';
import agents from '@/messages/en/agents.json';
import auth from '@/messages/en/auth.json';
import common from '@/messages/en/common.json';
import crud from '@/messages/en/crud.json';
import errors from '@/messages/en/errors.json';
import { Agents } from './agents';

const path = '*/api/microservice/users/company/agents';
const invitationOf = (id: number, state: Invitation['state']): Invitation => ({
  id,
  contact: `agent${id}@example.ge`,
  contact_kind: 'email',
  name: null,
  state,
  created_at: '2026-11-20T10:00:00.000Z',
  answered_at: null,
});
let stored: AgentsResponse;
let calls: string[] = [];
const refusal = (status: number, message: string) =>
  HttpResponse.json({ result: false, data: null, errors: {}, message, request_id: 'r' }, { status });
const api = setupServer(
  http.get(path, () => HttpResponse.json({ result: true, data: stored })),
  http.delete(`${path}/invitations/:id`, ({ params }) => {
    calls.push(`withdraw ${params.id}`);
    stored = { ...stored, invitations: [invitationOf(1, 'cancelled'), invitationOf(2, 'declined')] };
    return HttpResponse.json({ result: true, data: { id: Number(params.id) } });
  }),
  http.delete(`${path}/:id`, ({ params }) => {
    calls.push(`remove ${params.id}`);
    stored = { ...stored, agents: [] };
    return HttpResponse.json({ result: true, data: { id: Number(params.id) } });
  }),
);
beforeAll(() => api.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  stored = {
    agents: [{ id: 9, name: 'ანა', logo: null, is_premier_agent: false, statements_count: 2, joined_at: null }],
    invitations: [invitationOf(2, 'declined'), invitationOf(1, 'pending')],
  };
  calls = [];
  queryClient.clear();
  useModal.getState().reset();
});
afterEach(() => api.resetHandlers());
afterAll(() => api.close());

async function open() {
  render(
    <NextIntlClientProvider locale="en" timeZone="Asia/Tbilisi" messages={{ crud, agents, auth, common, errors }}>
      <CrudToastProvider>
        <Agents />
      </CrudToastProvider>
    </NextIntlClientProvider>,
    { wrapper: QueryProvider },
  );
  await screen.findByRole('heading', { name: 'Invitations' });
  return userEvent.setup();
}

describe('Agents', () => {
  it('shows open invitations first, and only these can be withdrawn', async () => {
    await open();
    const list = within(screen.getByRole('region', { name: 'Invitations' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/agent1@.*Waiting for an answer/),
      expect.stringMatching(/agent2@.*Declined/),
    ]);
    expect(list.getAllByRole('button')).toHaveLength(1);
  });

  it('withdraws an invitation and shows that it was', async () => {
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Withdraw the invitation: agent1@example.ge' }));
    expect(await screen.findByText('Withdrawn')).toBeInTheDocument();
    expect(calls).toEqual(['withdraw 1']);
  });

  it('says why an invitation can no longer be withdrawn', async () => {
    api.use(http.delete(`${path}/invitations/:id`, () => refusal(409, 'errors.invitation_gone')));
    const user = await open();
    await user.click(screen.getByRole('button', { name: /^Withdraw the invitation/ }));
    expect(await screen.findByRole('alertdialog', { name: errors.invitation_gone })).toBeInTheDocument();
  });

  it('removes an agent only after a confirmation, and says that it was done', async () => {
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Remove: Ana' }));
    const question = within(await screen.findByRole('dialog', { name: 'Remove Ana from the agency?' }));
    expect(calls).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByRole('dialog', { name: 'The agent is removed' })).toBeInTheDocument();
    expect(calls).toEqual(['remove 9']);
    expect(screen.getByText('You have no agents yet')).toBeInTheDocument();
  });

  it('shows why an agent could not be removed, and fetches the list again', async () => {
    api.use(http.delete(`${path}/:id`, () => refusal(404, 'errors.not_found')));
    const user = await open();
    stored = { ...stored, agents: [] };
    await user.click(screen.getByRole('button', { name: 'Remove: Ana' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByRole('alertdialog', { name: errors.not_found })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove: Ana' })).not.toBeInTheDocument());
  });

  it('opens the limit of an agent for the company’s wallet, or says why not', async () => {
    const limitPath = '*/api/microservice/users/agents/9/wallet-limit';
    api.use(http.get(limitPath, () => refusal(404, 'errors.not_found'), { once: true }));
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Wallet limit: Ana' }));
    expect(await screen.findByRole('alertdialog', { name: errors.not_found })).toBeInTheDocument();
    api.use(http.get(limitPath, () => HttpResponse.json({ result: true, data: { monthly: 50, spent: 35, left: 15 } })));
    await user.click(screen.getByRole('button', { name: 'Wallet limit: Ana' }));
    expect(await screen.findByRole('dialog', { name: 'Ana: the company’s wallet' })).toBeInTheDocument();
  });
});
