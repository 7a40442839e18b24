import { describe, expect, it, vi } from 'vitest';
import type { StaffRole } from '@/lib/contracts/admin';
import { decideAdmin } from './admin-routes';

const notThere = { kind: 'error', status: 404 };

describe('decideAdmin', () => {
  it.each<[StaffRole | null, boolean]>([
    ['admin', true],
    ['moderator', true],
    ['support', false],
    [null, false],
  ])('to the role %s the pages are there: %s', async (role, isThere) => {
    for (const path of ['/admin', '/admin/streets', '/admin/audit'])
      expect(await decideAdmin(path, async () => role)).toEqual(isThere ? { kind: 'page' } : notThere);
  });

  it('asks nobody about an unknown address', async () => {
    const findRole = vi.fn(async () => 'admin' as const);
    expect(await decideAdmin('/admin/nothing', findRole)).toEqual(notThere);
    expect(findRole).not.toHaveBeenCalled();
  });
});
