import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { describe, expect, it } from 'vitest';
import { useLoadedErrors } from '@/lib/i18n/error-texts';
import common from '@/messages/en/common.json';
import errors from '@/messages/en/errors.json';
import projects from '@/messages/en/projects.json';
import type { ProjectRequest, ProjectRequestResult } from '../../queries/visitor-requests';
import { RequestForm } from './request-form';

const rooms = [
  { id: 1, label: '1 room' },
  { id: 2, label: '2 rooms' },
];

function open(result: ProjectRequestResult, isSoldOut = false) {
  const sent: ProjectRequest[] = [];
  const onSend = async (request: ProjectRequest) => {
    sent.push(request);
    return result;
  };
  render(
    <NextIntlClientProvider locale="en" messages={{ common, errors, projects }}>
      <RequestForm projectId={7} developerId={1061} isSoldOut={isSoldOut} rooms={rooms} onSend={onSend} />
    </NextIntlClientProvider>,
  );
  return { sent, user: userEvent.setup() };
}

const nameField = () => screen.getByLabelText(/^Name/);
const phoneField = () => screen.getByLabelText(/^Phone/);
const send = () => screen.getByRole('button', { name: 'Send' });

describe('RequestForm', () => {
  it('loads the texts of errors once a visitor enters it', async () => {
    useLoadedErrors.setState({ en: undefined });
    const { user } = open({ kind: 'sent' });
    // If the form had started to load them, this import of the same chunk would wait for that.
    await act(() => import('@/messages/en/errors.json'));
    expect(useLoadedErrors.getState().en).toBeUndefined();
    await user.click(nameField());
    await waitFor(() => expect(useLoadedErrors.getState().en).toEqual(errors));
  });

  it('sends name, number and rooms to the developer of the project, and says so', async () => {
    const { sent, user } = open({ kind: 'sent' });
    await user.click(screen.getByRole('button', { name: '2 rooms' }));
    await user.type(nameField(), 'Nino');
    await user.type(phoneField(), '599001234');
    await user.click(send());
    expect(await screen.findByText(projects.request.sent)).toBeInTheDocument();
    expect(sent).toEqual([
      { projectId: 7, developerId: 1061, kind: 'call', name: 'Nino', phone: '599001234', comment: '2 rooms' },
    ]);
  });

  it('asks to be notified when nothing is for sale', async () => {
    const { sent, user } = open({ kind: 'sent' }, true);
    await user.type(nameField(), 'Nino');
    await user.type(phoneField(), '599001234');
    await user.click(screen.getByRole('button', { name: projects.request.send_availability }));
    expect(await screen.findByText(projects.request.sent_availability)).toBeInTheDocument();
    expect(sent).toMatchObject([{ kind: 'availability', comment: '' }]);
  });

  it('sends nothing without a name or a number, and goes to the first that is missing', async () => {
    const { sent, user } = open({ kind: 'sent' });
    await user.type(nameField(), 'Nino');
    await user.click(send());
    expect(phoneField()).toHaveFocus();
    expect(phoneField()).toBeInvalid();
    expect(nameField()).toBeValid();
    expect(nameField()).toHaveValue('Nino');
    expect(sent).toEqual([]);
  });

  it('shows the errors of the API at their fields, and keeps what was typed', async () => {
    const { user } = open({ kind: 'refused', errors: { phone_number: ['errors.field_digits'] } });
    await user.type(nameField(), 'Nino');
    await user.type(phoneField(), '12');
    await user.click(send());
    expect(await screen.findByText(errors.field_digits)).toBeInTheDocument();
    expect(phoneField()).toHaveFocus();
    expect(nameField()).toHaveValue('Nino');
  });

  it.each([
    [{ kind: 'limited', minutes: 5 } as const, 'Too many requests. Try again in 5 minutes.'],
    [{ kind: 'failed' } as const, projects.request.failed],
  ])('says what went wrong: %j', async (result, text) => {
    const { user } = open(result);
    await user.type(nameField(), 'Nino');
    await user.type(phoneField(), '599001234');
    await user.click(send());
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(phoneField()).toHaveValue('599 001 234');
  });
});
