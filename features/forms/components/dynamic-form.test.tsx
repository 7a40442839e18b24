import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { NextIntlClientProvider } from 'next-intl';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { OrderField } from '@/lib/contracts/money/orders';
import auth from '@/messages/en/auth.json';
import errors from '@/messages/en/errors.json';
import forms from '@/messages/en/forms.json';
import { DynamicForm } from './dynamic-form';

const sent: unknown[] = [];
let refusal: Record<string, string[]> | null = null;
const api = setupServer(
  http.post('*/api/v1/forms/1/responses', async ({ request }) => {
    sent.push(await request.json());
    if (refusal === null) return HttpResponse.json({ result: true, data: { id: 5 } });
    const body = { result: false, data: null, errors: refusal, message: 'errors.invalid', request_id: 'r' };
    return HttpResponse.json(body, { status: 422 });
  }),
);
beforeAll(() => api.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  sent.length = 0;
  refusal = null;
  window.sessionStorage.clear();
});
afterAll(() => api.close());

const texts = (text: string) => ({ ka: text, en: text, ru: text });
const field = (name: string, type: OrderField['type'], title: string, required: 0 | 1): OrderField => ({
  ...{ name, type, required, title: texts(title), placeholder: texts(''), rules: [], options: [] },
});
const form = {
  id: 1,
  title: texts('Working together'),
  about: texts('Write to us'),
  fields: [field('name', 'text', 'Name', 1), field('phone', 'phone', 'Phone', 0), field('message', 'textarea', 'Message', 0)],
};

const renderForm = () =>
  render(
    <NextIntlClientProvider locale="en" messages={{ forms, auth, errors }}>
      <DynamicForm form={form} />
    </NextIntlClientProvider>,
  );

it('checks the rules of the definition at the fields, and sends nothing that breaks them', async () => {
  renderForm();
  await userEvent.type(screen.getByLabelText('Phone'), '12');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByLabelText(/^Name/)).toHaveFocus();
  expect(screen.getByLabelText(/^Name/)).toBeInvalid();
  expect(screen.getByLabelText('Phone')).toBeInvalid();
  expect(sent).toEqual([]);
});

it('sends what was typed and says that it arrived', async () => {
  renderForm();
  await userEvent.type(screen.getByLabelText(/^Name/), 'Tamar');
  await userEvent.type(screen.getByLabelText('Message'), 'Hello');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByRole('heading', { name: 'It was sent' })).toHaveFocus();
  expect(sent).toEqual([{ name: 'Tamar', phone: '', message: 'Hello' }]);
});

it('shows what the server refuses at its field and keeps what was typed', async () => {
  refusal = { message: ['errors.field_invalid'] };
  renderForm();
  await userEvent.type(screen.getByLabelText(/^Name/), 'Tamar');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText(errors.field_invalid);
  expect(screen.getByLabelText('Message')).toBeInvalid();
  expect(screen.getByLabelText(/^Name/)).toHaveValue('Tamar');
});
