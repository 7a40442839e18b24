import { describe, expect, it, vi } from 'vitest';
import type { StaffRole } from '@/lib/contracts/admin';
import { afterSecondFactor, decideAdmin, staffHome } from './admin-routes';

const memberOf = (role: StaffRole | null, isDue = false) =>
  role === null ? null : { role, has_authenticator: true, is_second_factor_due: isDue };
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
      expect(await decideAdmin('en', path, async () => memberOf(role))).toEqual(
        open.includes(path) ? { kind: 'page' } : notThere,
      );
    expect(staffHome(role)).toBe(home);
  });

  it('opens pages one level below an entry that has them, and no deeper', async () => {
    const admin = async () => memberOf('admin');
    for (const path of ['/admin/users/', '/admin/users/5/6', '/admin/orders/5'])
      expect([path, await decideAdmin('en', path, admin)]).toEqual([path, notThere]);
  });

  it('leads through the code of the authenticator where one is due, and back only to pages of the staff', async () => {
    const decideFor = (path: string, isDue: boolean, role: StaffRole = 'admin') =>
      decideAdmin('en', path, async () => memberOf(role, isDue));
    const asking = { kind: 'redirect', to: '/en/admin/second-factor?to=%2Fadmin%2Fusers%2F5', status: 307 };
    expect(await decideFor('/admin/users/5', true)).toEqual(asking);
    expect(await decideFor('/admin/prices', true, 'support')).toEqual(notThere);
    expect(await decideFor('/admin/second-factor', true)).toEqual({ kind: 'page' });
    expect(await decideFor('/admin/second-factor', false)).toEqual({ kind: 'redirect', to: '/en/admin', status: 307 });
    expect(await decideAdmin('en', '/admin/second-factor', async () => null)).toEqual(notThere);
    expect(afterSecondFactor('/admin/users/5')).toBe('/admin/users/5');
    for (const to of [undefined, '//evil.example', '/admin/nothing', 'https://evil.example/admin/users'])
      expect(afterSecondFactor(to)).toBe('/admin');
  });

  it('checks no session for an unknown address', async () => {
    const findMember = vi.fn(async () => memberOf('admin'));
    expect(await decideAdmin('en', '/admin/nothing', findMember)).toEqual(notThere);
    expect(findMember).not.toHaveBeenCalled();
  });
});
