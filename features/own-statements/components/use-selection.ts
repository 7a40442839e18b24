'use client';

import { useState } from 'react';
import { useFailureToast } from '@/components/crud/crud-toasts';
import type { OwnStatementCard } from '@/lib/contracts/statements/own-statements';
import type { OwnListing } from '../domain/listing';
import { useLoadAllOwnStatements } from '../queries/own-statements';

/** What a selection needs of a statement. */
export type Selectable = Pick<OwnStatementCard, 'id' | 'actions' | 'state'>;

/** The selected statements of a page, or of all pages of a listing. Another state or search begins a new selection. */
export function useSelection({ state, q }: OwnListing, page: readonly OwnStatementCard[]) {
  const listing = JSON.stringify([state, q]);
  const [selected, setSelected] = useState<{ listing: string; cards: readonly Selectable[]; isEvery: boolean } | null>(null);
  const { mutate: loadAll, isPending } = useLoadAllOwnStatements();
  const showFailure = useFailureToast();
  const own = selected?.listing === listing ? selected : { cards: [], isEvery: false };
  // A row that left the page is no longer selected.
  const shown = page.filter(({ id }) => own.cards.some((card) => card.id === id));
  const cards = own.isEvery ? own.cards : shown;
  const select = (next: readonly Selectable[]): void => setSelected({ listing, cards: next, isEvery: false });
  return {
    cards,
    select,
    toggle: (card: Selectable, isOn: boolean): void => {
      const next = isOn ? [...cards, card] : cards.filter(({ id }) => id !== card.id);
      setSelected({ listing, cards: next, isEvery: own.isEvery });
    },
    /** Selects the statements of all pages. */
    selectEvery: (): void =>
      loadAll(
        { state, q },
        { onSuccess: (every) => setSelected({ listing, cards: every, isEvery: true }), onError: showFailure },
      ),
    isSelectingEvery: isPending,
  };
}
