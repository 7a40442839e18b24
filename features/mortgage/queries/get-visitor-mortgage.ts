import { dispensable } from '@/lib/api/dispensable';
import { withTtlCache } from '@/lib/api/ttl-cache';
import { currentVisitor, visitorHeaders } from '@/lib/api/visitor';
import type { Mortgage } from '@/lib/contracts/mortgage';
import { getMortgage } from './get-mortgage';

const getGuestMortgage = withTtlCache(() => getMortgage(dispensable));

/** The banks with their terms as the visitor sees them; all guests see the same. */
export async function getVisitorMortgage(): Promise<Mortgage> {
  return (await currentVisitor()) ? getMortgage({ headers: await visitorHeaders(), ...dispensable }) : getGuestMortgage();
}
