import { isIPv6 } from 'node:net';

const mappedIpv4 = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/;
const groupsMax = 8;
const networkGroups = 4;

/** The 16-bit groups of a shortened IPv6 address. */
function groupsOf(canonical: string): string[] {
  const [head = '', tail] = canonical.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  return [...before, ...Array<string>(groupsMax - before.length - after.length).fill('0'), ...after];
}

/**
 * What limits count a visitor by: an IPv4 address, or the /64 network of an IPv6 address, all of which one subscriber owns.
 * Anything else stays as it is.
 */
export function limitAddressOf(address: string): string {
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return address;
  // The parser of addresses shortens and lowers any spelling.
  const canonical = new URL(`http://[${plain}]`).hostname.slice(1, -1);
  const mapped = mappedIpv4.exec(canonical);
  if (mapped) return [mapped[1], mapped[2]].flatMap((group) => bytesOf(group ?? '0')).join('.');
  return `${groupsOf(canonical).slice(0, networkGroups).join(':')}::/64`;
}

const bytesOf = (group: string): number[] => {
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 0xff];
};
