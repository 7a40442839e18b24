'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { DateInput } from '@/components/ui/inputs/date-input';
import { Field } from '@/components/ui/inputs/field';
import { startsAheadDaysMax } from '@/lib/contracts/money/promotion';
import { dayMs } from '@/lib/domain/time/duration';
import { tbilisiDay } from '@/lib/domain/time/tbilisi';
import { formatDateTime } from '@/lib/format/date';
import { DaysField } from './days-field';

type Props = {
  days: string;
  onDaysChange: (days: string) => void;
  /** The days of a placement, which a package fixes; null without one. */
  fixedDays: number | null;
  /** Ready to show. */
  error: string | null;
  startsOn: string;
  onStartChange: (day: string) => void;
  startError: string | null;
  /** When the time of the first statement is used up; null while it is not known. */
  endsAt: string | null;
};

/** How long, from when, and until when: the end comes from the server. */
export function VipTerm({ startsOn, onStartChange, startError, endsAt, days, onDaysChange, fixedDays, error }: Props) {
  const t = useTranslations('vip.order');
  const locale = useLocale();
  const [now] = useState(() => new Date());
  return (
    <div className="grid gap-x-4 gap-y-5 xl:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)_minmax(0,1fr)]">
      <DaysField
        value={days}
        onChange={onDaysChange}
        fixedDays={fixedDays}
        hint={fixedDays === null ? t('warned') : t('package_term', { days: fixedDays })}
        error={error}
      />
      <div data-field="starts_on">
        <Field label={t('starts')} hint={t('starts_hint')} error={startError}>
          <DateInput
            value={startsOn}
            onValueChange={onStartChange}
            min={tbilisiDay(now)}
            max={tbilisiDay(new Date(now.getTime() + startsAheadDaysMax * dayMs))}
          />
        </Field>
      </div>
      <div>
        <p className="type-label">{t('ends')}</p>
        <p aria-live="polite" className="type-body mt-1.5 flex min-h-12 items-center rounded-control bg-tuff-100 px-3.5">
          {endsAt ? formatDateTime(new Date(endsAt), now, locale) : '—'}
        </p>
      </div>
    </div>
  );
}
