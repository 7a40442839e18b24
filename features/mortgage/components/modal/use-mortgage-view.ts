'use client';

import { useEffect, useRef } from 'react';
import { useMortgage } from '../../stores/mortgage-store';

const closeAfterMs = 2000;

export type MortgageView = 'calculator' | 'form' | 'terms' | 'sent' | 'unsent';

/** What the modal shows: the result of a request before the request, and the request before the calculator. */
export function useMortgageView(): MortgageView {
  const { submission, isFormShown, isReadingTerms } = useMortgage();
  if (submission.state === 'sent') return 'sent';
  if (submission.state === 'failed') return 'unsent';
  if (!isFormShown) return 'calculator';
  return isReadingTerms ? 'terms' : 'form';
}

/** Tells the store of the closing, and closes after a request that was taken: on a statement's page its result stays until it is read. */
export function useClosing(isOpen: boolean, view: MortgageView, isStatementInner: boolean, onClose: () => void): void {
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

/** Moves the focus to the content of a new view: the pressed button is gone with the old one. */
export function useViewFocus(view: MortgageView) {
  const content = useRef<HTMLDivElement>(null);
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    content.current?.parentElement?.scrollTo({ top: 0 });
    content.current?.focus({ preventScroll: true });
  }, [view]);
  return content;
}
