'use client';

import { CaretDownIcon } from '@phosphor-icons/react/dist/ssr/CaretDown';
import { useTranslations } from 'next-intl';
import { type ReactNode, useId, useState } from 'react';
import { cn } from '@/lib/cn';
import type { Bank } from '@/lib/contracts/mortgage';
import type { Loan } from '@/lib/domain/loan/calculator';
import type { Schedule } from '@/lib/domain/loan/schedule';
import { BankComparison } from './bank-comparison';
import { ScheduleView } from './schedule-view';

/** A part of the calculator that is rendered once opened. */
function Disclosure({ label, children }: { label: string; children: () => ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <div className="rounded-card shadow-hairline">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        className="type-ui flex min-h-12 w-full items-center justify-between gap-3 rounded-card px-4 text-left hover:bg-tuff-50 focus-visible:-outline-offset-2"
      >
        {label}
        <CaretDownIcon
          aria-hidden="true"
          className={cn('size-4.5 shrink-0 text-ink-2 transition-transform duration-180', isOpen && 'rotate-180')}
        />
      </button>
      <div id={id} hidden={!isOpen} className="px-4 pt-2 pb-4">
        {isOpen ? children() : null}
      </div>
    </div>
  );
}

type Props = { banks: readonly Bank[]; loan: Loan & { price: number }; schedule: Schedule };

/** Next to the result, on demand: how the loan is repaid, and what other banks charge for it. */
export function LoanDetails({ banks, loan, schedule }: Props) {
  const t = useTranslations('mortgage');
  return (
    <div className="mt-6 grid items-start gap-3 @min-[720px]:grid-cols-2 @min-[720px]:gap-7">
      <Disclosure label={t('schedule.title')}>
        {() => <ScheduleView schedule={schedule} currencyId={loan.currencyId} />}
      </Disclosure>
      <Disclosure label={t('comparison.title')}>
        {() => <BankComparison banks={banks} loan={loan} chosenId={loan.bankId} />}
      </Disclosure>
    </div>
  );
}
