'use client';

import { useEffect, useState } from 'react';
import { useSession } from '@/lib/stores/session/session-store';
import { getOwnBidder } from '../../queries/get-own-bidder';

/** The visitor's number among the bidders. @param currentBid null before the first bid; each bid may be the visitor's first */
function useOwnBidder(statementId: number, currentBid: number | null): number | null {
  const userId = useSession((state) => state.user?.id ?? null);
  const [known, setKnown] = useState<{ userId: number; bidder: number | null } | null>(null);
  useEffect(() => {
    if (userId === null || currentBid === null) return;
    let isCurrent = true;
    void getOwnBidder(statementId).then((bidder) => {
      if (isCurrent) setKnown({ userId, bidder });
    });
    return () => {
      isCurrent = false;
    };
  }, [userId, statementId, currentBid]);
  return known !== null && known.userId === userId ? known.bidder : null;
}

/** Marks the visitor's own bids. The list of bids is static HTML, the same for everybody, in which each bid holds a hidden mark. */
export function useOwnBids(statementId: number, currentBid: number | null): void {
  const bidder = useOwnBidder(statementId, currentBid);
  // After each render: a bid replaces the list.
  useEffect(() => {
    for (const mark of document.querySelectorAll<HTMLElement>('[data-own-bid]'))
      mark.hidden = mark.dataset.ownBid !== String(bidder);
  });
}
