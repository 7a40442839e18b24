'use client';

import { ArrowDownIcon } from '@phosphor-icons/react/dist/ssr/ArrowDown';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { tierNames } from '@/components/statement-card/tier-badge';
import { Segmented } from '@/components/ui/inputs/segmented';
import type { TierKey } from '../../domain/vip-order';

const tiers: readonly TierKey[] = ['basic', 'plus', 'super'];

type Props = {
  /** The same cards with the badge of each tier. */
  cards: Readonly<Record<TierKey, ReactNode>>;
};

/** Two statements of the market as the strip shows them; the switch changes their badge. */
export function VipShowcase({ cards }: Props) {
  const t = useTranslations('vip.landing');
  const [tier, setTier] = useState<TierKey>('plus');
  return (
    <div className="overflow-clip rounded-modal bg-tuff-100 p-4 lg:p-6">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <p className="type-ui font-semibold">{t('example')}</p>
        <Segmented
          label={t('badge')}
          options={tiers.map((value) => ({ value, label: tierNames[value] }))}
          value={tier}
          onValueChange={setTier}
          className="bg-surface"
        />
      </div>
      {tiers.map((key) => (
        <ul key={key} hidden={key !== tier} className="flex gap-4 overflow-x-auto">
          {cards[key]}
        </ul>
      ))}
      <p className="type-xs mt-3 flex items-center gap-2 text-ink-2">
        <ArrowDownIcon aria-hidden="true" className="size-4 shrink-0" />
        {t('below')}
      </p>
    </div>
  );
}
