import { useLocale, useTranslations } from 'next-intl';
import type { ServiceType } from '@/lib/contracts/money/services';
import { currencyIds } from '@/lib/domain/money/currency';
import { placementDays } from '@/lib/domain/order/price-book';
import { formatPrice } from '@/lib/format/money';

type Package = ServiceType['packages'][number];

/** A number of placements with its price, what it would be without the discount, and what one of them costs. */
export function PackagePrice({ option: { count, price, full_price, discount_percent } }: { option: Package }) {
  const t = useTranslations('vip.package');
  const locale = useLocale();
  const one = price / count;
  return (
    <>
      <span className="flex items-center justify-between gap-2">
        <span className="type-ui font-semibold">{t('placements', { count })}</span>
        {discount_percent > 0 ? (
          <span className="num type-xs rounded-full bg-saffron-100 px-2.5 py-0.5 font-semibold text-saffron-800">
            {`−${discount_percent}%`}
          </span>
        ) : null}
      </span>
      <span className="mt-2 flex flex-wrap items-baseline gap-x-2.5">
        <span className="type-price-xl num">{formatPrice(price, currencyIds.gel, locale)}</span>
        {full_price > price ? <s className="type-sm num text-ink-2">{formatPrice(full_price, currencyIds.gel, locale)}</s> : null}
      </span>
      <span className="type-sm mt-1 block text-ink-2">
        {t('one', {
          price: formatPrice(one, currencyIds.gel, locale),
          day: formatPrice(one / placementDays, currencyIds.gel, locale),
        })}
      </span>
    </>
  );
}
