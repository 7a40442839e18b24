import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { NextIntlClientProvider } from 'next-intl';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ToastProvider } from '@/components/ui/feedback/toast';
import { QueryProvider } from '@/lib/api/query-provider';
import type { Invitation } from '@/lib/contracts/account/agents';
import agents from '@/messages/en/agents.json';
import auth from '@/messages/en/auth.json';
import errors from '@/messages/en/errors.json';
import { InviteForm } from './invite-form';

const invitation: Invitation = {
  id: 1,
  contact: 'nino@example.ge',
  contact_kind: 'email',
  name: null,
  state: 'pending',
  created_at: '2026-11-20T10:00:00.000Z',
  answered_at: null,
};
const refusal = (
  status: number,
  message: string,
  fieldErrors: Record<string, string[]> = {},
  headers: Record<string, string> = {},
) => HttpResponse.json({ result: false, data: null, message, errors: fieldErrors, request_id: 'r' }, { status, headers });

let sent: unknown[] = [];
let responses: Response[] = [];
const api = setupServer(
  http.post('*/api/microservice/users/company/agents', async ({ request }) => {
    sent.push(await request.json());
    return responses.shift() ?? HttpResponse.json({ result: true, data: { invitation } });
  }),
);
beforeAll(() => api.listen({ onUnhandledFrame: 'error' }));
afterAll(() => api.close());

/** @param nextResponses the responses of the API to the invitations, in order */
function open(...nextResponses: Response[]) {
  sent = [];
  responses = nextResponses;
  const user = userEvent.setup();
  render(
    <NextIntlClientProvider locale="en" messages={{ agents, auth, errors }}>
      <ToastProvider regionLabel="Messages" closeLabel="Close">
        <InviteForm />
      </ToastProvider>
    </NextIntlClientProvider>,
    { wrapper: QueryProvider },
  );
  return { user, submit: () => user.click(screen.getByRole('button', { name: 'Send the invitation' })) };
}

const email = () => screen.getByRole('textbox', { name: /E-mail/ });
const phone = () => screen.getByRole('textbox', { name: /Phone/ });

describe('InviteForm', () => {
  it.each([
    ['', 'Fill in this field.'],
    ['nino@', 'The e-mail format is wrong.'],
  ])('refuses the e-mail "%s" at its field and keeps it', async (text, error) => {
    const { user, submit } = open();
    if (text) await user.type(email(), text);
    await submit();
    expect(email()).toHaveAccessibleDescription(error);
    expect(email()).toHaveValue(text);
    expect(email()).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it('refuses a number that is not a Georgian mobile at its field', async () => {
    const { user, submit } = open();
    await user.click(screen.getByRole('radio', { name: 'Phone' }));
    await user.type(phone(), '322001234');
    await submit();
    expect(phone()).toHaveAccessibleDescription(errors.phone_format);
    expect(phone()).toHaveValue('322 001 234');
    expect(sent).toEqual([]);
  });

  it('sends only the contact of the chosen way, and is empty afterwards', async () => {
    const { user, submit } = open();
    await user.type(email(), 'half@');
    await user.click(screen.getByRole('radio', { name: 'Phone' }));
    await user.type(phone(), '599001234');
    await submit();
    await waitFor(() => expect(phone()).toHaveValue(''));
    expect(sent).toEqual([{ phone: '599001234' }]);
    expect(await screen.findByText('The invitation is sent')).toBeInTheDocument();
  });

  it.each([
    ['an open invitation', refusal(409, 'errors.already_invited'), errors.already_invited],
    ['a refused address', refusal(422, 'errors.invalid', { email: ['errors.field_invalid'] }), errors.field_invalid],
  ])('shows %s at the field and keeps the address', async (_, response, error) => {
    const { user, submit } = open(response);
    await user.type(email(), 'nino@example.ge');
    await submit();
    await waitFor(() => expect(email()).toHaveAccessibleDescription(error));
    expect(email()).toHaveValue('nino@example.ge');
  });

  it('says when to retry after too many invitations, and that the connection was lost', async () => {
    const { user, submit } = open(refusal(429, 'errors.too_many', {}, { 'retry-after': '601' }), HttpResponse.error());
    await user.type(email(), 'nino@example.ge');
    await submit();
    expect(await screen.findByText(/11 minutes/)).toBeInTheDocument();
    await submit();
    expect(await screen.findByText(errors.connection)).toBeInTheDocument();
    expect(email()).toHaveValue('nino@example.ge');
  });
});
