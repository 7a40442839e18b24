'use client';

import { useEffect } from 'react';
import type { Bank, Mortgage } from '@/lib/contracts/mortgage';
import type { Loan } from '@/lib/domain/loan/calculator';
import { startLoan } from '../../domain/start-loan';
import { useMortgageTerms } from '../../queries/use-mortgage-terms';
import type { LoanStatement } from '../../stores/loan-statement';
import { type LoanOpener, useMortgage } from '../../stores/mortgage-store';

/** What stands between the visitor and the calculator, or everything that it needs. */
export type Calculation =
  | { state: 'loading' }
  | { state: 'none' }
  | { state: 'failed'; retry: () => void }
  | { state: 'ready'; mortgage: Mortgage; loan: Loan; bank: Bank };

/** Opens a calculation as soon as the banks are known. @param isOpen nothing begins before, and nothing goes on after */
export function useCalculation(isOpen: boolean, opener: LoanOpener, statement: LoanStatement | null): Calculation {
  const { data: mortgage, isError, refetch } = useMortgageTerms();
  const loan = useMortgage((state) => state.loan);
  const open = useMortgage((state) => state.open);
  useEffect(() => {
    if (isOpen && mortgage) open(opener, statement, () => startLoan(mortgage, statement));
  }, [isOpen, mortgage, opener, statement, open]);
  if (!mortgage) return isError ? { state: 'failed', retry: () => void refetch() } : { state: 'loading' };
  if (mortgage.banks.length === 0) return { state: 'none' };
  const bank = mortgage.banks.find(({ id }) => id === loan?.bankId);
  return loan && bank ? { state: 'ready', mortgage, loan, bank } : { state: 'loading' };
}
