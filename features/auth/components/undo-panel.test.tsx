import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { NextIntlClientProvider } from 'next-intl';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import auth from '@/messages/en/auth.json';
import errors from '@/messages/en/errors.json';
import { UndoPanel } from './undo-panel';

const tokens: unknown[] = [];
const api = setupServer(
  http.post('*/api/auth-service/contact/undo', async ({ request }) => {
    const { token } = (await request.json()) as { token: string };
    tokens.push(token);
    if (token === 'good') return HttpResponse.json({ result: true, data: null });
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

const open = (token: string) =>
  render(
    <NextIntlClientProvider locale="en" messages={{ auth, errors }}>
      <UndoPanel token={token} signInHref="/en/auth" forgotHref="/en/auth?view=forgot" />
    </NextIntlClientProvider>,
  );
const press = () => userEvent.setup().click(screen.getByRole('button', { name: auth.undo.confirm }));

it('undoes the change by its button, and leads to a new password', async () => {
  open('good');
  expect(tokens).toEqual([]);
  await press();
  expect(await screen.findByText(auth.undo.done_title)).toBeInTheDocument();
  expect(tokens).toEqual(['good']);
  expect(screen.getByRole('link', { name: auth.undo.new_password })).toHaveAttribute('href', '/en/auth?view=forgot');
});

it('says that an old link does nothing', async () => {
  open('old');
  await press();
  expect(await screen.findByText(auth.undo.invalid)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: auth.verify.sign_in })).toHaveAttribute('href', '/en/auth');
});
