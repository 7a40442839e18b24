'use client';

import { consentQuestionEvent } from '@/lib/analytics/consent';

/** Asks for the consent to statistics again. */
export function ConsentButton({ label }: { label: string }) {
  return (
    <button
      type="button"
      onClick={() => window.dispatchEvent(new Event(consentQuestionEvent))}
      className="inline-block py-1 hover:text-white hover:underline max-lg:py-2.5"
    >
      {label}
    </button>
  );
}
