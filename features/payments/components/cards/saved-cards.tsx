'use client';

import { TrashIcon } from '@phosphor-icons/react/dist/ssr/Trash';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { CardMark, cardName } from '@/components/checkout/card-mark';
import { useSavedCards } from '@/components/checkout/payment-selection';
import { Button } from '@/components/ui/buttons/button';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { Tag } from '@/components/ui/display/tag';
import { InlineAlert } from '@/components/ui/feedback/inline-alert';
import { QueryBoundary } from '@/components/ui/feedback/query-boundary';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import { ApiFailure } from '@/lib/api/client';
import { chooseDefaultCard, removeCard, savedCardsQuery } from '@/lib/api/payments/payments';
import type { SavedCard } from '@/lib/contracts/money/payments';

type Note = { tone: 'success' | 'error'; key: 'removed' | 'default_changed' | 'failed' };

/** Mutations of the list. Removing a card twice succeeds. */
function useCardActions() {
  const queries = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const [note, setNote] = useState<Note | null>(null);
  /** Keys of writes without a response yet: a retry has the key of the first. */
  const keys = useRef(new Map<string, string>());
  const run = async (
    name: string,
    act: (key: string) => Promise<void>,
    apply: (cards: SavedCard[]) => SavedCard[],
    done: Note['key'],
  ) => {
    setIsBusy(true);
    setNote(null);
    try {
      const key = keys.current.get(name) ?? crypto.randomUUID();
      keys.current.set(name, key);
      await act(key);
      keys.current.delete(name);
      queries.setQueryData(savedCardsQuery.queryKey, (cards) => cards && apply(cards));
      setNote({ tone: 'success', key: done });
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      setNote({ tone: 'error', key: 'failed' });
      await queries.invalidateQueries(savedCardsQuery);
    } finally {
      setIsBusy(false);
    }
  };
  return {
    isBusy,
    note,
    remove: (id: number) =>
      run(
        `remove ${id}`,
        (key) => removeCard(id, key),
        (cards) => cards.filter((card) => card.id !== id),
        'removed',
      ),
    makeDefault: (id: number) =>
      run(
        `default ${id}`,
        (key) => chooseDefaultCard(id, key),
        (cards) => cards.map((card) => ({ ...card, is_default: card.id === id })),
        'default_changed',
      ),
  };
}

type CardRowProps = { card: SavedCard; isBusy: boolean; onDefault: () => void; onRemove: () => void };

function CardRow({ card, isBusy, onDefault, onRemove }: CardRowProps) {
  const t = useTranslations('top_up.cards');
  const shared = useTranslations('checkout');
  const name = cardName(card);
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <CardMark brand={card.brand} />
      <span className="min-w-0">
        <span className="num type-ui block">{name}</span>
        {card.expires ? <span className="type-xs block text-ink-2">{shared('expires', { date: card.expires })}</span> : null}
      </span>
      <span className="ml-auto flex items-center gap-1">
        {card.is_default ? (
          <Tag tone="neutral">{t('default')}</Tag>
        ) : (
          <Button variant="ghost" size="sm" disabled={isBusy} onClick={onDefault} aria-label={t('make_default_named', { name })}>
            {t('make_default')}
          </Button>
        )}
        <IconButton label={t('remove_named', { name })} disabled={isBusy} onClick={onRemove}>
          <TrashIcon aria-hidden="true" />
        </IconButton>
      </span>
    </li>
  );
}

/** The visitor's saved cards: which one is offered first, and a button that removes each. Needs the messages of `checkout` and `top_up`. */
export function SavedCards() {
  const t = useTranslations('top_up.cards');
  const common = useTranslations('common');
  const query = useSavedCards();
  const { isBusy, note, remove, makeDefault } = useCardActions();
  const [cardToRemove, setCardToRemove] = useState<SavedCard | null>(null);
  return (
    <div>
      <QueryBoundary query={query} failedText={t('load_failed')} retryLabel={common('retry')}>
        {(cards) =>
          cards.length === 0 ? (
            <p className="type-sm py-2 text-pretty text-ink-2">{t('empty')}</p>
          ) : (
            <ul className="divide-y divide-line">
              {cards.map((card) => (
                <CardRow
                  key={card.id}
                  card={card}
                  isBusy={isBusy}
                  onDefault={() => void makeDefault(card.id)}
                  onRemove={() => setCardToRemove(card)}
                />
              ))}
            </ul>
          )
        }
      </QueryBoundary>
      {note ? (
        <InlineAlert tone={note.tone} isLive className="mt-2">
          {t(note.key)}
        </InlineAlert>
      ) : null}
      <ConfirmDialog
        open={cardToRemove !== null}
        onOpenChange={(next) => next || setCardToRemove(null)}
        title={t('remove_title', { name: cardToRemove ? cardName(cardToRemove) : '' })}
        text={t('remove_text')}
        labels={{ cancel: t('cancel'), confirm: t('remove') }}
        isLoading={isBusy}
        onConfirm={() => {
          if (cardToRemove) void remove(cardToRemove.id).then(() => setCardToRemove(null));
        }}
      />
    </div>
  );
}
