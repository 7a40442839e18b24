'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Dialog, type DialogProps } from '@/components/ui/overlays/dialog';
import { useViewFocus } from '@/components/ui/overlays/use-view-focus';
import { useMortgage } from '../../stores/mortgage-store';
import { type Calculation, CalculationPlaceholder } from '../calculator/calculation';
import { CalculatorFooter, LoanCalculator } from '../calculator/loan-calculator';
import { RequestForm } from '../request/request-form';
import { FailedStep, SentStep } from '../request/result-step';
import { TermsFooter, TermsText } from '../request/terms';

const closeAfterMs = 2000;

type MortgageView = 'calculator' | 'form' | 'terms' | 'sent' | 'failed';

/** What the modal shows: the result of a request before the request, and the request before the calculator. */
function useMortgageView(): MortgageView {
  const { submission, isFormShown, isReadingTerms } = useMortgage();
  if (submission.state === 'sent') return 'sent';
  if (submission.state === 'failed') return 'failed';
  if (!isFormShown) return 'calculator';
  return isReadingTerms ? 'terms' : 'form';
}

/** Notifies the store of the closing, and closes after an accepted request, except on a statement's page. */
function useClosing(isOpen: boolean, view: MortgageView, isStatementInner: boolean, onClose: () => void): void {
  const close = useMortgage((state) => state.close);
  const wasOpen = useRef(isOpen);
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  }, [onClose]);
  useEffect(() => {
    if (wasOpen.current && !isOpen) close();
    wasOpen.current = isOpen;
  }, [isOpen, close]);
  useEffect(() => {
    if (!isOpen || view !== 'sent' || isStatementInner) return;
    const timer = setTimeout(() => latest.current(), closeAfterMs);
    return () => clearTimeout(timer);
  }, [isOpen, view, isStatementInner]);
}

interface MortgageDialogProps {
  calculation: Calculation;
  isOpen: boolean;
  /** Whether a statement's page is behind it. There the result stays until the visitor closes it. */
  isStatementInner: boolean;
  /** Returns to a calculator outside the modal. */
  onCalculator?: () => void;
  onClose: () => void;
}

/** Capitals only in the window: on a phone's sheet the title would take two lines. */
function Title({ text }: { text: string }) {
  return (
    <>
      <span className="md:hidden">{text}</span>
      <span className="mt type-h2 max-md:hidden">{text}</span>
    </>
  );
}

function useDialogProps(
  view: MortgageView,
  calculation: Calculation,
  onCalculator: () => void,
): Omit<DialogProps, 'closeLabel' | 'children'> {
  const t = useTranslations('mortgage');
  const { statement, showForm, readTerms, loan } = useMortgage();
  const step = { width: 444, bodyClassName: 'border-t border-line pt-5', isOutsidePressIgnored: true } as const;
  const frames = {
    calculator: {
      width: 920,
      title: <Title text={t('title')} />,
      description: statement?.title,
      bodyClassName: 'pt-2',
      footer:
        calculation.state === 'ready' && loan ? <CalculatorFooter loan={loan} onRequest={() => showForm(true)} /> : undefined,
    },
    form: {
      ...step,
      title: t('form.title'),
      description: t('form.step'),
      back: { label: t('form.back'), onBack: onCalculator },
    },
    terms: {
      ...step,
      title: t('terms.title'),
      description: t('terms.step'),
      back: { label: t('terms.back'), onBack: () => readTerms(false) },
      footer: <TermsFooter />,
    },
    sent: { width: 444, title: t('sent.title'), isTitleHidden: true, bodyClassName: 'pt-12' },
    failed: { width: 444, title: t('send_failed.title'), isTitleHidden: true, bodyClassName: 'pt-12' },
  } as const satisfies Record<MortgageView, Omit<DialogProps, 'closeLabel' | 'children'>>;
  return frames[view];
}

function Content({
  view,
  calculation,
  onCalculator,
  onClose,
}: { view: MortgageView } & Pick<MortgageDialogProps, 'calculation' | 'onClose'> & { onCalculator: () => void }) {
  const { statement, setLoan, retry, submission } = useMortgage();
  if (calculation.state !== 'ready') return <CalculationPlaceholder calculation={calculation} />;
  const { mortgage, loan, bank } = calculation;
  const leave = () => {
    retry();
    onCalculator();
  };
  if (view === 'form') return <RequestForm loan={loan} bank={bank} />;
  if (view === 'terms') return <TermsText />;
  if (view === 'sent') return <SentStep loan={loan} bank={bank} onClose={onClose} />;
  if (submission.state === 'failed') return <FailedStep errorKey={submission.key} onCalculator={leave} />;
  return (
    <LoanCalculator mortgage={mortgage} loan={loan} bank={bank} statement={statement} onChange={setLoan} isPriceAutoFocused />
  );
}

/** The mortgage from the calculator to the result, one view at a time. */
export function MortgageDialog(props: MortgageDialogProps) {
  const { calculation, isOpen, isStatementInner, onClose } = props;
  const showForm = useMortgage((state) => state.showForm);
  const toCalculator = props.onCalculator ?? (() => showForm(false));
  const common = useTranslations('common');
  const view = useMortgageView();
  const frame = useDialogProps(view, calculation, toCalculator);
  const isSuccessShown = useMortgage((state) => Object.values(state.successModalForIDs).some(Boolean));
  useClosing(isOpen, view, isStatementInner, onClose);
  const contentRef = useViewFocus(view);
  return (
    <Dialog
      {...frame}
      open={isOpen && (view !== 'sent' || isSuccessShown)}
      onOpenChange={(next) => next || onClose()}
      closeLabel={common('close')}
    >
      <div ref={contentRef} tabIndex={-1} className="outline-none">
        <Content view={view} calculation={calculation} onCalculator={toCalculator} onClose={onClose} />
      </div>
    </Dialog>
  );
}
