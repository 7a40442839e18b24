import { describe, expect, it, vi } from 'vitest';
import type { StaffRole } from '@/lib/contracts/admin';
import { decideAdmin, staffHome } from './admin-routes';

const notThere = { kind: 'error', status: 404 };

describe('decideAdmin', () => {
  const both = ['/admin', '/admin/users', '/admin/users/5'];
  const moderation = [
    '/admin/moderation',
    '/admin/streets',
    '/admin/audit',
    '/admin/appeals',
    '/admin/companies',
    '/admin/content',
    '/admin/pages',
  ];
  const money = [
    '/admin/orders',
    '/admin/invoices',
    '/admin/refunds',
    '/admin/reconciliation',
    '/admin/promo-codes',
    '/admin/messages',
    '/admin/leads',
    '/admin/forms',
    '/admin/forms/new',
  ];
  const admins = ['/admin/navigation', '/admin/footer', '/admin/group-companies', '/admin/prices'];
  it.each<[StaffRole | null, string[], string | null]>([
    ['admin', [...both, ...moderation, ...money, ...admins], '/admin'],
    ['moderator', [...both, ...moderation], '/admin'],
    ['support', [...both, ...money], '/admin'],
    [null, [], null],
  ])('opens to the role %s the pages %j, and leads it to %s', async (role, open, home) => {
    for (const path of [...both, ...moderation, ...money, ...admins])
      expect(await decideAdmin(path, async () => role)).toEqual(open.includes(path) ? { kind: 'page' } : notThere);
    expect(staffHome(role)).toBe(home);
  });

  it('opens pages one level below an entry that has them, and no deeper', async () => {
    const admin = async () => 'admin' as const;
    for (const path of ['/admin/users/', '/admin/users/5/6', '/admin/orders/5'])
      expect([path, await decideAdmin(path, admin)]).toEqual([path, notThere]);
  });

  it('asks nobody about an unknown address', async () => {
    const findRole = vi.fn(async () => 'admin' as const);
    expect(await decideAdmin('/admin/nothing', findRole)).toEqual(notThere);
    expect(findRole).not.toHaveBeenCalled();
  });
});
