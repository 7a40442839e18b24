'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { InlineAlert } from '@/components/ui/feedback/inline-alert';
import { QueryBoundary } from '@/components/ui/feedback/query-boundary';
import { cn } from '@/lib/cn';
import type { OwnStatementCard } from '@/lib/contracts/statements/own-statements';
import { useActiveStatements } from '../../queries/order-form';
import { ChoiceError } from './choice-error';
import { StatementLine } from './statement-line';

const shownFirst = 4;

type Props = {
  value: number | null;
  onChange: (card: OwnStatementCard) => void;
  /** Ready to show. */
  error: string | null;
  /** Whether the order may be for another address as well. */
  hasOther: boolean;
};

function StatementChoice({
  cards,
  value,
  onChange,
  name,
  error,
}: Omit<Props, 'hasOther'> & { cards: readonly OwnStatementCard[]; name: string }) {
  const t = useTranslations('services.order.property');
  const [isAll, setIsAll] = useState(false);
  const shown = isAll ? cards : cards.slice(0, shownFirst);
  return (
    <>
      <div role="radiogroup" aria-label={t('own')} aria-invalid={error ? true : undefined} className="flex flex-col gap-2">
        {shown.map((card) => (
          <label
            key={card.id}
            className="flex cursor-pointer items-center gap-4 rounded-lg px-4 py-2.5 inset-ring inset-ring-line transition hover:inset-ring-tuff-400 has-checked:bg-brand-soft has-checked:inset-ring-[1.5px] has-checked:inset-ring-brand has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input type="radio" name={name} checked={card.id === value} onChange={() => onChange(card)} className="sr-only" />
            <StatementLine card={card} />
          </label>
        ))}
      </div>
      {cards.length > shown.length ? (
        <Button variant="ghost" size="sm" onClick={() => setIsAll(true)} className="mt-1 text-link">
          {t('all', { count: cards.length })}
        </Button>
      ) : null}
    </>
  );
}

/** Chooses one of the visitor's active statements; once chosen, only that one is shown. */
export function OwnStatementField({ value, onChange, error, hasOther }: Props) {
  const t = useTranslations('services.order.property');
  const common = useTranslations('common');
  const name = useId();
  const statements = useActiveStatements(true);
  const [isChanging, setIsChanging] = useState(false);
  return (
    <div data-field="statement_id" tabIndex={-1} className="min-h-26 outline-none">
      <QueryBoundary query={statements} failedText={t('failed')} retryLabel={common('retry')}>
        {(cards) => {
          const chosen = cards.find(({ id }) => id === value);
          if (cards.length === 0) return <InlineAlert tone="info">{t(hasOther ? 'none' : 'none_own')}</InlineAlert>;
          if (!chosen || isChanging)
            return (
              <StatementChoice
                cards={cards}
                value={value}
                onChange={(card) => {
                  onChange(card);
                  setIsChanging(false);
                }}
                name={name}
                error={error}
              />
            );
          return (
            <div
              className={cn('flex items-center gap-4 rounded-lg bg-brand-soft px-4 py-2.5 inset-ring-[1.5px] inset-ring-brand')}
            >
              <StatementLine card={chosen} />
              {cards.length > 1 ? (
                <Button variant="ghost" size="sm" onClick={() => setIsChanging(true)} className="text-link">
                  {t('change')}
                </Button>
              ) : null}
            </div>
          );
        }}
      </QueryBoundary>
      <ChoiceError text={error} />
    </div>
  );
}
