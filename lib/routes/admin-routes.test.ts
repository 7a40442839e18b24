import { describe, expect, it, vi } from 'vitest';
import type { StaffRole } from '@/lib/contracts/admin';
import { decideAdmin, staffHome } from './admin-routes';

const notThere = { kind: 'error', status: 404 };

describe('decideAdmin', () => {
  const moderation = ['/admin/moderation', '/admin/streets', '/admin/audit'];
  const money = ['/admin/orders', '/admin/invoices', '/admin/refunds', '/admin/reconciliation', '/admin/promo-codes'];
  const admins = ['/admin/prices'];
  it.each<[StaffRole | null, string[], string | null]>([
    ['admin', ['/admin', ...moderation, ...money, ...admins], '/admin'],
    ['moderator', ['/admin', ...moderation], '/admin'],
    ['support', ['/admin', ...money], '/admin'],
    [null, [], null],
  ])('opens to the role %s the pages %j, and leads it to %s', async (role, open, home) => {
    for (const path of ['/admin', ...moderation, ...money, ...admins])
      expect(await decideAdmin(path, async () => role)).toEqual(open.includes(path) ? { kind: 'page' } : notThere);
    expect(staffHome(role)).toBe(home);
  });

  it('asks nobody about an unknown address', async () => {
    const findRole = vi.fn(async () => 'admin' as const);
    expect(await decideAdmin('/admin/nothing', findRole)).toEqual(notThere);
    expect(findRole).not.toHaveBeenCalled();
  });
});
