import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check';
import { MinusIcon } from '@phosphor-icons/react/dist/ssr/Minus';
import { getLocale, getTranslations } from 'next-intl/server';
import { TierBadge, tierNames } from '@/components/statement-card/tier-badge';
import { buttonClasses } from '@/components/ui/buttons/button';
import { cn } from '@/lib/cn';
import type { ServiceType } from '@/lib/contracts/money/services';
import { currencyIds } from '@/lib/domain/money/currency';
import { placementDays } from '@/lib/domain/order/price-book';
import { formatPrice } from '@/lib/format/money';
import { comparedBenefits, tierBenefits } from '../../domain/tier-benefits';
import { tierKeyOf, tierTypes } from '../../domain/vip-order';

type Props = { types: readonly ServiceType[]; hrefOf: (type: ServiceType) => string };

/** The tiers side by side. One is marked only where it is the most frequent one in the orders of the last 90 days. */
export async function TierTable({ types, hrefOf }: Props) {
  const [t, locale] = [await getTranslations('vip'), await getLocale()];
  const tiers = tierTypes(types);
  const cell = (isMarked: boolean) =>
    cn('border-t border-line px-6 py-3.5', isMarked && 'border-x-[1.5px] border-x-brand bg-brand-soft');
  return (
    <div className="overflow-x-auto rounded-card shadow-hairline">
      <table className="w-full min-w-3xl text-left">
        <thead>
          <tr>
            <th scope="col" className="type-h3 px-6 py-5">
              {t('landing.what')}
            </th>
            {tiers.map((type) => {
              const tier = tierKeyOf(type.id);
              return (
                <th
                  key={type.id}
                  scope="col"
                  className={cn(
                    'w-1/5 px-6 py-5 font-normal',
                    type.is_most_chosen && 'border-[1.5px] border-b-0 border-brand bg-brand-soft',
                  )}
                >
                  <span className="flex flex-wrap items-center justify-between gap-2">
                    <TierBadge tier={tier} label={tierNames[tier]} />
                    {type.is_most_chosen ? (
                      <span className="type-xs rounded-full bg-saperavi-100 px-2.5 py-0.5 font-medium text-brand-text">
                        {t('landing.most_chosen')}
                      </span>
                    ) : null}
                  </span>
                  <span className="mt-2 flex flex-wrap items-baseline gap-x-2">
                    <span className="type-price-xl num">{formatPrice(type.unit_price, currencyIds.gel, locale)}</span>
                    <span className="type-sm text-ink-2">{t('a_day')}</span>
                  </span>
                  <span className="type-sm num mt-1 block text-ink-2">
                    {t('landing.ten_days', {
                      days: placementDays,
                      price: formatPrice(type.unit_price * placementDays, currencyIds.gel, locale),
                    })}
                  </span>
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody className="type-sm">
          <tr>
            <th scope="row" className={cn(cell(false), 'font-normal')}>
              {t('landing.place')}
            </th>
            {tiers.map((type) => (
              <td key={type.id} className={cell(type.is_most_chosen)}>
                {t(`benefits.${tierBenefits[tierKeyOf(type.id)][0]}`)}
              </td>
            ))}
          </tr>
          {comparedBenefits.map((benefit) => (
            <tr key={benefit}>
              <th scope="row" className={cn(cell(false), 'font-normal')}>
                {t(`benefits.${benefit}`)}
              </th>
              {tiers.map((type) => {
                const has = (tierBenefits[tierKeyOf(type.id)] as readonly string[]).includes(benefit);
                const Sign = has ? CheckIcon : MinusIcon;
                return (
                  <td key={type.id} className={cell(type.is_most_chosen)}>
                    <Sign aria-hidden="true" className={cn('size-5', has ? 'text-vine-700' : 'text-ink-3')} />
                    <span className="sr-only">{t(has ? 'landing.yes' : 'landing.no')}</span>
                  </td>
                );
              })}
            </tr>
          ))}
          <tr>
            <td className={cn(cell(false), 'type-xs text-ink-2')}>{t('landing.vat')}</td>
            {tiers.map((type) => (
              <td
                key={type.id}
                className={cn(cell(type.is_most_chosen), type.is_most_chosen && 'border-b-[1.5px] border-b-brand')}
              >
                <a
                  href={hrefOf(type)}
                  rel="nofollow"
                  aria-label={t('landing.choose_tier', { tier: tierNames[tierKeyOf(type.id)] })}
                  className={buttonClasses({ variant: type.is_most_chosen ? 'primary' : 'secondary', isFullWidth: true })}
                >
                  {t('landing.choose')}
                </a>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}
