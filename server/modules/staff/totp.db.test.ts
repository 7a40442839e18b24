import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { composeSealedValues } from '@/server/composition/services/compose-personal-data';
import { insertNewStaff, insertStaff } from '@/tests/factories/staff';
import { insertVisitor } from '@/tests/factories/visitor';
import { testCipher } from '@/tests/setup/data-key';
import { openTestDatabase, seededAt } from '@/tests/setup/database';
import { executeCommand } from '../../commands/command';
import type { OpenDatabase } from '../../db/open';
import { RateLimiter } from '../../http/limits/rate-limit';
import { createRateLimitsRepository } from '../../http/limits/rate-limits.repository';
import { createSiteKeysRepository } from '../users/site-keys.repository';
import { sealSecret } from './sealed-secret';
import { createStaffRepository } from './staff.repository';
import { staffTotps } from './staff.table';
import { newTotpSecret, totpCodeAt, totpStepOf } from './totp';
import { createTotpService } from './totp.service';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase(inject('testDatabase'));
});
afterAll(async () => database?.close());

let now = seededAt;
const clock = () => now;
const later = (seconds: number): Date => new Date(now.getTime() + seconds * 1000);
const openService = () =>
  createTotpService({
    staff: createStaffRepository(database.db),
    cipher: testCipher,
    readOlderKey: () => createSiteKeysRepository(database.db).find('staff totp'),
    tries: new RateLimiter('totp', { counts: createRateLimitsRepository(database.db), clock }),
    clock,
  });
const enrolled = async () => {
  const { user } = await insertStaff(database.db, 'support');
  const secret = newTotpSecret();
  await createStaffRepository(database.db).setTotp(user.id, sealSecret(testCipher, user.id, secret), now);
  return { userId: user.id, secret };
};

describe('a code', () => {
  it('is that of RFC 6238', () => {
    // Appendix B, the last six of the eight digits.
    const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
    expect(totpCodeAt(secret, new Date(59_000))).toBe('287082');
    expect(totpCodeAt(secret, new Date(1_111_111_109_000))).toBe('081804');
    expect(totpStepOf(secret, '287082', new Date(59_000))).toBe(1);
  });

  it('is accepted once, and no older one after it', async () => {
    const { userId, secret } = await enrolled();
    const service = openService();
    const [older, code] = [totpCodeAt(secret, later(-30)), totpCodeAt(secret, now)];
    await service.verify(userId, code);
    await expect(service.verify(userId, code)).rejects.toMatchObject({ status: 403, messageKey: 'errors.totp_wrong' });
    await expect(service.verify(userId, older)).rejects.toMatchObject({ messageKey: 'errors.totp_wrong' });
    await service.verify(userId, totpCodeAt(secret, later(30)));
  });

  it('serves one of ten that come at once', async () => {
    const { userId, secret } = await enrolled();
    const service = openService();
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => service.verify(userId, totpCodeAt(secret, now))));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is refused when it is wrong, old, absent, or of nobody', async () => {
    const { userId, secret } = await enrolled();
    const service = openService();
    const keyOf = (id: number, code: string | undefined) =>
      service.verify(id, code).then(
        () => null,
        (error: { messageKey: string }) => error.messageKey,
      );
    const wrong = totpCodeAt(secret, now) === '000000' ? '000001' : '000000';
    expect(await keyOf(userId, wrong)).toBe('errors.totp_wrong');
    expect(await keyOf(userId, totpCodeAt(secret, later(-90)))).toBe('errors.totp_wrong');
    expect(await keyOf(userId, undefined)).toBe('errors.totp_required');
    const { user } = await insertNewStaff(database.db, 'support');
    expect(await keyOf(user.id, '123456')).toBe('errors.totp_missing');
  });

  it('may be guessed ten times in five minutes', async () => {
    const { userId, secret } = await enrolled();
    const service = openService();
    for (let guess = 0; guess < 10; guess += 1) await service.verify(userId, '12345').catch(() => undefined);
    await expect(service.verify(userId, totpCodeAt(secret, now))).rejects.toMatchObject({ status: 429 });
    now = later(301);
    await service.verify(userId, totpCodeAt(secret, now));
  });
});

describe('a stored secret', () => {
  const storedOf = async (userId: number) =>
    (await database.db.select().from(staffTotps).where(eq(staffTotps.userId, userId)))[0]?.secret ?? '';

  it('is encrypted, differently for each person', async () => {
    const { userId, secret } = await enrolled();
    const { user: other } = await insertStaff(database.db, 'support');
    await createStaffRepository(database.db).setTotp(other.id, sealSecret(testCipher, other.id, secret), now);
    const [own, others] = [await storedOf(userId), await storedOf(other.id)];
    expect(own).not.toContain(secret);
    expect(own).not.toBe(others);
    // A row that is copied to another person opens for nobody.
    await database.db.update(staffTotps).set({ secret: own }).where(eq(staffTotps.userId, other.id));
    await expect(openService().verify(other.id, totpCodeAt(secret, now))).rejects.toThrow();
  });

  it('of an older version goes on working, and is encrypted by the daily job', async () => {
    const { userId, secret } = await enrolled();
    await database.db.update(staffTotps).set({ secret }).where(eq(staffTotps.userId, userId));
    await openService().verify(userId, totpCodeAt(secret, now));
    await composeSealedValues(database.db, testCipher).sealAll();
    expect(testCipher.isSealed(await storedOf(userId))).toBe(true);
    await openService().verify(userId, totpCodeAt(secret, later(30)));
  });
});

describe('npm run staff -- totp', () => {
  const issue = (email: string) =>
    executeCommand(database, { kind: 'staff-totp', email, issuer: 'Aivani' }, now, () => undefined, {
      openCipher: () => testCipher,
    });

  it('gives a member of the staff an authenticator in place of the one before', async () => {
    const email = 'gio@example.ge';
    const { user } = await insertVisitor(database.db, { email });
    await expect(issue(email)).rejects.toThrow('not a member of the staff');
    await executeCommand(database, { kind: 'staff-grant', email, role: 'support' }, now, () => undefined);
    const first = new URL(await issue(email));
    const second = new URL(await issue(email));
    expect(first.protocol).toBe('otpauth:');
    const codeOf = (uri: URL) => totpCodeAt(uri.searchParams.get('secret') ?? '', now);
    await expect(openService().verify(user.id, codeOf(first))).rejects.toMatchObject({ messageKey: 'errors.totp_wrong' });
    await openService().verify(user.id, codeOf(second));
  });
});
