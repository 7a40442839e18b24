import { companyTypeIds } from '@/lib/contracts/account/auth';
import type { PaymentOptions } from '@/lib/contracts/money/payments';

/** Methods of the top-up by their numbers. */
export const topUpMethods = { 1: 'card', 2: 'invoice', 3: 'loyalty', 4: 'terminal', 5: 'bank_app' } as const;
export type TopUpMethod = keyof typeof topUpMethods;

/** What each method needs of the site; an invoice needs nothing. */
const ways = { 1: 'card', 2: null, 3: 'loyalty_card', 4: 'terminal', 5: 'bank_app' } as const;

/**
 * The methods that a kind of account has, in their order: an invoice is only for brokers and developers.
 * @param offered the ways to pay of this site; undefined while they are not known, when none is left out
 */
export function methodsOf(typeId: number, offered?: PaymentOptions['methods']): TopUpMethod[] {
  const all: TopUpMethod[] = [1, 2, 3, 4, 5];
  return all.filter((method) => {
    const way = ways[method];
    return way === null ? companyTypeIds.includes(typeId) : (offered?.includes(way) ?? true);
  });
}
