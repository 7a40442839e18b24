'use client';

import { useState } from 'react';
import { clientOnlyComponent } from '@/lib/lazy-component';
import { useMortgage } from '../../stores/mortgage-store';
import { CalculationPlaceholder, useCalculation } from './calculation';
import { CalculatorFooter, LoanCalculator } from './loan-calculator';

const MortgageDialog = clientOnlyComponent(async () => (await import('../modal/mortgage-dialog')).MortgageDialog);

/** The calculator as a part of a page; the request opens above it. */
export function LoanView() {
  const calculation = useCalculation(true, 'fromHeader', null);
  const { isFormShown, setLoan, showForm } = useMortgage();
  const [isRequested, setIsRequested] = useState(false);
  const close = () => setIsRequested(false);
  if (calculation.state !== 'ready') return <CalculationPlaceholder calculation={calculation} />;
  const { mortgage, loan, bank } = calculation;
  const request = () => {
    showForm(true);
    setIsRequested(true);
  };
  return (
    <>
      <div className="rounded-card shadow-hairline">
        <div className="p-4 md:p-6">
          <LoanCalculator mortgage={mortgage} loan={loan} bank={bank} statement={null} onChange={setLoan} />
        </div>
        <div className="border-t border-line px-4 py-4 md:px-6">
          <CalculatorFooter loan={loan} onRequest={request} />
        </div>
      </div>
      {isFormShown ? (
        <MortgageDialog
          calculation={calculation}
          isOpen={isRequested}
          isStatementInner={false}
          onCalculator={close}
          onClose={close}
        />
      ) : null}
    </>
  );
}
