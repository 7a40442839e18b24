'use client';

import { useSearchParams } from 'next/navigation';
import { isStepId, type StepId } from '../domain/steps';

/** The step in the address, so that the browser's own way back leads to the step before. */
export function useStep(): { step: StepId; goTo: (step: StepId) => void } {
  const query = useSearchParams();
  const asked = query.get('step');
  const goTo = (step: StepId) => {
    const next = new URLSearchParams(window.location.search);
    next.set('step', step);
    window.history.pushState(null, '', `${window.location.pathname}?${next}`);
  };
  return { step: isStepId(asked) ? asked : 'place', goTo };
}
