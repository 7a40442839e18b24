import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { activePackagesSchema, outboxSchema, profileSchema, validPhonesSchema } from '@/lib/contracts/account/profile';
import type { ErrorEnvelope } from '@/lib/contracts/common';
import {
  codeTo,
  messagesTo,
  openBrowser,
  registerByPhone,
  type TestBrowser,
  testPassword,
  tokenTo,
} from '../../factories/browser';
import { insertVisitor } from '../../factories/visitor';
import { useApi } from '../../setup/api';
import { openApp } from '../../setup/app';
import { seededAt } from '../../setup/database';

const api = useApi({ DATA_DIR: join(tmpdir(), `aivani-${randomUUID()}`) });
const update = '/api/v1/profile/update';
const profile = '/api/microservice/auth/grouped-info';
const validate = '/api/v1/users/validate/phone';
const errorsOf = (response: { body: unknown }) => (response.body as ErrorEnvelope).errors;

let browser: TestBrowser;
let broker: Awaited<ReturnType<typeof insertVisitor>>;
beforeAll(async () => {
  browser = (await registerByPhone(api, '599600001')).browser;
  broker = await insertVisitor(api.db, { typeId: 3 });
});
const show = async () => profileSchema.parse((await browser.call(profile)).body).data;

describe('POST profile/update', () => {
  it('changes what it names and leaves the rest', async () => {
    const response = await browser.call(update, { name: 'ლელა დვალი', languages: ['en', 'ka'], about: 'ვერაზე ვცხოვრობ.' });
    expect(response.status).toBe(200);
    expect(await show()).toMatchObject({
      name: 'ლელა დვალი',
      languages: ['ka', 'en'],
      about: 'ვერაზე ვცხოვრობ.',
      has_password: true,
    });
    await browser.call(update, { about: '' });
    expect(await show()).toMatchObject({ name: 'ლელა დვალი', about: '' });
  });

  it('lets only companies have a legal name and an identification code', async () => {
    const company = { legal_name: 'შპს აივანი', identification_code: '123456789' };
    expect(errorsOf(await browser.call(update, company))).toEqual({
      legal_name: ['errors.field_unknown'],
      identification_code: ['errors.field_unknown'],
    });
    const response = await api.call(update, { method: 'POST', body: company, headers: broker.headers });
    expect(profileSchema.parse(response.body).data).toMatchObject(company);
  });

  it('changes an e-mail only when its mail is opened', async () => {
    await browser.call(update, { email: 'lela@example.com', current_password: testPassword });
    expect(await show()).toMatchObject({ email: null, pending_email: 'lela@example.com' });
    const token = await tokenTo(api, 'lela@example.com');
    const verified = await openBrowser(api).call('/api/auth-service/email/verify', { token });
    expect(verified.body).toMatchObject({ data: { next: 'email_changed', user: null } });
    expect(await show()).toMatchObject({ email: 'lela@example.com', pending_email: null });
  });

  it('responds the same for another user’s e-mail, and sends nothing', async () => {
    await insertVisitor(api.db, { email: 'taken@example.com' });
    const response = await browser.call(update, { email: 'taken@example.com', current_password: testPassword });
    expect([response.status, (await show()).pending_email]).toEqual([200, 'taken@example.com']);
    expect(await messagesTo(api, 'taken@example.com')).toEqual([]);
  });

  it('stores a logo as a small WebP without camera metadata', async () => {
    const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#336699' } })
      .withExif({ IFD0: { Copyright: 'me' } })
      .jpeg()
      .toBuffer();
    const form = new FormData();
    form.append('name', 'ლელა');
    form.append('logo', new File([new Uint8Array(picture)], 'logo.jpg'));
    const { logo } = profileSchema.parse((await browser.call(update, form)).body).data;
    expect(logo).toMatch(/^\/api\/images\/logo-[\w-]+\.webp$/);
    const stored = await api.fetch(new Request(`http://localhost:3000${logo}`));
    const { format, width, exif } = await sharp(await stored.arrayBuffer()).metadata();
    expect([format, width, exif]).toEqual(['webp', 320, undefined]);
    await browser.call(update, { logo: '' });
    expect((await show()).logo).toBeNull();
    expect((await api.fetch(new Request(`http://localhost:3000${logo}`))).status).toBe(404);
  });

  it('is 422 for a logo that is not a picture, whatever its name', async () => {
    const form = new FormData();
    form.append('logo', new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'logo.png', { type: 'image/png' }));
    expect(errorsOf(await browser.call(update, form))).toEqual({ logo: ['errors.image_type'] });
  });

  it('is 413 for a logo above 5 MiB', async () => {
    const form = new FormData();
    form.append('logo', new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'logo.png'));
    expect((await browser.call(update, form)).status).toBe(413);
  });

  it.each([{ name: '' }, { about: 'ა'.repeat(2001) }, { languages: ['de'] }, { balance: 100 }, { type_id: 3 }])(
    'is 422 for %j',
    async (body) => expect((await browser.call(update, body)).status).toBe(422),
  );

  it('is 401 for guests', async () => expect((await openBrowser(api).call(update, { name: 'ნინო' })).status).toBe(401));
});

describe('a number of the visitor', () => {
  it('is added by its code, once', async () => {
    expect((await browser.call(`${validate}?phone_number=599600002`, {})).status).toBe(200);
    const code = await codeTo(api, '599600002');
    const confirm = (text: string) => browser.call(`${validate}?phone_number=599600002&sms_code=${text}`);
    expect(errorsOf(await confirm(code.slice(0, 4)))).toEqual({ sms_code: ['errors.code_wrong'] });
    expect(validPhonesSchema.parse((await confirm(code)).body).data.valid_phone_numbers).toEqual(['599600001', '599600002']);
    expect((await confirm(code)).status).toBe(422);
  });

  it('that exists already is not added again', async () => {
    api.setNow(new Date(seededAt.getTime() + 61_000));
    await browser.call(`${validate}?phone_number=599600002`, {});
    const code = await codeTo(api, '599600002', 2);
    const response = await browser.call(`${validate}?phone_number=599600002&sms_code=${code}`);
    expect(validPhonesSchema.parse(response.body).data.valid_phone_numbers).toEqual(['599600001', '599600002']);
    api.setNow(seededAt);
  });

  it('cannot be confirmed by another session', async () => {
    await browser.call(`${validate}?phone_number=599600003`, {});
    const path = `${validate}?phone_number=599600003&sms_code=${await codeTo(api, '599600003')}`;
    expect((await api.call(path, { headers: broker.headers })).status).toBe(422);
  });

  it('is 401 for guests', async () => {
    const guest = openBrowser(api);
    expect((await guest.call(`${validate}?phone_number=599600004`, {})).status).toBe(401);
    expect((await guest.call(`${validate}?phone_number=599600004&sms_code=123456`)).status).toBe(401);
  });
});

describe('a number of a guest’s form', () => {
  it('is confirmed by its code', async () => {
    const guest = openBrowser(api, { address: '198.51.100.77' });
    expect((await guest.call('/api/v1/users/validation/send', { phone_number: '599600005' })).status).toBe(200);
    const sms_code = await codeTo(api, '599600005');
    const check = () => guest.call('/api/v1/users/validation/validate', { phone_number: '599600005', sms_code });
    expect([(await check()).status, (await check()).status]).toEqual([200, 422]);
  });
});

describe('GET me/active-packages', () => {
  it('is empty while there are none, and 401 for guests', async () => {
    const path = '/api/microservice-projects/me/active-packages';
    expect(activePackagesSchema.parse((await browser.call(path)).body).data).toEqual([]);
    expect((await openBrowser(api).call(path)).status).toBe(401);
  });
});

describe('GET outbox', () => {
  it('shows development what was not sent', async () => {
    const response = await api.call('/api/v1/outbox', { headers: { 'x-website-key': null } });
    expect(outboxSchema.parse(response.body).data.messages.length).toBeGreaterThan(0);
  });

  it('is not there in production', async () => {
    const app = openApp(
      api,
      {},
      { env: { ...(await import('@/server/env')).readServerEnv({ NODE_ENV: 'production' }), LOG_LEVEL: 'silent' } },
    );
    expect(
      (await app.fetch(new Request('http://localhost:3000/api/v1/outbox', { headers: { 'x-website-key': 'aivani' } }), {}))
        .status,
    ).toBe(404);
  });
});
