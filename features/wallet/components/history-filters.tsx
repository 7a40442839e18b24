'use client';

import { CalendarBlankIcon } from '@phosphor-icons/react/dist/ssr/CalendarBlank';
import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/ssr/DownloadSimple';
import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { buttonClasses } from '@/components/ui/buttons/button';
import { Field, useFieldControl } from '@/components/ui/inputs/field';
import { Select } from '@/components/ui/selects/select';
import { cn } from '@/lib/cn';
import { ledgerTransactionKinds } from '@/lib/contracts/money/ledger';
import { formatMonth } from '@/lib/format/date';
import { periodOf, recentMonths } from '../domain/periods';
import { type WalletListing, walletFilters, walletHref } from '../domain/wallet-listing';

/** The native date field. */
function DayInput({
  value,
  onChange,
  ...bounds
}: {
  value: string | null;
  onChange: (day: string | null) => void;
  min?: string;
  max?: string;
}) {
  const { labelId: _, isRequired: __, ...field } = useFieldControl();
  return (
    <input
      type="date"
      {...field}
      {...bounds}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value || null)}
      className="field-box type-body w-full px-3.5"
    />
  );
}

const all = 'all';
const pill = 'w-auto min-w-44 rounded-full max-sm:w-full';

type Props = { listing: WalletListing; now: Date };

/** The filters of the statement by kind and period, and its download. */
export function HistoryFilters({ listing, now }: Props) {
  const [t, locale, router] = [useTranslations('wallet'), useLocale(), useRouter()];
  const [isTyping, setIsTyping] = useState(false);
  const months = recentMonths(now);
  const chosen = periodOf(listing, months);
  const period = isTyping ? 'days' : chosen;
  const show = (change: Partial<WalletListing>) =>
    router.replace(walletHref({ ...listing, page: 1, ...change }), { scroll: false });
  const choosePeriod = (value: string) => {
    setIsTyping(value === 'days');
    if (value === 'days') return;
    const month = months.find(({ from }) => from === value);
    show({ from: month?.from ?? null, to: month?.to ?? null });
  };
  const csv = walletFilters(listing);
  csv.set('locale', locale);
  return (
    <div className="mb-3 flex flex-wrap items-end gap-2">
      <Select
        aria-label={t('filters.kind')}
        value={listing.kind ?? all}
        onValueChange={(value) => show({ kind: ledgerTransactionKinds.find((kind) => kind === value) ?? null })}
        options={[
          { value: all, label: t('filters.all_kinds') },
          ...ledgerTransactionKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) })),
        ]}
        className={pill}
      />
      <Select
        aria-label={t('filters.period')}
        icon={<CalendarBlankIcon aria-hidden="true" className="size-5 text-ink-2" />}
        value={period}
        onValueChange={choosePeriod}
        options={[
          { value: all, label: t('filters.all_time') },
          ...months.map(({ year, month, from }) => ({ value: from, label: formatMonth(year, month, locale) })),
          { value: 'days', label: t('filters.days') },
        ]}
        className={pill}
      />
      {period === 'days' ? (
        <>
          <Field label={t('filters.from')} className="max-sm:w-full">
            <DayInput value={listing.from} onChange={(from) => show({ from })} {...(listing.to ? { max: listing.to } : {})} />
          </Field>
          <Field label={t('filters.to')} className="max-sm:w-full">
            <DayInput value={listing.to} onChange={(to) => show({ to })} {...(listing.from ? { min: listing.from } : {})} />
          </Field>
        </>
      ) : null}
      <a
        href={`/api/v3/payments/export.csv?${csv}`}
        download
        className={cn(buttonClasses({ variant: 'ghost', size: 'md' }), 'sm:ml-auto max-sm:w-full')}
      >
        <DownloadSimpleIcon aria-hidden="true" className="size-5" />
        {t('csv_link')}
      </a>
    </div>
  );
}
