import { beforeEach, describe, expect, it } from 'vitest';
import { codeTo, openBrowser, registerByPhone, testPassword } from '../factories/browser';
import { useApi } from '../setup/api';
import { seededAt } from '../setup/database';

const api = useApi();
const hoursLater = (hours: number): Date => new Date(seededAt.getTime() + hours * 3_600_000);
beforeEach(() => api.setNow(seededAt));

describe('V16.5.3 a clock set by two hours', () => {
  it.each([-2, 2])('by %i leaves sessions as they are and lets people sign in', async (hours) => {
    const phone = `59988110${hours + 2}`;
    const { browser } = await registerByPhone(api, phone);
    api.setNow(hoursLater(hours));
    expect((await browser.call('/api/auth-service/auth/grouped-info')).status).toBe(200);
    const elsewhere = openBrowser(api, { address: `clock ${hours}` });
    expect((await elsewhere.call('/api/auth-service/sign-in', { login: phone, password: testPassword })).status).toBe(200);
  });

  it('forward expires a code; back makes it valid for no other purpose or browser', async () => {
    const phone = '599881199';
    const browser = openBrowser(api, { address: 'clock code' });
    await browser.call('/api/auth-service/codes', { phone_number: phone, purpose: 'register' });
    const sms_code = await codeTo(api, phone);
    const person = { type_id: 1, name: 'ნინო', phone_number: phone, sms_code, password: testPassword, accept_terms: true };
    api.setNow(hoursLater(2));
    expect((await browser.call('/api/auth-service/register', person)).status).toBe(422);
    api.setNow(hoursLater(-2));
    const other = openBrowser(api, { address: 'clock other' });
    expect((await other.call('/api/auth-service/register', person)).status).toBe(422);
  });
});
