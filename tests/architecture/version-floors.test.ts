import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The oldest versions without a known advisory; raise one with each advisory that concerns the site. */
const floors = {
  next: '16.4.6',
  sharp: '0.35.5',
  hono: '4.13.5',
  'drizzle-orm': '0.45.2',
  'next-intl': '4.9.2',
  zod: '4.6.7',
} as const;

type Lock = { packages: Record<string, { version?: string }> };
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;

/** Every installed version of a package, also those that another package brings. */
const versionsOf = (name: string): string[] =>
  Object.entries(packages).flatMap(([path, { version }]) =>
    (path === `node_modules/${name}` || path.endsWith(`/node_modules/${name}`)) && version ? [version] : [],
  );

/** Compares the numbers of two releases; a pre-release counts as older than its release. */
function isAtLeast(version: string, floor: string): boolean {
  const partsOf = (text: string) => (text.split('-')[0] ?? '').split('.').map(Number);
  const [own, least] = [partsOf(version), partsOf(floor)];
  const at = own.findIndex((part, index) => part !== least[index]);
  if (at === -1) return !version.includes('-');
  return (own[at] ?? 0) > (least[at] ?? 0);
}

it.each(Object.entries(floors))('V15.2.1 %s is at least %s wherever it is installed', (name, floor) => {
  const versions = versionsOf(name);
  expect(versions.length).toBeGreaterThan(0);
  expect(versions.filter((version) => !isAtLeast(version, floor))).toEqual([]);
});

it('V15.2.1 a release is compared by its numbers', () => {
  expect(isAtLeast('4.13.19', '4.13.5')).toBe(true);
  expect(isAtLeast('4.9.9', '4.13.5')).toBe(false);
  expect(isAtLeast('16.4.6-canary.1', '16.4.6')).toBe(false);
});
