import { describe, expect, it } from 'vitest';
import { codeSentSchema, doneSchema, emailVerifiedSchema, registeredSchema } from '@/lib/contracts/account/auth';
import type { ErrorEnvelope } from '@/lib/contracts/common';
import { createCredentialsRepository } from '@/server/modules/auth/credentials.repository';
import { codeTo, messagesTo, openBrowser, registerByPhone, testPassword, tokenTo } from '../../factories/browser';
import { useApi } from '../../setup/api';
import { seededAt } from '../../setup/database';

const api = useApi();
const base = '/api/auth-service';
const whoIs = `${base}/auth/grouped-info`;
const person = { type_id: 1, name: 'ნინო ბერიძე', password: testPassword, accept_terms: true };
const errorsOf = (response: { body: unknown }) => (response.body as ErrorEnvelope).errors;
let addresses = 0;
/** Each browser at its own address, so that no test meets the limits of another. */
const browserElsewhere = () => {
  addresses += 1;
  return openBrowser(api, { address: `198.51.100.${addresses}` });
};

async function registerByEmail(email: string, browser = browserElsewhere()) {
  await browser.call(`${base}/register`, { ...person, email });
  const token = await tokenTo(api, email);
  await browser.call(`${base}/email/verify`, { token });
  return browser;
}

it('hashes passwords slowly with a random salt (other tests use a quick hash)', async () => {
  const credentials = createCredentialsRepository(api.db);
  const [first, second] = [await credentials.hash(testPassword), await credentials.hash(testPassword)];
  // The library's format of scrypt: 16 bytes of salt, 64 of key.
  expect(first).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/);
  expect(second).not.toBe(first);
  expect([await credentials.verify(testPassword, first), await credentials.verify('another', first)]).toEqual([true, false]);
});

describe('POST register by e-mail', () => {
  it('creates the account when the link is opened, and signs in the browser that registered', async () => {
    const browser = browserElsewhere();
    const response = await browser.call(`${base}/register`, { ...person, email: 'Nino@Example.com' });
    expect([response.status, registeredSchema.parse(response.body).data]).toEqual([201, { next: 'verify_email', user: null }]);
    expect((await browser.call(whoIs)).status).toBe(401);
    const token = await tokenTo(api, 'nino@example.com');
    const verified = await browser.call(`${base}/email/verify`, { token });
    expect(emailVerifiedSchema.parse(verified.body).data).toMatchObject({
      next: 'signed_in',
      user: { email: 'nino@example.com' },
    });
    expect((await browser.call(whoIs)).status).toBe(200);
    expect(errorsOf(await browser.call(`${base}/email/verify`, { token }))).toEqual({ token: ['errors.link_invalid'] });
  });

  it('does not sign in another browser that opens the link', async () => {
    await browserElsewhere().call(`${base}/register`, { ...person, email: 'lela@example.com' });
    const other = browserElsewhere();
    const verified = await other.call(`${base}/email/verify`, { token: await tokenTo(api, 'lela@example.com') });
    expect(emailVerifiedSchema.parse(verified.body).data).toEqual({ next: 'sign_in', user: null });
    expect((await other.call(whoIs)).status).toBe(401);
  });

  it('answers the same for an address that has an account, and notifies its owner', async () => {
    await registerByEmail('maia@example.com');
    const responses = [];
    for (const email of ['maia@example.com', 'nobody@example.com'])
      responses.push(await browserElsewhere().call(`${base}/register`, { ...person, email }));
    expect(responses[0]?.body).toEqual(responses[1]?.body);
    expect(responses.map(({ status }) => status)).toEqual([201, 201]);
    await expect.poll(async () => (await messagesTo(api, 'maia@example.com'))[0]).toContain('view=forgot');
  });

  it.each([
    ['a short password', { password: '1234567' }, 'password', 'errors.password_short'],
    ['a common password', { password: 'Password123' }, 'password', 'errors.password_common'],
    ['no terms', { accept_terms: false }, 'accept_terms', 'errors.terms_required'],
    ['a wrong e-mail', { email: 'nino' }, 'email', 'errors.email_format'],
    ['no kind', { type_id: 6 }, 'type_id', 'errors.field_too_big'],
    ['a company without its name', { type_id: 3, identification_code: '123456789' }, 'legal_name', 'errors.field_required'],
    [
      'a code of ten digits',
      { type_id: 4, legal_name: 'შპს', identification_code: '1234567890' },
      'identification_code',
      'errors.identification_code',
    ],
    ['a company’s name of a private person', { legal_name: 'შპს აივანი' }, 'legal_name', 'errors.field_unknown'],
    ['both ways at once', { phone_number: '599123456', sms_code: '123456' }, 'email', 'errors.email_or_phone'],
    ['an unknown field', { is_admin: true }, 'is_admin', 'errors.field_unknown'],
  ])('is 422 with %s', async (_name, change, field, key) => {
    const response = await browserElsewhere().call(`${base}/register`, { ...person, email: 'wrong@example.com', ...change });
    expect([response.status, errorsOf(response)[field]]).toEqual([422, [key]]);
  });
});

describe('POST register by phone', () => {
  it('signs in at once, with the number confirmed', async () => {
    const { response } = await registerByPhone(api, '599100001');
    expect(registeredSchema.parse(response.body).data).toMatchObject({
      next: 'signed_in',
      user: { valid_phone_numbers: ['599100001'], email: null, roles: ['physical'] },
    });
  });

  it('is 409 for a number that has an account, once the number is confirmed', async () => {
    await registerByPhone(api, '599100002');
    api.setNow(new Date(seededAt.getTime() + 61_000));
    const browser = browserElsewhere();
    await browser.call(`${base}/codes`, { phone_number: '599100002', purpose: 'register' });
    const sms_code = await codeTo(api, '599100002', 2);
    const response = await browser.call(`${base}/register`, { ...person, phone_number: '599100002', sms_code });
    expect(response.status).toBe(409);
    api.setNow(seededAt);
  });
});

describe('a code', () => {
  const ask = async (phone: string, browser = browserElsewhere()) => {
    const response = await browser.call(`${base}/codes`, { phone_number: phone, purpose: 'register' });
    expect(codeSentSchema.parse(response.body).data).toEqual({ retry_after_seconds: 60, expires_in_seconds: 600 });
    return { browser, code: await codeTo(api, phone) };
  };
  const bring = (browser: ReturnType<typeof openBrowser>, phone: string, code: string) =>
    browser.call(`${base}/register`, { ...person, phone_number: phone, sms_code: code });
  const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

  it('is good for five full tries', async () => {
    const { browser, code } = await ask('599200001');
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect(errorsOf(await bring(browser, '599200001', otherThan(code)))).toEqual({ sms_code: ['errors.code_wrong'] });
    expect((await bring(browser, '599200001', code)).status).toBe(422);
  });

  it('loses no try to its own beginning', async () => {
    const { browser, code } = await ask('599200002');
    for (const length of [4, 5, 4, 5, 4, 5]) expect((await bring(browser, '599200002', code.slice(0, length))).status).toBe(422);
    expect((await bring(browser, '599200002', code)).status).toBe(201);
  });

  it('works once', async () => {
    const { browser, code } = await ask('599200003');
    expect((await bring(browser, '599200003', code)).status).toBe(201);
    expect((await bring(browser, '599200003', code)).status).toBe(422);
  });

  it('works for ten minutes', async () => {
    const { browser, code } = await ask('599200004');
    api.setNow(new Date(seededAt.getTime() + 600_000));
    expect((await bring(browser, '599200004', code)).status).toBe(422);
    api.setNow(seededAt);
  });

  it('works only in the browser that requested it', async () => {
    const { browser, code } = await ask('599200005');
    expect((await bring(browserElsewhere(), '599200005', code)).status).toBe(422);
    expect((await bring(browser, '599200005', code)).status).toBe(201);
  });

  it('does nothing for another purpose', async () => {
    await registerByPhone(api, '599200006');
    api.setNow(new Date(seededAt.getTime() + 61_000));
    const browser = browserElsewhere();
    await browser.call(`${base}/codes`, { phone_number: '599200006', purpose: 'sign-in' });
    const sms_code = await codeTo(api, '599200006', 2);
    const reset = { phone_number: '599200006', sms_code, password: 'another-password' };
    expect((await browser.call(`${base}/password/reset`, reset)).status).toBe(422);
    expect((await browser.call(`${base}/sign-in/code`, { phone_number: '599200006', sms_code })).status).toBe(200);
    api.setNow(seededAt);
  });

  it('comes once a minute and five times an hour to a number: 429 with Retry-After', async () => {
    const send = () => browserElsewhere().call(`${base}/codes`, { phone_number: '599200007', purpose: 'register' });
    expect((await send()).status).toBe(200);
    const refused = await send();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    for (let minute = 1; minute < 5; minute += 1) {
      api.setNow(new Date(seededAt.getTime() + minute * 60_000));
      expect((await send()).status).toBe(200);
    }
    api.setNow(new Date(seededAt.getTime() + 300_000));
    expect((await send()).headers.get('retry-after')).toBe('3300');
    api.setNow(seededAt);
  });

  it('is sent at most ten times an hour for one address', async () => {
    const browser = browserElsewhere();
    const statuses = [];
    for (let number = 0; number < 11; number += 1)
      statuses.push(
        (
          await browser.call(`${base}/codes`, {
            phone_number: `59930000${number % 10}`,
            purpose: number < 10 ? 'register' : 'sign-in',
          })
        ).status,
      );
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
  });

  it('to sign in gets the same answer for numbers without an account, and is not sent', async () => {
    const response = await browserElsewhere().call(`${base}/codes`, { phone_number: '599200008', purpose: 'sign-in' });
    expect([response.status, codeSentSchema.safeParse(response.body).success]).toEqual([200, true]);
    expect(await messagesTo(api, '599200008')).toEqual([]);
  });

  it.each([
    ['032222222', 'errors.phone_format'],
    ['123', 'errors.phone_format'],
    ['79211234567', 'errors.phone_format'],
    ['+1 202 555 0100', 'errors.phone_country'],
    ['+7 921 123-45-67', 'errors.phone_country'],
  ])('is 422 for %s', async (phone_number, key) => {
    expect(errorsOf(await browserElsewhere().call(`${base}/codes`, { phone_number, purpose: 'register' }))).toEqual({
      phone_number: [key],
    });
  });
});

describe('POST sign-in', () => {
  it('answers the same for an unknown login and for a wrong password', async () => {
    await registerByEmail('eka@example.com');
    const logins = ['eka@example.com', 'unknown@example.com', '599999999', 'neither'];
    for (const login of logins) {
      const response = await browserElsewhere().call(`${base}/sign-in`, { login, password: 'wrong-password' });
      expect([response.status, errorsOf(response)]).toEqual([422, { login: ['errors.sign_in_failed'] }]);
    }
  });

  it('accepts e-mail and phone however they are written', async () => {
    await registerByEmail('tea@example.com');
    await registerByPhone(api, '599400001');
    for (const login of ['TEA@example.com', '+995 599 40 00 01'])
      expect((await browserElsewhere().call(`${base}/sign-in`, { login, password: testPassword })).status).toBe(200);
  });

  it('is 429 after ten wrong passwords, even for the right one', async () => {
    await registerByPhone(api, '599400002');
    const browser = browserElsewhere();
    const attempt = (password: string) => browser.call(`${base}/sign-in`, { login: '599400002', password });
    const tries = await Promise.all(Array.from({ length: 12 }, () => attempt('wrong-password')));
    expect(tries.filter(({ status }) => status === 422)).toHaveLength(10);
    const refused = await attempt(testPassword);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '900']);
    expect((await browserElsewhere().call(`${base}/sign-in`, { login: '599400002', password: testPassword })).status).toBe(200);
  });

  it('locks nobody out elsewhere for the attempts of one address', async () => {
    await registerByPhone(api, '599400003');
    const attacker = browserElsewhere();
    const attempt = () => attacker.call(`${base}/sign-in`, { login: '599400003', password: 'wrong-password' });
    const tries = await Promise.all(Array.from({ length: 55 }, attempt));
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(45);
    expect((await browserElsewhere().call(`${base}/sign-in`, { login: '599400003', password: testPassword })).status).toBe(200);
  });

  it('counts the addresses of one IPv6 network together', async () => {
    const from = (address: string) =>
      openBrowser(api, { address }).call(`${base}/sign-in`, { login: 'ipv6@example.com', password: 'wrong-password' });
    for (let host = 1; host <= 10; host += 1) expect((await from(`2001:db8:5:6::${host}`)).status).toBe(422);
    expect((await from('2001:db8:5:6:ffff::1')).status).toBe(429);
    expect((await from('2001:db8:5:7::1')).status).toBe(422);
  });

  it('is 403 for a page of another site', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example', 'x-website-key': 'livo' };
    const response = await browserElsewhere().call(
      `${base}/sign-in`,
      { login: 'a@example.com', password: testPassword },
      headers,
    );
    expect([response.status, response.cookies]).toEqual([403, []]);
  });
});

describe('a forgotten password', () => {
  it('is replaced by the link of the mail, once, and every session ends', async () => {
    const browser = await registerByEmail('ana@example.com');
    const elsewhere = browserElsewhere();
    const requested = await elsewhere.call(`${base}/password/forgot`, { login: 'ana@example.com', locale: 'en' });
    expect(doneSchema.parse(requested.body).data).toBeNull();
    const token = await tokenTo(api, 'ana@example.com', 2);
    expect((await elsewhere.call(`${base}/password/reset`, { token, password: 'a-new-password' })).status).toBe(200);
    expect((await browser.call(whoIs)).status).toBe(401);
    expect((await elsewhere.call(`${base}/password/reset`, { token, password: 'once-more-please' })).status).toBe(422);
    const signIn = (password: string) => browserElsewhere().call(`${base}/sign-in`, { login: 'ana@example.com', password });
    expect([(await signIn(testPassword)).status, (await signIn('a-new-password')).status]).toEqual([422, 200]);
  });

  it('is replaced by phone and code', async () => {
    const { browser } = await registerByPhone(api, '599500001');
    api.setNow(new Date(seededAt.getTime() + 61_000));
    const elsewhere = browserElsewhere();
    await elsewhere.call(`${base}/password/forgot`, { login: '599500001' });
    const sms_code = await codeTo(api, '599500001', 2);
    const reset = { phone_number: '599500001', sms_code, password: 'a-new-password' };
    expect((await elsewhere.call(`${base}/password/reset`, reset)).status).toBe(200);
    expect((await browser.call(whoIs)).status).toBe(401);
    api.setNow(seededAt);
  });

  it('gets the same answer for unknown logins, which receive nothing', async () => {
    const response = await browserElsewhere().call(`${base}/password/forgot`, { login: 'unknown@example.com' });
    expect([response.status, response.body]).toEqual([200, { result: true, data: null }]);
    expect(await messagesTo(api, 'unknown@example.com')).toEqual([]);
  });

  it('is 422 for a token that was never sent', async () => {
    const response = await browserElsewhere().call(`${base}/password/reset`, { token: 'made-up', password: 'a-new-password' });
    expect(errorsOf(response)).toEqual({ token: ['errors.link_invalid'] });
  });
});
