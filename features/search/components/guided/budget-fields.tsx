'use client';

import { PercentIcon } from '@phosphor-icons/react/dist/ssr/Percent';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Chip } from '@/components/ui/buttons/chip';
import { Field } from '@/components/ui/inputs/field';
import { Input } from '@/components/ui/inputs/input';
import { monthlyPayment, participationAmount } from '@/lib/domain/loan/annuity';
import type { CurrencyId } from '@/lib/domain/money/currency';
import { currencySymbol, formatPrice, formatPriceTo } from '@/lib/format/money';
import { formatNumber } from '@/lib/format/number';
import type { BudgetProps, GuidedLoan } from '../../domain/guided-choices';
import { PriceHistogram } from '../filters/price-histogram';

const digitsMax = 9;
const textOf = (price: number | undefined): string => (price === undefined ? '' : String(Math.round(price)));
const numberOf = (text: string): number | undefined => (text === '' ? undefined : Number(text));

/** What a loan for the budget costs a month. */
function LoanLine({ price, currencyId, loan }: { price: number; currencyId: CurrencyId; loan: GuidedLoan }) {
  const t = useTranslations('guided');
  const locale = useLocale();
  const { participationPercent, months, yearlyPercent } = loan;
  const participation = Math.min(participationAmount(price, participationPercent), price);
  const payment = monthlyPayment({ price, participation, months, yearlyPercent });
  return (
    <p className="num type-sm flex items-start gap-3 rounded-control bg-saffron-50 p-3.5 inset-ring inset-ring-saffron-200">
      <PercentIcon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <span>
        {t('loan', {
          price: formatPrice(price, currencyId, locale),
          payment: formatPrice(Math.round(payment), currencyId, locale),
        })}
        <span className="type-xs block text-ink-2">
          {t('loan_terms', {
            participation: formatNumber(participationPercent, locale),
            years: Math.round(months / 12),
            rate: formatNumber(yearlyPercent, locale),
          })}
        </span>
      </span>
    </p>
  );
}

/** Both bounds of the budget, by hand, on the spread of the prices found, or by a usual sum. */
export function BudgetFields({ filters, currencyId, prices, budgets, loan }: BudgetProps) {
  const t = useTranslations('guided');
  const locale = useLocale();
  const box = useRef<HTMLDivElement>(null);
  const [from, setFrom] = useState(textOf(filters.price_from));
  const [to, setTo] = useState(textOf(filters.price_to));
  const announced = useRef(`${from} ${to}`);
  // Notifies the form of values that were not typed.
  useEffect(() => {
    if (announced.current === `${from} ${to}`) return;
    announced.current = `${from} ${to}`;
    box.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [from, to]);
  const price = numberOf(to);
  return (
    <div ref={box} className="flex flex-col gap-4">
      {prices ? (
        <PriceHistogram
          key={prices.step}
          prices={prices}
          bounds={{ price_from: numberOf(from), price_to: price }}
          currencyId={currencyId}
          onBoundsChange={(bounds) => {
            setFrom(textOf(bounds.price_from));
            setTo(textOf(bounds.price_to));
          }}
        />
      ) : null}
      <div className="grid grid-cols-2 gap-3">
        <Field label={t('from')}>
          <Input
            kind="number"
            isGrouped
            maxDigits={digitsMax}
            name="price_from"
            value={from}
            onValueChange={setFrom}
            suffix={currencySymbol(currencyId)}
          />
        </Field>
        <Field label={t('to')}>
          <Input
            kind="number"
            isGrouped
            maxDigits={digitsMax}
            name="price_to"
            value={to}
            onValueChange={setTo}
            suffix={currencySymbol(currencyId)}
          />
        </Field>
      </div>
      {loan && price ? <LoanLine price={price} currencyId={currencyId} loan={loan} /> : null}
      {budgets.length > 0 ? (
        <div>
          <p className="type-label mb-2">{t('budgets')}</p>
          <div className="flex flex-wrap gap-2">
            {budgets.map(({ priceTo, count }) => (
              <Chip
                key={priceTo}
                isSelected={price === priceTo}
                onSelectedChange={(isChosen) => setTo(isChosen ? String(priceTo) : '')}
              >
                <span className="num">{formatPriceTo(priceTo, currencyId, locale)}</span>
                <span className="num type-sm text-ink-2">{formatNumber(count, locale)}</span>
              </Chip>
            ))}
          </div>
        </div>
      ) : null}
    </div>
  );
}
