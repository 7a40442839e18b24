'use client';

import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check';
import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import { TierBadge, tierNames } from '@/components/statement-card/tier-badge';
import { cn } from '@/lib/cn';
import type { ServiceType } from '@/lib/contracts/money/services';
import { currencyIds } from '@/lib/domain/money/currency';
import type { TierId } from '@/lib/domain/promotion/tiers';
import { formatPrice } from '@/lib/format/money';
import { tierBenefits } from '../../domain/tier-benefits';
import { tierKeyOf, tierTypes } from '../../domain/vip-order';

type Props = {
  types: readonly ServiceType[];
  value: TierId;
  onChange: (id: TierId) => void;
  /** Shows the benefits of each tier, as the landing page on phones does. */
  hasBenefits?: boolean;
};

/** The tiers as cards of one radio group: the badge that the statement gets, the price of a day, the place in the strip. */
export function TierCards({ types, value, onChange, hasBenefits = false }: Props) {
  const t = useTranslations('vip');
  const locale = useLocale();
  const name = useId();
  return (
    <div role="radiogroup" aria-label={t('tier')} className={cn('grid gap-2', !hasBenefits && 'sm:grid-cols-3')}>
      {tierTypes(types).map((type) => {
        const tier = tierKeyOf(type.id);
        return (
          <label
            key={type.id}
            className="relative cursor-pointer rounded-lg p-4 inset-ring inset-ring-line transition hover:inset-ring-tuff-400 has-checked:bg-brand-soft has-checked:inset-ring-[1.5px] has-checked:inset-ring-brand has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              checked={type.id === value}
              onChange={() => onChange(type.id)}
              aria-label={tierNames[tier]}
              className="absolute top-4 right-4 size-5.5 cursor-[inherit] appearance-none rounded-full bg-surface inset-ring inset-ring-line-2 transition checked:inset-ring-[7px] checked:inset-ring-brand forced-colors:appearance-auto"
            />
            <TierBadge tier={tier} label={tierNames[tier]} />
            <p className="mt-2 flex flex-wrap items-baseline gap-x-2">
              <span className="type-price-xl num">{formatPrice(type.unit_price, currencyIds.gel, locale)}</span>
              <span className="type-sm text-ink-2">{t('a_day')}</span>
            </p>
            {hasBenefits ? (
              <ul className="mt-2 flex flex-col gap-1">
                {tierBenefits[tier].map((benefit) => (
                  <li key={benefit} className="type-sm flex items-start gap-2">
                    <CheckIcon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-vine-700" />
                    {t(`benefits.${benefit}`)}
                  </li>
                ))}
              </ul>
            ) : (
              <p className="type-sm mt-1 text-ink-2">{t(`benefits.${tierBenefits[tier][0]}`)}</p>
            )}
          </label>
        );
      })}
    </div>
  );
}
