import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { NextIntlClientProvider } from 'next-intl';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { profileQuery } from '@/lib/api/profile';
import { queryClient } from '@/lib/api/query-client';
import { QueryProvider } from '@/lib/api/query-provider';
import account from '@/messages/en/account.json';
import auth from '@/messages/en/auth.json';
import common from '@/messages/en/common.json';
import errors from '@/messages/en/errors.json';
import { profileOf } from '../../profile.fixture';
import { PhonesPanel } from './phones-panel';

const path = '*/api/v1/users/validate/phone';
let calls: string[] = [];
const refusal = (status: number, fieldErrors: Record<string, string[]>, headers: Record<string, string> = {}) =>
  HttpResponse.json(
    { result: false, data: null, errors: fieldErrors, message: 'errors.invalid', request_id: 'r' },
    { status, headers },
  );
const api = setupServer(
  http.post(path, ({ request }) => {
    calls.push(`send ${new URL(request.url).searchParams.get('phone_number')}`);
    return HttpResponse.json({ result: true, data: { retry_after_seconds: 60, expires_in_seconds: 600 } });
  }),
  http.get(path, ({ request }) => {
    const query = new URL(request.url).searchParams;
    calls.push(`check ${query.get('phone_number')} ${query.get('sms_code')}`);
    return HttpResponse.json({ result: true, data: { valid_phone_numbers: ['555111222', query.get('phone_number')] } });
  }),
);
beforeAll(() => api.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  calls = [];
});
afterEach(() => api.resetHandlers());
afterAll(() => api.close());

async function open(phones: string[] = ['555111222'], login_phone: string | null = null) {
  queryClient.setQueryData(profileQuery().queryKey, profileOf({ valid_phone_numbers: phones, login_phone }));
  render(
    <NextIntlClientProvider locale="en" messages={{ account, auth, common, errors }}>
      <PhonesPanel />
    </NextIntlClientProvider>,
    { wrapper: QueryProvider },
  );
  const user = userEvent.setup();
  if (phones.length > 0 && login_phone === null) await user.click(screen.getByRole('button', { name: 'Add a number' }));
  return user;
}
const number = () => screen.getByRole('textbox', { name: /New number/ });
const code = () => screen.getByRole('textbox', { name: /SMS code/ });
const press = (user: ReturnType<typeof userEvent.setup>, name: string) => user.click(screen.getByRole('button', { name }));

describe('PhonesPanel', () => {
  it('adds a number by the code that was sent to it', async () => {
    const user = await open();
    await user.type(number(), '599001234');
    await press(user, 'Get code');
    expect(await screen.findByRole('button', { name: 'New code in 60 s' })).toHaveAttribute('aria-disabled', 'true');
    expect(code()).toHaveFocus();
    await user.type(code(), '123456');
    await press(user, 'Confirm');
    expect(await screen.findByText('Number confirmed')).toBeInTheDocument();
    expect(calls).toEqual(['send 599001234', 'check 599001234 123456']);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^555 11 12 22/),
      expect.stringMatching(/^599 00 12 34/),
    ]);
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('opens the form at once without a number', async () => {
    await open([]);
    expect(number()).toBeInTheDocument();
  });

  it('sends no code to what is not a number, and sends none twice within the minute', async () => {
    const user = await open();
    await user.type(number(), '59900');
    await press(user, 'Get code');
    expect(number()).toHaveAccessibleDescription(expect.stringContaining('The number has nine digits'));
    expect(calls).toEqual([]);
    await user.type(number(), '1234');
    await press(user, 'Get code');
    await press(user, 'New code in 60 s');
    expect(calls).toEqual(['send 599001234']);
  });

  it('checks no code of fewer than six digits', async () => {
    const user = await open();
    await user.type(number(), '599001234');
    await user.type(code(), '12345');
    await press(user, 'Confirm');
    expect(code()).toHaveAccessibleDescription(expect.stringContaining('The code has six digits'));
    expect(calls).toEqual([]);
  });

  it('shows a wrong code at the field, and keeps both values', async () => {
    api.use(http.get(path, () => refusal(422, { sms_code: ['errors.code_wrong'] })));
    const user = await open();
    await user.type(number(), '599001234');
    await user.type(code(), '123456');
    await press(user, 'Confirm');
    await waitFor(() => expect(code()).toHaveAccessibleDescription(expect.stringContaining(errors.code_wrong)));
    expect([number(), code()].map((field) => (field as HTMLInputElement).value)).toEqual(['599 001 234', '123456']);
  });

  it('says how long to wait when too many codes were requested', async () => {
    api.use(http.post(path, () => refusal(429, {}, { 'retry-after': '601' })));
    const user = await open();
    await user.type(number(), '599001234');
    await press(user, 'Get code');
    expect(await screen.findByText('Too many attempts. Try again in 11 minutes.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Get code' })).toBeInTheDocument();
  });
});

describe('a confirmed number', () => {
  const changes = (action: string, respond: (body: Record<string, string>) => Response) =>
    api.use(
      http.post(`*/api/v1/users/phones/${action}`, async ({ request }) => {
        const body = (await request.json()) as Record<string, string>;
        calls.push(`${action} ${JSON.stringify(body)}`);
        return respond(body);
      }),
    );
  const own = profileOf({ valid_phone_numbers: ['555111222', '599001234'], login_phone: '555111222' });
  const openOwn = () => open(own.valid_phone_numbers, own.login_phone);

  it('is removed with the password, whose error is shown next to it', async () => {
    changes('remove', ({ current_password }) =>
      current_password === 'right'
        ? HttpResponse.json({ result: true, data: { ...own, valid_phone_numbers: ['555111222'] } })
        : refusal(422, { current_password: ['errors.password_wrong'] }),
    );
    const user = await openOwn();
    await press(user, 'Remove 599 00 12 34');
    const password = await screen.findByLabelText(/Your password/);
    await user.type(password, 'wrong');
    await press(user, 'Remove');
    await waitFor(() => expect(password).toHaveAccessibleDescription(expect.stringContaining(errors.password_wrong)));
    await user.clear(password);
    await user.type(password, 'right');
    await press(user, 'Remove');
    expect(await screen.findByText('Your numbers are changed')).toBeInTheDocument();
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(calls.at(-1)).toBe('remove {"phone_number":"599001234","current_password":"right"}');
  });

  it('is replaced by another one after its code, with the password', async () => {
    changes('replace', () =>
      HttpResponse.json({ result: true, data: { ...own, valid_phone_numbers: ['555111222', '577333444'] } }),
    );
    const user = await openOwn();
    await press(user, 'Replace 599 00 12 34');
    await user.type(within(await screen.findByRole('dialog')).getByRole('textbox', { name: /New number/ }), '577333444');
    await press(user, 'Get code');
    await user.type(code(), '123456');
    await user.type(screen.getByLabelText(/Your password/), 'right');
    await press(user, 'Replace');
    expect(await screen.findByText('Your numbers are changed')).toBeInTheDocument();
    expect(calls).toEqual([
      'send 577333444',
      'replace {"phone_number":"577333444","old_phone_number":"599001234","sms_code":"123456","current_password":"right"}',
    ]);
    expect(screen.getByText('577 33 34 44')).toBeInTheDocument();
    expect(screen.queryByText('599 00 12 34')).not.toBeInTheDocument();
  });

  it('signs in after the code that went to the former one', async () => {
    api.use(
      http.post('*/api/v1/users/proof/send', () =>
        HttpResponse.json({ result: true, data: { retry_after_seconds: 60, expires_in_seconds: 600 } }),
      ),
    );
    changes('login', () => HttpResponse.json({ result: true, data: { ...own, login_phone: '599001234' } }));
    const user = await openOwn();
    await press(user, 'Sign in with it: 599 00 12 34');
    await press(user, 'Use an SMS code instead');
    await press(user, 'Get code');
    await user.type(screen.getByRole('textbox', { name: /Code sent to 555 11 12 22/ }), '123456');
    await press(user, 'Sign in with it');
    expect(await screen.findByText('Your numbers are changed')).toBeInTheDocument();
    expect(calls).toEqual(['login {"phone_number":"599001234","proof_code":"123456"}']);
    expect(screen.getByText('Signs in').closest('li')).toHaveTextContent('599 00 12 34');
  });

  it('says why it cannot be removed', async () => {
    changes('remove', () => refusal(422, { phone_number: ['errors.phone_in_listings'] }));
    const user = await openOwn();
    await press(user, 'Remove 599 00 12 34');
    await user.type(await screen.findByLabelText(/Your password/), 'right');
    await press(user, 'Remove');
    expect(await screen.findByText(errors.phone_in_listings)).toBeInTheDocument();
  });
});
