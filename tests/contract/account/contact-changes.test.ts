import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { profileSchema } from '@/lib/contracts/account/profile';
import type { ErrorEnvelope } from '@/lib/contracts/common';
import { hourMs } from '@/lib/domain/time/duration';
import { statements } from '@/server/modules/statements/statements.table';
import {
  codeTo,
  messagesTo,
  openBrowser,
  registerByPhone,
  type TestBrowser,
  testPassword,
  tokenTo,
} from '../../factories/browser';
import { insertStatement } from '../../factories/statement';
import { useApi } from '../../setup/api';
import { seededAt } from '../../setup/database';

const api = useApi();
const update = '/api/v1/profile/update';
const proof = { current_password: testPassword };
const errorsOf = (response: { body: unknown }) => (response.body as ErrorEnvelope).errors;
const signIn = (login: string, password = testPassword) =>
  openBrowser(api, { address: `sign-in ${login}` }).call('/api/auth-service/sign-in', { login, password });
const undo = (token: string) => openBrowser(api).call('/api/auth-service/contact/undo', { token });
const profileOf = async (browser: TestBrowser) =>
  profileSchema.parse((await browser.call('/api/microservice/auth/grouped-info')).body).data;
const at = (ms: number) => api.setNow(new Date(seededAt.getTime() + ms));

/** Sets an e-mail and opens its mail. */
async function changeEmail(browser: TestBrowser, email: string): Promise<void> {
  const response = await browser.call(update, { email, ...proof });
  if (response.status !== 200) throw new Error(JSON.stringify(response.body));
  await openBrowser(api).call('/api/auth-service/email/verify', { token: await tokenTo(api, email) });
}
async function addPhone(browser: TestBrowser, phone: string): Promise<void> {
  const validate = `/api/v1/users/validate/phone?phone_number=${phone}`;
  await browser.call(validate, {});
  await browser.call(`${validate}&sms_code=${await codeTo(api, phone)}`);
}

describe('a new e-mail', () => {
  it('asks for the password or a fresh code', async () => {
    const { browser } = await registerByPhone(api, '599610001');
    const email = 'proof@example.com';
    expect(errorsOf(await browser.call(update, { email }))).toEqual({ current_password: ['errors.proof_required'] });
    expect(errorsOf(await browser.call(update, { email, current_password: 'wrong' }))).toEqual({
      current_password: ['errors.password_wrong'],
    });
    expect((await profileOf(browser)).pending_email).toBeNull();
    at(61_000);
    expect((await browser.call('/api/v1/users/proof/send', {})).status).toBe(200);
    const code = await codeTo(api, '599610001', 2);
    expect(errorsOf(await browser.call(update, { email, proof_code: code.slice(0, 5) }))).toEqual({
      proof_code: ['errors.code_wrong'],
    });
    expect((await browser.call(update, { email, proof_code: code })).status).toBe(200);
    expect((await profileOf(browser)).pending_email).toBe(email);
    at(0);
  });

  it('can be undone from the old address for 72 hours, in the language of the account', async () => {
    const { browser } = await registerByPhone(api, '599610002');
    await browser.call(update, { locale: 'en' });
    await changeEmail(browser, 'old@example.com');
    await changeEmail(browser, 'new@example.com');
    const token = await tokenTo(api, 'old@example.com', 2);
    const [message] = await messagesTo(api, 'old@example.com');
    expect(message).toContain('the e-mail of your account');
    expect(message).toContain('/en/auth?view=undo&token=');
    at(72 * hourMs);
    expect(errorsOf(await undo(token))).toEqual({ token: ['errors.link_invalid'] });
    at(72 * hourMs - 1000);
    expect((await undo(token)).status).toBe(200);
    expect((await browser.call('/api/auth-service/auth/grouped-info')).status).toBe(401);
    // Nobody knows the password any more: the person who changed the e-mail knew the former one.
    expect((await signIn('old@example.com')).status).toBe(422);
    await openBrowser(api).call('/api/auth-service/password/forgot', { login: 'old@example.com', locale: 'en' });
    const reset = { token: await tokenTo(api, 'old@example.com', 3), password: 'a-new-password' };
    expect((await openBrowser(api).call('/api/auth-service/password/reset', reset)).status).toBe(200);
    expect((await signIn('old@example.com', 'a-new-password')).status).toBe(200);
    at(0);
  });

  it('is not brought back by the link that a later change sent to it', async () => {
    const { browser } = await registerByPhone(api, '599610003');
    await changeEmail(browser, 'first@example.com');
    await changeEmail(browser, 'thief@example.com');
    await changeEmail(browser, 'thief-too@example.com');
    const later = await tokenTo(api, 'thief@example.com', 2);
    expect((await undo(await tokenTo(api, 'first@example.com', 2))).status).toBe(200);
    expect((await undo(later)).status).toBe(422);
  });

  it('of an account without one is announced to its phone', async () => {
    const { browser } = await registerByPhone(api, '599610004');
    await changeEmail(browser, 'added@example.com');
    const token = await tokenTo(api, '599610004', 2);
    expect((await undo(token)).status).toBe(200);
    expect((await signIn('added@example.com')).status).toBe(422);
  });
});

describe('a number of the account', () => {
  it('signs in only once its owner says so, with a proof', async () => {
    const { browser } = await registerByPhone(api, '599620001');
    await addPhone(browser, '599620002');
    const login = (body: object) => browser.call('/api/v1/users/phones/login', { phone_number: '599620002', ...body });
    expect((await signIn('599620002')).status).toBe(422);
    expect(errorsOf(await login({}))).toEqual({ current_password: ['errors.proof_required'] });
    expect(profileSchema.parse((await login(proof)).body).data.login_phone).toBe('599620002');
    expect((await signIn('599620002')).status).toBe(200);
    expect((await undo(await tokenTo(api, '599620001', 2))).status).toBe(200);
    expect((await browser.call('/api/auth-service/auth/grouped-info')).status).toBe(401);
  });

  it('does not sign in to an account that registered by e-mail until its owner says so', async () => {
    const browser = openBrowser(api, { address: 'by e-mail' });
    const person = { type_id: 1, name: 'ნინო', email: 'phone-later@example.com', password: testPassword, accept_terms: true };
    await browser.call('/api/auth-service/register', person);
    const token = await tokenTo(api, 'phone-later@example.com');
    await browser.call('/api/auth-service/email/verify', { token });
    await addPhone(browser, '599620003');
    expect(await profileOf(browser)).toMatchObject({ login_phone: null, valid_phone_numbers: ['599620003'] });
  });

  it('is removed with a proof, unless it signs in or a listing shows it', async () => {
    const { browser, response } = await registerByPhone(api, '599620004');
    const userId = (response.body as { data: { user: { id: number } } }).data.user.id;
    await addPhone(browser, '599620005');
    const remove = (phone_number: string, body: object = proof) =>
      browser.call('/api/v1/users/phones/remove', { phone_number, ...body });
    expect(errorsOf(await remove('599620004'))).toEqual({ phone_number: ['errors.phone_signs_in'] });
    expect(errorsOf(await remove('599620005', {}))).toEqual({ current_password: ['errors.proof_required'] });
    const listed = await insertStatement(api.db, { userId, phone: '599620005' });
    expect(errorsOf(await remove('599620005'))).toEqual({ phone_number: ['errors.phone_in_listings'] });
    await api.db.update(statements).set({ state: 'sold' }).where(eq(statements.id, listed.id));
    expect(profileSchema.parse((await remove('599620005')).body).data.valid_phone_numbers).toEqual(['599620004']);
    expect(errorsOf(await remove('599620005'))).toEqual({ phone_number: ['errors.phone_not_yours'] });
  });

  it('is replaced by a confirmed one with a proof; the sign-in and listings follow', async () => {
    const { browser, response } = await registerByPhone(api, '599620006');
    const userId = (response.body as { data: { user: { id: number } } }).data.user.id;
    const listed = await insertStatement(api.db, { userId, phone: '599620006' });
    await browser.call('/api/v1/users/validate/phone?phone_number=599620007', {});
    const sms_code = await codeTo(api, '599620007');
    const replace = (body: object) =>
      browser.call('/api/v1/users/phones/replace', {
        old_phone_number: '599620006',
        phone_number: '599620007',
        sms_code,
        ...body,
      });
    expect(errorsOf(await replace({}))).toEqual({ current_password: ['errors.proof_required'] });
    expect(errorsOf(await replace({ ...proof, sms_code: '12345' }))).toEqual({ sms_code: ['errors.code_wrong'] });
    const { data } = profileSchema.parse((await replace(proof)).body);
    expect(data).toMatchObject({ login_phone: '599620007', valid_phone_numbers: ['599620007'] });
    const [row] = await api.db.select({ phone: statements.phone }).from(statements).where(eq(statements.id, listed.id));
    expect(row?.phone).toBe('599620007');
    expect([(await signIn('599620006')).status, (await signIn('599620007')).status]).toEqual([422, 200]);
  });
});
