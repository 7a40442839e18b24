import { dispensable, orWithoutWaiting } from '@/lib/api/dispensable';
import { withTtlCache } from '@/lib/api/ttl-cache';
import { currentVisitor, visitorHeaders } from '@/lib/api/visitor';
import type { Mortgage } from '@/lib/contracts/mortgage';
import { getMortgage } from './get-mortgage';

const getGuestMortgage = withTtlCache(() => getMortgage(dispensable));

async function readLoanTerms(): Promise<Mortgage> {
  return (await currentVisitor()) ? getMortgage({ headers: await visitorHeaders(), ...dispensable }) : getGuestMortgage();
}

/** The banks with their terms as the visitor sees them; all guests see the same. Null when they cannot be read. */
export const getLoanTerms = orWithoutWaiting('the loan’s terms', readLoanTerms, null);
