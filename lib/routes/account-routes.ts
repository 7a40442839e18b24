import { serviceRows } from '@/lib/contracts/money/service-table';
/** A page of the account area and the guards that a visitor passes on the way to it, in their order. */
export type AccountRoute = { path: `/account${string}`; guards: readonly string[] };

const signedIn = ['auth'] as const;

/**
 * The pages of the account area that exist. A part of a path that begins with a colon matches any one part; an entry of the
 * account's menu is shown once its path is listed here.
 */
export const accountRoutes: readonly AccountRoute[] = [
  { path: '/account', guards: signedIn },
  { path: '/account/statements', guards: signedIn },
  { path: '/account/statements/create', guards: signedIn },
  { path: '/account/statements/:id/edit', guards: signedIn },
  { path: '/account/statements/:id/promotion', guards: signedIn },
  { path: '/account/statements/:id/publication', guards: signedIn },
  { path: '/account/favorites', guards: signedIn },
  { path: '/account/searches', guards: signedIn },
  { path: '/account/searches/:id', guards: signedIn },
  { path: '/account/notifications', guards: signedIn },
  { path: '/account/notifications/:id', guards: signedIn },
  { path: '/account/payments', guards: signedIn },
  { path: '/account/services', guards: signedIn },
  { path: '/account/measure', guards: signedIn },
  { path: '/account/requests', guards: signedIn },
  ...serviceRows.flatMap(({ page }) => (page ? [{ path: page.accountOrder, guards: signedIn }] : [])),
  { path: '/account/aiService/aiView', guards: signedIn },
  { path: '/account/loanCalculatorService/loanView', guards: signedIn },
  { path: '/account/profile', guards: signedIn },
  { path: '/account/agents', guards: ['auth', 'broker'] },
  { path: '/account/company', guards: ['auth', 'company'] },
  { path: '/account/my-base', guards: ['auth', 'stock'] },
  { path: '/account/projects', guards: ['auth', 'developer'] },
  { path: '/account/clients', guards: ['auth', 'stock'] },
  { path: '/account/personalInformation', guards: signedIn },
  { path: '/account/api', guards: signedIn },
];

const isMatch = (pattern: string, path: string): boolean => {
  const [wanted, given] = [pattern.split('/'), path.split('/')];
  return (
    wanted.length === given.length &&
    wanted.every((part, index) => (part.startsWith(':') ? given[index] !== '' : part === given[index]))
  );
};

/** The route of a path without its language; undefined where there is no such page. */
export function accountRouteOf(path: string, routes: readonly AccountRoute[] = accountRoutes): AccountRoute | undefined {
  return routes.find((route) => isMatch(route.path, path));
}
