'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { InlineAlert } from '@/components/ui/feedback/inline-alert';
import { useToast } from '@/components/ui/feedback/toast';
import type { RateEntry, StaffRate, StaffRates } from '@/lib/contracts/staff/exchange';
import { currencyIds } from '@/lib/domain/money/currency';
import { formatDateTime } from '@/lib/format/date';
import { useEndRate, useStaffRates } from '../../queries/exchange';
import { AdminPage } from '../admin-page';
import { MoneyDialog } from '../money/money-dialog';
import { QueryStates } from '../query-states';
import { RateDialog } from './rate-dialog';

const fractionDigits = 4;

const currencyCodes: Readonly<Record<number, string>> = { [currencyIds.usd]: 'USD', [currencyIds.eur]: 'EUR' };

const codeOf = ({ currency_id, key }: Pick<StaffRate, 'currency_id' | 'key'>): string => currencyCodes[currency_id] ?? key;

/** Formats rates and moments of this page. */
function useFormats(now: Date) {
  const locale = useLocale();
  const format = new Intl.NumberFormat(locale, { minimumFractionDigits: fractionDigits, maximumFractionDigits: fractionDigits });
  return {
    rateOf: (rate: number) => format.format(rate),
    momentOf: (at: string | null) => (at === null ? '' : formatDateTime(new Date(at), now, locale)),
  };
}

/** Sets a manual rate, or returns to the published one. */
function RateActions({ rate, now }: { rate: StaffRate; now: Date }) {
  const t = useTranslations('admin.exchange_rate');
  const toast = useToast();
  const { mutateAsync } = useEndRate();
  const [open, setOpen] = useState<'set' | 'end' | null>(null);
  const { own, currency_id: id } = rate;
  const currency = codeOf(rate);
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <Button variant="secondary" size="sm" aria-label={t('set_named', { currency })} onClick={() => setOpen('set')}>
        {t('set')}
      </Button>
      {own ? (
        <Button variant="danger-ghost" size="sm" aria-label={t('end_named', { currency })} onClick={() => setOpen('end')}>
          {t('end')}
        </Button>
      ) : null}
      <RateDialog
        currencyId={id}
        currency={currency}
        now={now}
        isOpen={open === 'set'}
        onOpenChange={(isOpen) => setOpen(isOpen ? 'set' : null)}
        onDone={() => toast.success(t('done'))}
      />
      {own ? (
        <MoneyDialog
          name={`end rate ${own.id}`}
          asks="code"
          title={t('end_title')}
          description={t('end_text')}
          isOpen={open === 'end'}
          onOpenChange={(isOpen) => setOpen(isOpen ? 'end' : null)}
          act={({ code }) => mutateAsync({ id: own.id, code })}
          onDone={() => toast.success(t('ended'))}
        />
      ) : null}
    </div>
  );
}

function RateCard({ rate, now }: { rate: StaffRate; now: Date }) {
  const t = useTranslations('admin.exchange_rate');
  const { rateOf, momentOf } = useFormats(now);
  const { own, published, warnings, change_percent: change } = rate;
  return (
    <li className="rounded-card p-4 shadow-hairline">
      <h2 className="type-price-xl num">{t('now', { currency: codeOf(rate), rate: rateOf(rate.rate) })}</h2>
      <p className="tabular-nums type-sm mt-1 text-ink-2">
        {published ? t('published', { rate: rateOf(published.rate), moment: momentOf(published.created_at) }) : t('never')}
      </p>
      {own ? (
        <p className="tabular-nums type-sm mt-1 [overflow-wrap:anywhere]">
          {t('own', { name: own.set_by?.name ?? '', moment: momentOf(own.ends_at), reason: own.reason })}
        </p>
      ) : null}
      {warnings.map((warning) => (
        <InlineAlert key={warning} tone="warning" className="mt-3">
          {t(`warnings.${warning}`, { percent: String(change ?? 0) })}
        </InlineAlert>
      ))}
      <RateActions rate={rate} now={now} />
    </li>
  );
}

function History({ entries, rates, now }: { entries: RateEntry[]; rates: StaffRate[]; now: Date }) {
  const t = useTranslations('admin.exchange_rate');
  const { rateOf, momentOf } = useFormats(now);
  const currencyOf = (id: number): string =>
    rates
      .filter((rate) => rate.currency_id === id)
      .map(codeOf)
      .join();
  return (
    <section aria-labelledby="rate-history" className="mt-6">
      <h2 id="rate-history" className="type-h3 mb-2">
        {t('history')}
      </h2>
      {entries.length === 0 ? <p className="type-sm text-ink-2">{t('history_empty')}</p> : null}
      <ul className="type-sm flex flex-col">
        {entries.map((entry) => {
          const values = {
            currency: currencyOf(entry.currency_id),
            rate: rateOf(entry.rate),
            moment: momentOf(entry.created_at),
          };
          return (
            <li key={entry.id} className="num border-b border-line py-2 [overflow-wrap:anywhere]">
              {entry.set_by === null
                ? t('entry_published', values)
                : t('entry_own', {
                    ...values,
                    name: entry.set_by.name,
                    end: momentOf(entry.ended_at ?? entry.ends_at),
                    reason: entry.reason,
                  })}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Rates({ data, now }: { data: StaffRates; now: Date }) {
  const t = useTranslations('admin.exchange_rate');
  return (
    <>
      {data.has_source ? null : (
        <InlineAlert tone="info" className="mb-4">
          {t('no_source')}
        </InlineAlert>
      )}
      <ul className="grid gap-3 sm:grid-cols-2">
        {data.rates.map((rate) => (
          <RateCard key={rate.currency_id} rate={rate} now={now} />
        ))}
      </ul>
      <History entries={data.history} rates={data.rates} now={now} />
    </>
  );
}

/** The exchange rates in force, the staff's own ones, and their history. */
export function ExchangePage() {
  const [now] = useState(() => new Date());
  const query = useStaffRates();
  const { data } = query;
  return (
    <AdminPage view="exchange_rate">
      <QueryStates query={query} />
      {data ? <Rates data={data} now={now} /> : null}
    </AdminPage>
  );
}
