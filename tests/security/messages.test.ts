import { expect, it } from 'vitest';
import { hourMs } from '@/lib/domain/time/duration';
import { messagesTo, openBrowser } from '../factories/browser';
import { useApi } from '../setup/api';
import { seededAt } from '../setup/database';

const perDayMax = 14;
const api = useApi({ SMS_PER_DAY: String(perDayMax), SITE_URL: 'https://aivani.example' });

it('V2.4.1 codes are limited to ten a day per number and to a daily total for the site', async () => {
  const ask = async (phone_number: string, hours: number) => {
    api.setNow(new Date(seededAt.getTime() + hours * hourMs));
    const browser = openBrowser(api, { address: `${phone_number} ${hours}`, origin: 'https://aivani.example' });
    return (await browser.call('/api/auth-service/codes', { phone_number, purpose: 'register' })).status;
  };
  const statuses: number[] = [];
  for (let hour = 0; hour < 12; hour += 1) statuses.push(await ask('599660001', hour));
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429]);
  for (let other = 10; other < perDayMax; other += 1) expect(await ask(`5996601${other}`, 12)).toBe(200);
  expect(await ask('599660199', 12)).toBe(429);
  expect(await ask('599660199', 40)).toBe(200);
});

it('V4.1.3 links in emails use the configured site URL, not the request’s Host header', async () => {
  const email = 'forged-host@example.ge';
  const forged = {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'http',
    forwarded: 'host=evil.example',
    'x-original-host': 'evil.example',
  };
  const browser = openBrowser(api, { address: 'forged host', origin: 'https://aivani.example' });
  const person = { type_id: 1, name: 'ნინო', email, password: 'ლურჯი-აივანი-7', accept_terms: true };
  expect((await browser.call('/api/auth-service/register', person, forged)).status).toBe(201);
  await expect.poll(async () => (await messagesTo(api, email))[0]).toContain('https://aivani.example/');
  await browser.call('/api/auth-service/password/forgot', { login: email }, forged);
  for (const text of await messagesTo(api, email)) expect(text).not.toContain('evil.example');
});
