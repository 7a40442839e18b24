import { keepAMinute } from '@/lib/api/keep-a-minute';
import { currentVisitor, visitorHeaders } from '@/lib/api/visitor';
import type { Mortgage } from '@/lib/contracts/mortgage';
import { getMortgage } from './get-mortgage';

const mortgageOfGuests = keepAMinute(() => getMortgage());

/** The banks with their terms as whoever asks for the page sees them; all guests see the same. */
export async function getVisitorMortgage(): Promise<Mortgage> {
  return (await currentVisitor()) ? getMortgage({ headers: await visitorHeaders() }) : mortgageOfGuests();
}
