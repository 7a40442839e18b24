import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import type { ReactNode } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import auth from '@/messages/en/auth.json';
import common from '@/messages/en/common.json';
import errors from '@/messages/en/errors.json';
import { PageFrame } from '@/tests/setup/page-frame';
import { ForgotPanel, ResetPanel } from './password-reset';
import { RegisterPanel } from './register/register-panel';
import { VerifyPanel } from './register/verify-panel';
import { SignInPanel } from './sign-in-panel';

const { fields, field_errors: fieldErrors } = auth;
const user = {
  ...{ id: 5, name: 'ნინო', logo: null, email: null, slug: null, roles: ['physical'], type_id: 1, global_user_id: 5 },
  ...{ legal_name: null, identification_code: null, balance_id: null, balance: 0, valid_phone_numbers: [] },
};
const responds = (data: unknown) => () => HttpResponse.json({ result: true, data });
const refusal = (errorsOf: Record<string, string[]>) =>
  HttpResponse.json({ result: false, data: null, errors: errorsOf, message: 'errors.invalid', request_id: 'r' }, { status: 422 });

let sent: Record<string, unknown> = {};
let response: () => Response;
const api = setupServer(
  http.post('*/api/auth-service/*', async ({ request }) => {
    const path = new URL(request.url).pathname.replace('/api/auth-service/', '');
    sent[path] = await request.json();
    return path === 'codes'
      ? HttpResponse.json({ result: true, data: { retry_after_seconds: 60, expires_in_seconds: 600 } })
      : response();
  }),
);
beforeAll(() => api.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  sent = {};
  response = responds(null);
  // Panels continue to a fragment of this page, since jsdom cannot navigate.
  window.location.hash = '';
});
afterAll(() => api.close());
afterEach(() => api.resetHandlers());

function open(panel: ReactNode) {
  render(
    <PageFrame address="/en/auth" messages={{ auth, common, errors }}>
      {panel}
    </PageFrame>,
  );
  return userEvent.setup();
}
type Visitor = ReturnType<typeof open>;
const box = (name: string) => screen.getByLabelText(new RegExp(`^${name}`), { selector: 'input' });
const press = (visitor: Visitor, name: string) => visitor.click(screen.getByRole('button', { name }));

describe('registering', () => {
  it('shows every error at its field, goes to the first and keeps what was typed', async () => {
    const visitor = open(<RegisterPanel next="#next" />);
    await visitor.click(screen.getByRole('radio', { name: auth.kinds.developer }));
    await visitor.type(box(fields.email), 'no-address');
    await visitor.type(box(fields.password), 'short');
    await press(visitor, auth.register.submit);
    for (const [name, error] of [
      [fields.name, fieldErrors.name_required],
      [fields.legal_name, fieldErrors.legal_name_required],
      [fields.identification_code, fieldErrors.identification_code_required],
      [fields.email, fieldErrors.email_format],
      [fields.password, fieldErrors.password_short],
    ] as const)
      expect(box(name)).toHaveAccessibleDescription(expect.stringContaining(error));
    expect(screen.getByText(fieldErrors.terms_required)).toBeVisible();
    expect(box(fields.name)).toHaveFocus();
    expect(box(fields.email)).toHaveValue('no-address');
    expect(sent).toEqual({});
  });

  it('by e-mail sends a link and says to whom', async () => {
    response = responds({ next: 'verify_email', user: null });
    const visitor = open(<RegisterPanel next="#next" />);
    await visitor.type(box(fields.name), 'ნინო');
    await visitor.type(box(fields.email), 'nino@aivani.example');
    await visitor.type(box(fields.password), 'correct horse');
    await visitor.click(screen.getByRole('checkbox', { name: auth.register.terms }));
    await press(visitor, auth.register.submit);
    expect(await screen.findByRole('heading', { name: auth.verify.sent_title })).toHaveFocus();
    expect(screen.getByText(auth.verify.sent.replace('{email}', 'nino@aivani.example'))).toBeVisible();
    expect(window.location.hash).toBe('');
  });

  it('of a broker by phone asks for a code, moves there, and continues to the requested page', async () => {
    response = responds({ next: 'signed_in', user });
    const visitor = open(<RegisterPanel next="#next" />);
    await visitor.click(screen.getByRole('radio', { name: auth.kinds.broker }));
    await visitor.type(box(fields.name), 'ნინო');
    await visitor.type(box(fields.legal_name), 'შპს აივანი');
    await visitor.type(box(fields.identification_code), '404123456');
    await visitor.click(screen.getByRole('radio', { name: auth.register.by_phone }));
    await visitor.type(box(fields.phone), '555123456');
    await press(visitor, auth.code.get);
    expect(await screen.findByText(auth.code.sent.replace('{seconds}', '60'))).toBeInTheDocument();
    expect(sent.codes).toEqual({ phone_number: '555123456', purpose: 'register', locale: 'en' });
    expect(box(fields.code)).toHaveFocus();
    await visitor.type(box(fields.code), '123456');
    await visitor.type(box(fields.password), 'correct horse');
    await visitor.click(screen.getByRole('checkbox', { name: auth.register.terms }));
    await press(visitor, auth.register.submit);
    await expect.poll(() => window.location.hash).toBe('#next');
    expect(sent.register).toEqual({
      ...{ type_id: 3, name: 'ნინო', legal_name: 'შპს აივანი', identification_code: '404123456', password: 'correct horse' },
      ...{ phone_number: '555123456', sms_code: '123456', accept_terms: true, locale: 'en' },
    });
  });
});

describe('the link of a mail', () => {
  it.each([
    ['signed_in', auth.verify.done_signed_in, auth.verify.continue, '/en/s?page=2'],
    ['sign_in', auth.verify.done_sign_in, auth.verify.sign_in, '/en/auth'],
    ['email_changed', auth.verify.done_email_changed, auth.verify.continue, '/en/s?page=2'],
  ])('confirms an e-mail by its button: %s', async (next, text, label, href) => {
    response = responds({ next, user: null });
    const visitor = open(<VerifyPanel token="secret" next="/en/s?page=2" signInHref="/en/auth" />);
    expect(sent).toEqual({});
    await press(visitor, auth.verify.confirm);
    expect(await screen.findByText(text)).toBeVisible();
    expect(sent['email/verify']).toEqual({ token: 'secret' });
    expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', href);
  });

  it('sets a new password and leads to the sign-in', async () => {
    const visitor = open(<ResetPanel token="secret" signInHref="/en/auth" forgotHref="/en/auth?view=forgot" />);
    await visitor.type(box(fields.new_password), 'another horse');
    await press(visitor, auth.reset.submit);
    expect(await screen.findByRole('heading', { name: auth.reset.done_title })).toHaveFocus();
    expect(sent['password/reset']).toEqual({ token: 'secret', password: 'another horse' });
    expect(screen.getByRole('link', { name: auth.reset.sign_in })).toHaveAttribute('href', '/en/auth');
  });

  it('that was used before offers another one', async () => {
    response = () => refusal({ token: ['errors.link_invalid'] });
    const visitor = open(<ResetPanel token="old" signInHref="/en/auth" forgotHref="/en/auth?view=forgot" />);
    await visitor.type(box(fields.new_password), 'another horse');
    await press(visitor, auth.reset.submit);
    expect(await screen.findByRole('heading', { name: auth.reset.invalid_title })).toBeVisible();
    expect(screen.getByRole('link', { name: auth.reset.again })).toHaveAttribute('href', '/en/auth?view=forgot');
  });
});

describe('a forgotten password', () => {
  it('is requested by e-mail, which gets a link', async () => {
    const visitor = open(<ForgotPanel signInHref="/en/auth" />);
    await visitor.type(box(fields.login), 'nino@aivani.example');
    await press(visitor, auth.forgot.submit);
    expect(await screen.findByRole('heading', { name: auth.forgot.sent_title })).toHaveFocus();
    expect(sent['password/forgot']).toEqual({ login: 'nino@aivani.example', locale: 'en' });
  });

  it('is replaced on the same page by the code that a phone gets', async () => {
    const visitor = open(<ForgotPanel signInHref="/en/auth" />);
    await visitor.type(box(fields.login), '555 12 34 56');
    await press(visitor, auth.forgot.submit);
    await screen.findByText(auth.reset.text_phone.replace('{phone}', '555 12 34 56'));
    await visitor.type(box(fields.code), '123456');
    await visitor.type(box(fields.new_password), 'another horse');
    await press(visitor, auth.reset.submit);
    expect(await screen.findByRole('heading', { name: auth.reset.done_title })).toHaveFocus();
    const proof = { phone_number: '555123456', sms_code: '123456' };
    expect(sent['password/reset']).toEqual({ ...proof, password: 'another horse' });
  });
});

describe('signing in', () => {
  const signIn = async () => {
    const visitor = open(<SignInPanel next="#next" forgotHref="/en/auth?view=forgot" />);
    await visitor.type(box(fields.login), 'nino@aivani.example');
    await visitor.type(box(fields.password), 'correct horse');
    await press(visitor, auth.sign_in.submit);
  };

  it('continues to the requested page', async () => {
    response = responds({ user });
    await signIn();
    await expect.poll(() => window.location.hash).toBe('#next');
    expect(sent['sign-in']).toEqual({ login: 'nino@aivani.example', password: 'correct horse' });
  });

  it('shows a wrong password next to the login, which stays typed', async () => {
    response = () => refusal({ login: ['errors.sign_in_failed'] });
    await signIn();
    await expect.poll(() => box(fields.login)).toBeInvalid();
    expect(box(fields.login)).toHaveValue('nino@aivani.example');
    expect(window.location.hash).toBe('');
  });
});
