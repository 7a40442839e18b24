'use client';

import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { useModal } from '@/lib/stores/modal-store';
import { endAttempts, findAttempt } from '@/lib/stores/payments/payment-attempts';
import { rememberIntent, usePendingIntent } from '@/lib/stores/pending-intent';
import { isGuest } from '@/lib/stores/session/is-guest';
import { useTextDraft } from '@/lib/stores/use-text-draft';
import { type BidResult, bidError, bidIntent, parseBid, type Standing } from '../../domain/bid';
import type { SubmissionResult } from '../../domain/submissions';
import type { placeBid } from '../../queries/place-bid';

/** The typed amount, kept across a sign-in; the lowest bid until something is typed. */
function useAmount(statementId: number, lowest: number) {
  const [draft, setDraft] = useTextDraft(`bid ${statementId}`);
  const [isTouched, setIsTouched] = useState(false);
  return {
    text: isTouched || draft !== '' ? draft : String(lowest),
    setText: (text: string) => {
      setIsTouched(true);
      setDraft(text);
    },
    reset: () => {
      setIsTouched(false);
      setDraft('');
    },
  };
}

/** A bid that was taken; `count` of those of this page. */
type Placed = { bidder: number; amount: number; count: number };
type SentBid = SubmissionResult<Exclude<BidResult['kind'], 'placed' | 'limited'>>;

/**
 * The bid that a visitor prepares and sends. It is sent once, under a key that a repetition keeps; guests get the sign-in first and find the
 * amount as they left it.
 */
export function useBid(statementId: number, standing: Standing, place: typeof placeBid) {
  const router = useRouter();
  const input = useRef<HTMLInputElement>(null);
  const [openedAtMs] = useState(() => Date.now());
  const [knownLowest, setKnownLowest] = useState(0);
  const [hasAccepted, setHasAccepted] = useState(false);
  const [placed, setPlaced] = useState<Placed | null>(null);
  const lowest = Math.max(standing.lowest_bid, knownLowest);
  const { text, setText, reset } = useAmount(statementId, lowest);
  const amount = parseBid(text);
  const intent = bidIntent(statementId);
  usePendingIntent(intent, () => input.current?.focus());

  const settle = (result: BidResult, sent: number): SentBid => {
    if (result.kind === 'placed' || result.kind === 'too_low') setKnownLowest(result.lowest);
    if (result.kind === 'too_low') input.current?.focus();
    if (result.kind === 'signed-out') void rememberIntent(intent);
    if (result.kind !== 'placed') return result;
    reset();
    setHasAccepted(false);
    setPlaced({ bidder: result.bidder, amount: sent, count: (placed?.count ?? 0) + 1 });
    return { kind: 'sent' };
  };
  const send = async (): Promise<SentBid> => {
    if (amount === null) return { kind: 'failed' };
    // The sum stays as it was sent when somebody else is faster.
    setText(text);
    if (isGuest()) {
      void rememberIntent(intent);
      useModal.getState().open('login');
      return { kind: 'signed-out' };
    }
    const { key } = findAttempt(intent, { amount }, openedAtMs);
    const result = await place(statementId, amount, key);
    if (result.kind === 'placed') endAttempts({ key });
    return settle(result, amount);
  };
  return {
    input,
    lowest,
    amount,
    text,
    setText,
    error: bidError(text, lowest),
    hasAccepted,
    setHasAccepted,
    placed,
    send,
    onSent: () => router.refresh(),
  };
}
