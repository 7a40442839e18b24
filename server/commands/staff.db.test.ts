import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { insertVisitor } from '@/tests/factories/visitor';
import { openTestDatabase } from '@/tests/setup/database';
import type { OpenDatabase } from '../db/open';
import { auditLog } from '../modules/staff/staff.table';
import { createIdentity } from '../modules/users/users.identity';
import { type Command, executeCommand } from './command';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase(inject('testDatabase'));
});
afterAll(async () => database?.close());

const now = new Date('2026-11-20T09:00:00Z');
const run = (command: Command) => executeCommand(database, command, now, () => {});

describe('npm run staff', () => {
  it('grants a role to the account of an e-mail and revokes it, and logs both', async () => {
    const { user, headers } = await insertVisitor(database.db, { email: 'nino@example.ge' });
    const roleOf = async () => (await createIdentity(database.db, () => now).resolve(headers['global-authorization']))?.staffRole;
    expect(await roleOf()).toBeNull();
    expect(await run({ kind: 'staff-grant', email: 'Nino@example.ge', role: 'moderator' })).toContain('moderator');
    expect(await roleOf()).toBe('moderator');
    await run({ kind: 'staff-grant', email: 'nino@example.ge', role: 'admin' });
    expect(await roleOf()).toBe('admin');
    expect(await run({ kind: 'staff-list' })).toBe('admin nino@example.ge');
    await run({ kind: 'staff-revoke', email: 'nino@example.ge' });
    expect(await roleOf()).toBeNull();
    const entries = await database.db.select().from(auditLog);
    expect(entries.map(({ action, details, subjectId, staffUserId }) => [action, details, subjectId, staffUserId])).toEqual([
      ['staff_grant', { role: 'moderator' }, user.id, null],
      ['staff_grant', { role: 'admin' }, user.id, null],
      ['staff_revoke', {}, user.id, null],
    ]);
  });

  it('refuses an unknown e-mail, and to revoke what nobody has, and logs neither', async () => {
    const before = await database.db.select().from(auditLog);
    await expect(run({ kind: 'staff-grant', email: 'nobody@example.ge', role: 'admin' })).rejects.toThrow('nobody@example.ge');
    await insertVisitor(database.db, { email: 'lia@example.ge' });
    await expect(run({ kind: 'staff-revoke', email: 'lia@example.ge' })).rejects.toThrow('not a member of the staff');
    expect(await database.db.select().from(auditLog)).toEqual(before);
  });
});
