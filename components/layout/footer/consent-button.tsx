'use client';

import { consentQuestionEvent } from '@/lib/analytics/consent';

/** Asks for the consent to statistics again. */
export function ConsentButton({ label }: { label: string }) {
  return (
    <button type="button" onClick={() => window.dispatchEvent(new Event(consentQuestionEvent))} className="footer-entry">
      {label}
    </button>
  );
}
