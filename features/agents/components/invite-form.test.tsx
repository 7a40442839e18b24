import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { describe, expect, it } from 'vitest';
import { ToastProvider } from '@/components/ui/feedback/toast';
import { ApiFailure } from '@/lib/api/client';
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
  faults: Record<string, string[]> = {},
  retryAfterSeconds: number | null = null,
) =>
  Promise.reject(
    new ApiFailure(status, { result: false, data: null, message, errors: faults, request_id: 'r' }, retryAfterSeconds),
  );

/** @param answers what the sendings come to, in their order */
function open(...answers: (() => Promise<Invitation>)[]) {
  const sent: unknown[] = [];
  const told: string[] = [];
  const user = userEvent.setup();
  render(
    <NextIntlClientProvider locale="en" messages={{ agents, auth, errors }}>
      <ToastProvider regionLabel="Messages" closeLabel="Close">
        <InviteForm
          onInvited={() => told.push('invited')}
          send={(contact) => {
            sent.push(contact);
            return answers.shift()?.() ?? Promise.resolve(invitation);
          }}
        />
      </ToastProvider>
    </NextIntlClientProvider>,
    { wrapper: QueryProvider },
  );
  return { user, sent, told, press: () => user.click(screen.getByRole('button', { name: 'Send the invitation' })) };
}

const email = () => screen.getByRole('textbox', { name: /E-mail/ });
const phone = () => screen.getByRole('textbox', { name: /Phone/ });

describe('InviteForm', () => {
  it.each([
    ['', 'Fill in this field.'],
    ['nino@', 'The e-mail format is wrong.'],
  ])('refuses the e-mail "%s" beside its field and keeps it', async (text, fault) => {
    const { user, sent, press } = open();
    if (text) await user.type(email(), text);
    await press();
    expect(email()).toHaveAccessibleDescription(fault);
    expect(email()).toHaveValue(text);
    expect(email()).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it('refuses a number that is no Georgian mobile beside its field', async () => {
    const { user, sent, press } = open();
    await user.click(screen.getByRole('radio', { name: 'Phone' }));
    await user.type(phone(), '322001234');
    await press();
    expect(phone()).toHaveAccessibleDescription(errors.phone_format);
    expect(phone()).toHaveValue('322 001 234');
    expect(sent).toEqual([]);
  });

  it('sends the contact of the chosen way alone, and is empty afterwards', async () => {
    const { user, sent, told, press } = open();
    await user.type(email(), 'half@');
    await user.click(screen.getByRole('radio', { name: 'Phone' }));
    await user.type(phone(), '599001234');
    await press();
    expect(sent).toEqual([{ phone: '599001234' }]);
    expect(told).toEqual(['invited']);
    expect(phone()).toHaveValue('');
    expect(await screen.findByText('The invitation is sent')).toBeInTheDocument();
  });

  it.each([
    ['an open invitation', () => refusal(409, 'errors.already_invited'), errors.already_invited],
    ['a refused address', () => refusal(422, 'errors.invalid', { email: ['errors.field_invalid'] }), errors.field_invalid],
  ])('tells of %s beside the field and keeps the address', async (_, answer, fault) => {
    const { user, told, press } = open(answer);
    await user.type(email(), 'nino@example.ge');
    await press();
    expect(email()).toHaveAccessibleDescription(fault);
    expect(email()).toHaveValue('nino@example.ge');
    expect(told).toEqual([]);
  });

  it('says when to come back after too many invitations, and that the connection was lost', async () => {
    const { user, press } = open(
      () => refusal(429, 'errors.too_many', {}, 601),
      () => Promise.reject(new ApiFailure(0, null)),
    );
    await user.type(email(), 'nino@example.ge');
    await press();
    expect(await screen.findByText(/11 minutes/)).toBeInTheDocument();
    await press();
    expect(await screen.findByText(errors.connection)).toBeInTheDocument();
    expect(email()).toHaveValue('nino@example.ge');
  });
});
