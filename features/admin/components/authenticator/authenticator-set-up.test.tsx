import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type Locale, locales } from '@/lib/contracts/locales';
import enErrors from '@/messages/en/errors.json';
import en from '@/messages/en/staff_code.json';
import kaErrors from '@/messages/ka/errors.json';
import ka from '@/messages/ka/staff_code.json';
import ruErrors from '@/messages/ru/errors.json';
import ru from '@/messages/ru/staff_code.json';
import { PageFrame } from '@/tests/setup/page-frame';
import { AuthenticatorSetUp } from './authenticator-set-up';

const messages = {
  ka: { errors: kaErrors, staff_code: ka },
  en: { errors: enErrors, staff_code: en },
  ru: { errors: ruErrors, staff_code: ru },
};
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const uri = `otpauth://totp/Aivani:nino@aivani.example?secret=${secret}&issuer=Aivani`;
const refusal = (status: number, message: string) =>
  HttpResponse.json({ result: false, data: null, errors: {}, message, request_id: 'r' }, { status });
let isEnrolled = false;
const api = setupServer(
  http.post('*/api/v1/admin/me/authenticator', () =>
    isEnrolled ? refusal(409, 'errors.totp_enrolled') : HttpResponse.json({ result: true, data: { secret, uri } }),
  ),
  http.post('*/api/v1/admin/me/authenticator/confirm', ({ request }) =>
    request.headers.get('x-totp-code') === '123456'
      ? HttpResponse.json({ result: true, data: { role: 'admin', has_authenticator: true, is_second_factor_due: false } })
      : refusal(403, 'errors.totp_wrong'),
  ),
);
beforeAll(() => api.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  isEnrolled = false;
});
afterAll(() => api.close());

const show = (locale: Locale = 'en') => {
  const onOpened = vi.fn();
  render(
    <PageFrame address={`/${locale}/admin/second-factor`} messages={messages[locale]}>
      <AuthenticatorSetUp onOpened={onOpened} />
    </PageFrame>,
  );
  return onOpened;
};

it.each(locales)(
  'shows the QR code and the key, refuses a wrong code at its field, and opens with the right one: %s',
  async (locale) => {
    const user = userEvent.setup();
    const { staff_code, errors } = messages[locale];
    const onOpened = show(locale);
    expect(screen.queryByText(secret)).toBeNull();
    // By keyboard alone.
    await user.tab();
    await user.keyboard('{Enter}');
    expect(await screen.findByText(secret)).toBeVisible();
    expect(screen.getByRole('img', { name: staff_code.setup_qr })).toBeVisible();
    expect(screen.getByText(staff_code.setup_scan)).toHaveFocus();
    await user.tab();
    const field = screen.getByRole('textbox', { name: new RegExp(`^${staff_code.code}`) });
    expect(field).toHaveFocus();
    await user.keyboard('000000{Enter}');
    expect(await screen.findByText(errors.totp_wrong)).toBeVisible();
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(expect.stringContaining(errors.totp_wrong));
    expect(onOpened).not.toHaveBeenCalled();
    await user.clear(field);
    await user.keyboard('123456{Enter}');
    await waitFor(() => expect(onOpened).toHaveBeenCalledOnce());
  },
);

it('says why no authenticator is issued', async () => {
  isEnrolled = true;
  const user = userEvent.setup();
  show();
  await user.click(screen.getByRole('button', { name: en.setup_start }));
  expect(await screen.findByRole('alert')).toHaveTextContent(enErrors.totp_enrolled);
  expect(screen.getByRole('button', { name: en.setup_start })).toBeEnabled();
});
