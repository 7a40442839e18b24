'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { StripPrice } from '@/components/statement-card/card-price';
import { TierBadge, tierNames } from '@/components/statement-card/tier-badge';
import { Button } from '@/components/ui/buttons/button';
import { Checkbox } from '@/components/ui/inputs/checkbox';
import type { StatementPromotion } from '@/lib/contracts/money/promotion';
import type { OwnStatementCard } from '@/lib/contracts/statements/own-statements';
import type { TierId } from '@/lib/domain/promotion/tiers';
import { dayMs, hourMs } from '@/lib/domain/time/duration';
import { formatDateTime } from '@/lib/format/date';
import { isBlockedFor, tierKeyOf } from '../../domain/vip-order';
import { ChoiceError } from '../order/choice-error';
import { StatementLine } from '../order/statement-line';

const shownFirst = 4;

/** The tier that runs, and how long it still does. */
function RunningTier({ promotion, isBlocked, now }: { promotion: StatementPromotion; isBlocked: boolean; now: Date }) {
  const t = useTranslations('vip.order');
  const locale = useLocale();
  const running = promotion.spans.find(({ starts_at }) => new Date(starts_at) <= now);
  if (!running) return null;
  const tier = tierKeyOf(running.vip_type_id as TierId);
  const leftMs = Math.max(0, new Date(running.ends_at).getTime() - now.getTime());
  const left = { days: Math.floor(leftMs / dayMs), hours: Math.floor((leftMs % dayMs) / hourMs) };
  return (
    <span className="flex flex-col items-end gap-1">
      <TierBadge tier={tier} label={tierNames[tier]} />
      <span className="type-xs text-ink-2">
        {isBlocked && promotion.blocked_until
          ? t('blocked', { date: formatDateTime(new Date(promotion.blocked_until), now, locale) })
          : t('left', left)}
      </span>
    </span>
  );
}

type Props = {
  cards: readonly OwnStatementCard[];
  promotions: readonly StatementPromotion[];
  tierId: TierId;
  value: readonly number[];
  onChange: (ids: number[]) => void;
  /** Ready to show. */
  error: string | null;
};

/** The visitor's active statements; those that the chosen tier cannot be added to show until when. */
export function VipStatements({ cards, promotions, tierId, value, onChange, error }: Props) {
  const t = useTranslations('vip.order');
  const [isAll, setIsAll] = useState(false);
  const [now] = useState(() => new Date());
  const isShown = ({ id }: OwnStatementCard, index: number) => isAll || index < shownFirst || value.includes(id);
  const shown = cards.filter(isShown);
  return (
    <div data-field="statements" tabIndex={-1} className="outline-none">
      <ul aria-label={t('statements')} className="flex flex-col gap-2">
        {shown.map((card) => {
          const promotion = promotions.find(({ statement_id }) => statement_id === card.id);
          const isBlocked = isBlockedFor(tierId, promotion?.blocked_until ?? null);
          return (
            <li key={card.id}>
              <Checkbox
                checked={value.includes(card.id) && !isBlocked}
                disabled={isBlocked}
                aria-invalid={error !== null && value.length === 0}
                onCheckedChange={(isOn) => onChange(isOn ? [...value, card.id] : value.filter((id) => id !== card.id))}
                className="rounded-lg px-4 inset-ring inset-ring-line transition hover:inset-ring-tuff-400 has-checked:bg-brand-soft has-checked:inset-ring-[1.5px] has-checked:inset-ring-brand has-disabled:opacity-60 [&>span:first-child]:mt-0 [&>span:first-child]:self-center"
              >
                <span className="flex flex-wrap items-center gap-x-4 gap-y-1 sm:flex-nowrap">
                  <StatementLine card={card} />
                  <span className="ml-auto flex items-center justify-end gap-5 max-sm:basis-full">
                    {promotion ? <RunningTier promotion={promotion} isBlocked={isBlocked} now={now} /> : null}
                    <span className="min-w-20 text-right">
                      <StripPrice statement={card} />
                    </span>
                  </span>
                </span>
              </Checkbox>
            </li>
          );
        })}
      </ul>
      {cards.length > shown.length ? (
        <Button variant="ghost" size="sm" onClick={() => setIsAll(true)} className="mt-1 text-link">
          {t('all', { count: cards.length })}
        </Button>
      ) : null}
      <ChoiceError text={error} />
    </div>
  );
}
