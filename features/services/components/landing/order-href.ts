import { getLocale } from 'next-intl/server';
import type { ServicePageKey } from '@/lib/contracts/money/services';
import { viaSignIn } from '@/lib/navigation';
import { localePath } from '@/lib/routes/locale-path';
import { orderPathOf, serviceRouteOf } from '@/lib/routes/service-routes';

/**
 * Where the service is ordered from its landing page. A guest signs in on the way to a page of the account, whose guard would send
 * them home.
 */
export async function orderHref(key: ServicePageKey, isSignedIn: boolean): Promise<string | null> {
  const locale = await getLocale();
  const path = orderPathOf(serviceRouteOf(key));
  if (path === null) return null;
  const href = localePath(locale, path);
  if (isSignedIn || !path.startsWith('/account')) return href;
  return viaSignIn(locale, href);
}
