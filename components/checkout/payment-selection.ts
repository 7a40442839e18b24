import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { paymentOptionsQuery, savedCardsQuery } from '@/lib/api/payments/payments';
import type { PaymentOptions, SavedCard } from '@/lib/contracts/money/payments';
import { toMajorUnits, toMinorUnits } from '@/lib/domain/money/amount';
import { useSession } from '@/lib/stores/session/session-store';

/** What the visitor pays with. A new card is saved only when the visitor asks for it. */
export type PaymentSelection =
  | { kind: 'balance' }
  /** The wallet of the agency that the visitor works for. */
  | { kind: 'company' }
  | { kind: 'package'; packageId: number }
  | { kind: 'card'; cardId: number }
  | { kind: 'new_card'; isSaved: boolean };

/** A placement bought ahead. Both texts are in the language of the page. */
export type PackageOption = { id: number; label: string; description: string; end?: string };

/** How much a balance lacks for an amount, in GEL; 0 where it suffices and while the amount is not known. */
export const shortfall = (amount: number | null, balance: number): number =>
  amount === null ? 0 : toMajorUnits(Math.max(0, toMinorUnits(amount) - toMinorUnits(balance)));

const newCard: PaymentSelection = { kind: 'new_card', isSaved: false };

/** The default card, or else the newest; a new one without any. */
export function firstCard(cards: readonly SavedCard[]): PaymentSelection {
  const card = cards.find(({ is_default }) => is_default) ?? cards[0];
  return card ? { kind: 'card', cardId: card.id } : newCard;
}

/** Saved cards of a signed-in visitor. The list may fail: a new card is then still possible. */
export function useSavedCards() {
  const isSignedIn = useSession((state) => state.user !== null);
  return useQuery({ ...savedCardsQuery, enabled: isSignedIn });
}

export type OfferedWays = { isCardOffered: boolean; company: PaymentOptions['company']; isLoading: boolean };

/** The ways to pay that the site offers this visitor. While they are not known, or cannot be, a card is offered. */
export function useOfferedWays(): OfferedWays {
  const isSignedIn = useSession((state) => state.user !== null);
  const { data, isLoading } = useQuery({ ...paymentOptionsQuery, enabled: isSignedIn });
  return { isCardOffered: data?.methods.includes('card') ?? true, company: data?.company ?? null, isLoading };
}

type Offer = Omit<OfferedWays, 'isLoading'> & {
  cards: readonly SavedCard[] | undefined;
  packages: readonly PackageOption[];
};

function isOffered(selection: PaymentSelection, { isCardOffered, company, cards, packages }: Offer): boolean {
  switch (selection.kind) {
    case 'balance':
      return true;
    case 'company':
      return company !== null;
    case 'package':
      return packages.some(({ id }) => id === selection.packageId);
    case 'card':
      return isCardOffered && (cards === undefined || cards.some(({ id }) => id === selection.cardId));
    case 'new_card':
      return isCardOffered;
  }
}

/**
 * The visitor's choice, which begins with the balance where it suffices and is not empty, else with the default card, or without cards with the company.
 * @param amount GEL; null while it is not known
 * @param start preselected if it is offered
 */
export function usePaymentSelection(
  amount: number | null,
  packages: readonly PackageOption[] = [],
  start: PaymentSelection | null = null,
): [PaymentSelection, (selection: PaymentSelection) => void] {
  const [chosen, setChosen] = useState<PaymentSelection | null>(start);
  const user = useSession((state) => state.user);
  const { data: cards } = useSavedCards();
  const { isCardOffered, company } = useOfferedWays();
  // An empty balance pays for nothing, even while the amount is not known.
  const isEnough = user !== null && shortfall(amount, user.balance) === 0 && (user.balance > 0 || amount === 0);
  const withoutCard: PaymentSelection = company ? { kind: 'company' } : { kind: 'balance' };
  const withoutBalance = isCardOffered ? firstCard(cards ?? []) : withoutCard;
  const first: PaymentSelection = isEnough ? { kind: 'balance' } : withoutBalance;
  return [chosen && isOffered(chosen, { isCardOffered, company, cards, packages }) ? chosen : first, setChosen];
}
