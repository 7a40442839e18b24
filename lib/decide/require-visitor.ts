import { notFound, redirect } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import { currentVisitor } from '@/lib/api/visitor';
import type { SessionUser } from '@/lib/contracts/account/auth';
import { type AccountRoute, accountRoutes } from '@/lib/routes/account-routes';
import { accountKindOf } from '@/lib/routes/visitor-kind';
import { decideAccount } from './decide-account';

/**
 * Checks the page by the same guards as the middleware: a guest is sent home, a kind of account without such a page gets
 * a 404. Every page of the account calls it before it reads anything.
 * @param path the page's row in the table of account routes
 */
export async function requireVisitor(path: AccountRoute['path']): Promise<SessionUser> {
  const [locale, user] = [await getLocale(), await currentVisitor()];
  const route = accountRoutes.find((row) => row.path === path);
  if (!route) throw new Error(`The table of account routes has no row for ${path}.`);
  const decision = await decideAccount(locale, route.path, async () => (user ? accountKindOf(user.type_id) : 'guest'));
  if (decision.kind === 'redirect') redirect(decision.to);
  if (decision.kind === 'misconfigured') throw new Error(`Unknown middleware ${decision.guard}`);
  if (decision.kind !== 'page' || !user) notFound();
  return user;
}
