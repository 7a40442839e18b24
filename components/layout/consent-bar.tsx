'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { type Consent, consentEvent, consentQuestionEvent, readConsent, writeConsent } from '@/lib/analytics/consent';
import { dropHeld } from '@/lib/analytics/data-layer';

const scriptId = 'statistics';

function loadScript(url: string): void {
  if (document.getElementById(scriptId)) return;
  const script = document.createElement('script');
  Object.assign(script, { id: scriptId, src: url, async: true });
  document.head.append(script);
}

export type ConsentTexts = { label: string; text: string; accept: string; refuse: string };

/** Asks for consent to statistics: to refuse takes as many presses as to accept. The service's script is loaded after consent alone. */
export function ConsentBar({ scriptUrl, texts }: { scriptUrl: string; texts: ConsentTexts }) {
  const [isAsking, setIsAsking] = useState(false);
  useEffect(() => {
    const follow = () => {
      if (readConsent() === 'granted') loadScript(scriptUrl);
    };
    const ask = () => setIsAsking(true);
    follow();
    setIsAsking(readConsent() === null);
    window.addEventListener(consentEvent, follow);
    window.addEventListener(consentQuestionEvent, ask);
    return () => {
      window.removeEventListener(consentEvent, follow);
      window.removeEventListener(consentQuestionEvent, ask);
    };
  }, [scriptUrl]);
  if (!isAsking) return null;
  const decide = (consent: Consent) => {
    const wasGranted = readConsent() === 'granted';
    if (consent === 'denied') dropHeld();
    writeConsent(consent);
    setIsAsking(false);
    // A script that runs cannot be taken back, only left behind.
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
