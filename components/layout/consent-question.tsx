'use client';

import { Button } from '@/components/ui/buttons/button';
import { type Consent, readConsent, writeConsent } from '@/lib/analytics/consent';
import { clearQueue } from '@/lib/analytics/data-layer';

export type ConsentTexts = { label: string; text: string; accept: string; refuse: string };

/** To refuse takes as many presses as to accept. */
export function ConsentQuestion({ texts, onDecided }: { texts: ConsentTexts; onDecided: () => void }) {
  const decide = (consent: Consent) => {
    const wasGranted = readConsent() === 'granted';
    if (consent === 'denied') clearQueue();
    writeConsent(consent);
    onDecided();
    // A running script cannot be unloaded without a reload.
    if (wasGranted && consent === 'denied') window.location.reload();
  };
  return (
    <section
      aria-label={texts.label}
      className="fixed inset-x-4 bottom-4 z-toast mx-auto max-w-180 rounded-card bg-surface p-4 shadow-sh-3 print:hidden"
    >
      <p className="type-sm">{texts.text}</p>
      <div className="mt-3 grid grid-cols-2 gap-3">
        <Button variant="secondary" onClick={() => decide('denied')}>
          {texts.refuse}
        </Button>
        <Button variant="secondary" onClick={() => decide('granted')}>
          {texts.accept}
        </Button>
      </div>
    </section>
  );
}
