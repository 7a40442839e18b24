import type { Locale } from '@/lib/contracts/common';
import { type AccountRoute, accountRouteOf, accountRoutes } from '@/lib/routes/account-routes';
import { localePath } from '@/lib/routes/locale-path';
import type { VisitorKind } from '@/lib/routes/visitor-kind';
import { type Decision, error, page } from '../routes/decision';

/** Whom a guard lets pass, and what others get. */
type Guard = { allows: (kind: VisitorKind) => boolean; onDenied: 'home' | 404 };

/** Guards by the names that routes use. A page that a kind does not have is a 404 for it. */
export const guards: Readonly<Record<string, Guard>> = {
  auth: { allows: (kind) => kind !== 'guest', onDenied: 'home' },
  broker: { allows: (kind) => kind === 'broker', onDenied: 404 },
  developer: { allows: (kind) => kind === 'developer', onDenied: 404 },
  company: { allows: (kind) => kind === 'broker' || kind === 'developer', onDenied: 404 },
  stock: { allows: (kind) => kind === 'broker' || kind === 'agent', onDenied: 404 },
};

/**
 * Checks a visitor against the guards of a route.
 * @param home where guests are sent
 * @returns the page, or the decision of the first guard that stops the visitor; an unknown name is misconfigured
 */
export function checkGuards(names: readonly string[], kind: VisitorKind, home: string): Decision {
  for (const name of names) {
    const guard = Object.hasOwn(guards, name) ? guards[name] : undefined;
    if (!guard) return { kind: 'misconfigured', guard: name };
    if (guard.allows(kind)) continue;
    return guard.onDenied === 'home' ? { kind: 'redirect', to: home, status: 307 } : error(guard.onDenied);
  }
  return page;
}

/**
 * Decides an address of the account area: an unknown one is a 404 for everybody, a known one passes its guards.
 * @param findKind looks up the visitor; called for known pages only
 */
export async function decideAccount(
  locale: Locale,
  path: string,
  findKind: () => Promise<VisitorKind>,
  routes: readonly AccountRoute[] = accountRoutes,
): Promise<Decision> {
  const route = accountRouteOf(path, routes);
  if (!route) return error(404);
  return checkGuards(route.guards, await findKind(), localePath(locale, '/'));
}
