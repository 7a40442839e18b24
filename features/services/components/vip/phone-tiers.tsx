'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { tierNames } from '@/components/statement-card/tier-badge';
import { buttonClasses } from '@/components/ui/buttons/button';
import { FootBar } from '@/components/ui/navigation/foot-bar';
import type { ServiceType } from '@/lib/contracts/money/services';
import { currencyIds } from '@/lib/domain/money/currency';
import { type TierId, tierIds } from '@/lib/domain/promotion/tiers';
import { formatPrice } from '@/lib/format/money';
import { tierKeyOf, tierTypes } from '../../domain/vip-order';
import { TierCards } from './tier-cards';

type Props = { types: readonly ServiceType[]; hrefs: Readonly<Record<number, string>> };

/** The tiers of the landing page on phones, and the bar with the chosen one. */
export function PhoneTiers({ types, hrefs }: Props) {
  const t = useTranslations('vip.landing');
  const locale = useLocale();
  const tiers = tierTypes(types);
  const [chosenId, choose] = useState<TierId>(tiers.find(({ is_most_chosen }) => is_most_chosen)?.id ?? tierIds.vipPlus);
  const chosen = tiers.find(({ id }) => id === chosenId);
  return (
    <>
      <TierCards types={types} value={chosenId} onChange={choose} hasBenefits />
      <p className="type-xs mt-3 text-ink-2">{t('vat')}</p>
      {chosen ? (
        <FootBar className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <p className="min-w-0">
            <span className="type-xs block text-ink-2">{tierNames[tierKeyOf(chosen.id)]}</span>
            <span className="type-ui num block font-bold">
              {t('price_a_day', { price: formatPrice(chosen.unit_price, currencyIds.gel, locale) })}
            </span>
          </p>
          <a href={hrefs[chosen.id]} rel="nofollow" className={buttonClasses()}>
            {t('choose_tier', { tier: tierNames[tierKeyOf(chosen.id)] })}
          </a>
        </FootBar>
      ) : null}
    </>
  );
}
