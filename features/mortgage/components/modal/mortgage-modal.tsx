'use client';

import { withQueryProvider } from '@/lib/api/query-provider';
import { MortgageMessages } from '@/lib/i18n/lazy-messages';
import { useLoanStatement } from '../../stores/loan-statement';
import type { LoanOpener } from '../../stores/mortgage-store';
import { useCalculation } from '../calculator/calculation';
import { MortgageDialog } from './mortgage-dialog';

interface MortgageModalProps {
  isOpen: boolean;
  opener: LoanOpener;
  /** Whether to ignore the statement of the page. */
  isGeneral: boolean;
  onClose: () => void;
}

function MortgageModalContent({ isOpen, opener, isGeneral, onClose }: MortgageModalProps) {
  const onPage = useLoanStatement((state) => state.statement);
  const statement = isGeneral ? null : onPage;
  const calculation = useCalculation(isOpen, opener, statement);
  return <MortgageDialog calculation={calculation} isOpen={isOpen} isStatementInner={statement !== null} onClose={onClose} />;
}

/** The mortgage above a page, with its messages. */
export const MortgageModal = withQueryProvider(function MortgageModal(props: MortgageModalProps) {
  return (
    <MortgageMessages>
      <MortgageModalContent {...props} />
    </MortgageMessages>
  );
});
