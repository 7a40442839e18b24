import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { codeTo, openBrowser, testPassword } from '../../factories/browser';
import { confirmPhone, createLoanRequestPath, insertBorrower, loanBody } from '../../factories/loan-request';
import { useApi } from '../../setup/api';
import { openApp } from '../../setup/app';
import { seededAt } from '../../setup/database';

const api = useApi();
const minutesOn = (minutes: number): Date => new Date(seededAt.getTime() + minutes * 60_000);
const refused = { status: 422, body: { errors: { phone_number: ['errors.phone_unconfirmed'] } } };
const withPhone = (phone_number: string) => loanBody({ phone_number });

describe('the phone of a request', () => {
  it('counts for a guest when it was confirmed by SMS in this browser', async () => {
    const guest = await confirmPhone(api, '599800001');
    expect((await guest.call(createLoanRequestPath, withPhone('599 800 001'))).status).toBe(200);
    expect((await guest.call(createLoanRequestPath, withPhone('599800001'))).status).toBe(200);
  });

  it('counts for an hour', async () => {
    const guest = await confirmPhone(api, '599800002');
    api.setNow(new Date(minutesOn(60).getTime() - 1));
    expect((await guest.call(createLoanRequestPath, withPhone('599800002'))).status).toBe(200);
    api.setNow(minutesOn(60));
    expect(await guest.call(createLoanRequestPath, withPhone('599800002'))).toMatchObject(refused);
    api.setNow(seededAt);
  });

  it('counts only in that browser', async () => {
    await confirmPhone(api, '599800003');
    const otherUser = openBrowser(api, { address: '203.0.113.33' });
    expect(await otherUser.call(createLoanRequestPath, withPhone('599800003'))).toMatchObject(refused);
    const another = await confirmPhone(api, '599800004');
    expect(await another.call(createLoanRequestPath, withPhone('599800003'))).toMatchObject(refused);
  });

  it('does not count while its code has not been entered', async () => {
    const guest = openBrowser(api, { address: '203.0.113.35' });
    await guest.call('/api/v1/users/validation/send', { phone_number: '599800005' });
    await codeTo(api, '599800005');
    expect(await guest.call(createLoanRequestPath, withPhone('599800005'))).toMatchObject(refused);
  });

  it('does not count by the code of another purpose', async () => {
    const guest = openBrowser(api, { address: '203.0.113.36' });
    await guest.call('/api/auth-service/codes', { phone_number: '599800006', purpose: 'register' });
    const sms_code = await codeTo(api, '599800006');
    const check = await guest.call('/api/v1/users/validation/validate', { phone_number: '599800006', sms_code });
    expect(check.status).toBe(422);
    expect(await guest.call(createLoanRequestPath, withPhone('599800006'))).toMatchObject(refused);
  });

  it('needs no SMS when it is one of the signed-in visitor’s numbers', async () => {
    const { headers, phone } = await insertBorrower(api.db);
    expect((await api.call(createLoanRequestPath, { method: 'POST', headers, body: withPhone(phone) })).status).toBe(200);
  });

  it('needs one for another user’s number', async () => {
    const { phone } = await insertBorrower(api.db);
    const { headers } = await insertBorrower(api.db);
    expect(await api.call(createLoanRequestPath, { method: 'POST', headers, body: withPhone(phone) })).toMatchObject(refused);
  });

  it('counts for a signed-in visitor by SMS too', async () => {
    const guest = await confirmPhone(api, '599800007');
    const { headers } = await insertBorrower(api.db);
    expect((await guest.call(createLoanRequestPath, withPhone('599800007'), headers)).status).toBe(200);
  });
});

describe('a guest’s request', () => {
  const own = '/api/v1/users/take-loans';
  const amountOf = async (call: ReturnType<typeof openBrowser>['call']) =>
    ((await call(own)).body as { data: { data: unknown[] } }).data.data.length;

  it('joins the account that registers with its phone, and one that adds the number', async () => {
    for (const phone of ['599800021', '599800022', '599800023']) {
      const guest = await confirmPhone(api, phone);
      expect((await guest.call(createLoanRequestPath, withPhone(phone))).status).toBe(200);
    }
    api.setNow(minutesOn(2));
    const register = async (phone: string) => {
      const browser = openBrowser(api, { address: `joins ${phone}` });
      await browser.call('/api/auth-service/codes', { phone_number: phone, purpose: 'register' });
      const sms_code = await codeTo(api, phone, 2);
      const person = { type_id: 1, name: 'ნინო', phone_number: phone, sms_code, password: testPassword, accept_terms: true };
      await browser.call('/api/auth-service/register', person);
      return browser;
    };
    const browser = await register('599800021');
    expect(await amountOf(browser.call)).toBe(1);
    const validate = '/api/v1/users/validate/phone?phone_number=599800022';
    await browser.call(validate, {});
    await browser.call(`${validate}&sms_code=${await codeTo(api, '599800022', 2)}`);
    expect(await amountOf(browser.call)).toBe(2);
    api.setNow(minutesOn(91 * 24 * 60));
    expect(await amountOf((await register('599800023')).call)).toBe(0);
    api.setNow(seededAt);
  });
});

describe('the code of a guest’s form', () => {
  it('is requested and checked under the names number and code as well', async () => {
    const guest = openBrowser(api, { address: '203.0.113.41' });
    const sent = await guest.call('/api/v1/users/validation/send', { number: '+995 599 800 011' });
    expect(sent).toMatchObject({ status: 200, body: { result: true, data: { retry_after_seconds: 60 } } });
    const code = await codeTo(api, '599800011');
    const checked = await guest.call('/api/v1/users/validation/validate', { number: '599800011', code });
    expect(checked).toMatchObject({ status: 200, body: { result: true } });
    expect((await guest.call(createLoanRequestPath, withPhone('599800011'))).status).toBe(200);
  });

  it('returns false for a wrong one, and for a partial one', async () => {
    const guest = openBrowser(api, { address: '203.0.113.42' });
    await guest.call('/api/v1/users/validation/send', { number: '599800012' });
    const code = await codeTo(api, '599800012');
    const wrong = code === '000000' ? '111111' : '000000';
    for (const given of [wrong, code.slice(0, 4), code.slice(0, 5)])
      expect(await guest.call('/api/v1/users/validation/validate', { number: '599800012', code: given })).toMatchObject({
        status: 422,
        body: { result: false, errors: { sms_code: ['errors.code_wrong'] } },
      });
    expect((await guest.call('/api/v1/users/validation/validate', { number: '599800012', code })).status).toBe(200);
  });

  it('refuses both names of a field at once, unknown fields, and what is not an object', async () => {
    const guest = openBrowser(api, { address: '203.0.113.43' });
    const both = { number: '599800013', phone_number: '599800013' };
    expect(await guest.call('/api/v1/users/validation/send', both)).toMatchObject({
      status: 422,
      body: { errors: { number: ['errors.field_unknown'] } },
    });
    expect((await guest.call('/api/v1/users/validation/send', { number: '599800013', name: 'a' })).status).toBe(422);
    expect((await guest.call('/api/v1/users/validation/send', [])).status).toBe(422);
  });
});

describe('an SMS that the gateway does not accept', () => {
  it('is a line in the log without the number and the code; the answer is the same', async () => {
    const lines: string[] = [];
    const logger = pino({}, { write: (line: string) => lines.push(line) });
    const app = openApp(api, { SMS_GATEWAY_URL: 'http://127.0.0.1:1/send' }, { logger });
    const headers = { 'x-website-key': 'livo', 'content-type': 'application/json', 'x-client-address': '203.0.113.90' };
    const body = JSON.stringify({ phone_number: '599800041' });
    const request = new Request('http://localhost:3000/api/v1/users/validation/send', { method: 'POST', headers, body });
    expect((await app.fetch(request, {})).status).toBe(200);
    await expect.poll(() => lines.join('')).toContain('a message was not accepted');
    const line = lines.map((text) => JSON.parse(text) as object).find((one) => 'channel' in one);
    const anything = { level: 50, time: expect.any(Number), pid: expect.any(Number), hostname: expect.any(String) };
    const msg = 'a message was not accepted';
    expect(line).toEqual({ ...anything, channel: 'sms', recipient: '**41', kind: 'TypeError', msg });
    expect(lines.join('')).not.toContain('599800041');
  });
});
