import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { NextIntlClientProvider } from 'next-intl';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import auth from '@/messages/en/auth.json';
import errors from '@/messages/en/errors.json';
import notifications from '@/messages/en/notifications.json';
import { UnsubscribePanel } from './unsubscribe-panel';

const { unsubscribe: labels } = notifications;
const tokens: (string | null)[] = [];
const api = setupServer(
  http.post('*/api/v1/notifications/unsubscribe', ({ request }) => {
    const token = new URL(request.url).searchParams.get('token');
    tokens.push(token);
    if (token === '5.7.signed') return HttpResponse.json({ result: true, data: { type: 7 } });
    const body = {
      result: false,
      data: null,
      errors: { token: ['errors.link_invalid'] },
      message: 'errors.invalid',
      request_id: 'r',
    };
    return HttpResponse.json(body, { status: 422 });
  }),
);
beforeAll(() => api.listen({ onUnhandledFrame: 'error' }));
afterEach(() => api.resetHandlers());
afterAll(() => api.close());

function open(token: string | null) {
  render(
    <NextIntlClientProvider locale="en" messages={{ auth, errors, notifications }}>
      <UnsubscribePanel token={token} settingsHref="/en/account/personalInformation" />
    </NextIntlClientProvider>,
  );
  return userEvent.setup();
}

it('ends one kind of e-mail by its button, not by opening the link', async () => {
  const user = open('5.7.signed');
  expect(tokens).toEqual([]);
  await user.click(screen.getByRole('button', { name: labels.confirm }));
  expect(await screen.findByText('You will get no more e-mails about “Messages about listings”.')).toBeInTheDocument();
  expect(tokens).toEqual(['5.7.signed']);
  expect(screen.getByRole('link', { name: labels.settings })).toHaveAttribute('href', '/en/account/personalInformation');
});

it('says so for a link that was not signed, and for one without a token', async () => {
  const user = open('5.7.forged');
  await user.click(screen.getByRole('button', { name: labels.confirm }));
  expect(await screen.findByText(labels.invalid_title)).toBeInTheDocument();
  open(null);
  expect(screen.getAllByText(labels.invalid_title)).toHaveLength(2);
});
