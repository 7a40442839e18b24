'use client';

import { useEffect } from 'react';
import { type LoanStatement, useLoanStatement } from '../../stores/loan-statement';

/** Hands the statement of a page to the calculator for as long as the page is shown. */
export function RegisterLoanStatement({ statement }: { statement: LoanStatement }) {
  useEffect(() => {
    useLoanStatement.setState({ statement });
    return () => useLoanStatement.setState({ statement: null });
  }, [statement]);
  return null;
}
