import type { SavedCard } from '@/lib/contracts/money/payments';
import type { Repositories, UnitOfWork } from '@/server/composition/repositories';
import { notFound } from '../../http/errors';
import type { GatewayPayment, PaymentGateways } from '../../ports/payment-gateway';
import type { PaymentRow } from '../payments/payments.repository';
import type { SavedCardRow, SavedCardsRepository } from './saved-cards.repository';

export type SavedCardsParts = {
  savedCards: SavedCardsRepository;
  atomically: UnitOfWork;
  gateways: PaymentGateways;
  /** Called when a gateway did not delete a card that was removed here. */
  onKept(cardId: number, error: unknown): void;
};
export type SavedCardsService = ReturnType<typeof createSavedCardsService>;

/** Until its owner chooses one, the latest card is the default. */
const toCard = (row: SavedCardRow, index: number): SavedCard => ({
  id: row.id,
  card_mask: row.mask,
  brand: row.brand,
  expires: row.expires,
  is_default: index === 0,
});

/** Stores the card of an approved payment whose payer requested it, in the payment's transaction. */
export async function storeApprovedCard(
  { savedCards }: Pick<Repositories, 'savedCards'>,
  { userId, gateway }: Pick<PaymentRow, 'userId' | 'gateway'>,
  { card }: GatewayPayment,
  now: Date,
): Promise<void> {
  if (!gateway || !card?.token) return;
  await savedCards.keep({ userId, gateway, card: { ...card, token: card.token }, now });
}

/** Saved cards of the gateway that takes payments now. Another person's card is treated as missing. */
export function createSavedCardsService({ savedCards, atomically, gateways, onKept }: SavedCardsParts) {
  return {
    list: async (userId: number): Promise<SavedCard[]> =>
      gateways.current === null ? [] : (await savedCards.list(userId, gateways.current.name)).map(toCard),

    /** The token that pays with a person's card; null when it is not theirs, or unknown to the present gateway. */
    findToken: async (userId: number, cardId: number): Promise<string | null> => {
      const card = await savedCards.find(userId, cardId);
      return card !== undefined && card.gateway === gateways.current?.name ? card.token : null;
    },

    /** Removes a card here at once, and at its gateway when that responds. @throws ApiError 404 */
    remove: async (userId: number, cardId: number): Promise<void> => {
      const card = await savedCards.remove(userId, cardId);
      if (card === undefined) throw notFound();
      await gateways
        .find(card.gateway)
        ?.deleteCard(card.token)
        .catch((error: unknown) => onKept(cardId, error));
    },

    /** @throws ApiError 404 */
    makeDefault: async (userId: number, cardId: number): Promise<void> => {
      const isDone = await atomically((inside) => inside.savedCards.makeDefault(userId, cardId));
      if (!isDone) throw notFound();
    },
  };
}
