'use client';

import { useSearchParams } from 'next/navigation';
import { Suspense, useEffect, useRef, useState } from 'react';
import { followedLink } from '@/lib/followed-link';
import { clientOnlyComponent } from '@/lib/lazy-component';
import { isGeneralLoan, isLoanAddress, withLoan, withoutLoan } from '@/lib/routes/addresses/money/loan-address';
import type { LoanOpener } from '../../stores/mortgage-store';

const MortgageModal = clientOnlyComponent(async () => (await import('./mortgage-modal')).MortgageModal);

const here = (): URL => new URL(window.location.href);

/**
 * The place of the mortgage modal: an address with `take_loan` shows it. Its links are plain ones; a press on one that this page can
 * answer opens the modal over the page, whose own query stays, without asking the server.
 */
export function MortgageSlot() {
  const query = useSearchParams();
  const isOpen = isLoanAddress(query);
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  const [pressed, setPressed] = useState<LoanOpener | null>(null);
  /** Whether the address before the modal's own is this page without it. */
  const isPushed = useRef(false);

  useEffect(() => {
    const open = (event: MouseEvent) => {
      const link = followedLink(event);
      if (!link) return;
      const target = new URL(link.href);
      if (!isLoanAddress(target.searchParams)) return;
      setPressed((link.dataset.loan as LoanOpener | undefined) ?? null);
      const isGeneral = isGeneralLoan(target.searchParams);
      if (!isGeneral && target.pathname !== window.location.pathname) return;
      event.preventDefault();
      isPushed.current = true;
      window.history.pushState(null, '', withLoan(here(), isGeneral));
    };
    document.addEventListener('click', open, { capture: true });
    return () => document.removeEventListener('click', open, { capture: true });
  }, []);
  useEffect(() => {
    if (isOpen) return;
    isPushed.current = false;
  }, [isOpen]);

  const close = () => {
    if (isPushed.current) window.history.back();
    else window.history.replaceState(null, '', withoutLoan(here()));
  };
  if (!wasOpened) return null;
  const isGeneral = isGeneralLoan(query);
  return (
    <Suspense>
      <MortgageModal
        isOpen={isOpen}
        opener={pressed ?? (isGeneral ? 'fromHeader' : 'fromStatement')}
        isGeneral={isGeneral}
        onClose={close}
      />
    </Suspense>
  );
}
