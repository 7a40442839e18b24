import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { paidTierOf, TierBadge, tierNames } from './tier-badge';

const flags = { is_super_vip: false, is_vip_plus: false, is_vip: false };

it.each([
  [{ ...flags, is_vip: true }, 'VIP'],
  [{ ...flags, is_vip: true, is_vip_plus: true }, 'VIP+'],
  [{ is_super_vip: true, is_vip_plus: true, is_vip: true }, 'SUPER VIP'],
])('a statement has the badge of its highest tier: %j', (paid, name) => {
  const tier = paidTierOf(paid);
  if (tier === null) throw new Error('Nothing is paid for.');
  render(<TierBadge tier={tier} label={tierNames[tier]} />);
  expect(screen.getByText(name)).toBeVisible();
});

it('a statement without a paid tier has none of their badges', () => {
  expect(paidTierOf(flags)).toBeNull();
});
