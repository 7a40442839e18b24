import { describe, expect, it } from 'vitest';
import { limitAddressOf } from './limit-address';

describe('limitAddressOf', () => {
  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::ffff', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('counts %s by its network', (address, network) => {
    expect(limitAddressOf(address)).toBe(network);
  });

  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:cb00:7107', '203.0.113.7'],
    ['local', 'local'],
  ])('counts only %s', (address, counted) => {
    expect(limitAddressOf(address)).toBe(counted);
  });
});
