'use client';

import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { Tag } from '@/components/ui/display/tag';
import type { LoanRequest } from '@/lib/contracts/mortgage';
import { monthlyPayment } from '@/lib/domain/loan/annuity';
import { formatDate } from '@/lib/format/date';
import { localePath } from '@/lib/routes/locale-path';
import { BankLogo } from '../calculator/bank-logo';
import { useLoanFormatters } from '../calculator/use-loan-formatters';

const tones = { new: 'info', sent: 'ok', kept: 'neutral' } as const;

/** One request of the visitor's: the bank, the terms, and where it stands. */
export function OwnRequestRow({ request, now }: { request: LoanRequest; now: Date }) {
  const t = useTranslations('mortgage');
  const locale = useLocale();
  const { money, months, percent } = useLoanFormatters(request.currency_id);
  const { bank, state, amount, month, percentage_rate, property_price, participation_amount, statement_id } = request;
  const payment = monthlyPayment({
    price: property_price,
    participation: participation_amount,
    yearlyPercent: percentage_rate,
    months: month,
  });
  return (
    <article className="flex flex-wrap items-start gap-x-4 gap-y-3 rounded-card p-4 shadow-hairline">
      <BankLogo image={bank.image} />
      <div className="min-w-0 flex-1 basis-56">
        <h3 className="type-ui flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold">
          {bank.display_names[locale]}
          <Tag tone={tones[state]}>{t(`own.states.${state}`)}</Tag>
        </h3>
        <p className="type-sm mt-0.5 text-ink-2">{[money(amount), months(month), percent(percentage_rate)].join(' · ')}</p>
        <p className="type-xs mt-0.5 flex flex-wrap items-center gap-x-3 text-ink-2">
          <time dateTime={request.created_at}>{formatDate(new Date(request.created_at), now, locale)}</time>
          {statement_id === null ? null : (
            <Link
              href={localePath(locale, `/statements/${statement_id}`)}
              prefetch={false}
              className="hit rounded-sm text-link hover:underline"
            >
              {t('own.statement', { id: statement_id })}
            </Link>
          )}
        </p>
      </div>
      <p className="ml-auto text-right">
        <span className="num type-price block">{money(payment)}</span>
        <span className="type-xs text-ink-2">{t('form.per_month')}</span>
      </p>
    </article>
  );
}
