'use client';

import { createContext, type ReactNode, use, useMemo, useRef, useState } from 'react';
import { latestSearchReport } from '@/lib/stores/search-reports';
import type { Revealed } from '../domain/reveal';

type Phone = {
  isPending: boolean;
  /** What the last request came to; null before the first. */
  answer: Revealed | null;
  /** Asks for the number unless a request is under way; null comes back when it was not shown. */
  reveal: () => Promise<string | null>;
};

const PhoneContext = createContext<Phone | null>(null);

/** The call of the API is loaded with the first press: most visitors read without calling. */
async function askApi(uuid: string): Promise<Revealed> {
  const { showPhone } = await import('../queries/show-phone');
  return showPhone(uuid, latestSearchReport());
}

type Props = {
  uuid: string;
  /** Asks for the number of the statement. */
  ask?: (uuid: string) => Promise<Revealed>;
  children: ReactNode;
};

/** Holds the number of a statement once it was shown, so that the seller's card and the bar of phones say the same. */
export function PhoneProvider({ uuid, ask = askApi, children }: Props) {
  const [answer, setAnswer] = useState<Revealed | null>(null);
  const [isPending, setIsPending] = useState(false);
  const isAsking = useRef(false);

  const phone = useMemo<Phone>(() => {
    const reveal = async () => {
      if (isAsking.current) return null;
      isAsking.current = true;
      setIsPending(true);
      try {
        const next = await ask(uuid);
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
    return { isPending, answer, reveal };
  }, [uuid, ask, isPending, answer]);

  return <PhoneContext value={phone}>{children}</PhoneContext>;
}

/** The number of the statement around this component. */
export function usePhone(): Phone {
  const phone = use(PhoneContext);
  if (!phone) throw new Error('usePhone needs a PhoneProvider above it.');
  return phone;
}
