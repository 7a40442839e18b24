'use client';

import { useTranslations } from 'next-intl';
import { createContext, type ReactNode, use, useMemo, useRef, useState } from 'react';
import type { PhoneRevealResult } from '@/lib/api/reveal-phone';
import { clientOnlyComponent } from '@/lib/lazy-component';

type PhoneRevealState = {
  isPending: boolean;
  /** Result of the last request; null before the first. */
  result: PhoneRevealResult | null;
  /** Requests the number unless a request is pending. @returns null when it is not shown */
  reveal: () => Promise<string | null>;
};

const PhoneContext = createContext<PhoneRevealState | null>(null);

type Props = {
  /** Requests the number. */
  requestPhone: () => Promise<PhoneRevealResult>;
  children: ReactNode;
};

/** Loaded with the first number; a failure to load it is ignored. */
const noteReveal = () =>
  void import('@/lib/analytics/data-layer').then(({ trackEvent }) => trackEvent('phone_reveal')).catch(() => null);

/** Shares a revealed number between a card and the call bar. */
export function PhoneProvider({ requestPhone, children }: Props) {
  const [result, setResult] = useState<PhoneRevealResult | null>(null);
  const [isPending, setIsPending] = useState(false);
  const isRequesting = useRef(false);

  const phone = useMemo<PhoneRevealState>(() => {
    const reveal = async () => {
      if (isRequesting.current) return null;
      isRequesting.current = true;
      setIsPending(true);
      try {
        // What shows the number is loaded with it.
        const [next] = await Promise.all([requestPhone(), import('./shown-phone')]);
        setResult(next);
        if (next.kind === 'shown') noteReveal();
        return next.kind === 'shown' ? next.phone : null;
      } catch {
        setResult({ kind: 'failed' });
        return null;
      } finally {
        isRequesting.current = false;
        setIsPending(false);
      }
    };
    return { isPending, result, reveal };
  }, [requestPhone, isPending, result]);

  return <PhoneContext value={phone}>{children}</PhoneContext>;
}

/** The number of the provider around this component. */
export function usePhone(): PhoneRevealState {
  const phone = use(PhoneContext);
  if (!phone) throw new Error('usePhone needs a PhoneProvider above it.');
  return phone;
}

/** Loaded on demand: few visitors ever see it. */
const InlineAlert = clientOnlyComponent(async () => (await import('@/components/ui/feedback/inline-alert')).InlineAlert);

/** Why the number was not shown and what to do; nothing otherwise. */
export function PhoneError({ className }: { className?: string }) {
  const t = useTranslations('phone');
  const { result } = usePhone();
  if (!result || result.kind === 'shown') return null;
  const text = result.kind === 'limited' ? t('limit', { minutes: result.minutes }) : t(result.kind);
  return (
    <InlineAlert tone={result.kind === 'limited' ? 'warning' : 'error'} isLive className={className}>
      {text}
    </InlineAlert>
  );
}
