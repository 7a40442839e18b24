'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { createContext, type ReactNode, use, useMemo, useRef, useState } from 'react';
import { latestSearchReport } from '@/lib/stores/search-reports';
import type { PhoneRevealResult } from '../../domain/submissions';

type PhoneRevealState = {
  isPending: boolean;
  /** Result of the last request; null before the first. */
  result: PhoneRevealResult | null;
  /** Requests the number unless a request is pending. @returns null when it is not shown */
  reveal: () => Promise<string | null>;
};

const PhoneContext = createContext<PhoneRevealState | null>(null);

/** The API call is loaded with the first press: most visitors never call. */
async function fetchPhone(uuid: string): Promise<PhoneRevealResult> {
  const { showPhone } = await import('../../queries/visitor-requests');
  return showPhone(uuid, latestSearchReport());
}

type Props = {
  uuid: string;
  /** Requests the number of the statement. */
  requestPhone?: (uuid: string) => Promise<PhoneRevealResult>;
  children: ReactNode;
};

/** Shares a revealed number between the seller's card and the call bar. */
export function PhoneProvider({ uuid, requestPhone = fetchPhone, children }: Props) {
  const [result, setResult] = useState<PhoneRevealResult | null>(null);
  const [isPending, setIsPending] = useState(false);
  const isRequesting = useRef(false);

  const phone = useMemo<PhoneRevealState>(() => {
    const reveal = async () => {
      if (isRequesting.current) return null;
      isRequesting.current = true;
      setIsPending(true);
      try {
        const next = await requestPhone(uuid);
        setResult(next);
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
  }, [uuid, requestPhone, isPending, result]);

  return <PhoneContext value={phone}>{children}</PhoneContext>;
}

/** The number of the statement around this component. */
export function usePhone(): PhoneRevealState {
  const phone = use(PhoneContext);
  if (!phone) throw new Error('usePhone needs a PhoneProvider above it.');
  return phone;
}

/** Loaded on demand: few visitors ever see it. */
const InlineAlert = dynamic(() => import('@/components/ui/feedback/inline-alert').then((module) => module.InlineAlert), {
  ssr: false,
});

/** Why the number was not shown and what to do; nothing otherwise. */
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
