import { LockIcon } from '@phosphor-icons/react/dist/ssr/Lock';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { PaymentChoice } from '@/components/checkout/payment-choice';
import { firstCard, type PaymentSelection, useSavedCards } from '@/components/checkout/payment-selection';
import { Button } from '@/components/ui/buttons/button';
import { readAmount } from '../../domain/amount';
import { SavedCards } from '../cards/saved-cards';
import { AmountField } from './amount-field';
import { PayButton } from './pay-button';
import type { TopUpPayment } from './use-top-up';

export type CardValues = { amount: string; selection: PaymentSelection | null };

interface CardFormProps {
  values: CardValues;
  onChange: (values: CardValues) => void;
  isSending: boolean;
  onPay: (amount: number, payment: TopUpPayment) => void;
}

/** The payment action's fields of a chosen card; null where none is chosen. */
function cardPayment(selection: PaymentSelection | null): TopUpPayment | null {
  if (selection?.kind === 'card') return { pay_with: 'card', card_id: selection.cardId };
  if (selection?.kind === 'new_card') return { pay_with: 'card', ...(selection.isSaved ? { save_card: true } : {}) };
  return null;
}

/** The chosen card while it is still in the list, else the default one; null until the list is known. */
function useChosenCard(chosen: PaymentSelection | null): PaymentSelection | null {
  const { data: cards, isError } = useSavedCards();
  if (cards === undefined) return isError ? { kind: 'new_card', isSaved: false } : null;
  const isGone = chosen?.kind === 'card' && !cards.some(({ id }) => id === chosen.cardId);
  return chosen === null || isGone ? firstCard(cards) : chosen;
}

/** Method 1: an amount, and a saved or a new card. */
export function CardForm({ values, onChange, isSending, onPay }: CardFormProps) {
  const t = useTranslations('top_up');
  const [isManaged, setIsManaged] = useState(false);
  const { data: cards = [] } = useSavedCards();
  const selection = useChosenCard(values.selection);
  const read = readAmount(values.amount);
  const payment = cardPayment(selection);
  const isReady = 'amount' in read && payment !== null;
  return (
    <form
      noValidate
      method="post"
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady && !isSending) onPay(read.amount, payment);
      }}
    >
      <AmountField value={values.amount} onValueChange={(amount) => onChange({ ...values, amount })} hasSuggestions />
      <div>
        <div className="mb-1.5 flex min-h-6 items-center justify-between">
          <p className="type-label">{t('card')}</p>
          {cards.length > 0 ? (
            <Button variant="ghost" size="sm" className="-my-2 text-link" onClick={() => setIsManaged(!isManaged)}>
              {t(isManaged ? 'cards.done' : 'cards.manage')}
            </Button>
          ) : null}
        </div>
        {isManaged && cards.length > 0 ? (
          <SavedCards />
        ) : (
          <PaymentChoice
            label={t('card')}
            value={selection ?? { kind: 'new_card', isSaved: false }}
            onChange={(next) => onChange({ ...values, selection: next })}
            amount={null}
            hasBalance={false}
          />
        )}
      </div>
      <PayButton amount={isReady ? read.amount : null} isSending={isSending} />
      <p className="type-xs flex items-center justify-center gap-2 text-ink-2">
        <LockIcon aria-hidden="true" className="size-4 shrink-0" />
        {t('secure')}
      </p>
    </form>
  );
}
