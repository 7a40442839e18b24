import { CreditCardIcon } from '@phosphor-icons/react/dist/ssr/CreditCard';
import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';
import type { SavedCard } from '@/lib/contracts/money/payments';

const brands: Readonly<Record<string, { text: string; look: string }>> = {
  visa: { text: 'VISA', look: 'bg-aivani-700' },
  mastercard: { text: 'MC', look: 'bg-tuff-900' },
  amex: { text: 'AMEX', look: 'bg-aivani-600' },
};

/** The icon square of a row. */
export const RowIcon = ({ tone = 'bg-tuff-100', children }: { tone?: string; children: ReactNode }) => (
  <span aria-hidden="true" className={cn('flex h-8 w-11 shrink-0 items-center justify-center rounded-sm', tone)}>
    {children}
  </span>
);

/** The brand of a card, as cards show it. */
export function CardMark({ brand }: { brand: string | null }) {
  const known = brands[brand?.toLowerCase() ?? ''];
  if (!known)
    return (
      <RowIcon>
        <CreditCardIcon className="size-5" />
      </RowIcon>
    );
  return (
    <RowIcon tone={known.look}>
      <span className="text-[calc(0.625rem*var(--k))] leading-none font-bold text-white">{known.text}</span>
    </RowIcon>
  );
}

/** "•••• 4417" of a mask in any spelling. */
export const cardName = ({ card_mask }: Pick<SavedCard, 'card_mask'>): string => `•••• ${card_mask.replace(/\D/g, '').slice(-4)}`;
