import { getCityTree } from '@/lib/api/places/places';
import type { Locale } from '@/lib/contracts/locales';
import { pricesPath, pricesRoute, readPricesPath } from '@/lib/routes/addresses/prices-address';
import { localePath } from '@/lib/routes/locale-path';
import { type Decision, error, page } from '../routes/decision';

/** A segment as it was written before it was encoded; null where the encoding is broken. */
function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

/** Decides an address of the prices by the places that it names; null for every other. */
export async function decidePrices(locale: Locale, path: string, search: string): Promise<Decision | null> {
  if (path === pricesRoute) return page;
  if (!path.startsWith(`${pricesRoute}/`)) return null;
  const segments = path
    .slice(pricesRoute.length + 1)
    .split('/')
    .map(decoded);
  const known = segments.filter((segment) => segment !== null);
  const way = known.length === segments.length ? readPricesPath(await getCityTree(), known) : null;
  if (!way) return error(404);
  const canonical = pricesPath(locale, way);
  return canonical === localePath(locale, path) ? page : { kind: 'redirect', to: `${canonical}${search}` };
}
