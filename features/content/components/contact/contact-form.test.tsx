import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import auth from '@/messages/en/auth.json';
import common from '@/messages/en/common.json';
import content from '@/messages/en/content.json';
import errors from '@/messages/en/errors.json';
import { PageFrame } from '@/tests/setup/page-frame';
import { ContactFormClient } from './contact-form.client';

let sent: unknown[] = [];
let status = 200;
const api = setupServer(
  http.post('*/api/v1/contact-messages', async ({ request }) => {
    sent.push(await request.json());
    if (status === 200) return HttpResponse.json({ result: true, data: null });
    const failure = { result: false, data: null, errors: {}, message: 'errors.too_many', request_id: 'r' };
    return HttpResponse.json(failure, { status, headers: { 'retry-after': '1200' } });
  }),
);
beforeAll(() => api.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  sent = [];
  status = 200;
  sessionStorage.clear();
});
afterEach(() => api.resetHandlers());
afterAll(() => api.close());

function open() {
  render(
    <PageFrame address="/en/contact" messages={{ auth, common, content, errors }}>
      <ContactFormClient />
    </PageFrame>,
  );
  return userEvent.setup();
}
async function fill(user: ReturnType<typeof userEvent.setup>, email = 'nino@mail.example') {
  await user.click(screen.getByRole('radio', { name: 'A payment' }));
  await user.type(screen.getByRole('textbox', { name: /^Name/ }), 'Nino');
  await user.type(screen.getByRole('textbox', { name: /^E-mail/ }), email);
  await user.type(screen.getByRole('textbox', { name: /^Message/ }), 'Charged twice');
  await user.click(screen.getByRole('button', { name: 'Send' }));
}

it('sends the topic and the message, and thanks', async () => {
  const user = open();
  await fill(user);
  expect(await screen.findByRole('heading', { name: 'We have your message' })).toHaveFocus();
  expect(sent).toEqual([{ topic: 'payment', name: 'Nino', email: 'nino@mail.example', text: 'Charged twice' }]);
});

it('shows errors at their fields, and sends nothing', async () => {
  const user = open();
  await fill(user, 'nino@mail');
  expect(await screen.findByText(errors.email_format)).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^E-mail/ })).toBeInvalid();
  expect(sent).toEqual([]);
});

it('says when to try again, and keeps what was typed', async () => {
  status = 429;
  const user = open();
  await fill(user);
  expect(await screen.findByText(/20 min/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^Message/ })).toHaveValue('Charged twice');
});
