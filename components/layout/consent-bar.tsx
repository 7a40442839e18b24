'use client';

import { useEffect, useState } from 'react';
import { consentEvent, consentQuestionEvent, readConsent } from '@/lib/analytics/consent';
import { lazyComponent } from '@/lib/lazy-component';
import type { ConsentTexts } from './consent-question';

/** Loaded only where the banner is shown: visitors who have decided do not see it again. */
const ConsentQuestion = lazyComponent(async () => (await import('./consent-question')).ConsentQuestion);

const scriptId = 'statistics';

function loadScript(url: string): void {
  if (document.getElementById(scriptId)) return;
  const script = document.createElement('script');
  Object.assign(script, { id: scriptId, src: url, async: true });
  document.head.append(script);
}

/** Asks for consent to statistics. The service's script is loaded after consent alone. */
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
  return isAsking ? <ConsentQuestion texts={texts} onDecided={() => setIsAsking(false)} /> : null;
}
