'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Segmented } from '@/components/ui/inputs/segmented';
import { cn } from '@/lib/cn';
import type { Bank } from '@/lib/contracts/mortgage';
import {
  type BankOffer,
  type BankRefusal,
  type ComparedLoan,
  type ComparisonOrder,
  compareBanks,
} from '@/lib/domain/loan/comparison';
import { BankLogo } from './bank-list';
import { useLoanFormatters } from './use-loan-formatters';

type Props = { banks: readonly Bank[]; loan: ComparedLoan; chosenId: number };

function OfferRow({ offer, currencyId, isChosen }: { offer: BankOffer; currencyId: number; isChosen: boolean }) {
  const t = useTranslations('mortgage');
  const locale = useLocale();
  const { money, percent } = useLoanFormatters(currencyId);
  const rates = [percent(offer.initialPercent), t('effective', { rate: percent(offer.effectivePercent) })];
  if (isChosen) rates.push(t('comparison.chosen'));
  return (
    <li className={cn('flex items-center gap-3 px-3 py-2.5', isChosen && 'bg-brand-soft')}>
      <BankLogo image={offer.bank.image} className="size-9" />
      <div className="min-w-0 flex-1">
        <p className="type-ui">{offer.bank.display_names[locale]}</p>
        <p className="type-xs text-ink-2">{rates.join(' · ')}</p>
      </div>
      <div className="shrink-0 text-right">
        <p className="num type-ui font-semibold">
          <span className="sr-only">{t('monthly')} </span>
          {money(offer.monthlyPayment)}
        </p>
        <p className="num type-xs text-ink-2">{t('comparison.paid', { amount: money(offer.paid) })}</p>
      </div>
    </li>
  );
}

function RefusalRow({ refusal, currencyId }: { refusal: BankRefusal; currencyId: number }) {
  const t = useTranslations('mortgage.comparison');
  const locale = useLocale();
  const { months, percent } = useLoanFormatters(currencyId);
  const reasons = {
    currency: () => t('no_currency'),
    term_short: (limit: number) => t('term_short', { limit: months(limit) }),
    term_long: (limit: number) => t('term_long', { limit: months(limit) }),
    participation: (limit: number) => t('participation', { limit: percent(limit) }),
  };
  return (
    <li className="flex items-center gap-3 px-3 py-2.5">
      <BankLogo image={refusal.bank.image} className="size-9 opacity-60 grayscale" />
      <div className="min-w-0 flex-1">
        <p className="type-ui text-ink-2">{refusal.bank.display_names[locale]}</p>
        <p className="type-xs text-ink-2">
          {refusal.reason === 'currency' ? reasons.currency() : reasons[refusal.reason](refusal.limit)}
        </p>
      </div>
    </li>
  );
}

/** The offers of all banks for the same loan, cheapest first, then the refusals with their reasons. */
export function BankComparison({ banks, loan, chosenId }: Props) {
  const t = useTranslations('mortgage.comparison');
  const [order, setOrder] = useState<ComparisonOrder>('payment');
  const { offers, refusals } = compareBanks(banks, loan, order);
  return (
    <>
      <Segmented<ComparisonOrder>
        label={t('order')}
        value={order}
        onValueChange={setOrder}
        options={[
          { value: 'payment', label: t('by_payment') },
          { value: 'percent', label: t('by_percent') },
        ]}
        isFullWidth
      />
      <ul className="mt-3 divide-y divide-line">
        {offers.map((offer) => (
          <OfferRow key={offer.bank.id} offer={offer} currencyId={loan.currencyId} isChosen={offer.bank.id === chosenId} />
        ))}
        {refusals.map((refusal) => (
          <RefusalRow key={refusal.bank.id} refusal={refusal} currencyId={loan.currencyId} />
        ))}
      </ul>
    </>
  );
}
