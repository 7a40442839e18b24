import { describe, expect, it } from 'vitest';
import { tierIds } from '@/lib/domain/promotion/tiers';
import { emptyVipOrder, isBlockedFor, packageOrderPath, readVipStart, vipBody, vipErrors } from './vip-order';

const values = { ...emptyVipOrder, statements: [5, 6] };

describe('the body of a VIP order', () => {
  it('has the typed days, and a later day only where one is chosen', () => {
    expect(vipBody(values, null)).toEqual({ statements: [5, 6], vip_type_id: 3, days: 7 });
    expect(vipBody({ ...values, starts_on: '2026-12-01' }, null)).toMatchObject({ starts_on: '2026-12-01' });
  });

  it('has the ten days of a placement when a package pays', () => {
    expect(vipBody({ ...values, days: '30' }, 8)).toEqual({ statements: [5, 6], vip_type_id: 3, days: 10, package_id: 8 });
  });

  it('is not complete without a statement or a term', () => {
    expect(vipBody(emptyVipOrder, null)).toBeNull();
    expect(vipBody({ ...values, days: '' }, null)).toBeNull();
  });
});

describe('what is missing', () => {
  it('is named by field, within the days that may be bought', () => {
    expect(vipErrors(emptyVipOrder, 90, false)).toEqual([{ name: 'statements', key: 'vip.order.no_statement' }]);
    expect(vipErrors({ ...values, days: '91' }, 90, false)).toEqual([{ name: 'days', key: 'errors.promotion_days' }]);
    expect(vipErrors({ ...values, days: '' }, 90, true)).toEqual([]);
  });
});

it('lets a super VIP be bought over one that runs, and nothing below it', () => {
  expect(isBlockedFor(tierIds.vip, '2026-12-01T00:00:00Z')).toBe(true);
  expect(isBlockedFor(tierIds.vipPlus, '2026-12-01T00:00:00Z')).toBe(true);
  expect(isBlockedFor(tierIds.superVip, '2026-12-01T00:00:00Z')).toBe(false);
  expect(isBlockedFor(tierIds.vip, null)).toBe(false);
});

it('reads the package from the address of its order, and ignores invalid ones', () => {
  const path = packageOrderPath(tierIds.vipPlus, 12);
  const query = Object.fromEntries(new URLSearchParams(path.split('?')[1]));
  expect(readVipStart(query)).toMatchObject({ type: 'plus', use: 12 });
  expect(readVipStart({ use: '12 or more' }).use).toBeUndefined();
});

it('reads statements, tier and package from its address, and ignores invalid ones', () => {
  expect(readVipStart({ statements: '5,x,6', type: 'plus', package: '15' })).toEqual({
    statements: [5, 6],
    type: 'plus',
    package: '15',
  });
  expect(readVipStart({})).toEqual({ statements: [], type: undefined, package: undefined });
});
