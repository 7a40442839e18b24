'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { createContext, type ReactNode, use, useMemo, useRef, useState } from 'react';
import { latestSearchReport } from '@/lib/stores/search-reports';
import type { PhoneRevealResult } from '../../domain/submission-result';

type PhoneRevealState = {
  isPending: boolean;
  /** What the last request came to; null before the first. */
  result: PhoneRevealResult | null;
  /** Asks for the number unless a request is under way; null comes back when it was not shown. */
  reveal: () => Promise<string | null>;
};

const PhoneContext = createContext<PhoneRevealState | null>(null);

/** The call of the API is loaded with the first press: most visitors read without calling. */
async function fetchPhone(uuid: string): Promise<PhoneRevealResult> {
  const { showPhone } = await import('../../queries/visitor-requests');
  return showPhone(uuid, latestSearchReport());
}

type Props = {
  uuid: string;
  /** Asks for the number of the statement. */
  requestPhone?: (uuid: string) => Promise<PhoneRevealResult>;
  children: ReactNode;
};

/** Holds the number of a statement once it was shown, so that the seller's card and the bar of phones say the same. */
export function PhoneProvider({ uuid, requestPhone = fetchPhone, children }: Props) {
  const [answer, setAnswer] = useState<PhoneRevealResult | null>(null);
  const [isPending, setIsPending] = useState(false);
  const isAsking = useRef(false);

  const phone = useMemo<PhoneRevealState>(() => {
    const reveal = async () => {
      if (isAsking.current) return null;
      isAsking.current = true;
      setIsPending(true);
      try {
        const next = await requestPhone(uuid);
        setAnswer(next);
        return next.kind === 'shown' ? next.phone : null;
      } catch {
        setAnswer({ kind: 'failed' });
        return null;
      } finally {
        isAsking.current = false;
        setIsPending(false);
      }
    };
    return { isPending, result: answer, reveal };
  }, [uuid, requestPhone, isPending, answer]);

  return <PhoneContext value={phone}>{children}</PhoneContext>;
}

/** The number of the statement around this component. */
export function usePhone(): PhoneRevealState {
  const phone = use(PhoneContext);
  if (!phone) throw new Error('usePhone needs a PhoneProvider above it.');
  return phone;
}

/** Apart from the page: few visitors ever see it. */
const InlineAlert = dynamic(() => import('@/components/ui/feedback/inline-alert').then((module) => module.InlineAlert), {
  ssr: false,
});

/** Says why the number was not shown and what to do; nothing otherwise. */
export function PhoneError({ className }: { className?: string }) {
  const t = useTranslations('statement.phone');
  const { result } = usePhone();
  if (!result || result.kind === 'shown') return null;
  const text = result.kind === 'limited' ? t('limit', { minutes: result.minutes }) : t(result.kind);
  return (
    <InlineAlert tone={result.kind === 'limited' ? 'warning' : 'error'} isLive className={className}>
      {text}
    </InlineAlert>
  );
}
