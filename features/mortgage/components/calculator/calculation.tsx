'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import type { Bank, Mortgage } from '@/lib/contracts/mortgage';
import type { Loan } from '@/lib/domain/loan/calculator';
import { useCurrency } from '@/lib/stores/currency';
import { startLoan } from '../../domain/form-data';
import { useMortgageTerms } from '../../queries/use-mortgage-terms';
import type { LoanStatement } from '../../stores/loan-statement';
import { type LoanOpener, useMortgage } from '../../stores/mortgage-store';

/** Why the calculator cannot be shown yet, or all that it needs. */
export type Calculation =
  | { state: 'loading' }
  | { state: 'none' }
  | { state: 'failed'; retry: () => void }
  | { state: 'ready'; mortgage: Mortgage; loan: Loan; bank: Bank };

/** Opens a calculation as soon as the banks are known. @param isOpen nothing starts before, and nothing continues after */
export function useCalculation(isOpen: boolean, opener: LoanOpener, statement: LoanStatement | null): Calculation {
  const { data: mortgage, isError, refetch } = useMortgageTerms();
  const loan = useMortgage((state) => state.loan);
  const open = useMortgage((state) => state.open);
  const { currencyId } = useCurrency();
  useEffect(() => {
    if (isOpen && mortgage) open(opener, statement, () => startLoan(mortgage, statement, currencyId));
  }, [isOpen, mortgage, opener, statement, open, currencyId]);
  if (!mortgage) return isError ? { state: 'failed', retry: () => void refetch() } : { state: 'loading' };
  if (mortgage.banks.length === 0) return { state: 'none' };
  const bank = mortgage.banks.find(({ id }) => id === loan?.bankId);
  return loan && bank ? { state: 'ready', mortgage, loan, bank } : { state: 'loading' };
}

const rows = [1, 2, 3, 4];

function Loading() {
  const t = useTranslations('mortgage');
  return (
    <div aria-busy="true" className="@container">
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <div className="grid gap-6 @min-[720px]:grid-cols-2 @min-[720px]:gap-7">
        <div className="flex flex-col gap-5">
          {rows.map((row) => (
            <Skeleton key={row} className="h-20 w-full rounded-control" />
          ))}
        </div>
        <div className="flex flex-col gap-2">
          <Skeleton className="mb-3 h-44 w-full rounded-card" />
          {rows.map((row) => (
            <Skeleton key={row} className="h-16.5 w-full rounded-lg" />
          ))}
        </div>
      </div>
    </div>
  );
}

type CalculationPlaceholderProps = { calculation: Exclude<Calculation, { state: 'ready' }> };

/** The calculator's place while there is nothing to calculate with. */
export function CalculationPlaceholder({ calculation }: CalculationPlaceholderProps) {
  const t = useTranslations('mortgage');
  const common = useTranslations('common');
  if (calculation.state === 'loading') return <Loading />;
  if (calculation.state === 'none') return <EmptyState art="key" title={t('none_title')} text={t('none_text')} />;
  return (
    <div role="alert">
      <EmptyState
        art="cloud"
        title={t('failed_title')}
        text={t('failed_text')}
        actions={
          <Button variant="secondary" onClick={calculation.retry}>
            {common('retry')}
          </Button>
        }
      />
    </div>
  );
}
