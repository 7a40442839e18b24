'use client';

import { useEffect, useRef } from 'react';

/** Whether a key belongs to a field or an open layer and not to the page. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('textarea, select, [role=dialog], [role=listbox], input:not([type=radio])') !== null;

/** Listens for keys pressed without modifiers anywhere on the page. */
function usePageKeys(onKey: (key: string) => boolean): void {
  const latest = useRef(onKey);
  useEffect(() => {
    latest.current = onKey;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.isComposing || isTyping(event.target)) return;
      if (latest.current(event.key)) event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** Calls back with a digit from 1 to 4. */
export const useDigitKeys = (onDigit: (digit: number) => void): void =>
  usePageKeys((key) => {
    const isDigit = /^[1-4]$/.test(key);
    if (isDigit) onDigit(Number(key));
    return isDigit;
  });

/** J selects the next case, K the previous one; by the physical key where the layout is not Latin. */
export const useStepKeys = (onStep: (step: 1 | -1) => void): void =>
  usePageKeys((key) => {
    const step = { j: 1, J: 1, ჯ: 1, о: 1, k: -1, K: -1, კ: -1, л: -1 }[key];
    if (step === 1 || step === -1) onStep(step);
    return step !== undefined;
  });
