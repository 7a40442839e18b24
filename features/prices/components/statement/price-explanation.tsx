import { useLocale, useTranslations } from 'next-intl';
import { SpriteIcon } from '@/components/ui/display/sprite-icon';
import { Link } from '@/components/ui/navigation/link';
import { cn } from '@/lib/cn';
import type { PriceExplanation as Explanation } from '@/lib/contracts/statements/prices';
import { type CurrencyId, currencyIds } from '@/lib/domain/money/currency';
import { formatPrice, formatPricePerSqm } from '@/lib/format/money';
import { formatArea } from '@/lib/format/number';
import { localePath } from '@/lib/routes/locale-path';

type Props = {
  explanation: Explanation;
  areaSqm: number;
  /** Units of the currency for one lari. */
  rate: number;
  currencyId: CurrencyId;
  conditionName: (id: number | null) => string | null;
};

/** Explains the estimate of a statement: the most similar apartments, and what is different here. */
export function PriceExplanation({ explanation, areaSqm, rate, currencyId, conditionName }: Props) {
  const t = useTranslations('prices.statement');
  const locale = useLocale();
  const { estimate, base, effects, comparables } = explanation;
  const inCurrency = (gel: number): number => (currencyId === currencyIds.gel ? gel : gel * rate);
  const money = (gel: number): string => formatPrice(Math.round(inCurrency(gel)), currencyId, locale);
  const row = 'flex items-baseline justify-between gap-4 border-b border-line py-2.5';
  return (
    <section aria-labelledby={`price-explanation-${currencyId}`} className="border-t border-line p-4 lg:p-6">
      <h3 id={`price-explanation-${currencyId}`} className="type-h3">
        {t('explanation')}
      </h3>
      <p className="type-sm text-ink-2 tabular-nums">
        {t('explanation_text', { price: money(estimate), count: comparables.length })}
      </p>
      <dl className="type-sm mt-3">
        <div className={row}>
          <dt>{t('base', { area: formatArea(areaSqm, locale), count: comparables.length })}</dt>
          <dd className="num font-semibold whitespace-nowrap">{money(base)}</dd>
        </div>
        {effects.map(({ factor, amount }) => (
          <div key={factor} className={row}>
            <dt>{t(`effects.${factor}`)}</dt>
            <dd
              className={cn('num font-semibold whitespace-nowrap', amount > 0 && 'text-vine-700', amount < 0 && 'text-alert-700')}
            >
              {amount > 0 ? '+' : ''}
              {money(amount)}
            </dd>
          </div>
        ))}
        <div className={cn(row, 'border-0')}>
          <dt className="font-semibold">{t('sum')}</dt>
          <dd className="num font-semibold whitespace-nowrap">{money(estimate)}</dd>
        </div>
      </dl>
      <details>
        <summary className="hit type-ui w-fit py-1.5 font-semibold text-link hover:underline">
          {t('similar', { count: comparables.length })}
        </summary>
        <ul className="mt-2 divide-y divide-line">
          {comparables.map((one) => {
            const floor =
              one.floor === null || one.total_floors === null
                ? null
                : t('floor_of', { floor: one.floor, total: one.total_floors });
            const facts = [
              formatArea(one.area, locale),
              floor,
              conditionName(one.condition_id),
              t('distance', { distance: one.distance_m }),
            ];
            return (
              <li key={one.statement_id}>
                <Link
                  href={localePath(locale, `/statements/${one.statement_id}`)}
                  className="flex min-h-11 items-center gap-3 py-2 hover:underline"
                >
                  <span className="min-w-0 flex-1">
                    <span className="type-sm num font-semibold">{money(one.total_price)}</span>{' '}
                    <span className="type-xs num text-ink-2">
                      {formatPricePerSqm(inCurrency(one.square_price), currencyId, locale)}
                    </span>
                    <span className="type-xs block text-ink-2">{facts.filter(Boolean).join(' · ')}</span>
                  </span>
                  <SpriteIcon name="chevron-right" className="size-4 shrink-0 text-ink-2" />
                </Link>
              </li>
            );
          })}
        </ul>
      </details>
    </section>
  );
}
