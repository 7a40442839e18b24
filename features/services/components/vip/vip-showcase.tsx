'use client';

import { ArrowDownIcon } from '@phosphor-icons/react/dist/ssr/ArrowDown';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { StatementCard } from '@/components/statement-card/statement-card';
import { tierNames } from '@/components/statement-card/tier-badge';
import { Segmented } from '@/components/ui/inputs/segmented';
import type { StatementCard as Statement } from '@/lib/contracts/statements/statements';
import type { TierKey } from '../../domain/vip-order';

type Props = { statements: readonly Statement[]; now: Date };

const flagsOf = (tier: TierKey) => ({ is_vip: tier === 'basic', is_vip_plus: tier === 'plus', is_super_vip: tier === 'super' });

/** Two statements of the market as the strip shows them; the switch changes their badge. */
export function VipShowcase({ statements, now }: Props) {
  const t = useTranslations('vip.landing');
  const [tier, setTier] = useState<TierKey>('plus');
  return (
    <div className="overflow-clip rounded-modal bg-tuff-100 p-4 lg:p-6">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <p className="type-ui font-semibold">{t('example')}</p>
        <Segmented
          label={t('badge')}
          options={(['basic', 'plus', 'super'] as const).map((value) => ({ value, label: tierNames[value] }))}
          value={tier}
          onValueChange={setTier}
          className="bg-surface"
        />
      </div>
      <ul className="flex gap-4 overflow-x-auto">
        {statements.slice(0, 2).map((statement) => (
          <li key={statement.id} className="w-79.5 shrink-0 max-sm:w-[85%]">
            <StatementCard statement={{ ...statement, ...flagsOf(tier) }} now={now} isNarrow isEager headingLevel={2} />
          </li>
        ))}
      </ul>
      <p className="type-xs mt-3 flex items-center gap-2 text-ink-2">
        <ArrowDownIcon aria-hidden="true" className="size-4 shrink-0" />
        {t('below')}
      </p>
    </div>
  );
}
