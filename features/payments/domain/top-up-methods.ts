import { companyTypeIds } from '@/lib/contracts/account/auth';

/** Methods of the top-up by their numbers. */
export const topUpMethods = { 1: 'card', 2: 'invoice', 3: 'loyalty', 4: 'terminal', 5: 'bank_app' } as const;
export type TopUpMethod = keyof typeof topUpMethods;

/** The methods that a kind of account has, in their order: an invoice is for brokers and developers alone. */
export function methodsOf(typeId: number): TopUpMethod[] {
  const all: TopUpMethod[] = [1, 2, 3, 4, 5];
  return all.filter((method) => method !== 2 || companyTypeIds.includes(typeId));
}
