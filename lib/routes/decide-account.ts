import type { Locale } from '@/lib/contracts/common';
import { type AccountRoute, accountRouteOf, accountRoutes } from './account-routes';
import { type Decision, error } from './decision';
import { checkGuards } from './guards';
import { localePath } from './locale-path';
import type { VisitorKind } from './visitor-kind';

/**
 * Decides an address of the account area: an unknown one is 404 for everybody, a known one is led past its guards.
 * @param findKind asks who visits; only a known page does
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
