import type { Mortgage } from '@/lib/contracts/mortgage';
import { type Loan, openLoan } from '@/lib/domain/loan/calculator';
import type { LoanStatement } from '../stores/loan-statement';
import { initialPrice } from './form-data';

/** A new calculation; null without banks. A bank that does not lend in the second currency takes the price in its own. */
export function startLoan({ banks, currencies }: Mortgage, statement: LoanStatement | null): Loan | null {
  const loan = openLoan(banks, currencies, initialPrice(statement));
  const own = loan ? statement?.prices[loan.currencyId] : undefined;
  return loan && own !== undefined ? { ...loan, price: Math.max(1, Math.round(own)) } : loan;
}
